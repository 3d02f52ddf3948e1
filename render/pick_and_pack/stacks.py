"""The crates: trays one on the other, seen from the side, and what they are worth."""

from collections.abc import Iterator
from functools import cache

from render.pick_and_pack.icons import tile_icon
from render.pick_and_pack.trays import apple, sort_of
from render.scene import Anchor, Box, Drawing, GroupItem, Primitive, Sprite, Text
from render.shapes import framed
from rules.pick_and_pack import NAMES, Crate, Kind, Mark, worth

CRATE_WIDE = 178
_LAYER = 60
"""Height of a tray, and of a tile that closes a crate."""
_LAYERS = 4
"""There is room for so many; of more trays, those at the bottom are only counted."""
_GROUND = _LAYERS * _LAYER
_FOOT_Y = _GROUND + 33
CRATE_HIGH = _GROUND + 54
BODY_MIDDLE, BODY_HIGH = 123, 238
"""A frame around a crate leaves its letter and its worth free."""

SMALL_WIDE, SMALL_HIGH = 71, 164
_BARS = 72
"""Height of the room for trays in a small crate."""
_BAR = 14

_LIDS = {Mark.PREMIUM: ("gold", Kind.PREMIUM, "×2"), Mark.WHOLESALE: ("card", Kind.WHOLESALE, "½")}
_TOTAL_COLOURS = {None: "text", Mark.PREMIUM: "doubled", Mark.WHOLESALE: "text.muted"}


def stack(seat: int, index: int, crate: Crate, x: int, y: int) -> Iterator[GroupItem]:
    """A crate of *seat* with its upper left corner at (x, y)."""
    name = f"{seat}{NAMES[index]}"
    yield Sprite(x, y, _place(seat), label=f"crate {name}")
    yield Text(x + 28, y + _FOOT_Y, NAMES[index], 34, f"seat{seat}.mark", "middle")
    room = _LAYERS - (crate.mark is not None)
    hidden = len(crate.trays) - room + 1 if len(crate.trays) > room else 0
    top = y + _GROUND - _LAYER
    if hidden:
        yield Sprite(x, top, _hidden(hidden), label=f"{name} below {hidden}")
        top -= _LAYER
    for apples in crate.trays[hidden:]:
        yield Sprite(x, top, _layer(apples), label=f"{name} tray {apples}")
        top -= _LAYER
    if crate.mark is not None:
        yield Sprite(x, top, _lid(crate.mark), label=f"{name} closed {crate.mark}")
    yield _worth(name, crate, x + CRATE_WIDE - 8, y + _FOOT_Y, 48, "right")


def small_stack(seat: int, index: int, crate: Crate, x: int, y: int) -> Iterator[GroupItem]:
    """The same crate in little room: how many trays it has, whether it is closed, its worth."""
    name = f"{seat}{NAMES[index]}"
    yield Sprite(x, y, _small_place(seat), label=f"small crate {name}")
    middle, lid = x + SMALL_WIDE // 2, 0 if crate.mark is None else 24
    step = min(_BAR, (_BARS - lid) / max(1, len(crate.trays)))
    top = float(y + _BARS)
    for apples in crate.trays:
        top -= step
        yield Sprite(x, round(top), _bar(apples), label=f"{name} bar {apples}")
    if crate.mark is not None:
        yield Sprite(x, round(top) - lid, _small_lid(crate.mark))
    yield Text(middle, y + 98, NAMES[index], 30, f"seat{seat}.mark", "middle")
    yield _worth(name, crate, middle, y + 140, 38, "middle")


def _worth(name: str, crate: Crate, x: int, y: int, size: int, anchor: Anchor) -> Text:
    total, colour = worth(crate), _TOTAL_COLOURS[crate.mark]
    return Text(x, y, str(total), size, colour, anchor, label=f"{name} worth {total}")


