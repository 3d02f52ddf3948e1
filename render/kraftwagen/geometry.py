"""Where things stand on the board, in units from its upper left corner."""

from render.banner import BANNER_HIGH
from render.scene import Point

WIDTH = 1000

TILE = 118
"""Side of an action tile."""
BELT = 136
"""Width of the belt on which the chain stands."""
COLUMNS, ROWS = 6, 4
LEFT, STEP, STEP_DOWN = 86, 165, 150
TOP = BANNER_HIGH + BELT // 2 + 12
RIGHT = LEFT + (COLUMNS - 1) * STEP
BOTTOM = TOP + (ROWS - 1) * STEP_DOWN

INNER_LEFT, INNER_RIGHT = 14, RIGHT - BELT // 2 - 10
INNER_TOP, INNER_BOTTOM = TOP + BELT // 2 + 8, BOTTOM - BELT // 2 - 8
"""What the chain leaves free in its middle: the race on the left, the research on the right."""

AWNING_TOP = BOTTOM + BELT // 2 + 12
BUYERS_TOP = AWNING_TOP + 48
BUYERS_HIGH = 148
TAGS_Y = BUYERS_TOP + BUYERS_HIGH + 36
STALLS_TOP = TAGS_Y + 36
STALL_WIDE, STALL_HIGH, STALL_GAP = 320, 160, 8
STALLS_IN_ROW = 3
HEIGHT = STALLS_TOP + 2 * STALL_HIGH + STALL_GAP + 10


def link_place(index: int) -> tuple[int, int]:
    """The middle of a place of the chain: the tail is 0; clockwise from the upper left."""
    if index < COLUMNS:
        return LEFT + index * STEP, TOP
    if index < COLUMNS + ROWS - 2:
        return RIGHT, TOP + (index - COLUMNS + 1) * STEP_DOWN
    return RIGHT - (index - COLUMNS - ROWS + 2) * STEP, BOTTOM


def lane(index: int) -> Point:
    """Beside a place of the chain, on the inner edge of the belt."""
    x, y = link_place(index)
    away = BELT / 2 + 2
    return min(x, RIGHT - away), min(max(y, TOP + away), BOTTOM - away)


def stall_middle(number: int) -> tuple[int, int]:
    """The middle of a stall of the market, counted from 0."""
    row, column = divmod(number, STALLS_IN_ROW)
    x = 12 + STALL_WIDE // 2 + column * (STALL_WIDE + STALL_GAP)
    return x, STALLS_TOP + STALL_HIGH // 2 + row * (STALL_HIGH + STALL_GAP)
