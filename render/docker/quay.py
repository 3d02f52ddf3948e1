"""The quay: walls with tyres, the rails of a crane, and nine bays for containers."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from render.docker.geometry import EAST_SIDE, REST, SOUTH, area, ground
from render.scene import Ellipse, Group, Line, Point, Polygon, Primitive, Text
from rules.docker import SQUARES

_WALL = 28
"""Height of its walls above the water, in units of the picture."""
_BAY = 0.455
"""Half the side of a bay."""
_COURSES, _STONES = 5, 4
"""How many rows of stones a square is paved with, and how many stones a row has."""
_TYRES = (0.1, 0.3, 0.76)


def quay() -> Iterator[Primitive]:
    """The quay, empty."""
    yield from _walls()
    yield from _tyres()
    yield from _surface()
    yield from (_square(square) for square in range(len(SQUARES)))
    for square in range(len(SQUARES)):
        yield from _stones(square)
    yield from _rails()
    for square in range(len(SQUARES)):
        yield from _bay(square)


@cache
def coordinates() -> tuple[Group, ...]:
    """The names of columns and rows, each on a patch of quay: it shows where a ribbon passes."""
    columns = (
        _name("column", SQUARES[3 * i][0], area(i + 0.42, -0.25, i + 0.6, -0.01)) for i in range(3)
    )
    rows = (_name("row", SQUARES[i][1], area(3.01, i + 0.36, 3.16, i + 0.66)) for i in range(3))
    return *columns, *rows


def _name(kind: str, name: str, patch: tuple[Point, ...]) -> Group:
    x, y = _between(patch[0], patch[2], 0.5)
    text = Text(x, y, name, 34, "coordinate", "middle", label=f"{kind} {name}")
    return Group((Polygon(patch, "quay"), text))


def _frame() -> tuple[Point, ...]:
    return area(-REST, -SOUTH, 3 + EAST_SIDE, 3 + REST)


def _walls() -> Iterator[Primitive]:
    sw, se, ne, _ = _frame()
    near, far = _down(se), _down(ne, 0.6)
    yield Polygon((near, far, _moved(far, 34, 12), _moved(near, 44, 0)), "shadow")
    for one, other, face in ((sw, se, "quay.south"), (se, ne, "quay.east")):
        yield Polygon((one, other, _down(other), _down(one)), face)
        low = (_down(one, 0.8), _down(other, 0.8), _down(other), _down(one))
        yield Polygon(low, f"{face}.joint")
        yield Line((_down(one), _down(other)), "foam", 4)


def _tyres() -> Iterator[Ellipse]:
    """Fenders along the southern wall."""
    sw, se, *_ = _frame()
    for share in _TYRES:
        x, y = _between(sw, se, share)
        yield Ellipse(x, y + 18, 10, 13, "fender")
        yield Ellipse(x, y + 18, 4, 6, "quay.south")


def _surface() -> Iterator[Primitive]:
    yield Polygon(_frame(), "quay")
    yield Line(_frame(), "quay.rim", 3, closed=True)
    yield Polygon(area(0, 0, 3, 3), "quay.joint")


def _square(square: int) -> Polygon:
    column, row = divmod(square, 3)
    return Polygon(
        area(column + 0.015, row + 0.015, column + 0.985, row + 0.985),
        "quay.tile",
        label=f"square {SQUARES[square]}",
    )


def _stones(square: int) -> Iterator[Polygon]:
    """Some of its stones, paler or darker than the others."""
    column, row = divmod(square, 3)
    for course, place in product(range(_COURSES), range(_STONES + 1)):
        ink = (7 * square + 5 * course + 3 * place + course * place) % 5
        if ink < 2:
            west, south = (place - course % 2 / 2) / _STONES, course / _COURSES
            sides = west, south, west + 1 / _STONES, south + 1 / _COURSES
            w, s, e, n = (min(0.985, max(0.015, side)) for side in sides)
            yield Polygon(area(column + w, row + s, column + e, row + n), f"quay.stone.{ink}")


def _rails() -> Iterator[Line]:
    """Two tracks, from west to east between the rows."""
    for v in (1, 2):
        for side in (-0.03, 0.03):
            yield Line((ground(0, v + side), ground(3, v + side)), "rail", 2.4)


def _bay(square: int) -> Iterator[Line]:
    """Two of its corners, in paint."""
    column, row = divmod(square, 3)
    u, v = column + 0.5, row + 0.5
    for x, y in ((-1, 1), (1, -1)):
        far_u, far_v = u + x * _BAY, v + y * (_BAY - 0.04)
        ends = (u + x * (_BAY - 0.1), far_v), (far_u, far_v), (far_u, v + y * (_BAY - 0.14))
        yield Line(tuple(ground(*end) for end in ends), "paint", 3)


def _down(point: Point, share: float = 1) -> Point:
    return _moved(point, 0, share * _WALL)


def _moved(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
