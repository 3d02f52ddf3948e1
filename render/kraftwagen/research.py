"""The open research cards at the right of the race, the deck and the discards."""

from collections.abc import Iterator
from functools import cache

from render.kraftwagen.cards import CARD_HIGH, CARD_WIDE, card
from render.kraftwagen.choices import Choices
from render.kraftwagen.geometry import INNER_BOTTOM, INNER_RIGHT, INNER_TOP
from render.marks import ring
from render.scene import Box, Drawing, Item, Line, Sprite, Text
from rules.kraftwagen import KraftwagenObservation

_X = INNER_RIGHT - CARD_WIDE // 2
_TOP = INNER_TOP + CARD_HIGH // 2 + 2
_STEP = CARD_HIGH + 8
_PILES_Y = INNER_BOTTOM - 16
_PILES_X = (_X - 64, _X + 56)


def research(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """Two cards, and how many are left and gone."""
    for number, id in enumerate(obs.research.open, start=1):
        where = _X, _TOP + _STEP * (number - 1)
        yield Sprite(*where, card(id), label=f"card {number} {id}")
        for mark in choices.marks(f"card:{number}"):
            frame = ring(mark, CARD_WIDE - 10, CARD_HIGH - 10)
            yield Sprite(*where, frame, label=f"{mark} card {number}")
    piles = ("deck", obs.research.deck_size), ("discards", obs.research.discards_size)
    for x, (name, count) in zip(_PILES_X, piles, strict=True):
        yield Sprite(x, _PILES_Y, _pile(name, count), label=f"{name} {count}")


@cache
def _pile(name: str, count: int) -> Drawing:
    """Cards face down in the deck, face up among the discards."""
    ground, ink = ("paper", "ink.soft") if name == "discards" else ("plan", "plan.line")
    cards = (
        primitive
        for i in (1, 0)
        for primitive in (
            Box(-40 + 6 * i, -16 - 3 * i, 44, 32, "tile.edge", 6),
            Box(-38 + 6 * i, -14 - 3 * i, 40, 28, ground, 5),
        )
    )
    lines = (Line(((-30, y), (-6, y)), ink, 3) for y in (-5, 4))
    number = Text(18, 0, str(count), 34, "heading", label=f"cards {count}")
    return Drawing((*cards, *lines, number))
