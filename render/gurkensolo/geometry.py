"""Positions in the first picture: a lane for each pickle, a column for each field, cards below."""

from render.banner import BANNER_HIGH
from rules.gurkensolo import GOAL

WIDTH, HEIGHT = 1000, 640
MARGIN = 24

FIELD = 62
"""Width of a field."""
NUMBERS = (BANNER_HIGH + 6, BANNER_HIGH + 44)
"""Top and bottom of the row of field numbers."""
LANES = NUMBERS[1] + 4
"""Top of the first lane."""
LANE = 84
"""Height of a lane."""
TRACK_BOTTOM = LANES + 4 * LANE

ROW_HIGH = 152
"""Height of a row of cards."""
ROW = HEIGHT - 8 - ROW_HIGH // 2
"""The y of the middle of the row of cards below the track."""

JAR_LEFT = MARGIN + 12 * FIELD + 12
JAR_RIGHT = WIDTH - MARGIN
_IN_JAR = JAR_LEFT + 50
PLACES = JAR_RIGHT - 58
"""The x of the places of arrival, and of those that a reader wishes for."""

PICKLE = 0.84
"""Size of the pickles on the track; 1 is 100 units high. They rise above their lanes a little."""


def column(field: int) -> int:
    """The x at which a pickle on *field* stands."""
    return _IN_JAR if field == GOAL else MARGIN + field * FIELD - FIELD // 2


def floor(pickle: int) -> int:
    """The y at which the feet of *pickle* are."""
    return LANES + (pickle + 1) * LANE - 3


def upper_third(pickle: int) -> int:
    """The y at which the lane of *pickle* shows where it came from, above feet and choices."""
    return LANES + pickle * LANE + 22


def middle(pickle: int) -> int:
    """The y of the middle of the lane of *pickle*."""
    return LANES + pickle * LANE + LANE // 2
