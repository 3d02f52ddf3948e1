"""Trays of apples as they lie on the grid, seen from above; the origin is the middle."""

from functools import cache
from typing import NamedTuple

from render.scene import Box, Drawing, Ellipse, Line, Point, Polygon, Primitive, Text

_HALF = 49
"""Half the side of a tray."""
_INSIDE_MIDDLE = -16.5
_LABEL_Y = 27
_GOLDEN = 6
"""So many apples lie in a golden tray."""


class _Rows(NamedTuple):
    """How apples lie in a tray."""

    counts: tuple[int, ...]
    """How many in each row, from the back."""
    radius: float
    step_x: float
    step_y: float = 25


_ROWS: dict[int, _Rows] = {
    1: _Rows((1,), 19, 0),
    2: _Rows((2,), 17, 40),
    3: _Rows((3,), 14, 29),
    4: _Rows((2, 2), 12.4, 36),
    5: _Rows((2, 3), 12.4, 27.5),
    6: _Rows((3, 3), 12.4, 27.5),
}
_SORTS = ("green", "green", "yellow", "red", "red", "golden")
"""Which sort lies in a tray of one, of two, up to six."""

_STRAW: tuple[tuple[Point, ...], ...] = (
    ((-41, -12), (-25, -23), (-23, -21), (-39, -10)),
    ((-33, 4), (-15, -5), (-14, -3), (-32, 6)),
    ((19, -31), (38, -38), (39, -35), (20, -28)),
    ((24, 3), (40, -9), (41, -6), (26, 6)),
)

_PLANKS = (-34, 0, 34)


@cache
def tray(apples: int) -> Drawing:
    """A tray with *apples* in it, and their number on its front."""
    rows, sort = _ROWS[apples], sort_of(apples)
    return Drawing(
        (
            *_wood("gold" if apples == _GOLDEN else "wood"),
            *(
                primitive
                for place in _places(rows)
                for primitive in apple(*place, rows.radius, sort)
            ),
            Box(-24, _LABEL_Y - 18, 48, 36, "label", 7),
            Text(0, _LABEL_Y, str(apples), 44, "label.text", "middle", label=f"number {apples}"),
        )
    )


def sort_of(apples: int) -> str:
    """The sort of apples in a tray of so many."""
    return _SORTS[apples - 1]


@cache
def turned_tray() -> Drawing:
    """A tray that lies face down: three boards and two slats across."""
    boards = (
        Box(-_HALF + 4, y - 14, 2 * _HALF - 8, 28, "turned", 3, label="board") for y in _PLANKS
    )
    slats = (Box(x - 9, -_HALF + 6, 18, 2 * _HALF - 12, "turned.light", 3) for x in (-29, 29))
    nails = (Ellipse(x, y, 3.5, 3.5, "turned.edge") for x in (-29, 29) for y in _PLANKS)
    frame = Box(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF, "turned.edge", 8)
    return Drawing((frame, *boards, *slats, *nails))


def apple(x: float, y: float, radius: float, sort: str = "red") -> tuple[Primitive, ...]:
    """An apple of a *sort* around (x, y)."""
    r = radius

    def at(*points: Point) -> tuple[Point, ...]:
        return tuple((x + u * r, y + v * r) for u, v in points)

    return (
        Ellipse(x, y, r, r, "apple.edge", label="apple"),
        Ellipse(x, y, 0.86 * r, 0.86 * r, f"apple.{sort}"),
        Ellipse(x - 0.36 * r, y - 0.34 * r, 0.24 * r, 0.2 * r, "apple.shine"),
        Line(at((0.05, -0.2), (0.2, -0.75)), "wood.edge", 0.18 * r),
        Polygon(at((0.16, -0.6), (0.5, -1.0), (0.95, -0.86), (0.62, -0.52)), "leaf"),
    )


def _places(rows: _Rows) -> tuple[Point, ...]:
    return tuple(
        (
            (i - (count - 1) / 2) * rows.step_x,
            _INSIDE_MIDDLE + (row - (len(rows.counts) - 1) / 2) * rows.step_y,
        )
        for row, count in enumerate(rows.counts)
        for i in range(count)
    )


def _wood(wood: str) -> tuple[Primitive, ...]:
    """The tray itself; *wood* may be gold."""
    side, edge = 2 * _HALF, "wood.edge"
    return (
        Box(-_HALF, -_HALF, side, side, edge, 10),
        Box(-_HALF + 2, -_HALF + 2, side - 4, side - 4, wood, 9),
        Box(-_HALF + 2, -_HALF + 2, side - 4, 4, f"{wood}.light", 3),
        Box(-_HALF + 5, -_HALF + 6, side - 10, 55, "wood.inside", 5),
        *(Polygon(straw, "straw") for straw in _STRAW),
        Box(-_HALF + 2, 12, side - 4, 3, f"{wood}.light"),
        Box(-_HALF + 2, 43, side - 4, 4, f"{wood}.{'deep' if wood == 'gold' else 'dark'}", 3),
        *(Ellipse(x, 29, 3, 3, edge) for x in (-37, 37)),
    )
