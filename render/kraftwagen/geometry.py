"""Places on the board and in the show, in units from the upper left corner."""

from render.banner import BANNER_HIGH
from render.scene import Point

WIDTH, HEIGHT = 1000, 640
"""Of every picture."""

TILE = 112
"""Side of an action tile."""
BELT, DOWN = 128, 70
"""Width of the belt on which the chain stands, and where it only leads down."""
COLUMNS = 7
LEFT, STEP = 82, 140
RIGHT = LEFT + (COLUMNS - 1) * STEP
TOP, BOTTOM = BANNER_HIGH + BELT // 2 + 4, HEIGHT - BELT // 2 - 10
END = RIGHT + BELT // 2
DOWN_X = END - DOWN // 2
"""The right edge of the belt, and the middle of its way down."""

INNER_LEFT, INNER_RIGHT = 14, END - DOWN - 12
INNER_TOP, INNER_BOTTOM = TOP + BELT // 2 + 10, BOTTOM - BELT // 2 - 10
"""What the chain leaves free in its middle: the race on the left, the research on the right."""

AWNING_HIGH = 88
BUYERS_TOP, BUYERS_HIGH = 94, 138
TAGS_Y = BUYERS_TOP + BUYERS_HIGH + 30
STALLS_TOP = TAGS_Y + 29
STALL_WIDE, STALL_HIGH, STALL_GAP = 320, 168, 8
STALLS_IN_ROW = 3


def link_place(index: int) -> tuple[int, int]:
    """The middle of a place of the chain: the tail is 0; clockwise from the upper left."""
    if index < COLUMNS:
        return LEFT + index * STEP, TOP
    return RIGHT - (index - COLUMNS) * STEP, BOTTOM


def lane(start: int, end: int) -> tuple[Point, ...]:
    """The way from beside a place of the chain to another, on the inner edge of the belt."""
    top, bottom = TOP + BELT / 2 + 2, BOTTOM - BELT / 2 - 2
    down = ((DOWN_X, top), (DOWN_X, bottom)) if start < COLUMNS <= end else ()
    ends = ((link_place(each)[0], top if each < COLUMNS else bottom) for each in (start, end))
    first, last = ends
    return first, *down, last


def stall_middle(number: int) -> tuple[int, int]:
    """The middle of a stall of the market, counted from 0."""
    row, column = divmod(number, STALLS_IN_ROW)
    x = 12 + STALL_WIDE // 2 + column * (STALL_WIDE + STALL_GAP)
    return x, STALLS_TOP + STALL_HIGH // 2 + row * (STALL_HIGH + STALL_GAP)


MARGIN = 12
AWARDS_HIGH = 102
PANELS_TOP = AWARDS_HIGH + 12
PANEL_WIDE, PANEL_GAP = 484, 8
STOCK_HIGH = 84
STOCK_TOP = HEIGHT - STOCK_HIGH - 8
PANELS_BOTTOM = STOCK_TOP - PANEL_GAP
