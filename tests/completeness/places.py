"""Where the files of a game are expected."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """Folders below the root of the repository; ``{key}`` is the key of the game."""

    locales: str = "data/locales"
    playthroughs: str = "tests/playthroughs/{key}"
    rules_tests: str = "tests/rules/{key}"
    code: tuple[str, ...] = ("rules/{key}", "render/{key}")
    goldens: str = "tests/render/golden"
    has_benchmarks: bool = True
    """Whether the benchmarks measure the game."""


REPOSITORY = Places()
"""The places of every game that is offered to players."""
