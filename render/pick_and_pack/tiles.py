"""The action tiles in their slots; the origin of each drawing is the middle of the slot."""

from functools import cache

from render.pick_and_pack.geometry import SLOT_HIGH, SLOT_WIDE
from render.pick_and_pack.icons import tile_icon
from render.scene import Box, Drawing, Line, Primitive, Text
from render.widgets import flat_mark
from rules.pick_and_pack import Fate, Kind, Tile

_BAND, _NAMED_BAND = 16, 48
"""Width of the owner's colour: with the mark in it, and with where a slot lies."""


def tile(seat: int, shown: Tile) -> Drawing:
    """A tile of *seat* in its slot, or what is left there of it."""
    if shown.fate is Fate.PLAYED:
        return used(shown.kind)
    return jammed(seat, shown.kind) if shown.fate is Fate.JAMMED else card(seat, shown.kind)


@cache
def card(
    seat: int, kind: Kind, wide: int = SLOT_WIDE, high: int = SLOT_HIGH, place: str = ""
) -> Drawing:
    """A tile that can still be played: owner (or the *place* of its slot), icon, letter."""
    left, band = -wide / 2 + 2, _NAMED_BAND if place else _BAND
    size, letter = 0.34 * high, 28 if high <= SLOT_HIGH else 34
    top = -high / 2 + 5 + letter / 2
    middle = left + band + (wide - 4 - band - letter) / 2 + 1
    return Drawing(
        (
            *_body(seat, wide, high, "card", band),
            Text(left + band / 2, 0, place, 28, f"seat{seat}.mark", "middle")
            if place
            else _owner(seat, wide),
            *tile_icon(kind, middle, 0, size),
            Text(wide / 2 - 5, top, kind, letter, "card.text", "right", label=kind),
        )
    )


@cache
def back(seat: int) -> Drawing:
    """A face-down tile of *seat*, which shows nothing but its owner."""
    wide, high = SLOT_WIDE, SLOT_HIGH
    lines = (
        Line(((x, -high / 2 + 14), (x + 20, high / 2 - 14)), "back.light", 4)
        for x in (-18.0, 0.0, 18.0)
    )
    return Drawing((*_body(seat, wide, high, "back", _BAND), _owner(seat, wide), *lines))


@cache
def jammed(seat: int, kind: Kind) -> Drawing:
    """A tile that was turned face down for good: its letter is struck out."""
    wide, high = SLOT_WIDE, SLOT_HIGH
    return Drawing(
        (
            *_body(seat, wide, high, "back", _BAND),
            _owner(seat, wide),
            Line(((-18, 22), (34, -22)), "card.edge", 10),
            Line(((-18, 22), (34, -22)), "apple.edge", 6),
            Text(8, 0, kind, 36, "label", "middle", label=f"jammed {kind}"),
        )
    )


@cache
def used(kind: Kind) -> Drawing:
    """What a played tile leaves in the hole: its letter, faintly, and a tick."""
    tick = ((8, 1), (15, 8), (28, -9))
    return Drawing(
        (
            Text(-18, 1, kind, 30, "slot.ghost", "middle", label=f"used {kind}"),
            Line(tick, "slot.ghost", 5, label="tick"),
        )
    )


def _body(seat: int, wide: float, high: float, face: str, band: float) -> tuple[Primitive, ...]:
    left, top = -wide / 2, -high / 2
    return (
        Box(left, top, wide, high, "card.edge", 11),
        Box(left + 2, top + 2, wide - 4, high - 4, f"seat{seat}.front", 9),
        Box(left + band + 2, top + 2, wide - band - 4, high - 4, face, 9),
        Box(left + band + 2, top + 2, 10, high - 4, face),
    )


def _owner(seat: int, wide: float) -> Primitive:
    return flat_mark(seat, -wide / 2 + 2 + _BAND / 2, 0, 5.5, f"seat{seat}.mark")
