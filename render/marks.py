"""Marks on a board, in one language for all games.

``done`` is warm and double: the last action touched it. ``may`` is green: it can be chosen.
``chosen`` is white, dark in the light theme: it was picked from the menu. ``won`` is gold.
"""

from functools import cache
from math import hypot
from typing import Literal, TypeAlias

from render.scene import Box, Drawing, Line, Point, Polygon, Primitive

Mark: TypeAlias = Literal["done", "may", "chosen", "won"]

_EDGE, _STROKE, _CORE = 12, 7, 2.5
"""Widths of the dark edge, of the mark itself, and of the bright core of what was just done."""
_HEAD = 19
"""Length of the head of an arrow."""


@cache
def ring(mark: Mark, wide: float, high: float, radius: float = 16) -> Drawing:
    """A frame around something of this size, whose middle is the origin."""
    left, top, cut = -wide / 2 - 4, -high / 2 - 4, radius * 0.6
    right, bottom = -left, -top
    corners = (
        *((left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut)),
        *((right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut)),
    )
    return Drawing(strokes(mark, corners, closed=True))


def strokes(mark: Mark, points: tuple[Point, ...], closed: bool = False) -> tuple[Line, ...]:
    """A line through *points* that shows *mark*."""
    core = (("done.light", _CORE),) if mark == "done" else ()
    widths = (("mark.edge", _EDGE), (mark, _STROKE), *core)
    return tuple(Line(points, role, width, closed=closed) for role, width in widths)


def arrow(mark: str, points: tuple[Point, ...]) -> tuple[Primitive, ...]:
    """An arrow through *points*; *mark* is the role of its colour."""
    (xa, ya), (xb, yb) = points[-2:]
    far = hypot(xb - xa, yb - ya) or 1
    ex, ey = (xb - xa) / far, (yb - ya) / far
    shaft = (*points[:-1], (xb - 8 * ex, yb - 8 * ey))
    primitives: list[Primitive] = []
    for role, width, size in (("mark.edge", _EDGE, _HEAD + 6), (mark, _STROKE, _HEAD)):
        tip = (xb + (size - _HEAD) * ex, yb + (size - _HEAD) * ey)
        wings = (
            (xb - size * ex - side * 0.62 * size * ey, yb - size * ey + side * 0.62 * size * ex)
            for side in (1, -1)
        )
        primitives += (Line(shaft, role, width), Polygon((tip, *wings), role))
    return tuple(primitives)


@cache
def lit_panel(mark: str, wide: float, high: float, radius: float = 18) -> Drawing:
    """The ground of a lit panel in a frame of this role; the origin is its upper left corner."""
    return Drawing.of(
        Box(-4, -4, wide + 8, high + 8, mark, radius + 5),
        Box(1, 1, wide - 2, high - 2, "panel.active", radius),
    )
