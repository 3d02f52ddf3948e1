"""The picture of the race: the track with its pit lane, and the laps."""

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin

from render.kraftwagen.cars import racer
from render.kraftwagen.frames import role, room, stall
from render.kraftwagen.tokens import plate, racing_engine
from render.scene import (
    Box,
    Drawing,
    Ellipse,
    Group,
    GroupItem,
    Item,
    Line,
    Point,
    Primitive,
    Scene,
    Sprite,
    Text,
)
from render.widgets import badge
from rules.kraftwagen import PLACES, TRACK, KraftwagenObservation

WIDTH = 1000
_MIDDLE_X, _MIDDLE_Y = 500, 244
_STRAIGHT = 500
"""Length of a straight."""
_RADIUS = 158
"""Of the middle of the road in a bend."""
_ROAD = 128
_INFIELD = _RADIUS - _ROAD / 2 - 13
_PIT_TOP = 482
_PIT_HIGH, _PIT_STEP = 116, 160
_HEIGHT = _PIT_TOP + _PIT_HIGH + 12
_FINISH = 96
"""How far along the lower straight the finish is."""
_BEND = pi * _RADIUS
_ROUND = 2 * _STRAIGHT + 2 * _BEND


def race_scene(obs: KraftwagenObservation) -> Scene:
    """The race."""
    return Scene(
        width=WIDTH,
        height=_HEIGHT,
        base=_track(TRACK[obs.seats]),
        items=(*_tables(obs), *_cars(obs)),
    )


def _along(way: float) -> tuple[Point, float]:
    """A point of the middle of the road, so far behind the finish, and the direction there."""
    left, right = _MIDDLE_X - _STRAIGHT / 2, _MIDDLE_X + _STRAIGHT / 2
    top, bottom = _MIDDLE_Y - _RADIUS, _MIDDLE_Y + _RADIUS
    way = (way + _FINISH) % _ROUND
    if way < _STRAIGHT:
        return (left + way, bottom), 0.0
    way -= _STRAIGHT
    if way < _BEND:
        angle = pi / 2 - way / _RADIUS
        return (right + _RADIUS * cos(angle), _MIDDLE_Y + _RADIUS * sin(angle)), angle - pi / 2
    way -= _BEND
    if way < _STRAIGHT:
        return (right - way, top), pi
    angle = -pi / 2 - (way - _STRAIGHT) / _RADIUS
    return (left + _RADIUS * cos(angle), _MIDDLE_Y + _RADIUS * sin(angle)), angle - pi / 2


def _across(way: float, out: float) -> Point:
    """A point of the road, *out* units off its middle."""
    (x, y), angle = _along(way)
    return x - out * sin(angle), y + out * cos(angle)


@cache
def _track(spaces: int) -> Drawing:
    return Drawing(
        (*room(WIDTH, _HEIGHT), *_road(), *_lines(spaces), _oval(_INFIELD, "lawn"), *_pit())
    )


def _road() -> Iterator[Primitive]:
    rims = ((13, "lawn.line"), (7, "kerb"), (0, "asphalt"))
    for out, colour in (
        *rims,
        *((-_ROAD - rim, colour) for rim, colour in ((0, "kerb"), (7, "lawn.line"))),
    ):
        yield _oval(_RADIUS + _ROAD / 2 + out, colour)


def _oval(radius: float, colour: str) -> Box:
    """What lies inside a line so far around both ends of the straights."""
    left, top = _MIDDLE_X - _STRAIGHT / 2 - radius, _MIDDLE_Y - radius
    return Box(left, top, _STRAIGHT + 2 * radius, 2 * radius, colour, radius)


def _lines(spaces: int) -> Iterator[Primitive]:
    step, half = _ROUND / spaces, _ROAD / 2
    for space in range(spaces):
        yield Line(
            (_across(step * space, -half + 6), _across(step * space, half - 6)), "asphalt.line", 4
        )
        x, y = _along(step * space + 36)[0]
        yield Text(x, y, str(space + 1), 34, "asphalt.text", "middle", label=f"space {space + 1}")
    for row in range(8):
        for column in range(3):
            x, y = _across(12 * (column - 1), 16 * row - half)
            colour = "chalk" if (row + column) % 2 else "coal"
            yield Box(x - 6, y, 12, 16, colour)


def _pit() -> Iterator[Primitive]:
    yield from stall(16, _PIT_TOP, 640, _PIT_HIGH, "asphalt.alt")
    yield Line(((40, _PIT_TOP + 12), (632, _PIT_TOP + 12)), "asphalt.line", 4)
    for place in range(1, 4):
        x = 16 + _PIT_STEP * place
        yield Line(((x, _PIT_TOP + 14), (x, _PIT_TOP + _PIT_HIGH - 8)), "asphalt.line", 4)
    yield from stall(668, _PIT_TOP, 316, _PIT_HIGH)
    heights = (34, 22, 10)
    for place, money in enumerate(PLACES):
        x, top = 722 + 104 * place, _PIT_TOP + _PIT_HIGH - 8 - heights[place]
        yield Box(x - 46, top, 92, heights[place], "slot.edge", 4)
        yield Text(x - 24, top - 28, f"{place + 1}.", 34, "heading", "middle")
        yield Ellipse(x + 18, top - 28, 25, 25, "coin.edge")
        yield Ellipse(x + 18, top - 28, 22, 22, "coin")
        yield Text(x + 18, top - 28, str(money), 32, "ink", "middle")


def _cars(obs: KraftwagenObservation) -> Iterator[Item]:
    step = _ROUND / TRACK[obs.seats]
    for seat, mat in enumerate(obs.mats):
        if seat in obs.resigned:
            continue
        yield _pit_car(seat) if not mat.space else _racing_car(seat, mat.space, step)


def _pit_car(seat: int) -> Sprite:
    where = 96 + _PIT_STEP * seat, _PIT_TOP + 62
    return Sprite(*where, racer(seat, 46), label=f"racer seat {seat} pit")


def _racing_car(seat: int, space: int, step: float) -> Sprite:
    """On its space, looking the way it drives."""
    (x, y), angle = _along(step * (space - 0.5))
    drawing = racer(seat, 46, cos(angle) < 0)
    return Sprite(round(x), round(y) - 8, drawing, label=f"racer seat {seat} space {space}")


def _tables(obs: KraftwagenObservation) -> Iterator[Item]:
    """In the infield: engine and laps of each race car."""
    rows = (obs.seats + 1) // 2
    for seat, mat in enumerate(obs.mats):
        row, column = divmod(seat, 2)
        x = _MIDDLE_X - 280 + 290 * column
        y = _MIDDLE_Y + round(78 * (row - (rows - 1) / 2))
        items: tuple[GroupItem, ...] = (
            Sprite(x + 24, y, badge(seat, 46, role(obs, seat))),
            Sprite(x + 92, y, racing_engine(mat.speed), label=f"speed seat {seat} {mat.speed}"),
            Sprite(x + 190, y, plate("race", mat.laps), label=f"laps seat {seat} {mat.laps}"),
        )
        yield Group(items, label=f"race seat {seat}")
