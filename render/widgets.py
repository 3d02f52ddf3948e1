"""Drawings that pictures of all games share: seat marks, badges, dice, a cup."""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin

from render.names import drawn_name
from render.scene import Box, Drawing, Ellipse, Line, Point, Polygon, Primitive, Text
from render.shapes import framed, points
from render.theme import MARKS

_OUTLINES: dict[str, tuple[Point, ...]] = {
    "disc": tuple((0.88 * cos(i * pi / 14), 0.88 * sin(i * pi / 14)) for i in range(28)),
    "triangle": ((-1.0, 0.84), (0.0, -0.98), (1.0, 0.84)),
    "square": ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
    "diamond": ((0.0, -1.18), (0.84, 0.0), (0.0, 1.18), (-0.84, 0.0)),
    "star": tuple(
        ((1.12, 0.5)[i % 2] * sin(i * pi / 5), (-1.12, -0.5)[i % 2] * cos(i * pi / 5))
        for i in range(10)
    ),
    "plus": tuple(
        (0.95 * x, 0.95 * y)
        for x, y in points(
            "-0.36,-1 0.36,-1 0.36,-0.36 1,-0.36 1,0.36 0.36,0.36 "
            "0.36,1 -0.36,1 -0.36,0.36 -1,0.36 -1,-0.36 -0.36,-0.36"
        )
    ),
}

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def mark(seat: int, place: Callable[[float, float], Point], fill: str) -> Polygon:
    """The mark of *seat*; *place* says where a point goes, both its numbers from -1 to 1."""
    outline = _OUTLINES[MARKS[seat]]
    return Polygon(tuple(place(x, y) for x, y in outline), fill, label=f"mark {MARKS[seat]}")


def flat_mark(seat: int, x: float, y: float, radius: float, fill: str) -> Polygon:
    """The mark of *seat* upright around (x, y)."""
    return mark(seat, lambda u, v: (x + radius * u, y + radius * v), fill)


@cache
def badge(seat: int, size: int, role: str) -> Drawing:
    """A rounded square in the colours of *role* with the mark of *seat*, around the origin."""
    half = size / 2
    return Drawing.of(
        Box(-half, -half, size, size, f"{role}.edge", size * 0.26),
        Box(-half + 2, -half + 2, size - 4, size - 4, f"{role}.front", size * 0.24),
        flat_mark(seat, 0, 0, size * 0.28, f"{role}.mark"),
    )


@cache
def die(number: int, size: int, role: str = "die") -> Drawing:
    """A die that shows *number*; the origin is its middle."""
    half, depth = size / 2, size * 0.07
    body = (
        Box(-half, -half + depth, size, size, f"{role}.edge", size * 0.22),
        Box(-half, -half - depth / 2, size, size, role, size * 0.22, label=f"die {number}"),
    )
    return Drawing.of(*body, *_pips(number, size, -depth / 2))


def _pips(number: int, size: float, dy: float) -> tuple[Primitive, ...]:
    step, radius = size * 0.26, size * 0.095
    return tuple(
        Ellipse(x * step, y * step + dy, radius, radius, "die.pip") for x, y in _PIPS[number]
    )


NAME_SIZES = (34, 31, 28)


def name_text(
    seat: int,
    name: str,
    x: float,
    y: float,
    room: float,
    colour: str = "text",
    sizes: tuple[int, ...] = NAME_SIZES,
) -> Text:
    """The name of *seat* from (*x*, *y*) on, as large as there is *room*."""
    text, size = drawn_name(seat, name, sizes, room)
    return Text(x, y, text, size, colour, label=f"name seat {seat}")


@cache
def plate(wide: int, high: int, edge: str, fill: str, radius: int, rim: int = 2) -> Drawing:
    """A plate in a frame; its origin is the upper left corner."""
    return Drawing(framed(0, 0, wide, high, edge, fill, radius, rim))


def outline(points: tuple[Point, ...], stroke: str, width: float) -> Line:
    """A closed line through *points*."""
    return Line(points, stroke, width, closed=True)


@cache
def cross(size: float, stroke: str, width: float = 6) -> Drawing:
    """Two crossed strokes; the origin is where they meet."""
    ends = ((-size, -size), (size, size)), ((-size, size), (size, -size))
    return Drawing(tuple(Line(end, stroke, width) for end in ends))


_CUP: tuple[tuple[str, tuple[Point, ...]], ...] = (
    ("gold", ((-0.56, -0.9), (0.56, -0.9), (0.5, -0.2), (0.3, 0.14), (-0.3, 0.14), (-0.5, -0.2))),
    ("gold", ((-0.1, 0.1), (0.1, 0.1), (0.16, 0.56), (-0.16, 0.56))),
    ("gold.deep", ((-0.48, 0.56), (0.48, 0.56), (0.56, 0.9), (-0.56, 0.9))),
    ("gold.light", ((-0.4, -0.78), (-0.2, -0.78), (-0.2, -0.12), (-0.34, -0.3))),
)
_HANDLE: tuple[Point, ...] = ((0.5, -0.72), (0.86, -0.72), (0.82, -0.3), (0.5, -0.08))


@cache
def cup(size: float) -> Drawing:
    """A winner's cup; the origin is its middle, *size* half its height."""
    handles = (tuple((side * x * size, y * size) for x, y in _HANDLE) for side in (-1, 1))
    body = ((role, tuple((x * size, y * size) for x, y in shape)) for role, shape in _CUP)
    return Drawing.of(
        *(Line(handle, "gold", size * 0.13) for handle in handles),
        *(Polygon(shape, role) for role, shape in body),
    )


@cache
def cup_plate(size: float) -> Drawing:
    """A winner's cup of *size* on a dark plate, to stand out from gold and every seat's colour."""
    half = 1.2 * size
    plate = Box(-half, -half, 2 * half, 2 * half, "gold.ink", 0.65 * size)
    return Drawing.of(plate, *cup(size).primitives)
