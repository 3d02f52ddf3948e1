"""No circle of imports, not even for types: every module can be read after those it needs."""

import pytest
from import_graph import cycle, graph

ROOMS = ("rules", "render", "data", "cogs", "sandbox")


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_imports_itself_through_others(room):
    assert cycle(graph(room)) == []


def test_the_whole_program_has_no_circle_either():
    assert cycle(graph(*ROOMS, "bot.py")) == []


def test_a_circle_is_found():
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})
    assert cycle({"a": {"b"}, "b": set()}) == []


def test_the_graph_knows_packages_modules_and_names():
    found = graph("data", "cogs")
    assert "data.store" in found["cogs.tables.session.service"]
    assert "cogs.tables.session" not in found["cogs.tables.session.service"]
    assert "cogs.tables.session.lobby" in found["cogs.tables.session.service"]
    assert "data.store.rows" in found["data.store.store"]
