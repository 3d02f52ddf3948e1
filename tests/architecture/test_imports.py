"""Who knows whom: secrets and layers are kept apart by what a file may import."""

import sys
from fnmatch import fnmatch
from importlib import import_module

import pytest
from sources import imports, modules, name

STDLIB = sys.stdlib_module_names
GAMES = sorted({path.parent.name for path in modules("rules") if path.name == "game.py"} - {"core"})

PUBLIC = [
    f"rules.{game}.{name}" for game in GAMES for name in import_module(f"rules.{game}").__all__
]
"""What a game's package shows to those who draw it: its observation, and what that is made of."""


FLOORS = ("session", "messages", "delivery", "commands")
"""The packages of ``cogs.tables``: each may import those before it."""


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
    assert known(["cogs/tables/session"], "discord*") == []


@pytest.mark.parametrize("position", range(len(FLOORS)))
def test_the_packages_of_a_table_import_downwards_only(position):
    above = [f"cogs.tables.{floor}*" for floor in FLOORS[position + 1 :]]
    assert known([f"cogs/tables/{FLOORS[position]}"], *above, "cogs.tables.setup*") == []


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
