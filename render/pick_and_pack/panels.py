"""Beside the hall, a panel for each seat: who it is, and its points, crates or tiles left."""

from collections.abc import Iterator
from functools import cache

from render.marks import lit_panel, ring
from render.pick_and_pack.choices import Choices, crate_thing, has_won, is_laying, on_turn
from render.pick_and_pack.geometry import PANEL_HIGH, PANEL_LEFT, PANEL_WIDE, top_of
from render.pick_and_pack.icons import bolt, ready_icon, tile_icon
from render.pick_and_pack.stacks import SMALL_HIGH, SMALL_WIDE, small_stack
from render.pick_and_pack.tiles import card
from render.scene import Box, Drawing, Group, GroupItem, Line, Polygon, Sprite, Text
from render.shapes import framed, scaled
from render.view import View
from render.widgets import badge, cross, cup, name_text
from rules.pick_and_pack import RED, SUPPLY, Kind, PackObservation, points

_NAME_X, _BADGE_X, _BESIDE_BADGE = 20, 48, 92
_HEAD_Y, _STATE_Y = 38, 103
"""How far below the upper edge of a panel the names and the points stand."""
_CRATES_X, _CRATES_Y, _CRATE_STEP = 10, 138, 73
_SUPPLY_X, _SUPPLY_Y, _SUPPLY_STEP = (57, 207), 112, 76
_TILE_WIDE, _TILE_HIGH = 88, 64
_TOTAL_WIDE, _TOTAL_HIGH = 108, 58
_TOTAL_X = PANEL_WIDE - 14 - _TOTAL_WIDE // 2
_RUSH_X, _RUSH_STEP = 112, 44


def panels(obs: PackObservation, view: View, choices: Choices) -> Iterator[Group]:
    """The panels of both seats, in groups that few moves change."""
    for seat in range(obs.seats):
        top = top_of(seat, obs)
        yield Group(tuple(_head(obs, seat, view.names[seat], top)), label=f"head seat {seat}")
        if not is_laying(obs):
            yield Group(tuple(_state(obs, seat, top)), label=f"state seat {seat}")
            yield Group(tuple(_crates(obs, seat, top, choices)), label=f"crates seat {seat}")
        elif seat not in obs.ready and (obs.starter is not None or seat == obs.seat):
            yield Group(tuple(_supply(obs, seat, top)), label=f"supply seat {seat}")
        else:
            is_ready = seat in obs.ready
            label = f"{'ready' if is_ready else 'waiting'} seat {seat}"
            x, y = PANEL_LEFT + PANEL_WIDE // 2, top + (PANEL_HIGH + 60) // 2
            yield Group((Sprite(x, y, scaled(ready_icon(is_ready), 2)),), label=label)


def total(obs: PackObservation, seat: int, x: int, y: int, size: float = 1) -> Iterator[GroupItem]:
    """The points of *seat*."""
    number = points(obs.board.crates[seat])
    yield Sprite(x, y, _total_plate(seat, size))
    label = f"points seat {seat} {number}"
    yield Text(x, y, str(number), round(60 * size), f"seat{seat}.mark", "middle", label=label)


def standing(obs: PackObservation, seat: int, x: int, y: int) -> Iterator[Sprite]:
    """The stored Rush Orders; when the game is over, a cup or a cross instead."""
    if obs.outcome is None:
        for number in range(2):
            is_stored = number < obs.board.stored[seat]
            label = f"{'rush order' if is_stored else 'rush place'} seat {seat}"
            yield Sprite(x + number * _RUSH_STEP, y, _rush(is_stored), label=label)
    elif has_won(obs, seat):
        yield Sprite(x + 14, y, cup(28), label=f"cup seat {seat}")
    elif seat == obs.resigned:
        yield Sprite(x + 14, y, cross(16, "text.muted"), label=f"gave up seat {seat}")


