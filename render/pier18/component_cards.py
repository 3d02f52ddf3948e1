"""The cards and the plans, each on its own, large."""

from collections.abc import Iterator
from functools import cache

from render.component_cards import HEIGHT, MIDDLE, WIDTH, UnknownComponent, card_scene
from render.pier18.cards import card
from render.pier18.geometry import CARD_HIGH, card_size
from render.pier18.plans import plan_icon
from render.scene import Box, Drawing, Line, Primitive, Scene, Sprite, primitives
from render.shapes import scaled
from rules.pier18 import CARDS, PLANS

_CARD, _PLAN = 1.38, 2.8
"""How much larger they are than on the table."""
_WAVES = 8
"""Waves beside a card."""


@cache
def component_card(name: str) -> Scene:
    """See :meth:`Layout.component_card`: a card by its id, or a plan by its key."""
    if name in CARDS:
        return _card(name)
    if name in PLANS:
        return _plan(PLANS[name].key)
    raise UnknownComponent("pier18", name)


def _card(name: str) -> Scene:
    size = card_size(3)
    items = card(-size[0] // 2, -CARD_HIGH // 2, name, size, None)
    large = scaled(
        Drawing(tuple(primitive for item in items for primitive in primitives(item))), _CARD
    )
    return card_scene(Sprite(*MIDDLE, large, label=f"component {name}"), ground=_water())


def _water() -> Iterator[Primitive]:
    yield Box(0, 0, WIDTH, HEIGHT, "sea")
    for number in range(2 * _WAVES):
        side, row = divmod(number, _WAVES)
        x, y = 10 + side * (WIDTH - 76) + 9 * (row % 3), 30 + row * 46
        yield Line(((x, y), (x + 14, y - 6), (x + 28, y)), "wave", 3.5)


def _plan(key: str) -> Scene:
    """The icon on a sheet of paper that is pinned to boards."""
    icon = Sprite(*MIDDLE, plan_icon(key, None, _PLAN), label=f"component {key}")
    high = HEIGHT // 4
    boards = (
        Box(24, 24 + row * (high - 12), WIDTH - 48, high - 14, ("deck", "deck.plank")[row % 2], 8)
        for row in range(4)
    )
    return card_scene(icon, ground=boards)
