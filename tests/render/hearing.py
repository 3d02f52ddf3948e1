"""Tools to read back what somebody knows who hears the alternative texts of a game.

A reader turns the English texts back into facts. A test compares them with the observation, field
by field, so that a position can be played by ear.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from random import Random
from typing import Any

from boards import course

from rules import GAMES
from rules.core.types import Observation, OptionValue

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")

ELSEWHERE = frozenset({"seat", "seats", "options", "ply", "asked_at", "legal"})
"""Who reads, what was agreed in the lobby, and what the buttons say."""


def check(obs: Observation, facts: Mapping[str, object], *derived: str) -> None:
    """*facts* were heard and are those of *obs*; fields that follow from others are *derived*."""
    names = {field.name for field in fields(obs)}
    assert names - ELSEWHERE == facts.keys() | set(derived), names ^ facts.keys()
    for name, heard in facts.items():
        assert heard == getattr(obs, name), (name, heard, getattr(obs, name))


def between(text: str, start: str, end: str = r"\.") -> str:
    """Return what is said after *start* (a pattern) up to *end*; empty where it is not said."""
    found = re.search(f"{start}(.*?){end}(?= |$)", text)
    return found[1] if found else ""


def parts(listed: str, sign: str = ", ") -> list[str]:
    """The items of a list; none of an empty one."""
    return listed.split(sign) if listed else []


def seats_in(listed: str, sign: str = ", ") -> tuple[int, ...]:
    """The seats whose names are listed."""
    return tuple(NAMES.index(name) for name in parts(listed, sign))


def seat_of(name: str) -> int:
    """The seat of *name*."""
    return NAMES.index(name)


def ranks_in(text: str) -> tuple[int, ...] | None:
    """For each seat its place as the result names it; None while the game goes on."""
    places = re.search(r"The game is over.*?: ((?:\d\. \w+[^.]*?(?:, |\.))+)", text)
    if places is None:
        return None
    found = re.findall(r"(\d)\. (\w+)", places[1])
    return tuple(int(rank) for rank, _ in sorted(found, key=lambda place: seat_of(place[1])))


def observations(
    game: str, seed: int, seats: int, *, resigning: bool = False, **options: OptionValue
) -> Iterator[Any]:
    """A random game as a spectator sees it and as each seat does, in turn."""
    rng = Random(seed)
    resigns_at = 15 if resigning and seats > 2 else None
    for state in course(game, seed, seats, resigns_at=resigns_at, **options):
        yield GAMES[game].observe(state, rng.choice((None, *range(seats))))
