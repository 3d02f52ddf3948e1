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
_STEP = INNER_BOTTOM - INNER_TOP - CARD_HIGH - 4
_PILES_X = _X - CARD_WIDE // 2 - 42


def research(obs: KraftwagenObservation, choices: Choices) -> Iterator[Item]:
    """Two cards, and how many are left and gone."""
    for number, id in enumerate(obs.research.open, start=1):
        where = _X, _TOP + _STEP * (number - 1)
        yield Sprite(*where, card(id), label=f"card {number} {id}")
        for mark in choices.marks(f"card:{number}"):
            frame = ring(mark, CARD_WIDE - 10, CARD_HIGH - 10)
            yield Sprite(*where, frame, label=f"{mark} card {number}")
    piles = ("deck", obs.research.deck_size), ("discards", obs.research.discards_size)
    for row, (name, count) in enumerate(piles):
        where = _PILES_X, _TOP + _STEP * row
        yield Sprite(*where, _pile(name, count), label=f"{name} {count}")


@cache
def _pile(name: str, count: int) -> Drawing:
    """Cards face down in the deck, face up among the discards."""
    ground, ink, line = (
        ("paper", "ink", "tile.shade") if name == "discards" else ("plan", "chalk", "plan.line")
    )
    cards = (
        primitive
        for i in (2, 1, 0)
        for primitive in (
            Box(-33 + 4 * i, -47 - 4 * i, 62, 98, "tile.edge", 9),
            Box(-31 + 4 * i, -45 - 4 * i, 58, 94, ground, 8),
        )
    )
    lines = (Line(((-20, y), (16, y)), line, 4) for y in (-28, -16, 22, 34))
    number = Text(-2, 3, str(count), 36, ink, "middle", label=f"cards {count}")
    return Drawing((*cards, *lines, number))
