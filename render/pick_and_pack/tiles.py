"""The action tiles in their slots; the origin of each drawing is the middle of the slot."""

from functools import cache

from render.pick_and_pack.geometry import SLOT_HIGH, SLOT_WIDE
from render.pick_and_pack.icons import tile_icon
from render.scene import Box, Drawing, Line, Primitive, Text
from rules.pick_and_pack import Fate, Kind, Tile

_LETTER = 0.37
"""How far right of the middle a letter ends, as a share of the width: a frame leaves it free."""


def tile(seat: int, shown: Tile) -> Drawing:
    """A tile of *seat* in its slot, or what is left there of it."""
    if shown.fate is Fate.PLAYED:
        return used(shown.kind)
    return jammed(seat, shown.kind) if shown.fate is Fate.JAMMED else card(seat, shown.kind)


@cache
def card(seat: int, kind: Kind, wide: int = SLOT_WIDE, high: int = SLOT_HIGH) -> Drawing:
    """A tile that can still be played: a rim in the colour of its owner, icon, letter."""
    return Drawing.of(
        *_body(seat, wide, high, "card"),
        *tile_icon(kind, -0.2 * wide, 0, 0.25 * high),
        Text(_LETTER * wide, 1, kind, 28, "card.text", "right", label=kind),
    )


@cache
def back(seat: int) -> Drawing:
    """A face-down tile of *seat*, which shows nothing but its owner."""
    high = SLOT_HIGH / 2 - 14
    lines = (Line(((x, -high), (x + 16, high)), "back.light", 4) for x in (-23.0, -8.0, 7.0))
    return Drawing.of(*_body(seat, SLOT_WIDE, SLOT_HIGH, "back"), *lines)


@cache
def jammed(seat: int, kind: Kind) -> Drawing:
    """A tile that was turned face down for good: its letter is struck out."""
    bar = ((-26, 19), (26, -19))
    return Drawing.of(
        *_body(seat, SLOT_WIDE, SLOT_HIGH, "back"),
        Line(bar, "card.edge", 10),
        Line(bar, "apple.edge", 6),
        Text(0, 1, kind, 34, "label", "middle", label=f"jammed {kind}"),
    )


@cache
def used(kind: Kind) -> Drawing:
    """Draw what a played tile leaves in the hole: its letter, faintly, and a tick."""
    tick = ((5, 1), (11, 8), (23, -8))
    return Drawing.of(
        Text(-15, 1, kind, 28, "slot.ghost", "middle", label=f"used {kind}"),
        Line(tick, "slot.ghost", 5, label="tick"),
    )


def _body(seat: int, wide: float, high: float, face: str) -> tuple[Primitive, ...]:
    left, top = -wide / 2, -high / 2
    return (
        Box(left, top, wide, high, "card.edge", 10),
        Box(left + 2, top + 2, wide - 4, high - 4, f"seat{seat}.front", 9),
        Box(left + 6, top + 6, wide - 12, high - 12, face, 6),
    )
