"""What lies on the ground of a square; the origin of each drawing is the foot of its tower."""

from functools import cache
from itertools import pairwise

from render.docker.geometry import FOOTPRINT, around_foot
from render.scene import Drawing, Line, Point, Polygon

_LIT = 0.44
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
    """A broken line around the place that a cube has left."""
    corners = _square(_TRACE)
    sides = pairwise((*corners, corners[0]))
    return Drawing(
        tuple(
            Line((_between(one, other, a), _between(one, other, b)), "done", 4)
            for one, other in sides
            for a, b in _DASHES
        )
    )


@cache
def shadow() -> Drawing:
    """The shadow of a tower, which never leaves its square."""
    return Drawing((_shade(0.04, "shadow.1"), _shade(0, "shadow.2")))


def _shade(soft: float, fill: str) -> Polygon:
    half = FOOTPRINT / 2
    reach = half + 0.16 + soft
    outline = (
        (-half - soft, -half - soft),
        (half, -half - soft),
        (reach, -half + 0.12 - soft),
        (reach, half + 0.1 + soft),
        (half * 0.2, half + 0.1 + soft),
    )
    return Polygon(tuple(around_foot(u, v) for u, v in outline), fill)


def _square(reach: float) -> tuple[Point, ...]:
    around = ((-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach))
    return tuple(around_foot(u, v) for u, v in around)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
