"""Bent outlines, and drawings made larger or smaller."""

from dataclasses import replace
from functools import cache

from render.scene import Box, Drawing, Ellipse, Line, Point, Polygon, Primitive, Text, moved

SMALLEST_TEXT = 28
"""No letter or number has a smaller em: a phone shows the picture at two fifths of its size."""

_PIECES = 6


@cache
def points(text: str) -> tuple[Point, ...]:
    """Read an outline written as in SVG: ``"0,0 12,-4.5"``."""
    pairs = (pair.split(",") for pair in text.split())
    return tuple((float(x), float(y)) for x, y in pairs)


def bent(corners: tuple[Point, ...]) -> tuple[Point, ...]:
    """A smooth closed line through *corners*."""
    around = (corners[-1], *corners, *corners[:2])
    return tuple(
        _between(around[i], around[i + 1], around[i + 2], around[i + 3], piece / _PIECES)
        for i in range(len(corners))
        for piece in range(_PIECES)
    )


def _between(before: Point, start: Point, end: Point, after: Point, share: float) -> Point:
    """The point at *share* of the way from *start* to *end*, on a Catmull-Rom curve."""
    x, y = (
        0.5
        * (
            2 * b
            + (c - a) * share
            + (2 * a - 5 * b + 4 * c - d) * share**2
            + (3 * b - a - 3 * c + d) * share**3
        )
        for a, b, c, d in zip(before, start, end, after, strict=True)
    )
    return x, y


def framed(
    x: float,
    y: float,
    wide: float,
    high: float,
    edge: str,
    fill: str,
    radius: float,
    rim: float = 2,
) -> tuple[Box, Box]:
    """Return a plate in colour *fill* in an edge *rim* wide; (*x*, *y*) is its corner."""
    inside = Box(x + rim, y + rim, wide - 2 * rim, high - 2 * rim, fill, radius - rim)
    return Box(x, y, wide, high, edge, radius), inside


def placed(drawing: Drawing, x: float, y: float) -> tuple[Primitive, ...]:
    """Return what *drawing* consists of, with its origin at (*x*, *y*)."""
    return tuple(moved(primitive, x, y) for primitive in drawing.primitives)


def scaled(drawing: Drawing, scale: float) -> Drawing:
    """*drawing* made *scale* times as large around its origin; its texts stay legible."""
    return Drawing(tuple(_scaled(primitive, scale) for primitive in drawing.primitives))


def _scaled(primitive: Primitive, scale: float) -> Primitive:
    match primitive:
        case Polygon(corners):
            return replace(primitive, points=_stretched(corners, scale))
        case Line(corners, _, width):
            return replace(primitive, points=_stretched(corners, scale), width=width * scale)
        case Box(x, y, wide, high, _, radius):
            return replace(
                primitive,
                x=x * scale,
                y=y * scale,
                width=wide * scale,
                height=high * scale,
                radius=radius * scale,
            )
        case Ellipse(x, y, rx, ry):
            return replace(primitive, x=x * scale, y=y * scale, rx=rx * scale, ry=ry * scale)
        case Text(x, y, _, size):
            legible = max(SMALLEST_TEXT, round(size * scale))
            return replace(primitive, x=x * scale, y=y * scale, size=legible)


def _stretched(corners: tuple[Point, ...], scale: float) -> tuple[Point, ...]:
    return tuple((x * scale, y * scale) for x, y in corners)
