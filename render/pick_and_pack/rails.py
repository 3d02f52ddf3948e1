"""The rails above the hall, the broken grabber that runs on them and throws sparks, and its way."""

from collections.abc import Iterator
from functools import cache
from math import hypot

from render.marks import Mark, arrow, strokes
from render.pick_and_pack.geometry import CELL, GRID_LEFT, GRID_RIGHT, GRID_TOP, square_middle
from render.pick_and_pack.icons import bolt
from render.scene import Box, Drawing, Ellipse, GroupItem, Line, Point, Primitive, Sprite
from rules.pick_and_pack import BLUE, RED

_REACH = 35
_CLAW = 15
_SHADE = 4
"""How far below the claw its shadow falls."""


@cache
def grabber(is_open: bool) -> Drawing:
    """The claw; *is_open* around a tray, which it must not hide, else its arms are seen too."""
    claws = tuple(_claw(x, y) for x in (-1, 1) for y in (-1, 1))
    lines = (
        Line(claw, stroke, width, label="claw")
        for stroke, width in (("steel.edge", 9), ("steel", 5))
        for claw in claws
    )
    return Drawing.of(*(() if is_open else (*_shadow(), *_arms())), *lines, *_spark())


def _shadow() -> tuple[Primitive, ...]:
    ends = _ends(_SHADE)
    return (
        *(Line(((_SHADE, _SHADE), end), "claw.shade", 14) for end in ends),
        Ellipse(_SHADE, _SHADE, 19, 19, "claw.shade"),
    )


def _arms() -> tuple[Primitive, ...]:
    ends = _ends(0)
    return (
        *(Line(((0, 0), end), "steel.edge", 14) for end in ends),
        *(Line(((0, 0), end), "steel", 9) for end in ends),
        Ellipse(0, 0, 19, 19, "steel.edge"),
        Ellipse(0, 0, 16.5, 16.5, "steel"),
        Ellipse(0, 0, 10, 10, "steel.edge"),
        Ellipse(0, 0, 8, 8, "tape.dark"),
        Ellipse(-2, -2, 4, 4, "steel.light"),
    )


def _spark() -> tuple[Primitive, ...]:
    """Draw the break of the claw."""
    x, y = _REACH + 5, -_REACH - 5
    return bolt(x, y, 13, "steel.edge"), bolt(x, y, 9, "bolt")


def _ends(shift: float) -> tuple[Point, ...]:
    reach = _REACH - 6
    return tuple((x * reach + shift, y * reach + shift) for x in (-1, 1) for y in (-1, 1))


def _claw(x: int, y: int) -> tuple[Point, ...]:
    """A corner that holds the tray."""
    far, near = _REACH, _REACH - _CLAW
    return (
        (x * near, y * far),
        (x * (far - 3), y * far),
        (x * far, y * (far - 3)),
        (x * far, y * near),
    )


_LONG = GRID_RIGHT - GRID_LEFT
_HUB = 24
"""How far before the middle of its last square a way ends, so that the claw is seen."""
_FOOT = 33
"""Half the side of the outline where the grabber stood."""
_DASHES = ((-1, -0.5), (-0.22, 0.22), (0.5, 1))


def rails(square: int, mover: int | None) -> Iterator[Sprite]:
    """Red's pair of rails along the row of *square*, Blue's along its column; the *mover*'s is lit.

    They run over the gaps on both sides, so that they hide no tray.
    """
    x, y = square_middle(square)
    starts = {RED: (GRID_LEFT, y), BLUE: (x, GRID_TOP)}
    # The lit one is the upper one.
    for seat in sorted(starts, key=lambda each: each == mover):
        is_lit = seat == mover
        label = f"rail seat {seat}{' lit' if is_lit else ''}"
        yield Sprite(*starts[seat], _pair(seat, is_lit), label=label)


@cache
def _pair(seat: int, is_lit: bool) -> Drawing:
    """Two girders from beside the origin, to the right for Red and down for Blue."""
    face = f"seat{seat}.{'front' if is_lit else 'side'}"
    shine = f"seat{seat}.{'rim' if is_lit else 'front'}"
    return Drawing(
        tuple(
            shape
            for at in (-CELL // 2, CELL // 2)
            for shape in (
                _bar(seat, at, 10 if is_lit else 8, f"seat{seat}.edge"),
                _bar(seat, at, 7 if is_lit else 5, face),
                _bar(seat, at, 2, shine),
                *_carriages(seat, at, face),
            )
        )
    )


def _bar(seat: int, at: float, thick: float, role: str) -> Box:
    if seat == RED:
        return Box(0, at - thick / 2, _LONG, thick, role, 3)
    return Box(at - thick / 2, 0, thick, _LONG, role, 3)


def _carriages(seat: int, at: float, face: str) -> Iterator[Primitive]:
    """Draw the holders at the ends of a rail."""
    for end in (-2, _LONG + 2):
        x, y = (end, at) if seat == RED else (at, end)
        wide, high = (12, 18) if seat == RED else (18, 12)
        yield Box(x - wide / 2, y - high / 2, wide, high, f"seat{seat}.edge", 4)
        yield Box(x - wide / 2 + 2, y - high / 2 + 2, wide - 4, high - 4, face, 3)


def trail(mark: Mark, start: int, end: int) -> tuple[GroupItem, ...]:
    """The way through the middles of squares: where the grabber stood, and whither it goes."""
    (xa, ya), (xb, yb) = square_middle(start), square_middle(end)
    far = hypot(xb - xa, yb - ya)
    u, v = (xb - xa) / far, (yb - ya) / far
    way = ((xa, ya), (xb - _HUB * u, yb - _HUB * v))
    return (Sprite(xa, ya, _footprint(mark)), *arrow(mark, way), *strokes(mark, way)[2:])


@cache
def _footprint(mark: Mark) -> Drawing:
    """The dashed outline of a grabber that is gone."""
    flat = tuple(
        ((_FOOT * a, _FOOT * side), (_FOOT * b, _FOOT * side))
        for side in (-1, 1)
        for a, b in _DASHES
    )
    upright = tuple(((y, a), (y, b)) for (a, y), (b, _) in flat)
    widths = (("mark.edge", 9), (mark, 5))
    return Drawing(
        tuple(Line(dash, role, width) for role, width in widths for dash in (*flat, *upright))
    )
