"""The files that a game must have beside its code, and the lines that register it."""

from collections.abc import Iterable, Iterator
from itertools import cycle, islice
from typing import Any

from render.registry import LAYOUTS
from rules import GAMES
from rules.core.game import Game
from tests.benchmarks import pictures, playouts
from tests.completeness.places import ROOT, Places
from tests.e2e.secrets_told import KEPT


def missing_lines(game: Game[Any, Any, Any], places: Places) -> Iterator[str]:
    """The registries that do not name *game*."""
    key = game.info.key
    registries: dict[str, Iterable[str]] = {
        "rules/registry.py": GAMES,
        "render/registry.py": LAYOUTS,
    }
    if places.has_benchmarks:
        registries["tests/benchmarks/playouts.py"] = playouts.WANTED
        registries["tests/benchmarks/pictures.py"] = pictures.SEATS
    if game.info.has_hidden_information:
        registries["tests/e2e/secrets_told/__init__.py"] = KEPT
    yield from (f"{file}: {key}" for file, names in registries.items() if key not in names)


def missing_files(game: Game[Any, Any, Any], places: Places) -> Iterator[str]:
    """Files, or patterns of files, of which there is none."""
    key = game.info.key
    wanted = [f"{places.rules_tests}/test_*.py", f"{places.goldens}/{{key}}-*.png"]
    wanted += [f"{places.playthroughs}/{name}" for name in playthroughs(game)]
    for pattern in (each.format(key=key) for each in wanted):
        if not any(ROOT.glob(pattern)):
            yield pattern


def playthroughs(game: Game[Any, Any, Any]) -> list[str]:
    """The names of the playthroughs to keep: each number of seats is there, and each way to end."""
    info = game.info
    seats, reasons = range(info.min_seats, info.max_seats + 1), sorted(info.terminations)
    pairs = zip(cycle(seats), cycle(reasons), strict=False)
    most = max(len(seats), len(reasons))
    return [f"{number}-{reason}.txt" for number, reason in islice(pairs, most)]
