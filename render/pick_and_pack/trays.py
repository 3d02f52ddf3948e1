"""Trays of apples as they lie on the grid, seen from above; the origin is the middle."""

from functools import cache
from typing import NamedTuple

from render.placement import Placement
from render.scene import Box, Drawing, Ellipse, Point, Polygon, Primitive, Text

_HALF = 35
"""Half the side of a tray."""
_INSIDE_MIDDLE = -14
_NUMBER = (16.5, 15)
"""Beside the lines through the middle, along which the way of the grabber is drawn."""
_GOLDEN = 6
"""So many apples lie in a golden tray."""


class _Rows(NamedTuple):
    """The rows of apples in a tray."""

    counts: tuple[int, ...]
    """How many in each row, from the back."""
    radius: float
    step_x: float
    step_y: float = 14


_ROWS: dict[int, _Rows] = {
    1: _Rows((1,), 15.5, 0),
    2: _Rows((2,), 14, 31),
    3: _Rows((3,), 11, 21.5),
    4: _Rows((2, 2), 9.6, 26),
    5: _Rows((2, 3), 9.6, 20.5),
    6: _Rows((3, 3), 9.6, 20.5),
}
_SORTS = ("green", "green", "yellow", "red", "red", "golden")
"""Which sort lies in a tray of one, of two, up to six."""

_STRAW: tuple[tuple[Point, ...], ...] = (
    ((-29, -10), (-18, -18), (-16, -16), (-27, -8)),
    ((-24, 1), (-10, -6), (-9, -4), (-22, 3)),
    ((14, -24), (27, -28), (28, -26), (15, -22)),
    ((17, 0), (28, -8), (29, -6), (18, 2)),
)

_PLANKS = (-24, 0, 24)


@cache
def tray(apples: int) -> Drawing:
    """A tray with *apples* in it, and their number on its front."""
    rows, sort = _ROWS[apples], sort_of(apples)
    return Drawing.of(
        *_wood("gold" if apples == _GOLDEN else "wood"),
        *(primitive for place in _places(rows) for primitive in apple(*place, rows.radius, sort)),
        Box(1.5, 0.5, 30, 29, "label", 5),
        Text(*_NUMBER, str(apples), 34, "label.text", "middle", label=f"number {apples}"),
    )


@cache
def lying(apples: int) -> Drawing:
    """A tray on the floor, which throws a shadow; it is turned if *apples* is negative."""
    shadow = Box(-_HALF + 2, -_HALF + 3, 2 * _HALF + 2, 2 * _HALF + 2, "tray.shade", 8)
    return Drawing.of(shadow, *(tray(apples) if apples > 0 else turned_tray()).primitives)


def sort_of(apples: int) -> str:
    """The sort of apples in a tray of so many."""
    return _SORTS[apples - 1]


@cache
def turned_tray() -> Drawing:
    """A tray that lies face down: three boards and two slats across."""
    boards = (
        Box(-_HALF + 3, y - 10, 2 * _HALF - 6, 20, "turned", 2, label="board") for y in _PLANKS
    )
    slats = (Box(x - 7, -_HALF + 4, 14, 2 * _HALF - 8, "turned.light", 2) for x in (-20, 20))
    nails = (Ellipse(x, y, 2.5, 2.5, "turned.edge") for x in (-20, 20) for y in _PLANKS)
    frame = Box(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF, "turned.edge", 6)
    return Drawing.of(frame, *boards, *slats, *nails)


def apple(x: float, y: float, radius: float, sort: str = "red") -> tuple[Primitive, ...]:
    """An apple of a *sort* around (x, y)."""
    at = Placement(x, y, radius)
    return (
        Ellipse(x, y, radius, radius, "apple.edge", label="apple"),
        at.disc(f"apple.{sort}", 0, 0, 0.86),
        at.disc("apple.shine", -0.36, -0.34, 0.24, 0.2),
        at.line("wood.edge", 0.18, "0.05,-0.2 0.2,-0.75"),
        at.polygon("leaf", "0.16,-0.6 0.5,-1 0.95,-0.86 0.62,-0.52"),
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
        Box(-_HALF, -_HALF, side, side, edge, 7),
        Box(-_HALF + 2, -_HALF + 2, side - 4, side - 4, wood, 6),
        Box(-_HALF + 2, -_HALF + 2, side - 4, 3, f"{wood}.light", 2),
        Box(-_HALF + 4, -_HALF + 4, side - 8, 34, "wood.inside", 4),
        *(Polygon(straw, "straw") for straw in _STRAW),
        Box(-_HALF + 2, 3, side - 4, 2, f"{wood}.light"),
        Box(-_HALF + 2, 30, side - 4, 3, f"{wood}.{'deep' if wood == 'gold' else 'dark'}", 2),
        *(Ellipse(x, 19, 2.5, 2.5, edge) for x in (-28, -6)),
    )
