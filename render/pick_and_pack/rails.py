"""The rails above the hall on which the grabber runs, and the way it came."""

from collections.abc import Iterator
from functools import cache

from render.marks import arrow, strokes
from render.pick_and_pack.geometry import (
    CELL,
    GRID_LEFT,
    GRID_RIGHT,
    GRID_TOP,
    square_middle,
)
from render.scene import Box, Drawing, Line, Point, Primitive, Sprite
from rules.pick_and_pack import BLUE, RED

_OVER = 9
"""How far a rail reaches beyond the grid."""
_LONG = GRID_RIGHT - GRID_LEFT + 2 * _OVER


def rails(square: int, mover: int | None) -> Iterator[Sprite]:
    """Red's rail along the row of *square* and Blue's along its column; the *mover*'s is lit.

    They run over the gaps above and at the left of the square, so that they hide no tray.
    """
    x, y = corner(square)
    ends = {RED: (GRID_LEFT - _OVER, y), BLUE: (x, GRID_TOP - _OVER)}
    # The lit one is the upper one.
    for seat in sorted(ends, key=lambda each: each == mover):
        is_lit = seat == mover
        label = f"rail seat {seat}{' lit' if is_lit else ''}"
        yield Sprite(*ends[seat], _rail(seat, is_lit), label=label)


def corner(square: int) -> tuple[int, int]:
    """Where the rails above *square* cross."""
    x, y = square_middle(square)
    return x - CELL // 2, y - CELL // 2


@cache
def _rail(seat: int, is_lit: bool) -> Drawing:
    """A girder from the origin, to the right for Red and down for Blue."""
    face = f"seat{seat}.{'front' if is_lit else 'side'}"
    glow = (_bar(seat, 18, "turn"),) if is_lit else ()
    return Drawing(
        (
            *glow,
            _bar(seat, 12, f"seat{seat}.edge"),
            _bar(seat, 9, face),
            _bar(seat, 2, f"seat{seat}.{'rim' if is_lit else 'front'}"),
            *_carriages(seat, face),
        )
    )


def _bar(seat: int, thick: float, role: str) -> Box:
    if seat == RED:
        return Box(0, -thick / 2, _LONG, thick, role, 3)
    return Box(-thick / 2, 0, thick, _LONG, role, 3)


def _carriages(seat: int, face: str) -> Iterator[Primitive]:
    """What holds a rail at its ends."""
    for at in (0, _LONG):
        x, y = (at, 0) if seat == RED else (0, at)
        wide, high = (14, 26) if seat == RED else (26, 14)
        yield Box(x - wide / 2, y - high / 2, wide, high, f"seat{seat}.edge", 4)
        yield Box(x - wide / 2 + 2, y - high / 2 + 2, wide - 4, high - 4, face, 3)


def trail(start: int, end: int) -> tuple[Primitive, ...]:
    """The way from one square to another, along the gap beside the trays."""
    (x0, y0), (x1, y1) = square_middle(start), square_middle(end)
    dx, dy = (0, CELL // 2) if y0 == y1 else (CELL // 2, 0)
    first: Point = (x0 + dx, y0 + dy)
    beside: Point = (x1 + dx, y1 + dy)
    last: Point = (x1 + dx * 0.72, y1 + dy * 0.72)
    return (
        Line((first, first), "mark.edge", 24),
        *arrow("done", (first, beside, last)),
        Line((first, first), "done", 17),
        *strokes("done", (first, beside))[2:],
    )
