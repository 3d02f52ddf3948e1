"""The action tiles in their slots; the origin of each drawing is the middle of the slot."""

from functools import cache

from render.pick_and_pack.geometry import SLOT_HIGH, SLOT_WIDE
from render.pick_and_pack.icons import tile_icon
from render.scene import Box, Drawing, Line, Primitive, Text
from render.widgets import flat_mark
from rules.pick_and_pack import Fate, Kind, Tile

_BAND = 0.23
"""Share of a tile that the owner's colour takes."""


def tile(seat: int, shown: Tile) -> Drawing:
    """A tile of *seat* in its slot, or what is left there of it."""
    if shown.fate is Fate.PLAYED:
        return used(shown.kind)
    return jammed(seat, shown.kind) if shown.fate is Fate.JAMMED else card(seat, shown.kind)


@cache
def card(
    seat: int, kind: Kind, wide: int = SLOT_WIDE, high: int = SLOT_HIGH, name: str = ""
) -> Drawing:
    """A tile that can still be played: owner (or the *name* of its slot), letter, icon."""
    left, band = -wide / 2, wide * _BAND
    rest, colour = wide - band, f"seat{seat}.mark"
    return Drawing(
        (
            *_body(seat, wide, high, "card"),
            Text(left + band / 2 + 2, 0, name, 28, colour, "middle")
            if name
            else _owner(seat, wide),
            Text(
                left + band + rest * 0.25, 0, kind, _letter(high), "card.text", "middle", label=kind
            ),
            *tile_icon(kind, left + band + rest * 0.71, 0, min(high * 0.3, rest * 0.21)),
        )
    )


@cache
def back(seat: int) -> Drawing:
    """A face-down tile of *seat*, which shows nothing but its owner."""
    wide, high = SLOT_WIDE, SLOT_HIGH
    lines = (
        Line(((x, -high / 2 + 14), (x + 20, high / 2 - 14)), "back.light", 4)
        for x in (-16.0, 0.0, 16.0)
    )
    return Drawing(
        (
            *_body(seat, wide, high, "back"),
            _owner(seat, wide),
            *lines,
        )
    )


@cache
def jammed(seat: int, kind: Kind) -> Drawing:
    """A tile that was turned face down for good: its letter is struck out."""
    wide, high = SLOT_WIDE, SLOT_HIGH
    return Drawing(
        (
            *_body(seat, wide, high, "back"),
            _owner(seat, wide),
            Line(((-16, 21), (38, -21)), "card.edge", 10),
            Line(((-16, 21), (38, -21)), "apple.edge", 6),
            Text(11, 0, kind, 36, "label", "middle", label=f"jammed {kind}"),
        )
    )


@cache
def used(kind: Kind) -> Drawing:
    """What a played tile leaves: an empty slot with its letter, faintly."""
    return Drawing((Text(0, 0, kind, 30, "slot.ghost", "middle", label=f"used {kind}"),))


def _body(seat: int, wide: float, high: float, face: str) -> tuple[Primitive, ...]:
    left, top, band = -wide / 2, -high / 2, wide * _BAND
    return (
        Box(left, top, wide, high, "card.edge", 11),
        Box(left + 2, top + 2, wide - 4, high - 4, f"seat{seat}.front", 9),
        Box(left + band + 2, top + 2, wide - band - 4, high - 4, face, 9),
        Box(left + band + 2, top + 2, 10, high - 4, face),
    )


def _owner(seat: int, wide: float) -> Primitive:
    band = wide * _BAND
    return flat_mark(seat, -wide / 2 + band / 2 + 1, 0, band * 0.3, f"seat{seat}.mark")


def _letter(high: float) -> int:
    return max(30, round(high * 0.46))
