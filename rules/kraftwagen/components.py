"""The cards, tiles and pieces that can be looked up.

Their ids: a research card has its own, an action tile ``tile-`` and its actions, a start tile
``start-`` and its name, a buyer ``buyer-`` and his kind, an award ``award-`` and its goal.
"""

from rules.core.types import Component, Phrase, Value
from rules.kraftwagen.buyers import BUYERS
from rules.kraftwagen.cards import CARDS, PRIZES, START_TILES, TILES, WHITE, Card, Prize
from rules.kraftwagen.effects import card_facts, task_facts, tile_facts
from rules.kraftwagen.tile_actions import TileAction


def _card(card: Card) -> Component:
    return _component(card.id, "card", **card_facts(card.id), cards=card.copies)


def _tile(name: str) -> Component:
    """Its text explains each action that it has (1, else 0)."""
    has = {action.value: int(action in TILES[name]) for action in TileAction}
    return _component(f"tile-{name.replace('+', '-')}", "tile", **tile_facts(name), **has)


def _start_tile(name: str) -> Component:
    return _component(f"start-{name}", "start", tile=name, **task_facts(START_TILES[name].tasks))


def _award(prize: Prize) -> Component:
    first, second = (*prize.values, 0)[:2]
    facts = {"count": prize.needed, "first": first, "second": second}
    return _component(f"award-{prize.goal}", "award", goal=prize.goal.value, **facts)


def _component(id_: str, kind: str, **params: Value) -> Component:
    facts = tuple(params.items())
    key = f"kraftwagen-component-{kind}"
    return Component(id_, Phrase(key, facts), Phrase(f"{key}-text", facts))


COMPONENTS = (
    *map(_card, CARDS.values()),
    *map(_tile, TILES),
    *map(_start_tile, START_TILES),
    *(
        _component(f"buyer-{kind}", "buyer", buyer=kind.value, white=white)
        for kind, white in zip(BUYERS, WHITE, strict=True)
    ),
    *map(_award, PRIZES),
)
"""Research cards, action tiles, start tiles, buyers, awards."""
