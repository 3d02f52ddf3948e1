"""Trays of apples as they lie on the grid, seen from above; the origin is the middle."""

from functools import cache

from render.scene import Box, Drawing, Ellipse, Line, Point, Polygon, Primitive, Text

_HALF = 49
"""Half the side of a tray."""
_INSIDE_MIDDLE = -13.5
_LABEL_Y = 31
_STEP_X, _STEP_Y = 27.5, 29
_RADIUS = 13.4

_ROWS: dict[int, tuple[int, ...]] = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (2, 3), 6: (3, 3)}
"""How many apples lie in each row, from the back."""

_PLANKS = (-34, 0, 34)


@cache
def tray(apples: int) -> Drawing:
    """A tray with *apples* in it, and their number on its front."""
    return Drawing(
        (
            *_wood(),
            *(primitive for place in _places(apples) for primitive in apple(*place, _RADIUS)),
            Box(-22, _LABEL_Y - 15, 44, 30, "label", 6),
            Text(0, _LABEL_Y, str(apples), 31, "label.text", "middle", label=f"number {apples}"),
        )
    )


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


def apple(x: float, y: float, radius: float) -> tuple[Primitive, ...]:
    """An apple around (x, y)."""
    r = radius

    def at(*points: Point) -> tuple[Point, ...]:
        return tuple((x + u * r, y + v * r) for u, v in points)

    return (
        Ellipse(x, y, r, r, "apple.edge", label="apple"),
        Ellipse(x, y, 0.86 * r, 0.86 * r, "apple"),
        Ellipse(x - 0.36 * r, y - 0.34 * r, 0.24 * r, 0.2 * r, "apple.shine"),
        Line(at((0.05, -0.2), (0.2, -0.75)), "wood.edge", 0.18 * r),
        Polygon(at((0.16, -0.6), (0.5, -1.0), (0.95, -0.86), (0.62, -0.52)), "leaf"),
    )


def _places(apples: int) -> tuple[Point, ...]:
    rows = _ROWS[apples]
    return tuple(
        (
            (i - (count - 1) / 2) * _STEP_X,
            _INSIDE_MIDDLE + (row - (len(rows) - 1) / 2) * _STEP_Y,
        )
        for row, count in enumerate(rows)
        for i in range(count)
    )


def _wood() -> tuple[Primitive, ...]:
    side = 2 * _HALF
    return (
        Box(-_HALF, -_HALF, side, side, "wood.edge", 10),
        Box(-_HALF + 2, -_HALF + 2, side - 4, side - 4, "wood", 9),
        Box(-_HALF + 2, -_HALF + 2, side - 4, 5, "wood.light", 3),
        Box(-_HALF + 6, -_HALF + 7, side - 12, 58, "wood.inside", 5),
        Box(-_HALF + 2, 17, side - 4, 3, "wood.light"),
        Box(-_HALF + 2, 42, side - 4, 5, "wood.dark", 3),
        Ellipse(-38, 31, 3, 3, "wood.edge"),
        Ellipse(38, 31, 3, 3, "wood.edge"),
    )
