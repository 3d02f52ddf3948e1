"""Drawings on the ground of a square; the origin of each is the foot of its tower."""

from functools import cache
from itertools import pairwise

from render.docker.geometry import FOOTPRINT, around_foot
from render.marks import strokes
from render.scene import Drawing, Line, Point, Polygon

_LIT = 0.45
"""How far a lit square reaches."""
_TRACE = FOOTPRINT / 2 + 0.03
_DASHES = ((0.0, 0.16), (0.42, 0.58), (0.84, 1.0))
"""The stretches of a side that are drawn in a broken line."""


@cache
def lit_square() -> Drawing:
    """Light on a square to which the chosen cube may go."""
    corners = _square(_LIT)
    return Drawing((Polygon(corners, "may.tile"), Line(corners, "may", 5, closed=True)))


@cache
def trace() -> Drawing:
    """A broken line around the place that a cube has left, on the ground or on a roof."""
    corners = _square(_TRACE)
    sides = tuple(pairwise((*corners, corners[0])))
    return Drawing(
        tuple(
            Line((_between(one, other, a), _between(one, other, b)), role, width)
            for role, width in (("mark.edge", 9), ("done", 5))
            for one, other in sides
            for a, b in _DASHES
        )
    )


@cache
def landing() -> Drawing:
    """A frame around the roof of the cube that was moved last."""
    return Drawing(strokes("done", _square(FOOTPRINT / 2 - 0.01), closed=True))


@cache
def shadow() -> Drawing:
    """The shadow of a tower, which never leaves its square."""
    half = FOOTPRINT / 2
    reach = half + 0.17
    outline = (
        (-half, -half),
        (half, -half),
        (reach, -half + 0.12),
        (reach, half + 0.1),
        (half * 0.2, half + 0.1),
    )
    return Drawing((Polygon(tuple(around_foot(u, v) for u, v in outline), "shadow"),))


def _square(reach: float) -> tuple[Point, ...]:
    around = ((-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach))
    return tuple(around_foot(u, v) for u, v in around)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
