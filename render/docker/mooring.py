"""Bollards along the edge of the quay, with ropes between them."""

from collections.abc import Iterator

from render.docker.geometry import ground
from render.scene import Box, Ellipse, Line, Point, Primitive

_SOUTH: tuple[Point, ...] = ((0.02, -0.26), (1.04, -0.26), (2.02, -0.26), (3.0, -0.26))
_EAST: tuple[Point, ...] = ((3.18, 0.98), (3.18, 2.0), (3.18, 3.0))
_SAG = 13
"""How far a rope hangs down between two bollards."""
_ROPED = ((_SOUTH[0], _SOUTH[1]), (_SOUTH[2], _SOUTH[3]))
"""The bollards with a rope between them: none bars the way over a gangway."""


def mooring() -> Iterator[Primitive]:
    """All bollards and ropes."""
    for one, other in _ROPED:
        yield from _rope(ground(*one), ground(*other))
    for place in (*_SOUTH, *_EAST):
        yield from _bollard(*ground(*place))


def _rope(one: Point, other: Point) -> Iterator[Line]:
    (xa, ya), (xb, yb) = one, other
    shares = (i / 8 for i in range(9))
    hanging = tuple(
        (xa + (xb - xa) * t, ya + (yb - ya) * t - 6 + 4 * _SAG * t * (1 - t)) for t in shares
    )
    yield Line(hanging, "rope", 4)


def _bollard(x: float, y: float) -> Iterator[Primitive]:
    yield Ellipse(x, y + 1, 9, 5, "fender")
    yield Box(x - 6, y - 12, 12, 13, "fender", 4)
    yield Ellipse(x, y - 12, 9, 4.5, "bollard")
