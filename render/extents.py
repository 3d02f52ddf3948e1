"""The boxes of whole units that things cover."""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from render.scene import Box, Drawing, Ellipse, Group, Item, Line, Point, Polygon, Sprite, Text
from render.text import width

_ASCENT = 0.7
"""How far letters with accents reach above, and below, the middle of a line, in ems."""


class Extent(NamedTuple):
    """A box; *right* and *bottom* are just outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.right - self.left, self.bottom - self.top

    def meets(self, other: "Extent") -> bool:
        """Tell whether the two boxes have a point in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def shifted(self, dx: int, dy: int) -> "Extent":
        """The box, moved."""
        return Extent(self.left + dx, self.top + dy, self.right + dx, self.bottom + dy)

    def clipped(self, other: "Extent") -> "Extent":
        """The part that lies inside *other*."""
        return Extent(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )


def union(extents: Iterable[Extent]) -> Extent:
    """The smallest box around all *extents*, of which there is at least one."""
    lefts, tops, rights, bottoms = zip(*extents, strict=True)
    return Extent(min(lefts), min(tops), max(rights), max(bottoms))


def extent(item: Item) -> Extent:
    """The smallest box around *item*, with a unit to spare for soft edges."""
    match item:
        case Group(items):
            return union(map(extent, items))
        case Sprite(x, y, drawing):
            return drawing_extent(drawing).shifted(x, y)
        case Polygon(points):
            return _around(points, 1)
        case Line(points, _, thick):
            return _around(points, thick / 2 + 1)
        case Box(x, y, wide, high):
            return _around(((x, y), (x + wide, y + high)), 1)
        case Ellipse(x, y, rx, ry):
            return _around(((x - rx, y - ry), (x + rx, y + ry)), 1)
        case Text(_, y, _, size):
            left, right = text_span(item)
            return _around(((left, y - _ASCENT * size), (right, y + _ASCENT * size)), 1)


@lru_cache(maxsize=4096)
def drawing_extent(drawing: Drawing) -> Extent:
    """The smallest box around *drawing*, whose origin is (0, 0)."""
    return union(map(extent, drawing.primitives))


def text_span(text: Text) -> tuple[float, float]:
    """The x at which *text* begins, and the x at which it ends."""
    wide = width(text.text, text.size)
    left = text.x - {"left": 0.0, "middle": 0.5, "right": 1.0}[text.anchor] * wide
    return left, left + wide


def _around(points: Iterable[Point], spare: float) -> Extent:
    xs, ys = zip(*points, strict=True)
    return Extent(
        floor(min(xs) - spare), floor(min(ys) - spare), ceil(max(xs) + spare), ceil(max(ys) + spare)
    )
