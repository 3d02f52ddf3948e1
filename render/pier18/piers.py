"""The piers with who strolls on them, and marks for those that bring points."""

from collections.abc import Container, Iterator
from functools import cache

from render.pier18.coast import hut
from render.pier18.deck import plot, section
from render.pier18.geometry import DECK_HIGH, FEET, MARGIN, PANEL_HIGH, SHOAL, SHORE, column_size
from render.pier18.icons import bloom, boat, heart, seal
from render.pier18.people import person
from render.pier18.seat_status import SeatStatus, recent
from render.scene import Box, Drawing, Ellipse, Group, Item, Line, Polygon, Sprite, Text
from render.shapes import framed
from render.text import width
from render.widgets import flat_mark
from rules.pier18 import (
    BOTTOM,
    CARDS,
    EMPTY,
    NUMBERS,
    Character,
    Phase,
    PierObservation,
    Section,
    flower_groups,
    scoring_fishers,
    scoring_lovers,
    scoring_poets,
    starts,
)

_SIDES = ("top", "bottom")
_BOAT = 690
"""The x of the boat of the first seat; those of the others sail further out."""
_HUT = MARGIN + 41, 92
"""Where the doorstep of a hut is, in its strip of sea."""
_TAG = 77
"""How far below the upper edge of a pier numbers stand between the coins of both sides."""
_SEALS = 40
"""From one patron to the next on the beach."""


def pier(
    obs: PierObservation, seat: int, status: SeatStatus, longest: int, top: int, *, marks_new: bool
) -> Iterator[Item]:
    """The pier of *seat* in its strip of sea, and its patrons on the beach.

    *longest* is how many columns the longest pier has: all are drawn to the same scale. *top* is
    the upper edge of the panel. *marks_new*: what is new to the reader is framed.
    """
    yield Sprite(_HUT[0], top + PANEL_HIGH + _HUT[1], _cabin(seat), label=f"hut seat {seat}")
    if not status.pier:
        ropes = plot(column_size(longest)[0])
        yield Sprite(SHORE, top + PANEL_HIGH + SHOAL, ropes, label=f"plot seat {seat}")
        return
    yield from _patrons(obs, seat, top + PANEL_HIGH)
    new = {turn.section for turn in recent(obs) if marks_new and turn.seat == seat}
    drawn = _Pier(seat, status, longest, top + PANEL_HIGH + SHOAL, new)
    choosing = {each.seat for each in obs.legal or obs.open_legal}
    covers = [*drawn.covers()] if obs.phase is not Phase.KEEP and seat in choosing else []
    yield from drawn.sections()
    yield from (Sprite(x, y, cover_line()) for _, x, y in covers)
    yield from drawn.people()
    yield from drawn.pennants()
    yield from drawn.marks()
    for covered, x, y in covers:
        yield Sprite(x, y + _TAG, cover_tag(covered), label=f"cover {covered} seat {seat}")
    if drawn.end < _BOAT - 60 and obs.phase is not Phase.KEEP:
        yield Sprite(_BOAT + 36 * seat, top + PANEL_HIGH + 96 + 24 * seat, boat())


def _patrons(obs: PierObservation, seat: int, top: int) -> Iterator[Group]:
    cards = obs.patrons[seat]
    if cards:
        yield Group(
            tuple(
                Sprite(*_beach(top, place), seal(CARDS[card].patron, 19),
                       label=f"patron {card} seat {seat}")
                for place, card in enumerate(cards)
            ),
            label=f"patrons seat {seat}",
        )  # fmt: skip


@cache
def _cabin(seat: int) -> Drawing:
    return Drawing(tuple(hut(0, 0, seat)))


def _beach(top: int, place: int) -> tuple[int, int]:
    """Return the place of a patron: two side by side, the first ones next to the hut."""
    row, column = divmod(place, 2)
    return 53 + column * _SEALS - _SEALS // 2, top + 124 + row * _SEALS


