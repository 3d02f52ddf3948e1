"""The picture of all mats: what every seat has, in short."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.awards import AWARDS_HIGH, awards
from render.kraftwagen.cars import racer
from render.kraftwagen.chips import CHIP_HIGH, chip_wide, development, small_engineer
from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import floor, name_text, role
from render.kraftwagen.placement import Placement
from render.kraftwagen.supply import SUPPLY_HIGH, supply_ground, supply_strip
from render.kraftwagen.tokens import (
    PLATE_HIGH,
    PLATE_WIDE,
    coin,
    piece_plate,
    plan,
    plate,
    racing_engine,
    supply,
    worker,
    workshop_pieces,
)
from render.marks import ring
from render.scene import Box, Drawing, Group, GroupItem, Item, Scene, Sprite, Text, moved
from render.view import View
from render.widgets import badge, cross, cup
from rules.kraftwagen import WORKSHOPS, KraftwagenObservation, Mat

WIDTH = 1000
_TOP = AWARDS_HIGH + 8
PANEL_WIDE = 480
_GAP = 12
_ROWS = (40, 112, 184)
_SHORT, _MORE = 224, 70
"""Height of a panel without engineers and developments, and of a line for either."""
_PLATE = 100
_SHOP = 106
_RACER_X = 338
_RIGHT = PANEL_WIDE - 16


def mats_scene(obs: KraftwagenObservation, view: View, choices: Choices) -> Scene:
    """All mats, and above them the awards."""
    rows, high = (obs.seats + 1) // 2, _high(obs)
    bottom = _TOP + rows * (high + _GAP)
    height = bottom + SUPPLY_HIGH
    return Scene(
        width=WIDTH,
        height=height,
        base=_ground(obs.seats, height, high),
        items=(
            *awards(obs, AWARDS_HIGH // 2 + 2),
            *(item for seat in range(obs.seats) for item in _panel(obs, view, choices, seat)),
            *supply_strip(obs.stock, 14, bottom),
        ),
    )


def _high(obs: KraftwagenObservation) -> int:
    """All panels are as high as the fullest one needs."""
    has_engineers = any(mat.engineers for mat in obs.mats)
    has_plans = any(mat.active or mat.waiting for mat in obs.mats)
    return _SHORT + _MORE * has_engineers + _MORE * has_plans


def _corner(seat: int, high: int) -> tuple[int, int]:
    row, column = divmod(seat, 2)
    return 14 + column * (PANEL_WIDE + _GAP), _TOP + row * (high + _GAP)


@cache
def _ground(seats: int, height: int, high: int) -> Drawing:
    plates = (
        primitive
        for seat in range(seats)
        for x, y in [_corner(seat, high)]
        for primitive in (
            Box(x, y, PANEL_WIDE, high, "panel.edge", 20),
            Box(x + 2, y + 2, PANEL_WIDE - 4, high - 4, "panel", 18),
            *_places(x, y),
        )
    )
    strip = (moved(primitive, 14, height - SUPPLY_HIGH) for primitive in supply_ground().primitives)
    return Drawing((*floor(WIDTH, height), *plates, *strip))


def _places(x: int, y: int) -> Iterator[Box]:
    """The empty workshops and the garage of the race car."""
    top = y + _ROWS[1] - 33
    for place in range(WORKSHOPS):
        yield Box(x + 14 + (_SHOP + 2) * place, top, _SHOP, 66, "slot", 12)
    yield Box(x + _RACER_X, top, PANEL_WIDE - 14 - _RACER_X, 66, "slot", 12)


def _panel(obs: KraftwagenObservation, view: View, choices: Choices, seat: int) -> Iterator[Item]:
    x, y = _corner(seat, _high(obs))
    mat = obs.mats[seat]
    if seat == obs.active_seat and obs.to_act:
        yield Sprite(x, y, _frame(_high(obs)), label=f"on turn seat {seat}")
    yield Group(tuple(_head(obs, seat, view.names[seat], x, y + _ROWS[0])), label=f"head {seat}")
    marks = choices if seat == obs.active_seat else Choices()
    if mat.pieces:
        yield Group(tuple(_workshops(mat, marks, x, y + _ROWS[1])), label=f"workshops {seat}")
    yield Group(tuple(_race_car(seat, mat, marks, x, y + _ROWS[1])), label=f"race car {seat}")
    yield Group(tuple(_numbers(seat, mat, marks, x, y + _ROWS[2])), label=f"numbers {seat}")
    below = y + _SHORT + _MORE // 2 - 8
    if any(each.engineers for each in obs.mats):
        if mat.engineers:
            yield Group(tuple(_engineers(mat, marks, x, below)), label=f"engineers {seat}")
        below += _MORE
    if mat.active or mat.waiting:
        yield Group(tuple(_developments(seat, mat, x, below)), label=f"plans {seat}")


@cache
def _frame(high: int) -> Drawing:
    return Drawing(
        (
            Box(-4, -4, PANEL_WIDE + 8, high + 8, "turn", 23),
            Box(1, 1, PANEL_WIDE - 2, high - 2, "panel.active", 18),
            *_places(0, 0),
        )
    )


def _head(obs: KraftwagenObservation, seat: int, name: str, x: int, y: int) -> Iterator[GroupItem]:
    yield Sprite(x + 42, y, badge(seat, 52, role(obs, seat)), label=f"badge seat {seat}")
    right = x + _RIGHT
    money = obs.money[seat]
    if obs.outcome is not None:
        score = obs.outcome.scores[seat]
        yield Text(right, y, str(score), 42, "text", "right", label=f"score seat {seat} {score}")
        right -= 84
        if obs.outcome.ranks[seat] == 1:
            yield Sprite(right - 20, y, cup(25), label=f"won seat {seat}")
            right -= 56
    elif seat in obs.resigned:
        yield Sprite(right - 16, y, cross(15, "text.muted"), label=f"out seat {seat}")
        right -= 50
    elif money is not None:
        yield Sprite(right - 30, y, coin(money.total, 30), label=f"money {seat} {money.total}")
        right -= 70
    colour = "text.muted" if seat in obs.resigned else "text"
    yield name_text(seat, name, x + 80, y, right - x - 86, colour)


def _workshops(mat: Mat, choices: Choices, x: int, y: int) -> Iterator[GroupItem]:
    for place, piece in enumerate(workshop_pieces(mat)):
        where = x + 14 + _SHOP // 2 + (_SHOP + 2) * place, y
        yield Sprite(*where, piece_plate(piece, _PLATE), label=f"workshop {piece}")
        for colour in choices.marks(str(piece)):
            yield Sprite(
                *where, ring(colour, _PLATE - 8, PLATE_HIGH - 4), label=f"{colour} {piece}"
            )


def _race_car(seat: int, mat: Mat, choices: Choices, x: int, y: int) -> Iterator[GroupItem]:
    yield Sprite(x + _RACER_X + 33, y + 2, racer(seat, 19))
    yield Sprite(x + _RACER_X + 92, y, racing_engine(mat.speed, 17), label=f"speed {mat.speed}")
    for colour in choices.marks("racer"):
        middle = x + (_RACER_X + PANEL_WIDE - 14) // 2
        yield Sprite(middle, y, ring(colour, 120, 60), label=f"{colour} racer")


def _numbers(seat: int, mat: Mat, choices: Choices, x: int, y: int) -> Iterator[GroupItem]:
    """Points, canteen and supply."""
    drawings = (
        plan("body", mat.body_points),
        plan("engine", mat.engine_points),
        plate(f"seat{seat}", mat.canteen),
        supply(f"seat{seat}.out", mat.supply),
    )
    for place, drawing in enumerate(drawings):
        yield Sprite(x + 70 + 113 * place, y, drawing)
    for colour in choices.marks("crew"):
        frame = ring(colour, PLATE_WIDE - 8, PLATE_HIGH - 4)
        yield Sprite(x + 70 + 226, y, frame, label=f"{colour} crew")


def _engineers(mat: Mat, choices: Choices, x: int, y: int) -> Iterator[GroupItem]:
    step = min(66, (PANEL_WIDE - 92) // max(1, len(mat.engineers) - 1))
    for place, name in enumerate(mat.engineers):
        where = x + 46 + step * place, y
        drawing = small_engineer(name, name in mat.used)
        yield Sprite(*where, drawing, label=f"engineer {name}")
        for colour in choices.marks(name):
            yield Sprite(*where, ring(colour, 56, 56, 30), label=f"{colour} {name}")


def _developments(seat: int, mat: Mat, x: int, y: int) -> Iterator[GroupItem]:
    """The number of active ones, and the waiting ones, counted where they do not fit."""
    left = x + 14
    if mat.active:
        count = len(mat.active)
        yield Sprite(left, y, _count(f"seat{seat}", count), label=f"active {count}")
        left += 126
    for number, id in enumerate(mat.waiting):
        rest = len(mat.waiting) - number
        if left + chip_wide(id) + 60 * (rest > 1) > x + _RIGHT:
            yield Text(left + 4, y, f"+{rest}", 36, "text", label=f"more {rest}")
            return
        yield Sprite(left, y, development(id, ""), label=f"waits {id}")
        left += chip_wide(id) + 6


@cache
def _count(role: str, number: int) -> Drawing:
    return Drawing(
        (
            Box(0, -CHIP_HIGH / 2, 120, CHIP_HIGH, "plan.edge", 10),
            Box(2, 2 - CHIP_HIGH / 2, 116, CHIP_HIGH - 4, "plan", 8),
            *worker(Placement(36, 0, 22), role),
            Text(62, 0, f"×{number}", 34 if number < 10 else 30, "chalk"),
        )
    )
