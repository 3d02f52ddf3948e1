"""The race: an oval inside the chain, and in its infield a line of a table for each seat."""

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin

from render.kraftwagen.cars import racer
from render.kraftwagen.frames import role
from render.kraftwagen.geometry import INNER_BOTTOM, INNER_LEFT, INNER_TOP
from render.kraftwagen.icons import flag
from render.kraftwagen.tokens import racing_engine
from render.marks import ring
from render.placement import Placement
from render.scene import Box, Drawing, Group, GroupItem, Item, Line, Point, Primitive, Sprite, Text
from render.widgets import badge
from rules.kraftwagen import TRACK, KraftwagenObservation, Verb

RACE_RIGHT = 590
_ROAD, _KERB = 58, 9
_RADIUS = (INNER_BOTTOM - INNER_TOP - _ROAD) / 2 - _KERB
"""Of the middle of the road in a bend."""
_MIDDLE_Y = (INNER_TOP + INNER_BOTTOM) // 2
_ENDS = _RADIUS + _ROAD / 2 + _KERB
_WEST, _EAST = INNER_LEFT + _ENDS, RACE_RIGHT - _ENDS
"""Where the straights begin and end."""
_STRAIGHT = _EAST - _WEST
_INFIELD = _RADIUS - _ROAD / 2 - _KERB
_FINISH = 40
"""How far along the lower straight the finish is."""
_BEND = pi * _RADIUS
_ROUND = 2 * _STRAIGHT + 2 * _BEND
_CAR = 33
_CELL_WIDE, _CELL_HIGH = 198, 50


def _along(way: float) -> tuple[Point, float]:
    """A point of the middle of the road, so far behind the finish, and the direction there."""
    top, bottom = _MIDDLE_Y - _RADIUS, _MIDDLE_Y + _RADIUS
    way = (way + _FINISH) % _ROUND
    if way < _STRAIGHT:
        return (_WEST + way, bottom), 0.0
    way -= _STRAIGHT
    if way < _BEND:
        angle = pi / 2 - way / _RADIUS
        return (_EAST + _RADIUS * cos(angle), _MIDDLE_Y + _RADIUS * sin(angle)), angle - pi / 2
    way -= _BEND
    if way < _STRAIGHT:
        return (_EAST - way, top), pi
    angle = -pi / 2 - (way - _STRAIGHT) / _RADIUS
    return (_WEST + _RADIUS * cos(angle), _MIDDLE_Y + _RADIUS * sin(angle)), angle - pi / 2


def _across(way: float, out: float) -> Point:
    """A point of the road, *out* units off its middle."""
    (x, y), angle = _along(way)
    return x - out * sin(angle), y + out * cos(angle)


@cache
def track(spaces: int) -> Drawing:
    """Draw the part of it that never changes."""
    return Drawing.of(*_road(), *_lines(spaces))


def _road() -> Iterator[Primitive]:
    edge = _RADIUS + _ROAD / 2
    yield _oval(edge + _KERB, "lawn.line")
    yield _oval(edge + 5, "kerb")
    yield _oval(edge, "asphalt")
    yield _oval(edge - _ROAD, "kerb")
    yield _oval(edge - _ROAD - 5, "lawn.line")
    yield _oval(_INFIELD, "lawn")


def _oval(radius: float, colour: str) -> Box:
    """Draw all that lies inside a line so far around both ends of the straights."""
    left, top = _WEST - radius, _MIDDLE_Y - radius
    return Box(left, top, _STRAIGHT + 2 * radius, 2 * radius, colour, radius)


def _lines(spaces: int) -> Iterator[Primitive]:
    step, half = _ROUND / spaces, _ROAD / 2
    for space in range(spaces):
        ends = _across(step * space, 4 - half), _across(step * space, half - 4)
        yield Line(ends, "asphalt.line", 4)
        x, y = _along(step * space + 28)[0]
        yield Text(x, y, str(space + 1), 30, "asphalt.text", "middle", label=f"space {space + 1}")
    for row in range(6):
        for column in range(2):
            x, y = _across(12 * (column - 0.5), row * _ROAD / 6 - half)
            colour = "chalk" if (row + column) % 2 else "coal"
            yield Box(x - 6, y, 12, _ROAD / 6, colour)


def race(obs: KraftwagenObservation) -> Iterator[Item]:
    """The cars on the road, the table, and what moved last."""
    step = _ROUND / TRACK[obs.seats]
    for seat, mat in enumerate(obs.mats):
        yield _garage(obs, seat)
        if mat.space and seat not in obs.resigned:
            yield from _on_road(obs, seat, step)


def _on_road(obs: KraftwagenObservation, seat: int, step: float) -> Iterator[Sprite]:
    """On its space, looking the way it drives."""
    space = obs.mats[seat].space
    (x, y), angle = _along(step * (space - 0.42))
    where, drawing = (round(x), round(y) - 5), racer(seat, _CAR, cos(angle) < 0)
    yield Sprite(*where, drawing, label=f"racer seat {seat} space {space}")
    if seat == _raced(obs):
        yield Sprite(where[0], where[1], ring("done", 86, 50), label=f"last race seat {seat}")


def _raced(obs: KraftwagenObservation) -> int | None:
    """The seat whose car moved in the last turn."""
    moves = (
        action.seat
        for action in obs.last
        if action.verb is Verb.TAKE and "race" in action.choice.split("+")
    )
    return next(moves, None)


def _garage(obs: KraftwagenObservation, seat: int) -> Group:
    """A line of the table in the infield: engine and laps of a seat, and "P" in the pit lane."""
    mat, (row, column) = obs.mats[seat], divmod(seat, 2)
    rows = (obs.seats + 1) // 2
    x = round(_WEST + _EAST) // 2 + round(_CELL_WIDE * (column - 0.5))
    y = _MIDDLE_Y + round(_CELL_HIGH * (row - (rows - 1) / 2))
    is_in = not mat.space and seat not in obs.resigned
    items: tuple[GroupItem, ...] = (
        Sprite(x - 77, y, badge(seat, 36, role(obs, seat))),
        Sprite(x - 22, y, racing_engine(mat.speed, 17), label=f"speed seat {seat} {mat.speed}"),
        Sprite(x + 36, y, _laps(mat.laps), label=f"laps seat {seat} {mat.laps}"),
        *((Sprite(x + 80, y, _pit(), label=f"racer seat {seat} pit"),) if is_in else ()),
    )
    return Group(items, label=f"race seat {seat}")


@cache
def _laps(laps: int) -> Drawing:
    return Drawing.of(
        *flag(Placement(-10, 0, 13)),
        Text(5, 0, str(laps), 32, "asphalt.text", label=f"laps {laps}"),
    )


@cache
def _pit() -> Drawing:
    """The sign of the pit lane, as at a car park."""
    ground = Box(-16, -18, 32, 36, "chalk", 8), Box(-14, -16, 28, 32, "plan", 7)
    return Drawing.of(*ground, Text(0, 0, "P", 30, "chalk", "middle", label="pit"))
