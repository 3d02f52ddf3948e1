"""Carelessness and strength of the levels, from ``data/players/levels.json``.

Both differ from game to game and with the number of seats: what hardly matters in a game of luck
loses one of skill. ``make strength`` measures and writes the ratings.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rules.core.weights import FOLDER

FILE = FOLDER / "levels.json"
EVEN = 1000
"""The rating of the medium level in every game and at every table; others are relative to it."""


class BadGrades(ValueError):
    """A file of grades that cannot be read; the message says why."""


class Grade(NamedTuple):
    """One level at one game with some number of seats."""

    doubt: float = 0.0
    """The standard deviation of what each action is misjudged by, in logits."""
    elo: int | None = None
    """The rating; 100 more is to be ahead of 64 of 100 opponents. None where it is not known."""


UNKNOWN: Mapping[str, Grade] = {"easy": Grade(doubt=1.0), "medium": Grade(), "hard": Grade()}
"""The levels of a game that was never measured."""


def grade(game: str, seats: int, level: str) -> Grade:
    """The grade of *level* at *game* with so many *seats*, or as many as are nearest to it."""
    tables = _grades().get(game)
    if not tables:
        return UNKNOWN[level]
    nearest = min(tables, key=lambda known: (abs(known - seats), known))
    return tables[nearest].get(level, UNKNOWN[level])


def known_seats(game: str) -> tuple[int, ...]:
    """With how many seats the levels of *game* were measured; none where they never were."""
    return tuple(_grades().get(game) or ())


@cache
def _grades() -> Mapping[str, Mapping[int, Mapping[str, Grade]]]:
    return read_grades()


def read_grades(file: Path = FILE) -> Mapping[str, Mapping[int, Mapping[str, Grade]]]:
    """By game, seats and level what *file* says.

    :raises BadGrades: it is missing, or cannot be read.
    """
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        return {
            str(game): {
                int(seats): {str(level): _grade(facts) for level, facts in levels.items()}
                for seats, levels in tables.items()
            }
            for game, tables in found.items()
        }
    except (OSError, ValueError, TypeError, AttributeError, KeyError) as error:
        raise BadGrades(f"{file.name}: {error!r}") from error


def _grade(facts: Mapping[str, Any]) -> Grade:
    doubt, elo = float(facts["doubt"]), facts["elo"]
    if doubt < 0:
        raise ValueError(f"a doubt of {doubt}")
    return Grade(doubt, None if elo is None else int(elo))
