"""The cards, tiles, buyers and awards of Kraftwagen, large."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import TypeVar

from render.component_cards import MIDDLE, UnknownComponent, card_scene
from render.kraftwagen.awards import goal_icon, medal
from render.kraftwagen.cards import card
from render.kraftwagen.stalls import start_tile
from render.kraftwagen.tokens import action_tile, buyer
from render.placement import Placement
from render.scene import Drawing, Scene, Sprite, Text
from render.shapes import placed, scaled
from rules.kraftwagen import BUYERS, CARDS, PRIZES, START_TILES, TILES, Prize

_CARD, _TILE, _START = 1.5, 2.3, 1.2
"""How many times as large as on the board things are."""
_BUYER = 150

T = TypeVar("T")
_Draw = Callable[[], Drawing]


@cache
def component_card(name: str) -> Scene:
    """See :meth:`Layout.component_card`."""
    if name not in _drawn():
        raise UnknownComponent("kraftwagen", name)
    return card_scene(Sprite(*MIDDLE, _drawn()[name]()))


@cache
def _drawn() -> dict[str, _Draw]:
    return dict(_all())


def _all() -> Iterator[tuple[str, _Draw]]:
    yield from ((id, partial(_large, card, id, _CARD)) for id in CARDS)
    for name, deeds in TILES.items():
        yield f"tile-{name.replace('+', '-')}", partial(_large, action_tile, deeds, _TILE)
    yield from (
        (f"start-{name}", partial(_large, start_tile, name, _START)) for name in START_TILES
    )
    yield from ((f"buyer-{kind}", partial(buyer, kind, _BUYER)) for kind in BUYERS)
    yield from ((f"award-{prize.goal}", partial(_prize, prize)) for prize in PRIZES)


def _large(draw: Callable[[T], Drawing], what: T, size: float) -> Drawing:
    return scaled(draw(what), size)


def _prize(prize: Prize) -> Drawing:
    """The goal, and below it what the awards for it are worth."""
    step = 190
    left = -step * (len(prize.values) - 1) / 2
    worth = (
        primitive
        for place, value in enumerate(prize.values)
        for primitive in placed(scaled(medal(value), 2.9), left + step * place, 92)
    )
    number = Text(60, -86, str(prize.needed), 120, "text", label=f"goal {prize.needed}")
    return Drawing.of(*goal_icon(prize.goal, Placement(-70, -86, 74)), number, *worth)
