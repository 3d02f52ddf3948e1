"""Placements of shapes: the same shape is drawn at any place and in any size."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from render.scene import Anchor, Box, Ellipse, Line, Point, Polygon, Text
from render.shapes import bent, points


def _read(outline: Iterable[Point | str]) -> tuple[Point, ...]:
    parts = (points(each) if isinstance(each, str) else (each,) for each in outline)
    return tuple(chain.from_iterable(parts))


@dataclass(frozen=True, slots=True)
class Placement:
    """Maps the origin of a shape to (*x*, *y*), and one unit of it to *size* units."""

    x: float
    y: float
    size: float
    is_turned: bool = False
    """Whether the shape is mirrored: it faces left instead of right."""

    def at(self, x: float, y: float) -> Point:
        """Return the place of a point of the shape."""
        return self.x + (-x if self.is_turned else x) * self.size, self.y + y * self.size

    def polygon(self, fill: str, *outline: Point | str) -> Polygon:
        """An area with straight sides."""
        return Polygon(self.outline(*outline), fill)

    def curved(self, fill: str, *outline: Point | str) -> Polygon:
        """An area whose *outline* runs smoothly through these points."""
        return self.polygon(fill, *bent(_read(outline)))

    def line(self, stroke: str, width: float, *outline: Point | str) -> Line:
        """A stroke."""
        return Line(self.outline(*outline), stroke, width * self.size)

    def outline(self, *outline: Point | str) -> tuple[Point, ...]:
        """Return the places of points; a text has those that :func:`points` finds in it."""
        return tuple(self.at(*point) for point in _read(outline))

    def disc(self, fill: str, x: float, y: float, rx: float, ry: float | None = None) -> Ellipse:
        """A disc; an ellipse if *ry* is given."""
        high = rx if ry is None else ry
        return Ellipse(*self.at(x, y), rx * self.size, high * self.size, fill)

    def box(
        self, fill: str, x: float, y: float, wide: float, high: float, radius: float = 0
    ) -> Box:
        """A rectangle with its upper left corner at (*x*, *y*)."""
        size = self.size
        corner = self.at(x + wide if self.is_turned else x, y)
        return Box(*corner, wide * size, high * size, fill, radius * size)

    def text(self, fill: str, x: float, y: float, text: str, em: int, anchor: Anchor) -> Text:
        """A text whose em is in units of the picture, so that it stays legible."""
        return Text(*self.at(x, y), text, em, fill, anchor)

    def detail(self, x: float, y: float, share: float = 1) -> "Placement":
        """The placement of a detail around (*x*, *y*), *share* as large."""
        return Placement(*self.at(x, y), self.size * share, self.is_turned)
