"""Sections of piers: boards on piles, a railing along the back, a lamp where one begins."""

from collections.abc import Iterator
from functools import cache

from render.marks import strokes
from render.pier18.geometry import DECK_HIGH
from render.scene import Box, Drawing, Ellipse, Line, Polygon, Primitive
from rules.pier18 import NUMBERS

_PLANKS = 3
"""Planks of a column."""
_FRONT = 9
"""How thick the boards are, seen from the front."""
_RAIL = 15
"""How high the railing stands above the boards."""


@cache
def section(wide: int, frame: str | None = None) -> Drawing:
    """A section of a pier whose columns are *wide*; the origin is its upper left corner.

    A beam with a lamp holds it down on what lies under it at its left, and it casts a shadow there,
    so that of two sections the upper one is seen. One with a *frame* of this role has pale planks.
    """
    length, wood = NUMBERS.columns * wide, "fresh" if frame else "deck"
    return Drawing.of(
        *_piles(length),
        *_railing(wide),
        *boards(wide, DECK_HIGH, wood).primitives,
        *_beam(wood),
        *(_frame(frame, length) if frame else ()),
    )


@cache
def boards(wide: int, high: int, wood: str = "deck") -> Drawing:
    """The bare boards of a section of *wood*; the origin is their upper left corner."""
    length = NUMBERS.columns * wide
    return Drawing.of(*_slab(length, high, wood), *_planks(wide, high, wood))


@cache
def plot(wide: int) -> Drawing:
    """Draw the place of a foundation: piles in the water, and ropes between them."""
    length, primitives = NUMBERS.columns * wide, list[Primitive]()
    corners = ((0, 0), (length, 0), (length, DECK_HIGH), (0, DECK_HIGH))
    primitives.append(Line(corners, "deck.light", 2.5, closed=True))
    for column in range(NUMBERS.columns + 1):
        for y in (0, DECK_HIGH):
            x = column * wide
            primitives.append(Ellipse(x, y + 8, 15, 5, "wave"))
            primitives.append(Box(x - 7, y - 22, 14, 31, "deck.edge", 4))
            primitives.append(Box(x - 5, y - 20, 10, 27, "deck.front", 3))
            primitives.append(Ellipse(x, y - 18, 5, 3, "deck.light"))
    return Drawing(tuple(primitives))


def _piles(length: float) -> Iterator[Primitive]:
    """The shadows on the section below and on the water, and piles with their reflections."""
    yield Box(-9, 2, 16, DECK_HIGH, "deck.shade", 4)
    yield Box(6, DECK_HIGH + _FRONT, length - 6, 12, "sea.shade")
    for share in (0.25, 0.75):
        x, y = share * length, DECK_HIGH + _FRONT
        yield Box(x - 8, y, 16, 5, "sea.shade", 2)
        yield Box(x - 6, y - 4, 12, 9, "deck.edge", 2)
        for row, reach in enumerate((9, 5)):
            yield Line(((x - reach, y + 8 + 5 * row), (x + reach, y + 8 + 5 * row)), "wave", 2)


def _railing(wide: int) -> Iterator[Primitive]:
    length = NUMBERS.columns * wide
    for column in range(NUMBERS.columns):
        x = (column + 0.5) * wide
        yield Box(x - 3, -_RAIL, 6, _RAIL, "deck.edge", 2)
    for y in (-_RAIL, -_RAIL / 2):
        yield Box(0, y - 2, length, 4, "deck.edge", 2)
    yield Box(0, -_RAIL - 1, length, 2, "deck.light")


def _beam(wood: str) -> Iterator[Primitive]:
    """The lamp ends below the frame of a lit panel: else that would change all sections."""
    yield Box(9, 3, 5, DECK_HIGH - 3, f"{wood}.line")
    yield Ellipse(3, -11, 18, 15, "lamp.veil")
    yield Box(-3, -8, 12, DECK_HIGH + 18, "deck.edge", 4)
    yield Box(-1, -6, 8, DECK_HIGH + 14, "deck.light", 3)
    yield Box(-4, -21, 14, 16, "ink", 4)
    yield Box(-1.5, -19, 9, 11, "lamp", 2)
    yield Polygon(((-7, -19), (3, -26), (13, -19)), "ink")


def _frame(role: str, length: float) -> tuple[Line, ...]:
    """The frame is part of the boards: a layer of its own would be large to repaint.

    What somebody has just done is framed in the colour of that seat.
    """
    left, top, right, bottom = 0, 0, length - 1, DECK_HIGH + 6
    corners = (left, top), (right, top), (right, bottom), (left, bottom)
    if role == "chosen":
        return strokes("chosen", corners, closed=True)
    widths = (("ink", 14), (role, 10), ("paper", 3))
    return tuple(Line(corners, colour, width, closed=True) for colour, width in widths)


def _slab(length: float, high: float, wood: str) -> Iterator[Primitive]:
    yield Box(0, -2, length, high + _FRONT + 4, "deck.edge", 5)
    yield Box(2, high, length - 4, _FRONT, "deck.front", 3)
    yield Box(2, 0, length - 4, high, wood, 3)
    yield Box(2, 0, length - 4, 3, f"{wood}.light")


def _planks(wide: int, high: float, wood: str) -> Iterator[Primitive]:
    for column in range(NUMBERS.columns):
        left = column * wide
        if column % 2:
            end = min(left + wide, NUMBERS.columns * wide - 3)
            yield Box(left, 2, end - left, high - 4, f"{wood}.plank")
        for plank in range(1, _PLANKS):
            yield Box(left + plank * wide / _PLANKS - 0.5, 2, 1.5, high - 4, f"{wood}.line")
        if column:
            yield Box(left - 1, 1, 3, high - 2, f"{wood}.line")
    yield Box(4, high / 2 - 1, NUMBERS.columns * wide - 8, 3, f"{wood}.line")
