"""Frames, arrows and names, shared by all pictures of the game."""

from collections.abc import Iterator
from functools import cache
from math import hypot

from render.names import readable
from render.scene import Box, Drawing, Line, Point, Polygon, Primitive, Text
from render.text import fit
from rules.kraftwagen import KraftwagenObservation

NAME_SIZES = (36, 32, 28)


def name_text(seat: int, name: str, x: int, y: int, room: int, colour: str = "text") -> Text:
    """The name of *seat*, as large as there is *room*."""
    text, size = fit(readable(name, f"#{seat + 1}"), NAME_SIZES, room)
    return Text(x, y, text, size, colour, label=f"name seat {seat}")


def role(obs: KraftwagenObservation, seat: int) -> str:
    """The colours of *seat*: pale once it is out."""
    return f"seat{seat}.out" if seat in obs.resigned else f"seat{seat}"


@cache
def ring(wide: int, high: int, stroke: str, radius: int = 16) -> Drawing:
    """A frame around something of this size, whose middle is the origin."""
    left, top = -wide / 2 - 4, -high / 2 - 4
    right, bottom, cut = -left, -top, radius * 0.6
    points = (
        *((left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut)),
        *((right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut)),
    )
    return Drawing(
        tuple(
            Line(points, colour, width, closed=True)
            for colour, width in (("trail.edge", 11), (stroke, 6))
        )
    )


def arrow(points: tuple[Point, ...], stroke: str) -> Iterator[Primitive]:
    """An arrow through *points*, bright on dark or dark on bright."""
    (xa, ya), (xb, yb) = points[-2:]
    far = hypot(xb - xa, yb - ya) or 1
    ex, ey = (xb - xa) / far, (yb - ya) / far
    for colour, width, size in (("trail.edge", 12, 25), (stroke, 6, 19)):
        yield Line((*points[:-1], (xb - 8 * ex, yb - 8 * ey)), colour, width)
        tip = (xb + (size - 19) * ex, yb + (size - 19) * ey)
        yield Polygon(
            (
                tip,
                (xb - size * ex - 0.62 * size * ey, yb - size * ey + 0.62 * size * ex),
                (xb - size * ex + 0.62 * size * ey, yb - size * ey - 0.62 * size * ex),
            ),
            colour,
        )


def stall(x: float, y: float, wide: float, high: float, fill: str = "stall") -> tuple[Box, ...]:
    """A plate on which things lie."""
    return (
        Box(x, y, wide, high, "slot.edge", 20),
        Box(x + 2, y + 2, wide - 4, high - 4, fill, 18),
    )


def room(wide: int, high: int) -> tuple[Primitive, ...]:
    """The ground of a picture: the boards of a workshop floor."""
    boards = (Line(((0, y), (wide, y)), "room.line", 3) for y in range(56, high, 56))
    joints = (
        Line(((x, y), (x, y + 56)), "room.line", 3)
        for row, y in enumerate(range(0, high, 56))
        for x in range(130 + 210 * (row % 3), wide, 630)
    )
    return (Box(0, 0, wide, high, "room"), *boards, *joints)
