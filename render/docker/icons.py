"""Icons: above the towers, and for the sources of points."""

from collections.abc import Iterator
from functools import cache
from math import hypot

from render.docker.cubes import cube
from render.scene import Box, Drawing, Ellipse, Line, Point, Polygon, Primitive, Text
from render.shapes import placed

_STEPS, _PART = 12, 6
"""Straight pieces of a ribbon, and how many of them make a part."""


@cache
def height_chip(height: int) -> Drawing:
    """The number of cubes in a tower."""
    return Drawing.of(
        Ellipse(0, 0, 22, 22, "chip.edge"),
        Ellipse(0, 0, 19.5, 19.5, "chip"),
        Text(0, 0, str(height), 34 if height < 10 else 28, "chip.text", "middle"),
    )


SIGN_RISES = 26
"""How far a sign reaches above its origin."""


@cache
def sign(name: str) -> Drawing:
    """The name of a square on a plate that points down to it: the cube there, or a way there."""
    return Drawing.of(
        Box(-34, -25, 68, 46, "may.text", 15),
        Polygon(((-16, 18), (16, 18), (0, 34)), "may.text"),
        Box(-31, -22, 62, 40, "may", 12),
        Polygon(((-11, 17), (11, 17), (0, 29)), "may"),
        Text(0, -2, name, 34, "may.text", "middle", label=f"sign {name}"),
    )


@cache
def place_sign(seat: int) -> Drawing:
    """A cube of *seat* that comes out of the water onto the quay."""
    wave = ((-40, 15), (-31, 10), (-22, 15), (-13, 10), (-4, 15))
    waves = (Line(tuple((x, y + dy) for x, y in wave), "water.sign", 4) for dy in (0, 9))
    return Drawing.of(*_small_cube(seat, -22, -2), *waves, *_ashore())


@cache
def move_sign(seat: int) -> Drawing:
    """A cube of *seat* that leaves a tower."""
    tower = (*_small_cube(seat, -24, 15, ".out"), *_small_cube(seat, -20, -8))
    return Drawing.of(*tower, *_ashore())


def _ashore() -> tuple[Primitive, ...]:
    """An arrow from a cube at the left down to a square at the right."""
    corners = (5, 15), (35, 21), (41, 11), (11, 5)
    square = Polygon(corners, "may.tile"), Line(corners, "chip.text", 3, closed=True)
    way = Line(((2, -17), (8, -21), (15, -21), (20, -18), (23, -10)), "chip.text", 5)
    return *square, way, Polygon(((13, -9), (33, -9), (23, 8)), "chip.text")


def _small_cube(seat: int, x: float, y: float, state: str = "") -> tuple[Primitive, ...]:
    return placed(cube(seat, f"seat{seat}{state}", 13, 0.3), x, y)


def ribbon(
    start: Point, end: Point, side: int, front: str, edge: str
) -> Iterator[tuple[Primitive, ...]]:
    """A ribbon in these colours that flies in a bow from *start* to *end*, an arrow.

    In parts, since a bow leaves most of the box around it empty.
    """
    bow = _bow(start, end, side)
    for i in range(0, _STEPS, _PART):
        head = _head(bow, front, edge) if i + _PART == _STEPS else ()
        yield (
            Polygon(_band(bow, i, i + _PART, 8.5), edge),
            # It begins a step early, to cover the end of the part before.
            Polygon(_band(bow, max(0, i - 1), i + _PART, 5.5), front),
            *head,
        )


def _bow(start: Point, end: Point, side: int) -> tuple[Point, ...]:
    """A curve that rises straight up and comes down on *end* from *side*."""
    (x0, y0), (x1, y1) = start, end
    distance = hypot(x1 - x0, y1 - y0)
    reach = 40 + 0.24 * distance
    # Close by it leaves sideways: it would turn too sharply.
    aside = _share(1 - side * (x0 - x1) / 60) * _share(3 - distance / 60)
    far = max(0.6 * abs(x1 - x0), 0.35 * abs(y1 - y0))
    beside = aside * reach + (1 - aside) * min(reach, far)
    xs = x0, x0 + side * aside * reach, x1 + side * beside, x1
    ys = y0, y0 - (1 - aside) * reach, y1 - 0.8 * reach, y1
    shares = [i / _STEPS for i in range(_STEPS + 1)]
    return tuple((_bezier(xs, t), _bezier(ys, t)) for t in shares)


def _share(number: float) -> float:
    """*number*, or the nearest one from 0 to 1."""
    return min(1, max(0, number))


def _bezier(ways: tuple[float, ...], t: float) -> float:
    a, b, c, d = ways
    s = 1 - t
    return s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d


def _band(bow: tuple[Point, ...], first: int, last: int, half: float) -> tuple[Point, ...]:
    """The outline of *bow* between two of its points, twice *half* wide."""
    sides: tuple[list[Point], list[Point]] = ([], [])
    for i in range(first, last + 1):
        (xa, ya), (xb, yb) = bow[max(0, i - 1)], bow[min(_STEPS, i + 1)]
        far, (x, y) = hypot(xb - xa, yb - ya) or 1, bow[i]
        across = (yb - ya) / far * half, (xa - xb) / far * half
        sides[0].append((x + across[0], y + across[1]))
        sides[1].append((x - across[0], y - across[1]))
    return (*sides[0], *reversed(sides[1]))


def _head(bow: tuple[Point, ...], front: str, edge: str) -> tuple[Primitive, ...]:
    (xa, ya), (xb, yb) = bow[-2:]
    far = hypot(xb - xa, yb - ya) or 1
    ex, ey = (xb - xa) / far, (yb - ya) / far
    corners = tuple(
        (xb + a * ex - b * ey, yb + a * ey + b * ex) for a, b in ((15, 0), (-10, 17), (-10, -17))
    )
    return Line(corners, edge, 7, closed=True), Polygon(corners, front)


def icon(source: str) -> Drawing:
    """See :meth:`Layout.icon`: only the places count, so there is no source of points."""
    raise KeyError(source)
