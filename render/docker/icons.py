"""Icons: above the towers, and for the sources of points."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from math import atan2, cos, dist, hypot, sin, tau

from render.scene import Box, Drawing, Ellipse, Line, Point, Polygon, Primitive, Sprite, Text
from render.widgets import die
from rules.docker import Reason

_SPACING = 22
"""Units between the dots of a trail."""
_DIRECTIONS = 48
"""Directions in which the head of a trail can point."""


@cache
def height_chip(height: int) -> Drawing:
    """The number of cubes in a tower."""
    return Drawing(
        (
            Ellipse(0, 0, 22, 22, "chip.edge"),
            Ellipse(0, 0, 19.5, 19.5, "chip"),
            Text(0, 0, str(height), 28, "chip.text", "middle"),
        )
    )


@cache
def arrow() -> Drawing:
    """An icon that points down to a place where the chosen cube may go."""
    return Drawing(
        (
            Ellipse(0, 0, 25, 25, "may.text"),
            Ellipse(0, 0, 22, 22, "may"),
            Line(((0, -10), (0, 9)), "may.text", 5),
            Line(((-9, 1), (0, 10), (9, 1)), "may.text", 5),
        )
    )


def trail(start: Point, end: Point) -> tuple[Sprite, ...]:
    """Dots that fly in a bow from *start* to *end*, and an arrow's head.

    Dots, since two small drawings serve all bows; a line would be a new drawing for each.
    """
    bow = _bow(start, end)
    dots = tuple(Sprite(round(x), round(y), _dot()) for x, y in _spaced(bow))
    (x0, y0), (x1, y1) = bow[-3], bow[-1]
    turn = round(atan2(y1 - y0, x1 - x0) * _DIRECTIONS / tau) % _DIRECTIONS
    return (*dots, Sprite(round(x1), round(y1), _head(turn)))


def _bow(start: Point, end: Point) -> tuple[Point, ...]:
    (x0, y0), (x1, y1) = start, end
    rise = 50 + 0.16 * hypot(x1 - x0, y1 - y0)
    steps = (i / 40 for i in range(41))
    return tuple((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - 4 * rise * t * (1 - t)) for t in steps)


def _spaced(bow: tuple[Point, ...]) -> Iterator[Point]:
    """Points on *bow*, evenly apart, as far as the head."""
    since = 0.0
    for one, other in pairwise(bow):
        since += dist(one, other)
        if since >= _SPACING and dist(other, bow[-1]) > _SPACING:
            since -= _SPACING
            yield other


@cache
def _dot() -> Drawing:
    return Drawing((Ellipse(0, 0, 6.5, 6.5, "mark.edge"), Ellipse(0, 0, 4.5, 4.5, "done")))


@cache
def _head(turn: int) -> Drawing:
    """The head of an arrow, its point at the origin; it points right, turned by *turn* steps."""
    return Drawing((_arrowhead(turn, 3, "mark.edge"), _arrowhead(turn, 0, "done")))


def _arrowhead(turn: int, spare: float, fill: str) -> Polygon:
    along, across = cos(turn * tau / _DIRECTIONS), sin(turn * tau / _DIRECTIONS)
    # A notch behind tells it from a seat's triangle.
    tail, wing = -25 - spare, 14 + 1.4 * spare
    corners = ((1.8 * spare, 0), (tail, wing), (-15 - spare, 0), (tail, -wing))
    return Polygon(
        tuple((along * x - across * y, across * x + along * y) for x, y in corners), fill
    )


@cache
def icon(source: str) -> Drawing:
    """See :meth:`Layout.icon`: how rivals went."""
    return Drawing(tuple(_GOING[Reason(source)]()))


def _struck_out() -> Iterator[Primitive]:
    """A roll that was good for nothing."""
    yield from die(4, 36).primitives
    for role, thick in (("panel", 11), ("text", 6)):
        yield Line(((-17, 17), (17, -17)), role, thick)


def _lock() -> Iterator[Primitive]:
    """Boxed in on all sides."""
    yield Line(((-9, 0), (-9, -10), (-6, -16), (0, -18), (6, -16), (9, -10), (9, 0)), "text", 5)
    yield Box(-17, -3, 34, 24, "paint", 6)
    yield Ellipse(0, 6, 4, 4, "panel")
    yield Line(((0, 7), (0, 13)), "panel", 4)


def _flag() -> Iterator[Primitive]:
    """A white one."""
    cloth = ((-12, -19), (2, -15), (19, -19), (19, 1), (2, 5), (-12, 1))
    yield Polygon(cloth, "die")
    yield Line(cloth, "text.muted", 3, closed=True)
    yield Line(((-13, -19), (-13, 20)), "text", 5)


_GOING: Mapping[Reason, Callable[[], Iterator[Primitive]]] = {
    Reason.NO_MOVE: _struck_out,
    Reason.BLOCKED: _lock,
    Reason.RESIGNED: _flag,
}
