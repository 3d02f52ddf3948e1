"""The crates: trays one on the other, seen from the side, and what they are worth."""

from collections.abc import Iterator
from functools import cache

from render.pick_and_pack.geometry import CRATE_WIDE
from render.pick_and_pack.icons import tile_icon
from render.pick_and_pack.trays import apple, sort_of
from render.scene import Box, Drawing, GroupItem, Primitive, Sprite, Text
from rules.pick_and_pack import NAMES, Crate, Kind, Mark, worth

_LAYER = 30
"""Height of a tray."""
_LAYERS = 5
"""Trays there is room for; of more, those at the bottom are only counted."""
_LID = 34
_GROUND = _LAYERS * _LAYER + _LID + 2
_FOOT_Y = _GROUND + 30

CRATE_HIGH = _GROUND + 50
BODY_TOP, BODY_BOTTOM = 14, _GROUND + 4
"""Where a frame around a crate runs, without its letter and its worth."""

_LIDS = {Mark.PREMIUM: ("gold", Kind.PREMIUM, "×2"), Mark.WHOLESALE: ("card", Kind.WHOLESALE, "½")}
_TOTAL_COLOURS = {None: "text", Mark.PREMIUM: "doubled", Mark.WHOLESALE: "text.muted"}


def stack(seat: int, index: int, crate: Crate, x: int, y: int) -> Iterator[GroupItem]:
    """A crate of *seat* with its upper left corner at (x, y)."""
    name = f"{seat}{NAMES[index]}"
    yield Sprite(x, y, _place(seat), label=f"crate {name}")
    yield Text(x + 22, y + _FOOT_Y + 1, NAMES[index], 30, f"seat{seat}.mark", "middle")
    hidden = len(crate.trays) - _LAYERS + 1 if len(crate.trays) > _LAYERS else 0
    top = y + _GROUND - _LAYER
    if hidden:
        yield Sprite(x, top, _hidden(hidden), label=f"{name} below {hidden}")
        top -= _LAYER
    for apples in crate.trays[hidden:]:
        yield Sprite(x, top, _layer(apples), label=f"{name} tray {apples}")
        top -= _LAYER
    if crate.mark is not None:
        label = f"{name} closed {crate.mark}"
        yield Sprite(x, top + _LAYER - _LID, _lid(crate.mark), label=label)
    total = worth(crate)
    where = (x + CRATE_WIDE - 4, y + _FOOT_Y + 1)
    yield Text(
        *where, str(total), 44, _TOTAL_COLOURS[crate.mark], "right", label=f"{name} worth {total}"
    )


@cache
def _place(seat: int) -> Drawing:
    """An empty crate on its pallet, with places for its trays, and room for its letter."""
    slats = (
        Box(8, _GROUND - (number + 1) * _LAYER + 3, CRATE_WIDE - 16, _LAYER - 6, "crate.slat", 4)
        for number in range(_LAYERS)
    )
    feet = (6, CRATE_WIDE // 2 - 7, CRATE_WIDE - 20)
    posts = (
        primitive
        for x in (0, CRATE_WIDE - 9)
        for primitive in (
            Box(x, _LID, 9, _GROUND - _LID + 4, "wood.edge", 3),
            Box(x + 2, _LID + 2, 5, _GROUND - _LID, "wood.dark", 2),
        )
    )
    return Drawing(
        (
            Box(0, _LID - 4, CRATE_WIDE, _GROUND - _LID + 8, "crate", 8),
            *slats,
            *posts,
            Box(0, _GROUND, CRATE_WIDE, 7, "pallet", 3),
            *(Box(x, _GROUND + 5, 14, 5, "pallet") for x in feet),
            Box(4, _FOOT_Y - 18, 36, 38, f"seat{seat}.front", 9),
        )
    )


@cache
def _layer(apples: int) -> Drawing:
    row = (
        primitive
        for i in range(apples)
        for primitive in apple(36 + i * 13, _LAYER / 2 - 2, 6.6, sort_of(apples))
    )
    return Drawing(
        (
            *_side("wood"),
            Box(28, 4, CRATE_WIDE - 34, _LAYER - 12, "wood.inside", 3),
            *row,
            Box(4, 3, 22, _LAYER - 7, "label", 4),
            Text(15, _LAYER / 2 - 0.5, str(apples), 28, "label.text", "middle"),
        )
    )


@cache
def _hidden(count: int) -> Drawing:
    middle = CRATE_WIDE / 2
    return Drawing(
        (*_side("turned"), Text(middle, _LAYER / 2, f"+{count}", 28, "label.text", "middle"))
    )


def _side(wood: str) -> tuple[Primitive, ...]:
    return (
        Box(0, 0, CRATE_WIDE, _LAYER, "wood.edge", 5),
        Box(2, 2, CRATE_WIDE - 4, _LAYER - 3, wood, 4),
        Box(2, 2, CRATE_WIDE - 4, 3, f"{wood}.light", 2),
    )


@cache
def _lid(mark: Mark) -> Drawing:
    """The tile that closes a crate lies on top."""
    fill, kind, factor = _LIDS[mark]
    return Drawing(
        (
            Box(0, 0, CRATE_WIDE, _LID, "card.edge", 8),
            Box(2, 2, CRATE_WIDE - 4, _LID - 4, fill, 6),
            *tile_icon(kind, 30, _LID / 2, 14),
            Text(74, _LID / 2, factor, 30, "card.text", "middle", label=f"lid {factor}"),
        )
    )
