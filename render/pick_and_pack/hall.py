"""The part that never changes during a game: floor, squares, slots, and the seats' plates."""

from collections.abc import Iterator
from functools import cache

from render.pick_and_pack.geometry import (
    BAND_LEFT,
    BAND_WIDE,
    CELL,
    GRID_BOTTOM,
    GRID_LEFT,
    GRID_RIGHT,
    GRID_TOP,
    HEIGHT,
    NAMED_TAPE,
    PANEL_HIGH,
    PANEL_LEFT,
    PANEL_WIDE,
    SLOT_HIGH,
    SLOT_WIDE,
    TAPE,
    TOPS,
    WIDTH,
    slot_middle,
    square_middle,
)
from render.scene import Box, Drawing, Ellipse, Point, Polygon, Primitive, Text
from render.shapes import framed, placed
from render.widgets import badge
from rules.pick_and_pack import BLUE, RED, SLOTS, SQUARES

_SLAB = 160
"""Side of a slab of the floor."""
_STRIPE = 16
"""Width of the stripes of hazard tape."""
_NAME_LONG = 48
"""How much of the tape is dark around the name of a line."""


@cache
def hall() -> Drawing:
    """The hall with the slots around it, and beside it a plate for each seat."""
    return Drawing.of(
        *_slabs(),
        *(shape for seat in (BLUE, RED) for shape in slots(seat)),
        *_tape(),
        *_squares(),
        *_names(),
        *_plates(PANEL_LEFT, PANEL_WIDE),
    )


@cache
def store() -> Drawing:
    """The bays: a plate for each seat."""
    return Drawing.of(*_slabs(), *_plates(BAND_LEFT, BAND_WIDE))


def _plates(x: float, wide: float) -> Iterator[Primitive]:
    for top in TOPS:
        yield from framed(x, top, wide, PANEL_HIGH, "panel.edge", "panel", 20)


def _slabs() -> Iterator[Primitive]:
    """The floor of the hall: slabs of concrete."""
    yield Box(0, 0, WIDTH, HEIGHT, "hall")
    for at in range(_SLAB, WIDTH, _SLAB):
        yield Box(at, 0, 3, HEIGHT, "hall.line")
        if at < HEIGHT:
            yield Box(0, at, WIDTH, 3, "hall.line")


def _squares() -> Iterator[Primitive]:
    """Concrete, still wet where a tray stood."""
    yield Box(GRID_LEFT, GRID_TOP, GRID_RIGHT - GRID_LEFT, GRID_BOTTOM - GRID_TOP, "floor")
    for square in range(len(SQUARES)):
        x, y = square_middle(square)
        yield Box(x - CELL / 2 + 2, y - CELL / 2 + 2, CELL - 4, CELL - 4, "square.edge")
        yield Box(x - CELL / 2 + 3, y - CELL / 2 + 3, CELL - 6, CELL - 6, "square")
        yield Box(x - 34, y - 34, 68, 68, "square.wet", 14)
        yield Ellipse(x + 15, y + 27, 22, 11, "square.wet")
        yield Box(x - 27, y - 27, 54, 54, "square.edge", 5)
        for top in (y - 24, y - 7, y + 10):
            yield Box(x - 24, top, 48, 14, "square.wet", 2)


def _tape() -> Iterator[Primitive]:
    left, top = GRID_LEFT - NAMED_TAPE, GRID_TOP - TAPE
    wide, high = GRID_RIGHT + TAPE - left, GRID_BOTTOM + NAMED_TAPE - top
    yield from hazard_tape(left, top, wide, (1, 0))
    yield from hazard_tape(GRID_RIGHT, top, high, (0, 1))
    yield from hazard_tape(left, GRID_BOTTOM, wide, (1, 0), NAMED_TAPE)
    yield from hazard_tape(left, top, high, (0, 1), NAMED_TAPE)


