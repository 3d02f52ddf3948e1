"""Positions on the quay.

The quay is turned so far that the nine squares stand at nine different x, evenly apart: no tower
ever hides another completely. However high they grow, every cube stays partly visible.
"""

from render.banner import BANNER_HIGH
from render.scene import Point
from rules.docker import SQUARES

WIDTH, HEIGHT = 1000, 640
SEATS_LEFT, SEATS_WIDE = 714, 274
"""Where the plates of the seats begin, right of the board, and how wide they are."""
_STEP = 54
"""Distance in x from one square to the next of the nine."""
_DEPTH = 0.55
"""How much of the ground's depth is seen: 1 from straight above, 0 from the side."""

EAST: Point = (3 * _STEP, _STEP * _DEPTH)
"""One square eastwards, in units of the picture."""
NORTH: Point = (_STEP, -3 * _STEP * _DEPTH)
_CORNER: Point = (14, 486)
"""The south-west corner of the board."""

SOUTH, EAST_SIDE, REST = 0.29, 0.2, 0.04
"""How far the quay reaches beyond the squares: in the south and the east, where no tower hides
them, the columns and rows have their names there."""

FOOTPRINT = 0.44
"""Side of a cube; a square has side 1."""
_TALLEST = 42
"""Height of a cube, where its tower has room."""
_CEILING = BANNER_HIGH + 58
"""No tower grows above this y."""


def ground(u: float, v: float, z: float = 0) -> Point:
    """The point *u* squares east and *v* north of the board's corner, *z* units up."""
    x, y = _CORNER
    return x + u * EAST[0] + v * NORTH[0], y + u * EAST[1] + v * NORTH[1] - z


def area(west: float, south: float, east: float, north: float) -> tuple[Point, ...]:
    """The corners of a rectangle on the ground, in squares from the board's corner."""
    return ground(west, south), ground(east, south), ground(east, north), ground(west, north)


def middle(square: int) -> tuple[float, float]:
    """The middle of *square*, in squares from the board's corner."""
    column, row = divmod(square, 3)
    return column + 0.5, row + 0.5


def foot(square: int) -> tuple[int, int]:
    """The point of the picture where a tower on *square* stands."""
    x, y = ground(*middle(square))
    return round(x), round(y)


def around_foot(u: float, v: float) -> Point:
    """Return the place of *u* squares east and *v* north of a tower, from its foot as drawn."""
    return u * EAST[0] + v * NORTH[0], u * EAST[1] + v * NORTH[1]


def storey(square: int, height: int) -> int:
    """Return the height of a cube in a tower of *height*: less where it would reach too far up."""
    room = foot(square)[1] - _CEILING
    return min(_TALLEST, room // max(1, height))


BACK_TO_FRONT: tuple[int, ...] = tuple(sorted(range(len(SQUARES)), key=lambda s: foot(s)[1]))
"""All squares in the order in which their towers are drawn."""