@cache
def _place(seat: int) -> Drawing:
    """An empty crate on its pallet, with places for its trays, and room for its letter."""
    slats = (
        Box(12, _GROUND - (number + 1) * _LAYER + 5, CRATE_WIDE - 24, _LAYER - 10, "crate.slat", 6)
        for number in range(_LAYERS)
    )
    feet = (8, CRATE_WIDE // 2 - 10, CRATE_WIDE - 28)
    posts = (
        primitive
        for x in (0, CRATE_WIDE - 10)
        for primitive in (
            Box(x, 0, 10, _GROUND + 4, "wood.edge", 3),
            Box(x + 2, 2, 6, _GROUND, "wood.dark", 2),
        )
    )
    return Drawing.of(
        Box(0, 0, CRATE_WIDE, _GROUND + 4, "crate", 8),
        *slats,
        *posts,
        Box(0, _GROUND, CRATE_WIDE, 8, "pallet", 3),
        *(Box(x, _GROUND + 6, 20, 6, "pallet") for x in feet),
        Box(6, _FOOT_Y - 17, 44, 38, f"seat{seat}.front", 9),
    )


@cache
def _layer(apples: int) -> Drawing:
    """A tray with its apples heaped behind the board in front."""
    return Drawing.of(
        *_side("gold" if apples == 6 else "wood"),
        Box(8, 5, CRATE_WIDE - 16, 38, "wood.inside", 4),
        *_heap(apples),
        *_front("gold" if apples == 6 else "wood"),
        Box(8, 8, 44, 44, "label", 7),
        Text(30, 30, str(apples), 42, "label.text", "middle"),
    )


def _heap(apples: int) -> Iterator[Primitive]:
    """As many side by side; more than three overlap."""
    left, right = 56, CRATE_WIDE - 10
    radius = 20 if apples <= 3 else 17
    step = min(41, (right - left - 2 * radius) / max(1, apples - 1))
    for number in range(apples):
        x = (left + right) / 2 + (number - (apples - 1) / 2) * step
        yield from apple(x, 26, radius, sort_of(apples))


def _front(wood: str) -> tuple[Primitive, ...]:
    """The lower board, in front of the apples."""
    return (
        Box(2, 42, CRATE_WIDE - 4, 15, wood, 3),
        Box(2, 41, CRATE_WIDE - 4, 2, "wood.edge"),
        Box(2, 43, CRATE_WIDE - 4, 3, f"{wood}.light"),
    )


@cache
def _hidden(count: int) -> Drawing:
    middle = CRATE_WIDE / 2
    return Drawing.of(
        *_side("turned"), Text(middle, _LAYER / 2, f"+{count}", 42, "label.text", "middle")
    )


def _side(wood: str) -> tuple[Primitive, ...]:
    return (
        Box(0, 0, CRATE_WIDE, _LAYER, "wood.edge", 6),
        Box(2, 2, CRATE_WIDE - 4, _LAYER - 4, wood, 5),
        Box(2, 2, CRATE_WIDE - 4, 3, f"{wood}.light", 2),
    )


@cache
def _lid(mark: Mark) -> Drawing:
    """The tile that closes a crate lies on top."""
    fill, kind, factor = _LIDS[mark]
    return Drawing.of(
        *framed(0, 0, CRATE_WIDE, _LAYER, "card.edge", fill, 10),
        *tile_icon(kind, 58, _LAYER / 2, 22),
        Text(120, _LAYER / 2, factor, 44, "card.text", "middle", label=f"lid {factor}"),
    )


@cache
def _small_place(seat: int) -> Drawing:
    return Drawing.of(
        Box(2, 0, SMALL_WIDE - 4, _BARS + 4, "crate", 6),
        Box(0, _BARS, SMALL_WIDE, 6, "pallet", 2),
        Box(14, 81, SMALL_WIDE - 28, 34, f"seat{seat}.front", 9),
    )


@cache
def _bar(apples: int) -> Drawing:
    """A tray, as thick as a line, in the colour of its apples."""
    return Drawing.of(
        Box(4, 0, SMALL_WIDE - 8, _BAR, "wood.edge", 4),
        Box(6, 1, SMALL_WIDE - 12, _BAR - 2, "wood", 3),
        Box(12, 4, SMALL_WIDE - 24, _BAR - 8, f"apple.{sort_of(apples)}", 3),
    )


@cache
def _small_lid(mark: Mark) -> Drawing:
    fill, kind, _ = _LIDS[mark]
    return Drawing.of(
        *framed(2, 0, SMALL_WIDE - 4, 26, "card.edge", fill, 6),
        *tile_icon(kind, SMALL_WIDE / 2, 13, 10),
    )
