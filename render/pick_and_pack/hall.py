"""What never changes during a game: the floor with its squares, the slots, the plates below."""

from collections.abc import Iterator
from functools import cache

from render.pick_and_pack.geometry import (
    CELL,
    GRID_BOTTOM,
    GRID_LEFT,
    GRID_RIGHT,
    GRID_TOP,
    HEIGHT,
    PANEL_HIGH,
    PANEL_TOP,
    PANEL_WIDE,
    WIDTH,
    panel_corner,
    slot_middle,
    square_middle,
)
from render.pick_and_pack.slots import names, slots
from render.scene import Box, Drawing, Line, Point, Polygon, Primitive, moved
from render.widgets import badge
from rules.pick_and_pack import BLUE, RED, SQUARES

_SLAB = 200
"""Side of a slab of the floor."""
_TAPE, _STRIPE = 10, 16
"""Width of the hazard tape around the grid, and of its stripes."""
_DEPTHS = (0, 0, _TAPE, _TAPE)
"""How deep in the tape the corners of a stripe lie, which slants."""


@cache
def hall(is_bench: bool) -> Drawing:
    """The hall; below the grid one wide plate if *is_bench*, else one for each seat."""
    return Drawing(
        (
            *_slabs(),
            *(primitive for seat in (RED, BLUE) for primitive in slots(seat)),
            *_floor(),
            *names(),
            *_legend(),
            *(plate(panel_corner(0)[0], WIDTH - 28) if is_bench else _plates()),
        )
    )


def plate(x: float, wide: float) -> tuple[Primitive, ...]:
    """A plate below the grid."""
    return (
        Box(x, PANEL_TOP, wide, PANEL_HIGH, "panel.edge", 20),
        Box(x + 2, PANEL_TOP + 2, wide - 4, PANEL_HIGH - 4, "panel", 18),
    )


def _plates() -> tuple[Primitive, ...]:
    return tuple(
        primitive for seat in (RED, BLUE) for primitive in plate(panel_corner(seat)[0], PANEL_WIDE)
    )


def _slabs() -> Iterator[Primitive]:
    """The floor of the hall: slabs of concrete."""
    yield Box(0, 0, WIDTH, HEIGHT, "hall")
    for at in range(_SLAB, HEIGHT, _SLAB):
        yield Box(0, at, WIDTH, 3, "hall.line")
        if at < WIDTH:
            yield Box(at, 0, 3, HEIGHT, "hall.line")


def _floor() -> Iterator[Primitive]:
    yield from _tape()
    side = GRID_RIGHT - GRID_LEFT
    yield Box(GRID_LEFT, GRID_TOP, side, side, "floor")
    size = CELL - 8
    for square in range(len(SQUARES)):
        x, y = square_middle(square)
        yield Box(x - size / 2, y - size / 2, size, size, "square.edge")
        yield Box(x - size / 2 + 2, y - size / 2 + 2, size - 4, size - 4, "square")


def _tape() -> Iterator[Primitive]:
    left, top = GRID_LEFT - _TAPE, GRID_TOP - _TAPE
    side = GRID_RIGHT - GRID_LEFT + 2 * _TAPE
    for y in (top, GRID_BOTTOM):
        yield from hazard_tape(left, y, side, (1, 0))
    for x in (left, GRID_RIGHT):
        yield from hazard_tape(x, top, side, (0, 1))


def hazard_tape(x: float, y: float, long: float, along: Point) -> Iterator[Primitive]:
    """Tape in yellow and black from (*x*, *y*) to the right or down, as *along* says."""
    u, v = along
    yield Box(x, y, long if u else _TAPE, long if v else _TAPE, "tape")
    for number in range(int(long // (2 * _STRIPE)) + 1):
        start = number * 2 * _STRIPE
        ends = (start, start + _STRIPE, start + _STRIPE + _TAPE, start + _TAPE)
        corners = ((min(end, long), depth) for end, depth in zip(ends, _DEPTHS, strict=True))
        points = ((x + u * at + v * depth, y + v * at + u * depth) for at, depth in corners)
        yield Polygon(tuple(points), "tape.dark")


def _legend() -> tuple[Primitive, ...]:
    """In the upper corners: who moves along the rows, and who along the columns."""
    top = slot_middle(RED, 0)[1]
    red, blue = slot_middle(BLUE, 0)[0], slot_middle(BLUE, 6)[0]
    return (
        *_badge(RED, red - 22, top),
        *_double_arrow((red + 38, top), (1, 0)),
        *_badge(BLUE, blue - 18, top),
        *_double_arrow((blue + 38, top), (0, 1)),
    )


def _badge(seat: int, x: float, y: float) -> tuple[Primitive, ...]:
    return tuple(moved(primitive, x, y) for primitive in badge(seat, 50, f"seat{seat}").primitives)


def _double_arrow(middle: Point, along: Point) -> tuple[Primitive, ...]:
    (x, y), (u, v) = middle, along
    ends = tuple((x + s * 12 * u, y + s * 12 * v) for s in (-1, 1))
    heads = (
        Polygon(
            (
                (x + s * 25 * u, y + s * 25 * v),
                (x + s * 11 * u + 11 * v, y + s * 11 * v + 11 * u),
                (x + s * 11 * u - 11 * v, y + s * 11 * v - 11 * u),
            ),
            "coordinate",
        )
        for s in (-1, 1)
    )
    return (Line(ends, "coordinate", 6), *heads)
