"""Positions: in the first picture the hall and the seats beside it, in the second their bays.

All squares and slots are boxes around their middles, in units of the picture.
"""

from rules.pick_and_pack import RED, SLOTS, SQUARES, PackObservation

WIDTH, HEIGHT = 1000, 640

CELL = 80
"""Side of a square."""
SIDE = 6
"""Squares along a side of the grid."""
TAPE, NAMED_TAPE = 8, 24
"""How wide the tape around the grid is, and the two sides of it that name columns and rows."""
SLOT_WIDE, SLOT_HIGH = 76, 58
_MARGIN = 3
"""Between the edge of the picture, the slots, and the tape."""
GRID_LEFT = _MARGIN + SLOT_WIDE + _MARGIN + NAMED_TAPE
GRID_TOP = _MARGIN + SLOT_HIGH + _MARGIN + TAPE
GRID_RIGHT, GRID_BOTTOM = GRID_LEFT + SIDE * CELL, GRID_TOP + SIDE * CELL

_SLOT_ROW = {"t": _MARGIN + SLOT_HIGH // 2, "b": HEIGHT - _MARGIN - SLOT_HIGH // 2}
"""The height at which the slots above and below the columns lie."""
_SLOT_COLUMN = {"l": _MARGIN + SLOT_WIDE // 2, "r": GRID_RIGHT + TAPE + _MARGIN + SLOT_WIDE // 2}

PANEL_LEFT, PANEL_WIDE, PANEL_HIGH = 684, 308, 308
BAND_LEFT, BAND_WIDE = 8, 984
"""Of the second picture: a band for each seat, as high as a panel."""
TOPS = (8, 324)


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


def top_of(seat: int, obs: PackObservation) -> int:
    """Return the top of the panel, or the band, of *seat*: the observer's own is the lower one."""
    return TOPS[seat != RED if obs.seat is None else seat == obs.seat]
