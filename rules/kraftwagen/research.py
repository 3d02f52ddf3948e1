"""The research cards on the table: two open ones, the deck and the discards.

The deck is a collection without order; a card is drawn at random from it when it is needed.
"""

from typing import NamedTuple

from rules.core.chance import Chance
from rules.kraftwagen.cards import CARDS

IDS = tuple(CARDS)
"""The kinds of cards in the order of ``Research.deck``."""

Pile = tuple[int, ...]
"""How many cards there are of each kind in :data:`IDS`."""

WHOLE_DECK: Pile = tuple(card.copies for card in CARDS.values())
NO_CARDS: Pile = (0,) * len(IDS)


class Research(NamedTuple):
    """The cards that no seat has."""

    open: tuple[str, ...]
    """The ids of the open cards, left and right."""
    deck: Pile
    """What can be drawn. Everybody can work it out: all other cards lie open."""
    discards: Pile

    @property
    def deck_size(self) -> int:
        """Return the number of cards in the deck."""
        return sum(self.deck)

    @property
    def discards_size(self) -> int:
        """Return the number of discarded cards."""
        return sum(self.discards)


def refilled(research: Research, taken: int, chance: Chance) -> tuple[Research, bool]:
    """*research* after the open card number *taken* (0 or 1) went to a seat.

    The other one is discarded, two are drawn, first the left one. Also whether the discards had to
    become the deck for that.
    """
    other = research.open[1 - taken]
    deck, discards = research.deck, changed(research.discards, other, 1)
    drawn = []
    for _ in research.open:
        if not any(deck):
            deck, discards = discards, NO_CARDS
        card = _drawn(deck, chance)
        deck = changed(deck, card, -1)
        drawn.append(card)
    return Research(tuple(drawn), deck, discards), not any(discards)


def dealt(chance: Chance) -> Research:
    """The cards at the beginning: two open ones, the left one drawn first."""
    left = _drawn(WHOLE_DECK, chance)
    deck = changed(WHOLE_DECK, left, -1)
    right = _drawn(deck, chance)
    return Research((left, right), changed(deck, right, -1), NO_CARDS)


def changed(pile: Pile, card: str, count: int) -> Pile:
    """*pile* with *count* cards like *card* more (less, where it is below 0)."""
    place = _PLACES[card]
    return (*pile[:place], pile[place] + count, *pile[place + 1 :])


def _drawn(deck: Pile, chance: Chance) -> str:
    """A card of *deck*, every one equally likely: ``below`` counts through them kind by kind."""
    number = chance.below(sum(deck))
    for card, count in zip(IDS, deck, strict=True):
        if number < count:
            return card
        number -= count
    raise AssertionError("a number below the size of the deck is one of its cards")


_PLACES = {card: place for place, card in enumerate(IDS)}
