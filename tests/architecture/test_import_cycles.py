"""No circle of imports, not even for types: every module can be read after those it needs."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from sources import ROOT, import_statements, modules

Graph = dict[str, set[str]]


def module_name(path: Path) -> str:
    """The dotted name under which *path* is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def graph(*places: str) -> Graph:
    """For each module in these folders the modules among them that it imports."""
    by_name = {module_name(path): path for path in modules(*places)}
    return {name: _imports(path, set(by_name)) - {name} for name, path in by_name.items()}


def _imports(path: Path, known: set[str]) -> set[str]:
    """``from package import module`` counts for the module, of other names for the package."""
    found: set[str] = set()
    for statement in import_statements(path):
        if isinstance(statement, ast.Import):
            found.update(alias.name for alias in statement.names)
        elif statement.module:
            names = [f"{statement.module}.{alias.name}" for alias in statement.names]
            found.update(name if name in known else statement.module for name in names)
    return found & known


def cycle(of: Graph) -> list[str]:
    """Modules that import each other in a circle, the first one again at the end; [] for none."""
    try:
        TopologicalSorter(of).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        return circle
    return []


def test_no_module_imports_itself_through_others():
    assert cycle(graph("rules", "render", "data", "cogs", "sandbox", "bot.py")) == []


def test_a_circle_is_found():
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})
    assert cycle({"a": {"b"}, "b": set()}) == []


def test_the_graph_knows_packages_modules_and_names():
    found = graph("data", "cogs")
    assert "data.store" in found["cogs.tables.session.service"]
    assert "cogs.tables.session" not in found["cogs.tables.session.service"]
    assert "cogs.tables.session.lobby" in found["cogs.tables.session.service"]
    assert "data.store.rows" in found["data.store.store"]