class _Pier:
    """One pier, section after section."""

    def __init__(
        self, seat: int, status: SeatStatus, longest: int, top: int, new: Container[int]
    ) -> None:
        self._seat = seat
        self._status = status
        self._top = top
        self._new = new
        self._starts = starts(status.pier)
        self._wide, self._size = column_size(longest)

    @property
    def end(self) -> int:
        """The x at which the pier ends."""
        return self._x(self._status.columns.length)

    def sections(self) -> Iterator[Sprite]:
        """The sections from the land: of two that overlap the later one is on top."""
        for number, laid, start, _ in self._laid():
            drawing = section(self._wide, self._frame(number))
            label = f"section {laid.card} at {start} seat {self._seat}"
            yield Sprite(self._x(start), self._top, drawing, label=label)

    def _frame(self, number: int) -> str | None:
        """The role of the frame of a section that the reader thinks of, or that is new."""
        if self._status.added is not None and number == len(self._status.pier) - 1:
            return "chosen"
        return f"seat{self._seat}.front" if number in self._new else None

    def people(self) -> Iterator[Group]:
        """The visible characters, a group per section: a new section changes only the last one."""
        for _, laid, start, end in self._laid():
            people = (*self._people(start, end), *self._coins(start, end))
            if people:
                yield Group(people, label=f"people on {laid.card} seat {self._seat}")

    def _laid(self) -> Iterator[tuple[int, Section, int, int]]:
        """Each section with its number, and the columns that are seen of it."""
        ends = (*self._starts[1:], self._status.columns.length)
        sections = zip(self._status.pier, self._starts, ends, strict=True)
        for number, (laid, start, end) in enumerate(sections):
            yield number, laid, start, end

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
                    yield Sprite(where[0], where[1] - 8, light(self._wide))
                if places[column] != EMPTY:
                    who = Character(places[column])
                    label = f"{who} {_SIDES[side]} {column} seat {self._seat}"
                    yield Sprite(*where, person(who, self._size), label=label)

    def _coins(self, start: int, end: int) -> Iterator[Sprite]:
        """A coin for each point that fishers and poets bring, beside who brings it."""
        for who, places in (
            (Character.FISHER, scoring_fishers(self._status.columns)),
            (Character.POET, scoring_poets(self._status.columns)),
        ):
            for place in places:
                if not start <= place.column < end:
                    continue
                x = self._middle(place.column) + min(self._wide // 2 - 10, 19)
                y = self._top + FEET[place.side] - 15
                label = f"coin {who} {_SIDES[place.side]} {place.column} seat {self._seat}"
                yield Sprite(x, y, coin(who), label=label)

    def pennants(self) -> Iterator[Sprite]:
        """The flag of the seat at the end of its new section."""
        if self._frame(len(self._starts) - 1) is not None:
            label = f"pennant seat {self._seat}"
            yield Sprite(self.end, self._top, pennant(self._seat), label=label)

    def marks(self) -> Iterator[Sprite]:
        """Beside each side what lovers and flower sellers on it bring."""
        for side in range(len(_SIDES)):
            yield from self._hearts(side)
            yield from self._garlands(side)

    def covers(self) -> Iterator[tuple[int, int, int]]:
        """Where a card begins that covers so many columns, which is what buttons say."""
        added = self._status.added
        end = self._starts[-1] + added.covered if added else self._status.columns.length
        for covered in range(1, NUMBERS.columns):
            yield covered, self._x(end - covered), self._top

    def _hearts(self, side: int) -> Iterator[Sprite]:
        for place in scoring_lovers(self._status.columns):
            if place.side == side:
                label = f"love {_SIDES[side]} {place.column} seat {self._seat}"
                yield Sprite(
                    self._middle(place.column), self._beside(side, 6, 6), love(), label=label
                )

    def _garlands(self, side: int) -> Iterator[Sprite]:
        for group in flower_groups(self._status.columns):
            count = len(group.characters)
            if group.side == side and count > 1:
                left, right = self._x(group.start) + 6, self._x(group.start + count) - 6
                label = f"garland {_SIDES[side]} {group.start} {count - 1} seat {self._seat}"
                yield Sprite((left + right) // 2, self._beside(side, 0, -2),
                             garland(right - left, count - 1, 1 if side == BOTTOM else -1),
                             label=label)  # fmt: skip

    def _beside(self, side: int, above: int, below: int) -> int:
        """The height so far *above* the boards, or on the other side *below* them."""
        return self._top - above if side != BOTTOM else self._top + DECK_HIGH + below


@cache
def cover_line() -> Drawing:
    """A line across a pier, whose upper end is at its upper edge."""
    ends = (0, 4), (0, DECK_HIGH - 4)
    return Drawing.of(Line(ends, "mark.edge", 6), Line(ends, "may", 3))


@cache
def cover_tag(covered: int) -> Drawing:
    """The number on such a line."""
    number = Text(0, 0, str(covered), 28, "may.text", "middle")
    return Drawing.of(*framed(-12, -15, 24, 30, "mark.edge", "may", 10), number)


@cache
def light(wide: int) -> Drawing:
    """Light on the boards at the feet of lovers who are by themselves."""
    return Drawing.of(Ellipse(0, 0, wide / 2, 12, "deck.light"))


@cache
def coin(who: Character) -> Drawing:
    """A point that *who* brings."""
    role = {Character.FISHER: "fish", Character.POET: "poet.icon"}[who]
    return Drawing.of(
        Ellipse(0, 0, 13.5, 13.5, "ink"),
        Ellipse(0, 0, 11.5, 11.5, role),
        Text(0, 0, "1", 28, "ink", "middle"),
    )


@cache
def pennant(seat: int) -> Drawing:
    """The flag of *seat* on its pole, the foot of which is the origin."""
    top = 10 - SHOAL
    cloth = ((0, top), (34, top + 12), (0, top + 24))
    return Drawing.of(
        Line(((0, 6), (0, top)), "ink", 5),
        Line(cloth, f"seat{seat}.edge", 5, closed=True),
        Polygon(cloth, f"seat{seat}.front"),
        flat_mark(seat, 10, top + 12, 5.5, f"seat{seat}.mark"),
    )


@cache
def love() -> Drawing:
    """A heart with what a pair of lovers brings."""
    number = str(NUMBERS.lovers)
    edge, body, _ = heart(0, 0, 16.5)
    return Drawing.of(edge, body, Text(0, -1, number, 28, "paper", "middle"))


@cache
def garland(wide: int, points: int, side: int) -> Drawing:
    """A line along a group, *side* 1 below it and -1 above it, with what the group brings."""
    ends = (
        (-wide / 2, -side * 4),
        (-wide / 2, side * 3),
        (wide / 2, side * 3),
        (wide / 2, -side * 4),
    )
    y, text = side * 10, str(points)
    room = 34 + width(text, 28)
    return Drawing.of(
        Line(ends, "deck.edge", 8),
        Line(ends, "garland", 4.5),
        Box(-room / 2 - 2, y - 15, room + 4, 30, "garland", 14),
        Box(-room / 2, y - 13, room, 26, "panel", 12),
        *bloom(-room / 2 + 14, y, 11, "bloom"),
        Text(room / 2 - 5, y, text, 28, "text", "right"),
    )
