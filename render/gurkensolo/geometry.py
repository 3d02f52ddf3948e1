"""Positions on the track: a lane for each pickle, a column for each field."""

from render.banner import BANNER_HIGH
from rules.gurkensolo import GOAL

WIDTH = 1000
MARGIN = 24

FIELD = 62
"""Width of a field."""
NUMBERS = (BANNER_HIGH + 8, BANNER_HIGH + 48)
"""Top and bottom of the row of field numbers."""
LANES = NUMBERS[1] + 6
"""Top of the first lane."""
LANE = 120
"""Height of a lane."""
TRACK_BOTTOM = LANES + 4 * LANE

JAR_LEFT = MARGIN + 12 * FIELD + 12
JAR_RIGHT = WIDTH - MARGIN
_IN_JAR = JAR_LEFT + 62
PLACES = JAR_RIGHT - 50
"""The x of the places of arrival, and of those that a reader wishes for."""

PICKLE = 1.2
"""Size of the pickles on the track; 1 is 100 units high. They rise above their lanes a little."""


def column(field: int) -> int:
    """The x at which a pickle on *field* stands."""
    return _IN_JAR if field == GOAL else MARGIN + field * FIELD - FIELD // 2


def floor(pickle: int) -> int:
    """The y at which the feet of *pickle* are."""
    return LANES + (pickle + 1) * LANE - 3


def middle(pickle: int) -> int:
    """The y of the middle of the lane of *pickle*."""
    return LANES + pickle * LANE + LANE // 2
