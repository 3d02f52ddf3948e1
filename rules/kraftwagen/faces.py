"""The cards, tiles and pieces that can be looked up.

Their ids: a research card has its own, an action tile ``tile-`` and its actions, a start tile
``start-`` and its name, a buyer ``buyer-`` and his kind, an award ``award-`` and its goal.
"""

from rules.core.types import Face, Phrase, Value
from rules.kraftwagen.buyers import BUYERS
from rules.kraftwagen.cards import CARDS, PRIZES, START_TILES, TILES, WHITE, Card, Prize
from rules.kraftwagen.effects import card_facts, task_facts, tile_facts
from rules.kraftwagen.tasks import Deed


def _card(card: Card) -> Face:
    return _face(card.id, "card", **card_facts(card.id), cards=card.copies)


def _tile(name: str) -> Face:
    """Its text explains each action that it has (1, else 0)."""
    has = {deed.value: int(deed in TILES[name]) for deed in Deed}
    return _face(f"tile-{name.replace('+', '-')}", "tile", **tile_facts(name), **has)


def _start_tile(name: str) -> Face:
    return _face(f"start-{name}", "start", tile=name, **task_facts(START_TILES[name].tasks))


def _award(prize: Prize) -> Face:
    first, second = (*prize.values, 0)[:2]
    facts = {"count": prize.needed, "first": first, "second": second}
    return _face(f"award-{prize.goal}", "award", goal=prize.goal.value, **facts)


def _face(id_: str, kind: str, **params: Value) -> Face:
    facts = tuple(params.items())
    key = f"kraftwagen-face-{kind}"
    return Face(id_, Phrase(key, facts), Phrase(f"{key}-text", facts))


FACES = (
    *map(_card, CARDS.values()),
    *map(_tile, TILES),
    *map(_start_tile, START_TILES),
    *(
        _face(f"buyer-{kind}", "buyer", buyer=kind.value, white=white)
        for kind, white in zip(BUYERS, WHITE, strict=True)
    ),
    *map(_award, PRIZES),
)
"""Research cards, action tiles, start tiles, buyers, awards."""
