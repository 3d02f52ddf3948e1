"""The second picture: the bays, with the crates of both seats and all that lies in them."""

from collections.abc import Iterator

from render.marks import lit_panel, ring
from render.pick_and_pack.choices import Choices, crate_thing
from render.pick_and_pack.geometry import BAND_LEFT, BAND_WIDE, PANEL_HIGH, top_of
from render.pick_and_pack.panels import named, standing, total, way_badge
from render.pick_and_pack.seat_status import on_turn
from render.pick_and_pack.stacks import BODY_HIGH, BODY_MIDDLE, CRATE_WIDE, stack
from render.scene import Group, GroupItem, Item, Sprite
from render.view import View
from rules.pick_and_pack import PackObservation

_CRATES_X, _CRATES_Y, _STEP = BAND_LEFT + 238, 8, 186
_BADGE, _STATE, _NAME, _TOTAL = (50, 48), (138, 48), (16, 116), (119, 218)
"""Where in a band the badge, the points, the name and the Rush Orders are."""


def bays(obs: PackObservation, view: View, choices: Choices) -> Iterator[Item]:
    """The bands of both seats. Each crate is a group, since a move changes only a few of them."""
    for seat in range(obs.seats):
        top = top_of(seat, obs)
        if seat == on_turn(obs):
            lit = lit_panel(f"seat{seat}.front", BAND_WIDE, PANEL_HIGH)
            yield Sprite(BAND_LEFT, top, lit, label=f"on turn seat {seat}")
        yield Group(tuple(_owner(obs, seat, view.names[seat], top)), label=f"owner seat {seat}")
        for index in range(len(obs.board.crates[seat])):
            crate = tuple(_crate(obs, seat, index, choices))
            yield Group(crate, label=f"crates seat {seat}")


def _owner(obs: PackObservation, seat: int, name: str, top: int) -> Iterator[GroupItem]:
    def at(place: tuple[int, int]) -> tuple[int, int]:
        return BAND_LEFT + place[0], top + place[1]

    yield way_badge(seat, *at(_BADGE))
    yield from total(obs, seat, *at(_TOTAL), 1.6)
    yield from named(seat, name, *at(_NAME), 214)
    yield from standing(obs, seat, *at(_STATE))


def _crate(obs: PackObservation, seat: int, index: int, choices: Choices) -> Iterator[GroupItem]:
    x, y = _CRATES_X + index * _STEP, top_of(seat, obs) + _CRATES_Y
    yield from stack(seat, index, obs.board.crates[seat][index], x, y)
    thing = crate_thing(seat, index)
    for role in choices.marks_of(thing):
        frame = ring(role, CRATE_WIDE - 8, BODY_HIGH)
        middle = x + CRATE_WIDE // 2, y + BODY_MIDDLE
        yield Sprite(*middle, frame, label=f"{role} {thing}")
