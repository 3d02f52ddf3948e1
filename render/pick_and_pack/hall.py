"""What never changes during a game: the floor with its squares, the slots, the plates below."""

from functools import cache

from render.pick_and_pack.geometry import (
    CELL,
    COLUMN_NAMES_Y,
    GRID_LEFT,
    GRID_RIGHT,
    GRID_TOP,
    HEIGHT,
    PANEL_HIGH,
    PANEL_TOP,
    PANEL_WIDE,
    ROW_NAMES_X,
    SLOT_HIGH,
    SLOT_WIDE,
    WIDTH,
    panel_corner,
    slot_middle,
    square_middle,
)
from render.scene import Box, Drawing, Line, Point, Polygon, Primitive, Text, moved
from render.widgets import badge
from rules.pick_and_pack import BLUE, RED, SLOTS, SQUARES


@cache
def hall(is_bench: bool) -> Drawing:
    """The hall; below the grid one wide plate if *is_bench*, else one for each seat."""
    return Drawing(
        (
            Box(0, 0, WIDTH, HEIGHT, "hall"),
            *_floor(),
            *_names(),
            *(primitive for seat in (RED, BLUE) for primitive in _slots(seat)),
            *_legend(),
            *(plate(panel_corner(0)[0], WIDTH - 28) if is_bench else _plates()),
        )
    )


def plate(x: float, wide: float) -> tuple[Primitive, ...]:
    """A plate below the grid."""
    return (
        Box(x, PANEL_TOP, wide, PANEL_HIGH, "panel.edge", 20),
        Box(x + 2, PANEL_TOP + 2, wide - 4, PANEL_HIGH - 4, "panel", 18),
    )


def _plates() -> tuple[Primitive, ...]:
    return tuple(
        primitive for seat in (RED, BLUE) for primitive in plate(panel_corner(seat)[0], PANEL_WIDE)
    )


def _floor() -> tuple[Primitive, ...]:
    side = GRID_RIGHT - GRID_LEFT + 12
    primitives: list[Primitive] = [Box(GRID_LEFT - 6, GRID_TOP - 6, side, side, "floor", 12)]
    size = CELL - 8
    for square in range(len(SQUARES)):
        x, y = square_middle(square)
        primitives.append(Box(x - size / 2, y - size / 2, size, size, "square.edge", 10))
        primitives.append(Box(x - size / 2 + 2, y - size / 2 + 2, size - 4, size - 4, "square", 9))
    return tuple(primitives)


def _names() -> tuple[Primitive, ...]:
    columns = (
        Text(x, COLUMN_NAMES_Y, name, 30, "coordinate", "middle")
        for name, x in ((c, square_middle(SQUARES.index(f"{c}1"))[0]) for c in "abcdef")
    )
    rows = (
        Text(ROW_NAMES_X, y, name, 30, "coordinate", "middle")
        for name, y in ((r, square_middle(SQUARES.index(f"a{r}"))[1]) for r in "123456")
    )
    return (*columns, *rows)


def _slots(seat: int) -> tuple[Primitive, ...]:
    primitives: list[Primitive] = []
    wide, high = SLOT_WIDE, SLOT_HIGH
    for slot in range(len(SLOTS[seat])):
        x, y = slot_middle(seat, slot)
        left, top = x - wide / 2, y - high / 2
        primitives.append(Box(left, top, wide, high, f"seat{seat}.front", 11))
        primitives.append(Box(left + 3, top + 3, wide - 6, high - 6, "slot", 9))
    return tuple(primitives)


def _legend() -> tuple[Primitive, ...]:
    """In the upper corners: who moves along the rows, and who along the columns."""
    top = GRID_TOP - 46
    red, blue = slot_middle(BLUE, 0)[0], slot_middle(BLUE, 6)[0]
    return (
        *_badge(RED, red - 22, top),
        *_double_arrow((red + 38, top), (1, 0)),
        *_badge(BLUE, blue - 18, top),
        *_double_arrow((blue + 38, top), (0, 1)),
    )


def _badge(seat: int, x: float, y: float) -> tuple[Primitive, ...]:
    return tuple(moved(primitive, x, y) for primitive in badge(seat, 50, f"seat{seat}").primitives)


def _double_arrow(middle: Point, along: Point) -> tuple[Primitive, ...]:
    (x, y), (u, v) = middle, along
    ends = tuple((x + s * 12 * u, y + s * 12 * v) for s in (-1, 1))
    heads = (
        Polygon(
            (
                (x + s * 25 * u, y + s * 25 * v),
                (x + s * 11 * u + 11 * v, y + s * 11 * v + 11 * u),
                (x + s * 11 * u - 11 * v, y + s * 11 * v - 11 * u),
            ),
            "coordinate",
        )
        for s in (-1, 1)
    )
    return (Line(ends, "coordinate", 6), *heads)
