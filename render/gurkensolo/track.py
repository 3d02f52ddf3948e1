"""The track and the jar that is its goal, which stay the same during a game."""

from collections.abc import Iterator

from render.gurkensolo.geometry import (
    FIELD,
    JAR_LEFT,
    JAR_RIGHT,
    LANE,
    LANES,
    MARGIN,
    NUMBERS,
    TRACK_BOTTOM,
    WIDTH,
    column,
    middle,
)
from render.scene import Box, Ellipse, Line, Point, Primitive, Text
from rules.gurkensolo import GOAL, LAST_BLUE, PICKLES, START

_CHECK = 40
"""Side of a check of the cloth."""
_LID = 13
"""Side of a check on the lid."""
_DILL: tuple[Point, ...] = (
    (JAR_RIGHT - 22, TRACK_BOTTOM - 8),
    (JAR_LEFT + 18, LANES + LANE),
    (JAR_RIGHT - 16, LANES + 2 * LANE),
)
_SEEDS: tuple[Point, ...] = (
    (84, 36),
    (18, 78),
    (96, 150),
    (30, 262),
    (70, 330),
    (14, 404),
    (90, 424),
)


def ground(height: int) -> tuple[Primitive, ...]:
    """The cloth, *height* units high, with the track and the jar on it."""
    return (*cloth(height), *_track(), *_jar())


def cloth(height: int) -> Iterator[Primitive]:
    """A chequered cloth, *height* units high."""
    yield Box(0, 0, WIDTH, height, "cloth")
    rows, columns = range(0, height, 2 * _CHECK), range(0, WIDTH, 2 * _CHECK)
    yield from (Box(0, y, WIDTH, _CHECK, "cloth.stripe") for y in rows)
    yield from (Box(x, 0, _CHECK, height, "cloth.stripe") for x in columns)
    yield from (Box(x, y, _CHECK, _CHECK, "cloth.cross") for y in rows for x in columns)


def _track() -> Iterator[Primitive]:
    right = MARGIN + (GOAL - START) * FIELD
    yield Box(MARGIN - 6, NUMBERS[0] - 6, right - MARGIN + 12, TRACK_BOTTOM - NUMBERS[0] + 12,
              "track.edge", 18)  # fmt: skip
    for field in range(START, GOAL):
        zone = "blue" if field <= LAST_BLUE else "yellow"
        x = column(field)
        yield from _number(field, zone)
        for lane in range(len(PICKLES)):
            role = f"lane.{zone}.{lane % 2}"
            top = LANES + lane * LANE
            label = f"field {field} lane {lane}"
            yield Box(x - FIELD / 2, top, FIELD, LANE, role, label=label)
    for field in range(START + 1, GOAL):
        x = column(field) - FIELD // 2
        yield Line(((x, LANES + 1), (x, TRACK_BOTTOM - 1)), "lane.line", 2)


def _number(field: int, zone: str) -> Iterator[Primitive]:
    x, (top, bottom) = column(field), NUMBERS
    yield Box(x - FIELD / 2 + 2, top, FIELD - 4, bottom - top, zone, 10)
    yield Text(x, (top + bottom) / 2, str(field), 30, f"{zone}.text", "middle",
               label=f"number {field}")  # fmt: skip


def _jar() -> Iterator[Primitive]:
    top, bottom = NUMBERS[1] - 4, TRACK_BOTTOM + 6
    wide, high = JAR_RIGHT - JAR_LEFT, bottom - top
    yield Box(JAR_LEFT - 4, top - 4, wide + 8, high + 8, "jar.edge", 34)
    yield Box(JAR_LEFT, top, wide, high, "jar", 30, label="goal")
    yield Box(JAR_LEFT + 8, LANES + 30, wide - 16, high - 44, "brine", 24)
    yield Box(JAR_LEFT + 14, LANES + 14, 10, high - 90, "jar.light", 5)
    yield Box(JAR_LEFT + 30, LANES + 14, 4, high - 150, "jar.light", 2)
    yield Box(JAR_RIGHT - 22, LANES + 60, 6, high - 160, "jar.light", 3)
    yield from (_shelf(lane) for lane in range(len(PICKLES) - 1))
    for x, y in _DILL:
        yield from _sprig(x, y)
    yield from (Ellipse(JAR_LEFT + 16 + x, LANES + y, 4, 3.4, "seed") for x, y in _SEEDS)
    yield from _lid()


def _shelf(lane: int) -> Line:
    y = middle(lane) + LANE // 2
    return Line(((JAR_LEFT + 10, y), (JAR_RIGHT - 10, y)), "jar.lane", 3)


def _sprig(x: float, y: float) -> Iterator[Primitive]:
    """A twig of dill that grows up from (*x*, *y*)."""
    yield Line(((x, y), (x - 5, y - 54)), "dill", 3)
    for i in range(1, 5):
        rise, reach = 12 * i, 17 - 3 * i
        foot = (x - 5 * rise / 54, y - rise)
        for side in (-1, 1):
            yield Line((foot, (foot[0] + side * reach, foot[1] - 11)), "dill", 2.5)


def _lid() -> Iterator[Primitive]:
    """Checked like the flag at the end of a race."""
    left, right = JAR_LEFT - 2, JAR_RIGHT + 2
    yield Box(left - 4, NUMBERS[0] - 6, right - left + 8, 3 * _LID + 12, "track.edge", 10)
    columns = (right - left) // _LID
    start = left + (right - left - columns * _LID) / 2
    yield Box(start, NUMBERS[0], columns * _LID, 3 * _LID, "flag.light")
    for i in range(columns):
        for j in range(i % 2, 3, 2):
            yield Box(start + i * _LID, NUMBERS[0] + j * _LID, _LID, _LID, "flag.dark")