def _head(obs: PackObservation, seat: int, name: str, top: int) -> Iterator[GroupItem]:
    """Badge and name, on a strip in the colour of the seat if it is on turn."""
    colour = "text"
    if seat == on_turn(obs):
        lit = lit_panel(f"seat{seat}.front", PANEL_WIDE, PANEL_HIGH)
        yield Sprite(PANEL_LEFT, top, lit, label=f"on turn seat {seat}")
        yield Sprite(PANEL_LEFT, top, _strip(f"seat{seat}.front"))
        colour = f"seat{seat}.mark"
    elif has_won(obs, seat):
        yield Sprite(PANEL_LEFT, top, _strip("gold"))
        colour = "gold.ink"
    left = _NAME_X
    if is_laying(obs):
        yield way_badge(seat, PANEL_LEFT + _BADGE_X, top + _HEAD_Y, colour)
        left = _BESIDE_BADGE
    room = PANEL_WIDE - left - 14
    yield name_text(seat, name, PANEL_LEFT + left, top + _HEAD_Y, room, colour)


def _state(obs: PackObservation, seat: int, top: int) -> Iterator[GroupItem]:
    yield way_badge(seat, PANEL_LEFT + _BADGE_X, top + _STATE_Y)
    yield from standing(obs, seat, PANEL_LEFT + _RUSH_X, top + _STATE_Y)
    yield from total(obs, seat, PANEL_LEFT + _TOTAL_X, top + _STATE_Y)


def _crates(obs: PackObservation, seat: int, top: int, choices: Choices) -> Iterator[GroupItem]:
    for index, crate in enumerate(obs.board.crates[seat]):
        x, y = PANEL_LEFT + _CRATES_X + index * _CRATE_STEP, top + _CRATES_Y
        yield from small_stack(seat, index, crate, x, y)
        thing = crate_thing(seat, index)
        for role in choices.marks_of(thing):
            frame = ring(role, SMALL_WIDE - 16, SMALL_HIGH - 16)
            middle = x + SMALL_WIDE // 2, y + SMALL_HIGH // 2
            yield Sprite(*middle, frame, label=f"{role} {thing}")


def _supply(obs: PackObservation, seat: int, top: int) -> Iterator[GroupItem]:
    """The tiles that *seat* has left to lay."""
    laid = [tile.kind for tile in obs.board.tiles[seat]]
    for place, (kind, count) in enumerate(SUPPLY.items()):
        row, column = divmod(place, len(_SUPPLY_X))
        x, y = PANEL_LEFT + _SUPPLY_X[column], top + _SUPPLY_Y + row * _SUPPLY_STEP
        left = count - laid.count(kind)
        yield Sprite(x, y, _to_lay(seat, kind), label=f"supply {kind} {left}")
        where = x + _TILE_WIDE // 2 + 6, y
        colour = "text" if left else "text.muted"
        yield Text(*where, f"×{left}", 36, colour, label=f"left {kind} {left}")


@cache
def _to_lay(seat: int, kind: Kind) -> Drawing:
    return card(seat, kind, _TILE_WIDE, _TILE_HIGH)


def way_badge(seat: int, x: int, y: int, colour: str = "text") -> Sprite:
    """The mark of *seat*, between arrows that point where it moves the grabber."""
    return Sprite(x, y, _way_badge(seat, colour), label=f"badge seat {seat}")


@cache
def _way_badge(seat: int, colour: str) -> Drawing:
    arrows = (((s * 35, 0), (s * 25, -9), (s * 25, 9)) for s in (-1, 1))
    ways = (way if seat == RED else tuple((y, 0.85 * x) for x, y in way) for way in arrows)
    return Drawing.of(
        *(Polygon(way, colour) for way in ways), *badge(seat, 40, f"seat{seat}").primitives
    )


@cache
def _strip(colour: str) -> Drawing:
    return Drawing.of(Box(4, 4, PANEL_WIDE - 8, 68, colour, 16))


@cache
def _total_plate(seat: int, size: float) -> Drawing:
    wide, high = _TOTAL_WIDE * size, _TOTAL_HIGH * size
    colours = f"seat{seat}.edge", f"seat{seat}.front"
    return Drawing(framed(-wide / 2, -high / 2, wide, high, *colours, 15))


@cache
def _rush(is_stored: bool) -> Drawing:
    box = (Box(-19, -25, 38, 50, "text.muted", 9),)
    if not is_stored:
        ghost = Line(bolt(0, 0, 16, "bolt").points, "panel.edge", 2.5, closed=True)
        return Drawing.of(*box, Box(-17, -23, 34, 46, "panel", 8), ghost)
    return Drawing.of(*box, Box(-17, -23, 34, 46, "card", 8), *tile_icon(Kind.RUSH_ORDER, 0, 0, 18))
