"""A lighthouse at the entrance of the harbour, purely decorative."""

from collections.abc import Iterator

from render.scene import Box, Ellipse, Line, Point, Polygon, Primitive
from render.shapes import points

_ROCK = points("-52,4 -38,-12 -14,-18 16,-16 38,-10 54,6 30,16 -26,16")
_BANDS = ((-14, 19.0, 17.3), (-38, 17.3, 15.6), (-62, 15.6, 13.9), (-86, 13.9, 12.2))
"""Foot, half the width below and half that above of each band of the tower."""
_BAND_HIGH = 24


def lighthouse(x: float, y: float) -> Iterator[Primitive]:
    """The lighthouse with its foot at (x, y), about 140 units high."""

    def placed(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((x + dx, y + dy) for dx, dy in points)

    yield Ellipse(x, y + 12, 64, 12, "foam")
    yield Polygon(placed(_ROCK), "rock")
    yield Line(placed(((-38, -12), (-14, -18), (16, -16), (38, -10))), "quay.rim", 2)
    for i, (foot, below, above) in enumerate(_BANDS):
        top = foot - _BAND_HIGH
        role = "lighthouse.band" if i % 2 == 0 else "lighthouse"
        sides = ((-below, foot), (below, foot), (above, top), (-above, top))
        yield Polygon(placed(sides), role)
        shade = ((below * 0.35, foot), (below, foot), (above, top), (above * 0.35, top))
        yield Polygon(placed(shade), f"{role}.shade")
    yield Box(x - 17, y - 114, 34, 5, "fender")
    yield Box(x - 9, y - 130, 18, 16, "lamp")
    yield Polygon(placed(((-12, -130), (12, -130), (0, -142))), "lighthouse.band")
