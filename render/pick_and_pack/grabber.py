"""The grabber, a robot's hand over one square, and the way it came."""

from functools import cache

from render.pick_and_pack.geometry import CELL, square_middle
from render.scene import Drawing, Ellipse, Line, Point, Polygon

_REACH = CELL / 2 - 8
_CLAW = 20


@cache
def grabber(is_open: bool) -> Drawing:
    """The hand; *is_open* over a tray, which it must not hide, else its arms are seen too."""
    arms: tuple[Line | Ellipse, ...] = ()
    if not is_open:
        ends = tuple((x * (_REACH - 9), y * (_REACH - 9)) for x in (-1, 1) for y in (-1, 1))
        arms = (
            *(Line(((0, 0), end), "steel.edge", 19) for end in ends),
            *(Line(((0, 0), end), "steel", 13) for end in ends),
            Ellipse(0, 0, 25, 25, "steel.edge"),
            Ellipse(0, 0, 22, 22, "steel"),
            Ellipse(0, 0, 12, 12, "steel.edge"),
            Ellipse(-2, -2, 7, 7, "steel.light"),
        )
    claws = tuple(_claw(x, y) for x in (-1, 1) for y in (-1, 1))
    lines = (
        Line(claw, stroke, width)
        for stroke, width in (("steel.edge", 13), ("steel", 7))
        for claw in claws
    )
    return Drawing((*arms, *lines))


def _claw(x: int, y: int) -> tuple[Point, ...]:
    """A corner that holds the tray."""
    far, near = _REACH, _REACH - _CLAW
    return (
        (x * near, y * far),
        (x * (far - 4), y * far),
        (x * far, y * (far - 4)),
        (x * far, y * near),
    )


def trail(start: int, end: int) -> tuple[Line | Polygon, ...]:
    """The way from one square to another, along the gap beside the trays."""
    (x0, y0), (x1, y1) = square_middle(start), square_middle(end)
    dx, dy = (0.0, CELL / 2) if y0 == y1 else (CELL / 2, 0.0)
    first, last = (x0 + dx, y0 + dy), (x1 + dx, y1 + dy)
    way, head = (first, last), _head(last, (-dx * 2 / CELL, -dy * 2 / CELL))
    return (
        Line(way, "mark.edge", 12),
        Line((first, first), "mark.edge", 22),
        Line(head, "mark.edge", 6, closed=True),
        Line(way, "done", 7),
        Line((first, first), "done", 16),
        Polygon(head, "done"),
    )


def _head(at: Point, towards: Point) -> tuple[Point, ...]:
    (x, y), (u, v) = at, towards
    return (
        (x + 15 * u, y + 15 * v),
        (x - 8 * u + 14 * v, y - 8 * v + 14 * u),
        (x - 8 * u - 14 * v, y - 8 * v - 14 * u),
    )
