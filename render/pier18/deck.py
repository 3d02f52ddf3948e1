"""Wood and water: sections of piers, the sea around them and the land behind them."""

from collections.abc import Iterator
from functools import cache

from render.pier18.geometry import (
    DECK_HIGH,
    MARGIN,
    PANEL_HIGH,
    PANEL_WIDE,
    SHORE,
    STRIP_HIGH,
    WIDTH,
    height,
    panel_top,
)
from render.scene import Box, Drawing, Ellipse, Line, Polygon, Primitive
from rules.pier18 import NUMBERS

_PLANKS = 3
"""Planks of a column."""
_WALL = SHORE - 14
"""The x at which the wall of the shore begins."""
_WAVES = 9


@cache
def section(wide: int) -> Drawing:
    """A section of a pier whose columns are *wide*; the origin is its upper left corner.

    A beam with a lamp holds it down on what lies under it at its left, and it casts a shadow there,
    so that of two sections the upper one is seen.
    """
    return Drawing((*_piles(NUMBERS.columns * wide), *boards(wide, DECK_HIGH).primitives, *_beam()))


@cache
def boards(wide: int, high: int) -> Drawing:
    """The bare boards of a section; the origin is their upper left corner."""
    length = NUMBERS.columns * wide
    return Drawing((*_slab(length, high), *_planks(wide, high)))


def _piles(length: float) -> Iterator[Primitive]:
    yield Box(-9, 2, 16, DECK_HIGH, "deck.shade", 4)
    for x in (0.26 * length, 0.76 * length):
        yield Ellipse(x, DECK_HIGH + 14, 12, 4, "foam")
        yield Box(x - 6, DECK_HIGH - 4, 12, 18, "deck.edge", 3)


def _beam() -> Iterator[Primitive]:
    yield Box(-3, -8, 12, DECK_HIGH + 20, "deck.edge", 4)
    yield Box(-1, -6, 8, DECK_HIGH + 16, "deck.light", 3)
    yield Box(-4, -22, 14, 17, "ink", 4)
    yield Box(-1.5, -19, 9, 11, "lamp", 2)
    yield Polygon(((-7, -20), (3, -28), (13, -20)), "ink")


def _slab(length: float, high: float) -> Iterator[Primitive]:
    yield Box(0, -2, length, high + 8, "deck.edge", 7)
    yield Box(2, 0, length - 4, high, "deck", 5)


def _planks(wide: int, high: float) -> Iterator[Primitive]:
    for column in range(NUMBERS.columns):
        left = column * wide
        if column % 2:
            end = min(left + wide, NUMBERS.columns * wide - 3)
            yield Box(left, 2, end - left, high - 4, "deck.plank")
        for plank in range(1, _PLANKS):
            yield Box(left + plank * wide / _PLANKS - 0.5, 2, 1.5, high - 4, "deck.line")
        if column:
            yield Box(left - 1, 1, 3, high - 2, "deck.line")
    yield Box(4, high / 2 - 1, NUMBERS.columns * wide - 8, 3, "deck.line")


@cache
def coast(seats: int, has_cards: bool) -> Drawing:
    """What never changes: a panel, land and sea for each seat."""
    primitives: list[Primitive] = [Box(0, 0, WIDTH, height(seats, has_cards), "ground")]
    for seat in range(seats):
        top = panel_top(seat, has_cards)
        primitives += _panel(top)
        primitives += _sea(top + PANEL_HIGH, seat)
        primitives += _land(top + PANEL_HIGH)
    return Drawing(tuple(primitives))


def _panel(top: float) -> Iterator[Primitive]:
    yield Box(MARGIN, top, PANEL_WIDE, PANEL_HIGH + STRIP_HIGH, "panel.edge", 20)
    yield Box(MARGIN + 2, top + 2, PANEL_WIDE - 4, PANEL_HIGH + 20, "panel", 18)


def _sea(top: float, seat: int) -> Iterator[Primitive]:
    left, right = MARGIN + 2, MARGIN + PANEL_WIDE - 2
    yield Box(left, top, right - left, STRIP_HIGH - 2, "sea", 18)
    yield Box(left, top, right - left, 40, "sea")
    for number in range(_WAVES):
        x = SHORE + 50 + number * 93 + (seat * 23 + number * number * 7) % 31
        y = top + 24 + (number * 83 + seat * 37) % (STRIP_HIGH - 48)
        yield Line(tuple((x + 7 * i, y - (0, 4, 5, 3, 0)[i]) for i in range(5)), "wave", 3)


def _land(top: float) -> Iterator[Primitive]:
    """A meadow, a path and a wall: straight, which keeps the file small."""
    left, high = MARGIN + 2, STRIP_HIGH - 2
    for right, role in (
        (_WALL + 22, "foam"),
        (_WALL + 18, "wall.line"),
        (_WALL, "sand.dark"),
        (_WALL - 3, "sand"),
        (left + 28, "sand.dark"),
        (left + 25, "grass"),
    ):
        yield Box(left, top, right - left, high - 20, role)
        yield Box(left, top + 20, min(60, right - left), high - 20, role, 18)
        yield Box(left + 18, top + 20, right - left - 18, high - 20, role)
    yield Box(_WALL + 4, top, 10, high, "wall")
    for row in range(6):
        x, y = left + 8 + (row % 2) * 8, top + 30 + row * 34
        for lean in (-4, 0, 4):
            yield Line(((x, y), (x + lean, y - 8)), "grass.dark", 2.4)
