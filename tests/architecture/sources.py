"""The files of the project, and what stands in them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("rules", "render", "data", "cogs", "sandbox", "tests")
TEXTS = {".py", ".ftl", ".toml", ".txt", ".md", ".html", ".css", ".js", ".json", ".ini", ".yml"}


def _is_ours(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return not any((part.startswith(".") and part != ".ci") or part == "var" for part in parts)


@cache
def texts() -> tuple[Path, ...]:
    """Every text file of the project."""
    found = [
        *ROOT.glob("*"),
        *(path for room in (*ROOMS, ".ci") for path in (ROOT / room).rglob("*")),
    ]
    names = {"Makefile", "LICENSE", "run"}
    ours = (path for path in found if path.is_file() and _is_ours(path))
    return tuple(sorted(path for path in ours if path.suffix in TEXTS or path.name in names))


def modules(*places: str) -> tuple[Path, ...]:
    """The Python files in these folders, or these files themselves; all where none is named."""
    chosen = [ROOT / place for place in places] or [ROOT]
    return tuple(
        path
        for path in texts()
        if path.suffix == ".py" and any(path.is_relative_to(place) for place in chosen)
    )


def name(path: Path) -> str:
    """How a file is called in a message."""
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), name(path))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Everything that a file imports, wherever in it, by its full name."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name(path)} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def calls(path: Path) -> Iterator[ast.Call]:
    yield from (node for node in ast.walk(tree(path)) if isinstance(node, ast.Call))
