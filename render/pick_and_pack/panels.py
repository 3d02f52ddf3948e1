"""A panel for each seat: name, Rush Orders, crates, points and state."""

from collections.abc import Iterator
from functools import cache

from render.marks import lit_panel, ring
from render.names import drawn_name
from render.pick_and_pack.choices import Choices, crate_thing
from render.pick_and_pack.geometry import (
    CRATE_WIDE,
    PANEL_HIGH,
    PANEL_WIDE,
    crate_corner,
    panel_corner,
)
from render.pick_and_pack.icons import bolt, ready_icon
from render.pick_and_pack.seat_status import on_turn
from render.pick_and_pack.stacks import BODY_BOTTOM, BODY_TOP, stack
from render.scene import Box, Drawing, Group, GroupItem, Item, Sprite, Text
from render.view import View
from render.widgets import badge, cross, cup
from rules.pick_and_pack import PackObservation, points

NAME_SIZES = (34, 31, 28)
_MIDDLE = 36
"""How far below the upper edge the names stand."""
_TOTAL_WIDE, _TOTAL_HIGH = 108, 56
_TOTAL_X = PANEL_WIDE - 9 - _TOTAL_WIDE // 2
_RUSH = (_TOTAL_X - 124, _TOTAL_X - 82)
"""Where the two places for Rush Orders are."""
_NAME_LEFT, _NAME_ROOM = 74, _RUSH[0] - 26 - 74


def panels(obs: PackObservation, view: View, choices: Choices) -> Iterator[Item]:
    """The panels of both seats. Each crate is a group, since a move changes only a few of them."""
    for seat in range(obs.seats):
        if seat == on_turn(obs):
            yield Sprite(
                *panel_corner(seat),
                lit_panel("turn", PANEL_WIDE, PANEL_HIGH),
                label=f"on turn seat {seat}",
            )
        yield from _head(obs, seat, view.names[seat])
        for index in range(len(obs.board.crates[seat])):
            yield Group(tuple(_crate(obs, seat, index, choices)), label=f"crates seat {seat}")


def name_text(seat: int, name: str, x: int, y: int, room: int) -> Text:
    """The name of *seat*, as large as there is *room*."""
    text, size = drawn_name(seat, name, NAME_SIZES, room)
    return Text(x, y, text, size, "text", label=f"name seat {seat}")


def readiness(obs: PackObservation, seat: int, x: int, y: int) -> Sprite:
    """Whether *seat* has finished arranging."""
    is_ready = seat in obs.ready
    label = f"{'ready' if is_ready else 'waiting'} seat {seat}"
    return Sprite(x, y, ready_icon(is_ready), label=label)


def _head(obs: PackObservation, seat: int, name: str) -> Iterator[GroupItem]:
    x, y = panel_corner(seat)
    middle = y + _MIDDLE
    yield Sprite(x + 40, middle, badge(seat, 50, f"seat{seat}"), label=f"badge seat {seat}")
    yield name_text(seat, name, x + _NAME_LEFT, middle, _NAME_ROOM)
    if obs.starter is None and obs.outcome is None:
        yield readiness(obs, seat, x + _TOTAL_X, middle)
        return
    yield from _turn_state(obs, seat, x, middle)
    total, where = points(obs.board.crates[seat]), (x + _TOTAL_X, middle)
    label = f"points seat {seat} {total}"
    yield Sprite(*where, _total_plate(seat))
    yield Text(*where, str(total), 60, f"seat{seat}.mark", "middle", label=label)


def _turn_state(obs: PackObservation, seat: int, x: int, y: int) -> Iterator[Sprite]:
    """The stored Rush Orders; when the game is over, a cup or a cross instead."""
    if obs.outcome is None:
        for number, place in enumerate(_RUSH):
            is_stored = number < obs.board.stored[seat]
            label = f"{'rush order' if is_stored else 'rush place'} seat {seat}"
            yield Sprite(x + place, y, _rush(is_stored), label=label)
    elif _has_won(obs, seat):
        yield Sprite(x + _RUSH[1] - 8, y, cup(26), label=f"cup seat {seat}")
    elif seat == obs.resigned:
        yield Sprite(x + _RUSH[1] - 8, y, cross(14, "text.muted"), label=f"gave up seat {seat}")


def _has_won(obs: PackObservation, seat: int) -> bool:
    return obs.outcome is not None and obs.outcome.ranks[seat] == 1


def _crate(obs: PackObservation, seat: int, index: int, choices: Choices) -> Iterator[GroupItem]:
    x, y = crate_corner(seat, index)
    yield from stack(seat, index, obs.board.crates[seat][index], x, y)
    thing = crate_thing(seat, index)
    middle = (x + CRATE_WIDE // 2, y + (BODY_TOP + BODY_BOTTOM) // 2)
    for role, things in choices.marks():
        if thing in things:
            frame = ring(role, CRATE_WIDE - 8, BODY_BOTTOM - BODY_TOP)
            yield Sprite(*middle, frame, label=f"{role} {thing}")


@cache
def _total_plate(seat: int) -> Drawing:
    left, top = -_TOTAL_WIDE / 2, -_TOTAL_HIGH / 2
    return Drawing(
        (
            Box(left, top, _TOTAL_WIDE, _TOTAL_HIGH, f"seat{seat}.edge", 15),
            Box(left + 2, top + 2, _TOTAL_WIDE - 4, _TOTAL_HIGH - 4, f"seat{seat}.front", 13),
        )
    )


@cache
def _rush(is_stored: bool) -> Drawing:
    box = (Box(-18, -24, 36, 48, "text.muted", 9),)
    if not is_stored:
        return Drawing((*box, Box(-16, -22, 32, 44, "panel", 8)))
    return Drawing((*box, Box(-16, -22, 32, 44, "card", 8), bolt(0, 0, 18, "bolt")))
