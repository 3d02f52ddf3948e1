"""Draws shapes that are written down once, at any place and in any size."""

from dataclasses import dataclass

from render.scene import Anchor, Box, Ellipse, Line, Point, Polygon, Text
from render.shapes import bent


@dataclass(frozen=True, slots=True)
class Stencil:
    """Puts a shape's own origin at (*x*, *y*); one unit of the shape becomes *size* units."""

    x: float
    y: float
    size: float
    is_turned: bool = False
    """Whether the shape looks to the left instead of to the right."""

    def at(self, x: float, y: float) -> Point:
        """Where a point of the shape goes."""
        return self.x + (-x if self.is_turned else x) * self.size, self.y + y * self.size

    def polygon(self, fill: str, *points: Point) -> Polygon:
        """An area with straight sides."""
        return Polygon(tuple(self.at(*point) for point in points), fill)

    def curved(self, fill: str, *points: Point) -> Polygon:
        """An area whose outline runs smoothly through *points*."""
        return self.polygon(fill, *bent(points))

    def line(self, stroke: str, width: float, *points: Point) -> Line:
        """A stroke."""
        return Line(tuple(self.at(*point) for point in points), stroke, width * self.size)

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

    def part(self, x: float, y: float, share: float = 1) -> "Stencil":
        """A stencil for a detail around (*x*, *y*), *share* as large."""
        return Stencil(*self.at(x, y), self.size * share, self.is_turned)
