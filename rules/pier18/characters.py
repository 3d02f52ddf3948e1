"""The worth of the characters on a pier."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from rules.pier18.cards import EMPTY, NUMBERS, Character
from rules.pier18.pier import BOTTOM, TOP, Columns

_SHORE = EMPTY * NUMBERS.distance
"""Beyond either end of a pier nobody is."""
_AIR = re.escape(_SHORE)
_SOMEBODY = f"[^{re.escape(EMPTY)}]"
_UNDISTURBED = re.compile(f"(?<={_AIR}){Character.LOVERS}(?={_AIR})")
_GROUP = re.compile(f"{_SOMEBODY}+")
_WITH_FLOWERS = re.compile(f"{_SOMEBODY}*{Character.FLOWERS}{_SOMEBODY}*")


class Place(NamedTuple):
    """One place of a pier."""

    side: int
    """``TOP`` or ``BOTTOM``."""
    column: int
    """From 0 at the land."""


class Group(NamedTuple):
    """Characters side by side, with an empty place or an end on either side."""

    side: int
    start: int
    """The column of its first character."""
    characters: str
    """Their letters, from the land to the sea."""


class Scores(NamedTuple):
    """The points for each kind of character. ``sum`` is the total."""

    poets: int
    lovers: int
    fishers: int
    flowers: int


def poets(columns: Columns) -> int:
    """A point for every so many poets on the whole pier."""
    return columns.number_of(Character.POET) // NUMBERS.poets


def lovers(columns: Columns) -> int:
    """Points for each lovers that are by themselves."""
    top, bottom = columns
    return NUMBERS.lovers * len(_UNDISTURBED.findall(f"{_SHORE}{top}{_SHORE}{bottom}{_SHORE}"))


def fishers(columns: Columns) -> int:
    """A point for each fisher on the side that has more of them."""
    return max(columns.top.count(Character.FISHER), columns.bottom.count(Character.FISHER))


def flowers(columns: Columns) -> int:
    """A point for every character beside one flower seller of its group."""
    top, bottom = columns
    found = _WITH_FLOWERS.findall(f"{top}{EMPTY}{bottom}")
    return len("".join(found)) - len(found)


POINTS: Mapping[Character, Callable[[Columns], int]] = MappingProxyType(
    {
        Character.POET: poets,
        Character.LOVERS: lovers,
        Character.FISHER: fishers,
        Character.FLOWERS: flowers,
    }
)
"""How to count each kind of character; in the order of :class:`Scores`."""


def scores(columns: Columns) -> Scores:
    """The points of all characters on a pier, without plan and patrons."""
    return Scores(poets(columns), lovers(columns), fishers(columns), flowers(columns))


def scoring_lovers(columns: Columns) -> tuple[Place, ...]:
    """The lovers that are by themselves, those on top first."""
    return tuple(
        Place(side, found.start() - NUMBERS.distance)
        for side, places in enumerate(columns)
        for found in _UNDISTURBED.finditer(f"{_SHORE}{places}{_SHORE}")
    )


def scoring_fishers(columns: Columns) -> tuple[Place, ...]:
    """The fishers on the side that has more of them; on top where both have as many."""
    side = max(TOP, BOTTOM, key=lambda each: columns[each].count(Character.FISHER))
    return tuple(place for place in _places(columns, Character.FISHER) if place.side == side)


def scoring_poets(columns: Columns) -> tuple[Place, ...]:
    """The poets with whom a point is complete, counted from the land."""
    poets_in_order = sorted(_places(columns, Character.POET), key=lambda place: place.column)
    return tuple(poets_in_order[NUMBERS.poets - 1 :: NUMBERS.poets])


def _places(columns: Columns, character: Character) -> list[Place]:
    return [
        Place(side, column)
        for side, places in enumerate(columns)
        for column, letter in enumerate(places)
        if letter == character
    ]


def groups(columns: Columns) -> tuple[Group, ...]:
    """All groups of a pier, those on top first."""
    return tuple(
        Group(side, found.start(), found[0])
        for side, places in enumerate(columns)
        for found in _GROUP.finditer(places)
    )


def flower_groups(columns: Columns) -> tuple[Group, ...]:
    """The groups with a flower seller, which bring points where they are of two or more."""
    return tuple(group for group in groups(columns) if Character.FLOWERS in group.characters)
