"""Positions: the grid with the slots around it, and below it what the seats have.

All squares, slots and crates are boxes around their middles, in units of the picture.
"""

from render.banner import BANNER_HIGH
from rules.pick_and_pack import SLOTS, SQUARES

WIDTH, HEIGHT = 1000, 1284

CELL = 112
"""Side of a square."""
SIDE = 6
"""Squares along a side of the grid."""
GRID_LEFT, GRID_TOP = 180, BANNER_HIGH + 92
GRID_RIGHT, GRID_BOTTOM = GRID_LEFT + SIDE * CELL, GRID_TOP + SIDE * CELL

SLOT_WIDE, SLOT_HIGH = 106, 70
_SLOT_ROW = {"t": GRID_TOP - 54, "b": GRID_BOTTOM + 79}
"""The height at which the slots above and below the columns lie."""
_SLOT_COLUMN = {"l": GRID_LEFT - 99, "r": GRID_RIGHT + 75}
COLUMN_NAMES_Y, ROW_NAMES_X = GRID_BOTTOM + 22, GRID_LEFT - 27

PANEL_TOP = GRID_BOTTOM + 122
PANEL_WIDE, PANEL_HIGH = 480, 306
_PANEL_LEFT = (14, WIDTH - 14 - PANEL_WIDE)

CRATE_WIDE = 114


def square_middle(square: int) -> tuple[int, int]:
    """The middle of *square*."""
    column, row = divmod(square, SIDE)
    return GRID_LEFT + column * CELL + CELL // 2, GRID_BOTTOM - row * CELL - CELL // 2


def slot_middle(seat: int, slot: int) -> tuple[int, int]:
    """The middle of a slot of *seat*, beside the column or row that it belongs to."""
    name = SLOTS[seat][slot]
    side, place = name[0], name[1]
    if side in _SLOT_ROW:
        return square_middle(SQUARES.index(f"{place}1"))[0], _SLOT_ROW[side]
    return _SLOT_COLUMN[side], square_middle(SQUARES.index(f"a{place}"))[1]


def panel_corner(seat: int) -> tuple[int, int]:
    """The upper left corner of the panel of *seat*."""
    return _PANEL_LEFT[seat], PANEL_TOP


def crate_corner(seat: int, crate: int) -> tuple[int, int]:
    """The upper left corner of the place for a crate."""
    left, top = panel_corner(seat)
    return left + 9 + crate * (CRATE_WIDE + 2), top + 66
