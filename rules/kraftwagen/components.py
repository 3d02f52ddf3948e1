"""The cards, tiles and pieces that can be looked up.

Their ids: a research card has its own, an action tile ``tile-`` and its actions, a start tile
``start-`` and its name, a buyer ``buyer-`` and his kind, an award ``award-`` and its goal.
"""

from rules.core.types import Component, Phrase, Value
from rules.kraftwagen.buyers import BUYERS
from rules.kraftwagen.cards import CARDS, PRIZES, START_TILES, TILES, WHITE, Card, Prize
from rules.kraftwagen.effects import card_facts, tile_facts


def _card(card: Card) -> Component:
    return _component(card.id, "card", **card_facts(card.id), cards=card.copies)


def _tile(name: str) -> Component:
    """Its text explains each action that it has."""
    means = tuple(_phrase("means", deed=action.value) for action in TILES[name])
    return _component(f"tile-{name.replace('+', '-')}", "tile", **tile_facts(name), means=means)


def _start_tile(name: str) -> Component:
    means = tuple(
        _phrase("ordered", deed=task.action.value, amount=task.amount)
        for task in START_TILES[name].tasks
    )
    return _component(f"start-{name}", "start", tile=name, means=means)


def _award(prize: Prize) -> Component:
    first, second = (*prize.values, 0)[:2]
    facts = {"count": prize.needed, "first": first, "second": second}
    return _component(f"award-{prize.goal}", "award", goal=prize.goal.value, **facts)


def _component(id_: str, kind: str, **params: Value) -> Component:
    facts = tuple(params.items())
    key = f"kraftwagen-component-{kind}"
    return Component(id_, Phrase(key, facts), Phrase(f"{key}-text", facts))


def _phrase(key: str, **params: Value) -> Phrase:
    return Phrase(f"kraftwagen-{key}", tuple(params.items()))


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
