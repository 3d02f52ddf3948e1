"""The workbench: while a seat arranges, its own slots large, and the tiles it has left."""

from collections.abc import Iterator
from functools import cache

from render.marks import ring
from render.pick_and_pack.geometry import PANEL_TOP, WIDTH
from render.pick_and_pack.panels import name_text, readiness
from render.pick_and_pack.seat_status import next_slots
from render.pick_and_pack.tiles import card
from render.scene import Box, Drawing, Group, GroupItem, Sprite, Text
from render.view import View
from render.widgets import badge
from rules.pick_and_pack import SLOTS, SUPPLY, Kind, PackObservation, place_of

_WIDE, _HIGH = 148, 78
_STEP, _FIRST = 157, 107
_ROWS = (PANEL_TOP + 110, PANEL_TOP + 196)
_HEAD_Y, _SUPPLY_Y = PANEL_TOP + 37, PANEL_TOP + 270
_IN_ROW = 6
_POINTERS = {"top": "↓", "bottom": "↑", "left": "→", "right": "←"}
"""Towards the grid, by the side on which a slot lies."""


def bench(obs: PackObservation, seat: int, view: View) -> Iterator[Group]:
    """Everything on the bench of *seat*."""
    yield Group(tuple(_head(obs, seat, view)), label="bench head")
    yield Group(tuple(_slots(obs, seat)), label="bench slots")
    yield Group(tuple(_supply(obs, seat)), label="bench supply")


def _head(obs: PackObservation, seat: int, view: View) -> Iterator[GroupItem]:
    for place, who in enumerate((seat, 1 - seat)):
        left = 54 + place * (WIDTH // 2)
        yield Sprite(left, _HEAD_Y, badge(who, 46, f"seat{who}"), label=f"badge seat {who}")
        yield name_text(who, view.names[who], left + 34, _HEAD_Y, 330)
        if obs.starter is None:
            yield readiness(obs, who, left + 394, _HEAD_Y)


def _slots(obs: PackObservation, seat: int) -> Iterator[GroupItem]:
    tiles, following = obs.board.tiles[seat], dict(next_slots(obs)).get(seat)
    for slot, name in enumerate(SLOTS[seat]):
        row, place = divmod(slot, _IN_ROW)
        where = (_FIRST + place * _STEP, _ROWS[row])
        if slot < len(tiles):
            kind = tiles[slot].kind
            large = card(seat, kind, _WIDE, _HIGH, _pointer(name))
            yield Sprite(*where, large, label=f"bench {name} {kind}")
        else:
            colour = "may.name" if slot == following else "coordinate"
            yield Sprite(*where, _empty(seat, slot == following), label=f"bench {name}")
            yield Text(*where, _pointer(name), 34, colour, "middle", label=f"slot {name}")
        if slot == following:
            yield Sprite(*where, ring("may", _WIDE, _HIGH), label=f"bench next {name}")


def _pointer(slot: str) -> str:
    """Where *slot* lies, in little room: the line of the grid at which it points."""
    place = dict(place_of(slot))
    return _POINTERS[place["side"]] + place["line"]


def _supply(obs: PackObservation, seat: int) -> Iterator[GroupItem]:
    laid = [tile.kind for tile in obs.board.tiles[seat]]
    for place, (kind, count) in enumerate(SUPPLY.items()):
        x, left = _FIRST + place * _STEP, count - laid.count(kind)
        yield Sprite(x - 26, _SUPPLY_Y, _small(seat, kind), label=f"supply {kind} {left}")
        colour = "text" if left else "text.muted"
        yield Text(x + 30, _SUPPLY_Y, f"×{left}", 32, colour, label=f"left {kind} {left}")


@cache
def _small(seat: int, kind: Kind) -> Drawing:
    return card(seat, kind, 104, 56)


@cache
def _empty(seat: int, is_next: bool) -> Drawing:
    left, top = -_WIDE / 2, -_HIGH / 2
    fill = "may.floor" if is_next else "slot"
    return Drawing(
        (
            Box(left, top, _WIDE, _HIGH, f"seat{seat}.edge", 12),
            Box(left + 2, top + 2, _WIDE - 4, _HIGH - 4, f"seat{seat}.front", 11),
            Box(left + 6, top + 6, _WIDE - 12, _HIGH - 12, fill, 8),
        )
    )
