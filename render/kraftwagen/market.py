"""The upper half of the show: the awning, the buyers, and the price markers."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

from render.kraftwagen.choices import Choices
from render.kraftwagen.frames import spotlight, stall
from render.kraftwagen.geometry import AWNING_HIGH, BUYERS_HIGH, BUYERS_TOP, TAGS_Y, WIDTH
from render.kraftwagen.tokens import buyer, coin, no_price, placard, price_tag
from render.marks import Mark, ring
from render.scene import Box, Drawing, Ellipse, Group, GroupItem, Item, Primitive, Sprite, Text
from rules.kraftwagen import (
    ACTIVE_SPACES,
    BUYERS,
    MARKER_START,
    PRICES,
    Decision,
    KraftwagenObservation,
    Verb,
)

_STRIPES, _SCALLOP = 20, 20
_LEFT, _STACK, _STACK_STEP = 12, 108, 112
_STACK_Y = BUYERS_TOP + 50
_COUNT_Y = BUYERS_TOP + 114
_ACTIVE_LEFT = _LEFT + len(BUYERS) * _STACK_STEP + 6
_SPACE_STEP = 128
_FEET_Y = BUYERS_TOP + 82
_TRACK_Y = BUYERS_TOP + 117
_TRACK_X, _TRACK_STEP = _ACTIVE_LEFT + 120, 70
_TAG_STEP, _TAG = 122, 27


def awning() -> Iterator[Primitive]:
    """The striped roof of the market."""
    wide, edge = WIDTH / _STRIPES, AWNING_HIGH - _SCALLOP
    for stripe in range(_STRIPES):
        colour = "awning" if stripe % 2 else "awning.light"
        x = stripe * wide
        yield Ellipse(x + wide / 2, edge, wide / 2, _SCALLOP, "tile.edge")
        yield Box(x, 0, wide, edge, colour)
        yield Ellipse(x + wide / 2, edge - 2, wide / 2, _SCALLOP - 2, colour)
    yield Box(0, 0, WIDTH, 7, "brass.deep")
    yield Box(0, 0, WIDTH, 3, "brass.light")


def grounds() -> Iterator[Primitive]:
    """The plates for the buyers who wait, and the lit carpet of those who are active."""
    for place in range(len(BUYERS)):
        yield from stall(_LEFT + _STACK_STEP * place, BUYERS_TOP, _STACK, BUYERS_HIGH)
    wide = WIDTH - 12 - _ACTIVE_LEFT
    yield from stall(_ACTIVE_LEFT, BUYERS_TOP, wide, BUYERS_HIGH, "stall.mid")
    for place in range(ACTIVE_SPACES):
        x = _space(place)
        yield from spotlight(x, _FEET_Y, 60, 16, _FEET_Y - BUYERS_TOP - 2)
        number = str(place + 1)
        yield Text(x - 46, _FEET_Y, number, 30, "heading", "middle", label=f"space {number}")


def _space(place: int) -> int:
    return _ACTIVE_LEFT + 69 + _SPACE_STEP * place


def market(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """The buyers, their marker, and the prices that are left."""
    yield from _stacks(obs, choices)
    yield from _active(obs, choices)
    yield Sprite(_TRACK_X, _TRACK_Y, _steps(obs.buyers.marker), label=f"marker {obs.buyers.marker}")
    yield from _prices(obs, choices)


@cache
def _steps(marker: int) -> Drawing:
    """The track of the marker, which stands on one of its steps."""
    return Drawing(
        tuple(chain.from_iterable(_step(step, marker) for step in range(MARKER_START + 1)))
    )


def _step(step: int, marker: int) -> Iterator[Primitive]:
    x, is_here = _TRACK_STEP * (MARKER_START - step), step == marker
    text = "S" if step == MARKER_START else str(step)
    edge, ground, ink = (
        ("tile.edge", "brass.light", "ink") if is_here else ("slot.edge", "slot", "heading")
    )
    yield Box(x - 30, -18, 60, 36, edge, 11)
    yield Box(x - 28, -16, 56, 32, ground, 9)
    yield Text(x, 0, text, 32 if is_here else 28, ink, "middle")


def _stacks(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    buyers = obs.buyers
    for place, (kind, count, white) in enumerate(
        zip(BUYERS, buyers.stacks, buyers.white, strict=True)
    ):
        x = _LEFT + _STACK_STEP * place + _STACK // 2
        yield Group(tuple(_stack(x, kind, count, white)), label=f"stack {kind} {count}")
        for mark in choices.marks(f"buyer:{kind}"):
            frame = ring(mark, _STACK - 12, BUYERS_HIGH - 12)
            middle = BUYERS_TOP + BUYERS_HIGH // 2
            yield Sprite(x, middle, frame, label=f"{mark} buyer {kind}")


def _stack(x: int, kind: str, count: int, white: int) -> Iterator[GroupItem]:
    """The first of a kind, how many there are, and the money beside them."""
    if count:
        yield Sprite(x - 2, _STACK_Y, buyer(kind, 40), label=f"waits {kind}")
    else:
        yield Sprite(x, _STACK_Y + 8, placard(kind, 30))
    number = Text(x - 42, _COUNT_Y, f"×{count}", 34, "text", label=f"count {kind} {count}")
    yield number
    if white:
        yield Sprite(x + 28, _COUNT_Y, coin(white, 22), label=f"white {kind} {white}")


def _active(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """Those on their spaces, the newest in a frame: the one that was sent, or would be."""
    sent = [kind for kind in BUYERS if f"buyer:{kind}" in choices.chosen]
    shown = (*obs.buyers.active, *(sent if obs.decision is Decision.BUYER else ()))
    for place, kind in enumerate(shown):
        where = _space(place) + 12, _FEET_Y - 36
        yield Sprite(*where, buyer(kind, 37), label=f"active {place + 1} {kind}")
    is_new = any(action.verb is Verb.BUYER for action in obs.last)
    mark: Mark = "done" if shown == obs.buyers.active else "chosen"
    if shown and (mark == "chosen" or is_new):
        where = _space(len(shown) - 1) + 12, _FEET_Y - 38
        yield Sprite(*where, ring(mark, 76, 78), label=f"{mark} active {len(shown)}")


def _prices(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    left = obs.prices
    for place, price in enumerate(PRICES[obs.game_turn - 1]):
        x = 73 + _TAG_STEP * place
        if price in left:
            tag = price_tag(price, obs.game_turn, _TAG)
            yield Sprite(x, TAGS_Y, tag, label=f"free {price}")
            for mark in choices.marks(f"p{price}") if choices.sketch else ():
                yield Sprite(x, TAGS_Y, ring(mark, 90, 52), label=f"{mark} price {price}")
        else:
            yield Sprite(x, TAGS_Y, no_price(_TAG), label=f"gone {price}")
