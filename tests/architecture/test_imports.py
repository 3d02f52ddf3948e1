"""Imports run one way, as ``docs/architecture.md`` says, and in no circle."""

import ast
import sys
from fnmatch import fnmatch
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path

import pytest
from sources import ROOT, import_statements, imports, modules, name

STDLIB = sys.stdlib_module_names
GAMES = sorted({path.parent.name for path in modules("rules") if path.name == "game.py"} - {"core"})

PUBLIC = [
    f"rules.{game}.{name}" for game in GAMES for name in import_module(f"rules.{game}").__all__
]
"""What a game's package shows to those who draw it: its observation, and what that is made of."""


ENGINE = (
    *("workers", "program", "clocks", "table", "records"),
    *("messages", "publishing", "commands", "app"),
)
"""The rooms of ``cogs`` that every table needs: each may import those before it."""
FEATURES = sorted({name(path).split("/")[1] for path in modules("cogs")} - {"__init__.py", *ENGINE})
"""The other rooms of ``cogs``: each may import the engine, and none of the others."""


def strangers(places, *allowed: str) -> list[str]:
    """List what these files import beside the standard library and *allowed* (patterns)."""
    return [
        f"{name(path)} imports {imported}"
        for path in modules(*places)
        for imported in imports(path)
        if imported.split(".")[0] not in STDLIB
        and not any(fnmatch(imported, pattern) for pattern in allowed)
    ]


def known(places, *forbidden: str) -> list[str]:
    """List what these files import of *forbidden* (patterns)."""
    return [
        f"{name(path)} imports {imported}"
        for path in modules(*places)
        for imported in imports(path)
        if any(fnmatch(imported, pattern) for pattern in forbidden)
    ]


def test_the_rules_know_nothing_but_the_language():
    assert strangers(["rules"], "rules.*") == []


def test_the_rules_ask_neither_clock_nor_system_nor_a_global_generator():
    assert (
        known(["rules"], "time*", "datetime*", "os*", "logging*", "random.[a-z]*", "random") == []
    )


def test_no_game_knows_another_one():
    for game in GAMES:
        assert strangers([f"rules/{game}"], "rules.core.*", f"rules.{game}.*") == []
    assert strangers(["rules/core"], "rules.core.*") == []


def test_computer_players_know_the_contract_and_no_game():
    assert strangers(["rules/players"], "rules.core.*", "rules.players.*") == []


def test_computer_players_replay_no_game_and_draw_no_chance():
    assert (
        known(["rules/players"], "rules.core.codec*", "rules.core.history*", "rules.core.visible*")
        == []
    )
    assert known(["rules/players"], "rules.core.chance.Chance") == []


def test_pictures_are_made_of_observations_only():
    allowed = (
        "PIL.*",
        "arabic_reshaper.*",
        "bidi.*",
        "cachetools.*",
        "isal.*",
        "render",
        "render.*",
        "rules.core.types.*",
        *PUBLIC,
        "data.i18n.Translator",
    )
    assert strangers(["render"], *allowed) == []


def test_the_example_of_the_guide_keeps_the_rules_of_all_games():
    nim = "tests.games.nim"
    assert strangers(["tests/games/nim/rules"], "rules.core.*", f"{nim}.rules.*") == []
    public = [f"{nim}.rules.{name}" for name in import_module(f"{nim}.rules").__all__]
    allowed = ("render.*", "rules.core.types.*", f"{nim}.render.*", *public)
    assert strangers(["tests/games/nim/render"], *allowed) == []


def test_data_knows_neither_discord_nor_what_is_above_it():
    assert known(["data"], "discord*", "cogs*", "render*", "sandbox*", "bot*") == []


def test_nothing_but_the_pools_of_the_store_opens_a_database():
    """Backups aside, which SQLite makes itself. Its driver's errors are only told apart."""
    places = ("rules", "render", "data", "cogs", "sandbox", "bot.py")
    drivers = known(places, "sqlite3*", "aiosqlite*", "asyncpg*", "*create*_engine")
    assert {line.split()[0] for line in drivers} == {
        "data/store/backup.py",
        "data/store/errors.py",
        "data/store/pools.py",
    }


def test_what_a_table_is_knows_no_discord():
    assert known(["cogs/table"], "discord*") == []


@pytest.mark.parametrize("room", ENGINE)
def test_the_rooms_of_the_engine_import_downwards_only(room: str) -> None:
    above = {*ENGINE[ENGINE.index(room) + 1 :], *FEATURES}
    assert known([f"cogs/{room}"], *(f"cogs.{each}.*" for each in above)) == []


@pytest.mark.parametrize("feature", FEATURES)
def test_features_know_the_engine_and_not_each_other(feature: str) -> None:
    others = [f"cogs.{each}.*" for each in FEATURES if each != feature]
    assert known([f"cogs/{feature}"], *others) == []


def test_the_cogs_know_no_single_game():
    assert known(["cogs"], *(f"rules.{game}*" for game in GAMES)) == []
    assert known(["cogs"], *(f"render.{game}*" for game in GAMES)) == []


def test_what_all_pictures_share_knows_no_single_game():
    shared = [path for path in modules("render") if name(path).count("/") == 1]
    of_games = [f"{room}.{game}*" for room in ("render", "rules") for game in GAMES]
    knowing = [name(path) for path in shared if known([name(path)], *of_games)]
    assert knowing == ["render/registry.py"]


@pytest.mark.parametrize("game", GAMES)
def test_no_layout_knows_another_game(game):
    others = [
        f"{room}.{other}*" for room in ("render", "rules") for other in GAMES if other != game
    ]
    assert known([f"render/{game}"], *others) == []


def test_the_sandbox_knows_the_protocol_and_not_this_bot():
    assert strangers(["sandbox"], "aiohttp*", "sandbox*") == []


def test_only_the_program_itself_starts_the_sandbox():
    assert known(["rules", "render", "data", "cogs"], "sandbox*") == []


def test_nothing_below_knows_the_program():
    assert known(["rules", "render", "data", "cogs", "sandbox"], "bot", "bot.*", "tests*") == []


def test_the_finder_finds_imports():
    assert known(["bot.py"], "sandbox*")
    assert known(["cogs"], "discord*")


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
    assert "data.store" in found["cogs.table.service"]
    assert "cogs.table" not in found["cogs.table.service"]
    assert "cogs.table.lobby" in found["cogs.table.service"]
    assert "data.store.rows" in found["data.store.store"]
