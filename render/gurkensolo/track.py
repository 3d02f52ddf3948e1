"""The track on the kitchen table, which stays the same during a game."""

from collections.abc import Iterator
from math import hypot, sin

from render.gurkensolo.colours import SHADES_OF_LIGHT
from render.gurkensolo.geometry import (
    FIELD,
    LANE,
    LANES,
    MARGIN,
    NUMBERS,
    TRACK_BOTTOM,
    WIDTH,
    column,
)
from render.gurkensolo.jar import jar
from render.scene import Box, Ellipse, Line, Primitive, Text
from rules.gurkensolo import GOAL, LAST_BLUE, PICKLES, START

_RIGHT = MARGIN + (GOAL - START) * FIELD
_BLUE_END = column(LAST_BLUE) + FIELD // 2
_BLUE_WIDE = _BLUE_END - MARGIN
_CHECK = 60
"""Side of a check of the cloth."""
_FLAG = 7
"""Side of a check of the flag."""
_GRAIN: tuple[tuple[float, float, float], ...] = ((0.02, 0.26, 0.58), (0.3, 0.74, 0.66))
"""Lines in the wood of a lane: where they begin, how far down, and how long they are; shares of the
board and of the lane."""
_BRIGHTEST = 5.5
"""The field under the lamp."""


def ground(height: int) -> Iterator[Primitive]:
    """The cloth, *height* units high, with the board and the jar on it."""
    yield from (check for check in cloth(height) if not _is_hidden(check))
    yield from _board()
    yield from _mustard()
    yield from _flag()
    for field in range(START, GOAL):
        yield from _number(field)
    yield from jar()


def cloth(height: int) -> Iterator[Box]:
    """A chequered cloth, *height* units high."""
    yield Box(0, 0, WIDTH, height, "cloth")
    rows, columns = range(0, height, 2 * _CHECK), range(0, WIDTH, 2 * _CHECK)
    yield from (Box(0, y, WIDTH, _CHECK, "cloth.stripe") for y in rows)
    yield from (Box(x, 0, _CHECK, height, "cloth.stripe") for x in columns)
    yield from (Box(x, y, _CHECK, _CHECK, "cloth.cross") for y in rows for x in columns)


def _is_hidden(check: Box) -> bool:
    """Tell whether a check of the cloth lies under the board."""
    right, bottom = check.x + check.width, check.y + check.height
    return (
        check.y >= NUMBERS[0] and check.x >= MARGIN and right <= _RIGHT and bottom <= TRACK_BOTTOM
    )


def _board() -> Iterator[Primitive]:
    """A board of wood with a groove between two lanes."""
    left, top, wide = MARGIN - 6, NUMBERS[0] - 4, _RIGHT - MARGIN + 12
    yield Box(left + 4, top + 8, wide + 2, TRACK_BOTTOM - top + 8, "shade", 20)
    yield Box(left, top + 6, wide, TRACK_BOTTOM - top + 6, "track.edge", 18)
    yield Box(left, top, wide, TRACK_BOTTOM - top + 6, "track", 18)
    for field in range(START, GOAL):
        zone = _zone(field)
        for lane in range(len(PICKLES)):
            role = f"lane.{zone}.{lane % 2}.{_light(field, lane)}"
            corner = column(field) - FIELD / 2, LANES + lane * LANE
            yield Box(*corner, FIELD, LANE, role, label=f"field {field} lane {lane}")
    for lane in range(len(PICKLES)):
        yield from _grain(lane)
    for lane in range(1, len(PICKLES)):
        y = LANES + lane * LANE
        yield Line(((MARGIN, y), (_RIGHT, y)), "lane.line", 3)
        yield Line(((MARGIN, y + 2.5), (_BLUE_END, y + 2.5)), f"lane.grain.{lane % 2}", 2)
    for field in range(START + 1, LAST_BLUE + 1):
        x = column(field) - FIELD // 2
        yield Line(((x, LANES + 1), (x, TRACK_BOTTOM - 1)), "lane.line", 2)


def _light(field: int, lane: int) -> int:
    """Return the shade of a field in the lamp's light, from 0 up."""
    aside, down = (field - _BRIGHTEST) / 8, (lane - 1.5) / 3.4
    return round((SHADES_OF_LIGHT - 1) * max(0.0, 1 - hypot(aside, down)))


def _grain(lane: int) -> Iterator[Line]:
    for i, (start, down, reach) in enumerate(_GRAIN):
        shift = (0.37 * lane + 0.19 * i) % 0.3
        x, y = MARGIN + (start + shift) * _BLUE_WIDE, LANES + (lane + down) * LANE
        end = min(x + reach * _BLUE_WIDE, _BLUE_END - 6)
        waves = ((x + (end - x) * k / 6, y + (0, 3, 1, -2, 2, 4, 1)[k]) for k in range(7))
        yield Line(tuple(waves), f"lane.grain.{lane % 2}", 3)


def _mustard() -> Iterator[Primitive]:
    """The last three fields are spread with mustard, which runs into the wood."""
    for lane in range(len(PICKLES)):
        light = _light(LAST_BLUE + 1, lane)
        role, top = f"lane.yellow.{lane % 2}.{light}", LANES + lane * LANE
        for y, reach in ((15, 9), (40, 14), (66, 8)):
            yield Ellipse(_BLUE_END, top + y, reach, 15, role)
    for field in range(LAST_BLUE + 2, GOAL):
        x = column(field) - FIELD // 2
        yield Line(((x, LANES + 1), (x, TRACK_BOTTOM - 1)), "mustard.line", 2)
    for lane in range(len(PICKLES)):
        y = LANES + lane * LANE
        wave = (
            (_BLUE_END + 8 + x, y + LANE / 2 + 13 * sin(x / 10 + lane)) for x in range(0, 170, 6)
        )
        yield Line(tuple(wave), "mustard.light", 5)


def _flag() -> Iterator[Box]:
    """The end of the race, as the cards show it."""
    left = _RIGHT - 2 * _FLAG
    yield Box(left, LANES, 2 * _FLAG, TRACK_BOTTOM - LANES, "flag.light")
    for row in range((TRACK_BOTTOM - LANES) // _FLAG):
        yield Box(left + row % 2 * _FLAG, LANES + row * _FLAG, _FLAG, _FLAG, "flag.dark")


def _number(field: int) -> tuple[Primitive, ...]:
    x, (top, bottom), zone = column(field), NUMBERS, _zone(field)
    return (
        Box(x - FIELD / 2 + 2, top, FIELD - 4, bottom - top, zone, 10),
        Text(x, (top + bottom) / 2, str(field), 32, f"{zone}.text", "middle",
             label=f"number {field}"),
    )  # fmt: skip


def _zone(field: int) -> str:
    return "blue" if field <= LAST_BLUE else "yellow"
