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
    """Return the name of a file for a message."""
    return path.relative_to(ROOT).as_posix()


def tree(path: Path) -> ast.Module:
    """Everything in a file; not kept, as all files together would take hundreds of megabytes."""
    return ast.parse(path.read_text(encoding="utf-8"), name(path))


@cache
def import_statements(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Every import of a file, wherever in it."""
    return tuple(s for s in _statements(tree(path)) if isinstance(s, ast.Import | ast.ImportFrom))


def _statements(whole: ast.Module) -> Iterator[ast.AST]:
    """Expressions, which are most of a tree, hold none and are passed over."""
    left: list[ast.AST] = [whole]
    while left:
        node = left.pop()
        yield node
        for block in ("body", "handlers", "orelse", "finalbody", "cases"):
            left += getattr(node, block, ())


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Everything that a file imports, wherever in it, by its full name."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for statement in import_statements(path):
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names)
        else:
            assert statement.level == 0, f"{name(path)} imports relatively"
            yield from (f"{statement.module}.{alias.name}" for alias in statement.names)
