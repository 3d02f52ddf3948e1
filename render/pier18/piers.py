"""The piers with who strolls on them, and marks for those that bring points."""

from collections.abc import Iterator
from functools import cache

from render.pier18.deck import section
from render.pier18.geometry import DECK_HIGH, FEET, PANEL_HIGH, SHOAL, SHORE, column_size
from render.pier18.icons import bloom, heart, seal
from render.pier18.people import person
from render.pier18.seat_status import SeatStatus
from render.scene import Box, Drawing, Ellipse, Group, Item, Line, Sprite, Text
from render.text import width
from rules.pier18 import (
    BOTTOM,
    CARDS,
    EMPTY,
    NUMBERS,
    Character,
    PierObservation,
    flower_groups,
    scoring_lovers,
    starts,
)

_SIDES = ("top", "bottom")
_SEALS = 38
"""From one patron to the next on the beach."""


def pier(
    obs: PierObservation, seat: int, status: SeatStatus, longest: int, top: int
) -> Iterator[Item]:
    """The pier of *seat* in its strip of sea, and its patrons on the beach.

    *longest* is how many columns the longest pier has: all are drawn to the same scale. *top* is
    the upper edge of the panel.
    """
    if not status.pier:
        return
    yield from _patrons(obs, seat, top + PANEL_HIGH)
    drawn = _Pier(seat, status, longest, top + PANEL_HIGH + SHOAL)
    yield from drawn.sections()
    yield from drawn.people()
    yield from drawn.frame()
    yield from drawn.marks()


def _patrons(obs: PierObservation, seat: int, top: int) -> Iterator[Group]:
    cards = obs.patrons[seat]
    if cards:
        first = top + SHOAL + DECK_HIGH // 2 - (len(cards) - 1) * _SEALS // 2
        yield Group(
            tuple(
                Sprite(60, first + place * _SEALS, seal(CARDS[card].patron, 19),
                       label=f"patron {card} seat {seat}")
                for place, card in enumerate(cards)
            ),
            label=f"patrons seat {seat}",
        )  # fmt: skip


class _Pier:
    """One pier, section after section."""

    def __init__(self, seat: int, status: SeatStatus, longest: int, top: int) -> None:
        self._seat = seat
        self._status = status
        self._top = top
        self._starts = starts(status.pier)
        self._wide, self._size = column_size(longest)

    def sections(self) -> Iterator[Sprite]:
        """The sections from the land: of two that overlap the later one is on top."""
        for laid, start in zip(self._status.pier, self._starts, strict=True):
            label = f"section {laid.card} at {start} seat {self._seat}"
            yield Sprite(self._x(start), self._top, section(self._wide), label=label)

    def people(self) -> Iterator[Group]:
        """The visible characters, a group per section: a new section changes only the last one."""
        ends = (*self._starts[1:], self._status.columns.length)
        for laid, start, end in zip(self._status.pier, self._starts, ends, strict=True):
            people = tuple(self._people(start, end))
            if people:
                yield Group(people, label=f"people on {laid.card} seat {self._seat}")

    def _x(self, column: int) -> int:
        """The left edge of a column."""
        return SHORE + column * self._wide

    def _middle(self, column: int) -> int:
        return self._x(column) + self._wide // 2

    def _people(self, start: int, end: int) -> Iterator[Sprite]:
        alone = {(place.side, place.column) for place in scoring_lovers(self._status.columns)}
        for side, places in enumerate(self._status.columns):
            for column in range(start, end):
                where = self._middle(column), self._top + FEET[side]
                if (side, column) in alone:
                    yield Sprite(where[0], where[1] - 8, _light(self._wide))
                if places[column] != EMPTY:
                    who = Character(places[column])
                    label = f"{who} {_SIDES[side]} {column} seat {self._seat}"
                    yield Sprite(*where, person(who, self._size), label=label)

    def frame(self) -> Iterator[Sprite]:
        """A frame around the section that the reader thinks of."""
        if self._status.added is not None:
            where = self._x(self._starts[-1]), self._top
            label = f"added {self._status.added.card} seat {self._seat}"
            yield Sprite(*where, _frame(self._wide), label=label)

    def marks(self) -> Iterator[Sprite]:
        """Beside each side what lovers and flower sellers on it bring."""
        for side in range(len(_SIDES)):
            yield from self._hearts(side)
            yield from self._garlands(side)

    def _hearts(self, side: int) -> Iterator[Sprite]:
        for place in scoring_lovers(self._status.columns):
            if place.side == side:
                label = f"love {_SIDES[side]} {place.column} seat {self._seat}"
                yield Sprite(
                    self._middle(place.column), self._beside(side, 16), _heart(), label=label
                )

    def _garlands(self, side: int) -> Iterator[Sprite]:
        for group in flower_groups(self._status.columns):
            count = len(group.characters)
            if group.side == side and count > 1:
                left, right = self._x(group.start) + 6, self._x(group.start + count) - 6
                label = f"garland {_SIDES[side]} {group.start} {count - 1} seat {self._seat}"
                yield Sprite((left + right) // 2, self._beside(side, 6),
                             _garland(right - left, count - 1, 1 if side == BOTTOM else -1),
                             label=label)  # fmt: skip

    def _beside(self, side: int, distance: int) -> int:
        """The height at *distance* from the edge of the boards."""
        return self._top - distance if side != BOTTOM else self._top + DECK_HIGH + distance + 3


@cache
def _light(wide: int) -> Drawing:
    return Drawing((Ellipse(0, 0, wide / 2, 12, "deck.light"),))


@cache
def _frame(wide: int) -> Drawing:
    left, top, right, bottom = -2, -3, NUMBERS.columns * wide + 2, DECK_HIGH + 5
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Drawing((Line(corners, "may", 6, closed=True),))


@cache
def _heart() -> Drawing:
    number = str(NUMBERS.lovers)
    return Drawing((*heart(0, 0, 16.5), Text(0, -1, number, 28, "paper", "middle")))


@cache
def _garland(wide: int, points: int, side: int) -> Drawing:
    """A line along a group, *side* 1 below it and -1 above it, with what the group brings."""
    ends = (
        (-wide / 2, -side * 4),
        (-wide / 2, side * 3),
        (wide / 2, side * 3),
        (wide / 2, -side * 4),
    )
    y, text = side * 12, str(points)
    room = 34 + width(text, 28)
    return Drawing(
        (
            Line(ends, "deck.edge", 8),
            Line(ends, "garland", 4.5),
            Box(-room / 2 - 2, y - 15, room + 4, 30, "garland", 14),
            Box(-room / 2, y - 13, room, 26, "panel", 12),
            *bloom(-room / 2 + 14, y, 11, "bloom"),
            Text(room / 2 - 5, y, text, 28, "text", "right"),
        )
    )
