"""Below the chain: the awning, the buyers, and the price markers."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.buyers import buyer, placard
from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import stall
from render.kraftwagen.geometry import AWNING_TOP, BUYERS_HIGH, BUYERS_TOP, TAGS_Y, WIDTH
from render.kraftwagen.tokens import coin, no_price, price_tag
from render.marks import ring
from render.scene import Box, Drawing, Ellipse, Group, GroupItem, Item, Primitive, Sprite, Text
from rules.kraftwagen import (
    ACTIVE_SPACES,
    BUYERS,
    MARKER_START,
    PRICES,
    KraftwagenObservation,
    Verb,
)

_STRIPES = 20
_LEFT, _STACK, _STACK_STEP = 12, 108, 112
_STACK_Y = BUYERS_TOP + 55
_COUNT_Y = BUYERS_TOP + 122
_ACTIVE_LEFT = _LEFT + len(BUYERS) * _STACK_STEP + 6
_SPACE_STEP = 128
_SPACE_Y = BUYERS_TOP + 57
_TRACK_Y = BUYERS_TOP + 126
_TRACK_X, _TRACK_STEP = _ACTIVE_LEFT + 180, 70
_TAG_STEP, _TAG = 122, 29


def awning() -> Iterator[Primitive]:
    """The striped roof of the market."""
    wide = WIDTH / _STRIPES
    yield Box(0, AWNING_TOP, WIDTH, 26, "tile.edge")
    for stripe in range(_STRIPES):
        colour = "awning" if stripe % 2 else "awning.light"
        x = stripe * wide
        yield Ellipse(x + wide / 2, AWNING_TOP + 24, wide / 2, 20, "tile.edge")
        yield Box(x, AWNING_TOP + 3, wide, 21, colour)
        yield Ellipse(x + wide / 2, AWNING_TOP + 22, wide / 2, 18, colour)
    yield Box(0, AWNING_TOP, WIDTH, 7, "brass.deep")
    yield Box(0, AWNING_TOP, WIDTH, 3, "brass.light")


def grounds() -> Iterator[Primitive]:
    """The plates for the buyers who wait, and the carpet of those who are active."""
    for place in range(len(BUYERS)):
        yield from stall(_LEFT + _STACK_STEP * place, BUYERS_TOP, _STACK, BUYERS_HIGH)
    wide = WIDTH - 12 - _ACTIVE_LEFT
    yield from stall(_ACTIVE_LEFT, BUYERS_TOP, wide, BUYERS_HIGH, "stall.mid")
    for place in range(ACTIVE_SPACES):
        x = _space(place)
        yield Ellipse(x, _SPACE_Y + 38, 54, 13, "slot.edge")
        yield Ellipse(x, _SPACE_Y + 37, 51, 11, "slot")
        yield Text(x - 60, _SPACE_Y + 8, str(place + 1), 30, "heading", "middle")
    for step in range(MARKER_START + 1):
        x = _TRACK_X + _TRACK_STEP * step
        text = str(MARKER_START - step) if step else "S"
        yield Box(x - 29, _TRACK_Y - 18, 58, 36, "slot.edge", 10)
        yield Box(x - 27, _TRACK_Y - 16, 54, 32, "slot", 9)
        yield Text(x, _TRACK_Y, text, 28, "heading", "middle")


def _space(place: int) -> int:
    return _ACTIVE_LEFT + 77 + _SPACE_STEP * place


def market(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """The buyers, their marker, and the prices that are left."""
    yield from _stacks(obs, choices)
    yield from _active(obs)
    x = _TRACK_X + _TRACK_STEP * (MARKER_START - obs.buyers.marker)
    yield Sprite(x, _TRACK_Y, _marker(obs.buyers.marker), label=f"marker {obs.buyers.marker}")
    yield from _prices(obs, choices)


def _stacks(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    buyers = obs.buyers
    for place, (kind, count, white) in enumerate(
        zip(BUYERS, buyers.stacks, buyers.white, strict=True)
    ):
        x = _LEFT + _STACK_STEP * place + _STACK // 2
        yield Group(tuple(_stack(x, kind, count, white)), label=f"stack {kind} {count}")
        for mark in choices.marks(f"buyer:{kind}"):
            frame = ring(mark, _STACK - 14, BUYERS_HIGH - 14)
            middle = BUYERS_TOP + BUYERS_HIGH // 2
            yield Sprite(x, middle, frame, label=f"{mark} buyer {kind}")


def _stack(x: int, kind: str, count: int, white: int) -> Iterator[GroupItem]:
    """The first of a kind, how many there are, and the money beside them."""
    if count:
        yield Sprite(x - 2, _STACK_Y, buyer(kind, 41), label=f"waits {kind}")
    else:
        yield Sprite(x, _STACK_Y + 8, placard(kind, 30))
    number = Text(x - 42, _COUNT_Y, f"×{count}", 34, "text", label=f"count {kind} {count}")
    yield number
    if white:
        yield Sprite(x + 28, _COUNT_Y, coin(white, 22), label=f"white {kind} {white}")


def _active(obs: KraftwagenObservation) -> Iterator[Item]:
    for place, kind in enumerate(obs.buyers.active):
        where = _space(place), _SPACE_Y - 2
        yield Sprite(*where, buyer(kind, 44), label=f"active {place + 1} {kind}")
    if obs.buyers.active and any(action.verb is Verb.BUYER for action in obs.last):
        newest = len(obs.buyers.active)
        where = _space(newest - 1) + 4, BUYERS_TOP + 51
        yield Sprite(*where, ring("done", 92, 84), label=f"done active {newest}")


@cache
def _marker(steps: int) -> Drawing:
    text = "S" if steps == MARKER_START else str(steps)
    return Drawing(
        (
            Box(-32, -21, 64, 42, "tile.edge", 12),
            Box(-29, -18, 58, 36, "brass", 10),
            Box(-29, -18, 58, 31, "brass.light", 10),
            Text(0, -1, text, 34, "ink", "middle"),
        )
    )


def _prices(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    left = obs.prices
    for place, price in enumerate(PRICES[obs.game_turn - 1]):
        x = 73 + _TAG_STEP * place
        if price in left:
            tag = price_tag(price, obs.game_turn, _TAG)
            yield Sprite(x, TAGS_Y, tag, label=f"free {price}")
            for mark in choices.marks(f"p{price}") if choices.sketch else ():
                yield Sprite(x, TAGS_Y, ring(mark, 94, 58), label=f"{mark} price {price}")
        else:
            yield Sprite(x, TAGS_Y, no_price(_TAG), label=f"gone {price}")
