"""The picture of the reader's own mat, large, with what is private to it."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.awards import goal_icon, medal
from render.kraftwagen.cars import racer
from render.kraftwagen.chips import (
    CHIP_HIGH,
    ENGINEER_HIGH,
    ENGINEER_WIDE,
    chip_wide,
    development,
    engineer,
)
from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import floor, name_text, role, stall
from render.kraftwagen.icons import icon
from render.kraftwagen.parts import body, engine
from render.kraftwagen.placement import Placement
from render.kraftwagen.tokens import (
    coin,
    drawn,
    man,
    piece_plate,
    racing_engine,
    slab,
    workshop_pieces,
)
from render.marks import ring
from render.scene import Box, Drawing, Group, GroupItem, Item, Scene, Sprite, Text, moved
from render.view import View
from render.widgets import badge
from rules.kraftwagen import WORKSHOPS, Goal, Kind, KraftwagenObservation, Mat, Money, Piece

WIDTH = 1000
_LEFT, _RIGHT = 20, 980
_HEAD_Y = 46
_SHOPS_TOP, _SHOP_WIDE, _SHOP_HIGH = 94, 196, 156
_GARAGE_X = _LEFT + WORKSHOPS * (_SHOP_WIDE + 8)
_MEN_TOP, _MEN_HIGH = _SHOPS_TOP + _SHOP_HIGH + 12, 96
_POINTS = 176
_CANTEEN_X = _LEFT + 2 * (_POINTS + 8)
_CANTEEN_WIDE = 400
_SUPPLY_X = _CANTEEN_X + _CANTEEN_WIDE + 8
_LIST_TOP = _MEN_TOP + _MEN_HIGH + 12
_GAP = 10


def own_mat_scene(obs: KraftwagenObservation, view: View, choices: Choices) -> Scene:
    """The mat of the seat that looks."""
    assert obs.seat is not None
    seat, mat = obs.seat, obs.mats[obs.seat]
    marks = choices if seat == obs.active_seat else Choices()
    below, height = _lists(seat, mat, marks)
    return Scene(
        width=WIDTH,
        height=height,
        base=_ground(height),
        items=(
            Group(tuple(_head(obs, seat, view.names[seat])), label="head"),
            *_shops(obs, mat, marks),
            *_garage(seat, mat, marks),
            Group(tuple(_points(mat)), label="points"),
            Group(tuple(_men(seat, mat, marks)), label="workers"),
            *below,
        ),
    )


@cache
def _ground(height: int) -> Drawing:
    return Drawing(
        (
            *floor(WIDTH, height),
            *stall(8, 6, WIDTH - 16, height - 12, "panel"),
            *(
                Box(
                    _LEFT + place * (_SHOP_WIDE + 8), _SHOPS_TOP, _SHOP_WIDE, _SHOP_HIGH, "slot", 18
                )
                for place in range(WORKSHOPS)
            ),
            Box(_GARAGE_X, _SHOPS_TOP, _RIGHT - _GARAGE_X, _SHOP_HIGH, "asphalt.alt", 18),
            Box(_CANTEEN_X, _MEN_TOP, _CANTEEN_WIDE, _MEN_HIGH, "tile.shade", 16),
            Box(_SUPPLY_X, _MEN_TOP, _RIGHT - _SUPPLY_X, _MEN_HIGH, "slot", 16),
        )
    )


def _head(obs: KraftwagenObservation, seat: int, name: str) -> Iterator[GroupItem]:
    right, money = _RIGHT - 14, obs.money[seat]
    yield Sprite(58, _HEAD_Y, badge(seat, 56, role(obs, seat)), label=f"badge seat {seat}")
    if money is not None:
        yield Sprite(right - 32, _HEAD_Y, coin(money.total, 34), label=f"money {money.total}")
        right -= 84
        for source in reversed(Money._fields):
            amount = getattr(money, source)
            if amount:
                right -= 100
                yield Sprite(right + 24, _HEAD_Y, icon(source), label=f"{source} {amount}")
                yield Text(right + 54, _HEAD_Y, str(amount), 32, "text.muted")
    if obs.piece is not None and seat == obs.active_seat:
        right -= 136
        yield Sprite(right + 62, _HEAD_Y, piece_plate(obs.piece), label=f"new {obs.piece}")
        yield Sprite(right + 62, _HEAD_Y, ring("may", 104, 54))
    yield name_text(seat, name, 100, _HEAD_Y, right - 112)


def _shops(obs: KraftwagenObservation, mat: Mat, choices: Choices) -> Iterator[Item]:
    """What is in the workshops, and the new piece that has no place yet."""
    pieces, y = workshop_pieces(mat), _SHOPS_TOP + _SHOP_HIGH // 2
    for place in range(WORKSHOPS):
        x = _LEFT + _SHOP_WIDE // 2 + place * (_SHOP_WIDE + 8)
        if place >= len(pieces):
            if place == len(pieces):
                for colour in choices.marks("shop"):
                    frame = ring(colour, _SHOP_WIDE - 12, _SHOP_HIGH - 12)
                    yield Sprite(x, y, frame, label=f"{colour} shop")
            continue
        piece = pieces[place]
        yield Sprite(x, y, _large(piece), label=f"workshop {piece}")
        for colour in choices.marks(str(piece)):
            yield Sprite(
                x, y, ring(colour, _SHOP_WIDE - 12, _SHOP_HIGH - 12), label=f"{colour} {piece}"
            )


@cache
def _large(piece: Piece) -> Drawing:
    at = Placement(-36, 0, 46)
    icons = body(at) if piece.kind is Kind.BODY else engine(at)
    value = Text(58, 0, str(piece.value), 66, "ink", "middle", label=f"value {piece}")
    return Drawing((*slab(_SHOP_WIDE - 8, _SHOP_HIGH - 8, radius=16), *icons, value))


def _garage(seat: int, mat: Mat, choices: Choices) -> Iterator[Item]:
    middle, y = (_GARAGE_X + _RIGHT) // 2, _SHOPS_TOP + _SHOP_HIGH // 2
    yield Sprite(middle - 76, y + 4, racer(seat, 54), label=f"racer {seat}")
    yield Sprite(middle + 88, y, racing_engine(mat.speed, 36), label=f"speed {mat.speed}")
    for colour in choices.marks("racer"):
        frame = ring(colour, _RIGHT - _GARAGE_X - 12, _SHOP_HIGH - 12)
        yield Sprite(middle, y, frame, label=f"{colour} racer")


def _points(mat: Mat) -> Iterator[Sprite]:
    y = _MEN_TOP + _MEN_HIGH // 2
    for place, (kind, points) in enumerate(
        (("body", mat.body_points), ("engine", mat.engine_points))
    ):
        x = _LEFT + _POINTS // 2 + place * (_POINTS + 8)
        yield Sprite(x, y, _plan(kind, points), label=f"{kind} points {points}")


@cache
def _plan(kind: str, points: int) -> Drawing:
    left, top = -_POINTS / 2, -_MEN_HIGH / 2
    return Drawing(
        (
            Box(left, top, _POINTS, _MEN_HIGH, "plan.edge", 14),
            Box(left + 3, top + 3, _POINTS - 6, _MEN_HIGH - 6, "plan", 12),
            *drawn(Placement(left + 60, 0, 36), kind),
            Text(left + 112, 0, str(points), 54, "chalk", label=f"{kind} points {points}"),
        )
    )


def _men(seat: int, mat: Mat, choices: Choices) -> Iterator[GroupItem]:
    """Everybody in the canteen, and how many in the supply."""
    y = _MEN_TOP + _MEN_HIGH // 2
    step = min(58, (_CANTEEN_WIDE - 150) // max(1, mat.canteen - 1))
    for place in range(mat.canteen):
        yield Sprite(_CANTEEN_X + 42 + step * place, y, man(f"seat{seat}", 36))
    x = _CANTEEN_X + _CANTEEN_WIDE - 44
    yield Text(x, y, str(mat.canteen), 54, "ink", "middle", label=f"canteen {mat.canteen}")
    yield Sprite(_SUPPLY_X + 56, y, man(f"seat{seat}.out", 36))
    yield Text(_SUPPLY_X + 112, y, str(mat.supply), 54, "heading", label=f"supply {mat.supply}")
    for colour in choices.marks("crew"):
        frame = ring(colour, _CANTEEN_WIDE - 12, _MEN_HIGH - 12)
        yield Sprite(_CANTEEN_X + _CANTEEN_WIDE // 2, y, frame, label=f"{colour} crew")


def _lists(seat: int, mat: Mat, choices: Choices) -> tuple[tuple[Item, ...], int]:
    """Developments, engineers and awards, and where the picture ends."""
    items: list[Item] = []
    x, y = _LEFT, _LIST_TOP + CHIP_HIGH // 2
    plans = [(id, f"seat{seat}") for id in mat.active] + [(id, "") for id in mat.waiting]
    for id, worker in plans:
        if x + chip_wide(id) > _RIGHT:
            x, y = _LEFT, y + CHIP_HIGH + _GAP
        label = f"{'active' if worker else 'waits'} {id}"
        items.append(Sprite(x, y, development(id, worker), label=label))
        x += chip_wide(id) + 8
    top = y + CHIP_HIGH // 2 + _GAP if plans else _LIST_TOP
    for number, name in enumerate(mat.engineers):
        row, column = divmod(number, 3)
        x, y = _LEFT + column * (ENGINEER_WIDE + 12), top + ENGINEER_HIGH // 2 + row * 94
        label = f"engineer {name}"
        items.append(Sprite(x, y, engineer(name, name in mat.used), label=label))
        for colour in choices.marks(name):
            frame = ring(colour, ENGINEER_WIDE - 8, ENGINEER_HIGH - 8)
            items.append(Sprite(x + ENGINEER_WIDE // 2, y, frame, label=f"{colour} {name}"))
    top += 94 * (-(-len(mat.engineers) // 3))
    for number, award in enumerate(mat.awards):
        drawing = _award(award.goal, award.value)
        label = f"award {award.goal} {award.value}"
        items.append(Sprite(_LEFT + 80 + 190 * number, top + 36, drawing, label=label))
    return tuple(items), top + (82 if mat.awards else 8)


@cache
def _award(goal: Goal, value: int) -> Drawing:
    worth = (moved(primitive, 34, 0) for primitive in medal(value).primitives)
    return Drawing((*goal_icon(goal, Placement(-36, 0, 28)), *worth))
