"""The background of podium and cover: the kitchen, with bunting, full jars and fans."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise

from render.gurkensolo.pickles import fan, pickle
from render.gurkensolo.track import cloth
from render.lettering import Sign, lettered
from render.scene import Box, Drawing, Ellipse, Line, Point, Polygon, Primitive
from render.shapes import placed

_JARS = ((80, 1), (-80, 3))
"""How far from the left edge, or the right one, a jar stands, and the pickle in it."""
_WIDE, _HIGH = 124, 180
_FLAGS = 15
_FLAG_ROLES = ("lid", "mustard.light", "dill", "blue")
_SAG = 46

title = partial(lettered, Sign("Das Gurkensolo", "paper", "lid", "ink", radius=0.4, hop=0.04))
"""See :meth:`Layout.title`."""


@cache
def scenery(wide: int, high: int) -> Drawing:
    """See :meth:`Layout.scenery`."""
    return Drawing(tuple(_kitchen(wide, high)))


def _kitchen(wide: int, high: int) -> Iterator[Primitive]:
    # The checks end with the scene; a whole number of them is as high.
    yield from (shape for shape in cloth(high) if shape.y < high)
    yield from _bunting(wide)
    for x, number in _JARS:
        yield from _jar(x % wide, high - 14, number)
    yield Box(0, high - 14, wide, 14, "track")
    yield Box(0, high - 14, wide, 4, "track.edge")


def _bunting(wide: int) -> Iterator[Primitive]:
    """Little flags on a string, highest at its ends."""
    points = [_on_string(place / _FLAGS, wide) for place in range(_FLAGS + 1)]
    yield Line(tuple(points), "lane.line", 3)
    for place, ((x0, y0), (x1, y1)) in enumerate(pairwise(points)):
        tip = (x0 + x1) / 2, (y0 + y1) / 2 + 44
        role = _FLAG_ROLES[place % len(_FLAG_ROLES)]
        yield Polygon(((x0 + 5, y0), (x1 - 5, y1), tip), role)


def _on_string(share: float, wide: int) -> Point:
    return share * wide, 8 + 4 * _SAG * share * (1 - share) * 0.25


def _jar(x: float, foot: float, number: int) -> Iterator[Primitive]:
    """A jar around *x* with one of the pickles in brine."""
    left, top = x - _WIDE / 2, foot - _HIGH
    yield Box(left, top + 20, _WIDE, _HIGH - 20, "jar.edge", 26)
    yield Box(left + 4, top + 24, _WIDE - 8, _HIGH - 28, "jar", 23)
    yield Box(left + 8, top + 50, _WIDE - 16, _HIGH - 60, "brine", 20)
    yield Ellipse(x, top + 52, _WIDE / 2 - 9, 5, "brine.top")
    for lean in (-1, 1):
        stem = (x + 40 * lean, foot - 14), (x + 34 * lean, foot - 84)
        yield Line(stem, "dill", 3)
    yield from placed(pickle(number, 1.0), x, foot - 12)
    yield Line(((left + 14, top + 62), (left + 14, top + 120)), "jar.light", 5)
    yield Box(left + 8, top, _WIDE - 16, 26, "lid", 7)
    yield Box(left + 12, top + 18, _WIDE - 24, 4, "lid.light")


def piece(seat: int) -> Drawing:
    """See :meth:`Layout.piece`: nobody owns one of the pickles that race, so a fan stands there."""
    return fan(seat, 1.25)