def hazard_tape(
    x: float, y: float, long: float, along: Point, thick: float = TAPE
) -> Iterator[Primitive]:
    """Tape in yellow and black from (*x*, *y*) to the right or down, as *along* says."""
    u, v = along
    yield Box(x, y, long if u else thick, long if v else thick, "tape")
    for number in range(int(long // (2 * _STRIPE)) + 1):
        start = number * 2 * _STRIPE
        ends = (start, start + _STRIPE, start + _STRIPE + thick, start + thick)
        corners = zip(ends, (0, 0, thick, thick), strict=True)
        points = ((min(end, long), depth) for end, depth in corners)
        places = tuple((x + u * at + v * depth, y + v * at + u * depth) for at, depth in points)
        yield Polygon(places, "tape.dark")


def _names() -> Iterator[Primitive]:
    """The names of columns and rows, on plates on the tape."""
    for name in "abcdef":
        x = square_middle(SQUARES.index(f"{name}1"))[0]
        yield from _name(name, x, GRID_BOTTOM + NAMED_TAPE // 2)
    for name in "123456":
        y = square_middle(SQUARES.index(f"a{name}"))[1]
        yield from _name(name, GRID_LEFT - NAMED_TAPE // 2, y)


def _name(name: str, x: float, y: float) -> Iterator[Primitive]:
    wide, high = (NAMED_TAPE, _NAME_LONG) if name.isdigit() else (_NAME_LONG, NAMED_TAPE)
    yield Box(x - wide / 2, y - high / 2, wide, high, "tape.dark")
    yield Text(x, y, name, 28, "tape", "middle")


_ROLLER = 10
"""From one roller of a rail to the next."""
_SIDES = (0, 6)
"""The first slot of each side."""
_END = 16
"""How far beyond the grid the marks at the ends of a rail are."""


def slots(seat: int) -> Iterator[Primitive]:
    """The rails of *seat* with holes for its tiles."""
    for first in _SIDES:
        x, y = slot_middle(seat, first)
        yield from _row_of_rollers(y) if seat == RED else _column_of_rollers(x)
        yield from _owner(seat, x, y)
    for slot in range(len(SLOTS[seat])):
        yield from _hole(seat, *slot_middle(seat, slot))


def _row_of_rollers(y: int) -> Iterator[Primitive]:
    top, high = y - SLOT_HIGH / 2 + 6, SLOT_HIGH - 12
    yield Box(GRID_LEFT - 32, top - 3, GRID_RIGHT - GRID_LEFT + 64, high + 6, "belt", 6)
    for x in range(GRID_LEFT - 28, GRID_RIGHT + 28, _ROLLER):
        yield Box(x, top, 3, high, "roller")


def _column_of_rollers(x: int) -> Iterator[Primitive]:
    left, wide = x - SLOT_WIDE / 2 + 6, SLOT_WIDE - 12
    yield Box(left - 3, GRID_TOP - 32, wide + 6, GRID_BOTTOM - GRID_TOP + 64, "belt", 6)
    for y in range(GRID_TOP - 28, GRID_BOTTOM + 28, _ROLLER):
        yield Box(left, y, wide, 3, "roller")


def _owner(seat: int, x: int, y: int) -> Iterator[Primitive]:
    """The mark of *seat* at both ends of a rail."""
    xs, ys = ((GRID_LEFT - _END, GRID_RIGHT + _END), (y, y))
    if seat != RED:
        xs, ys = (x, x), (GRID_TOP - _END, GRID_BOTTOM + _END)
    for place in zip(xs, ys, strict=True):
        yield from placed(badge(seat, 28, f"seat{seat}"), *place)


def _hole(seat: int, x: float, y: float) -> Iterator[Primitive]:
    """An empty slot in the colour of *seat*, dark where its upper edge throws a shadow."""
    left, top, wide, high = x - SLOT_WIDE / 2, y - SLOT_HIGH / 2, SLOT_WIDE, SLOT_HIGH
    yield Box(left, top, wide, high, f"seat{seat}.edge", 10)
    yield Box(left + 2, top + 2, wide - 4, high - 4, f"seat{seat}.front", 9)
    yield Box(left + 5, top + 5, wide - 10, high - 10, "slot.shade", 5)
    yield Box(left + 5, top + 10, wide - 10, high - 15, "slot", 5)
