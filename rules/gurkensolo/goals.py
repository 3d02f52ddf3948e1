"""Goal cards: dealing them, keeping one of two in professional play, and what they are worth."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.chance import Chance
from rules.gurkensolo.actions import GurkensoloAction, Verb, in_order
from rules.gurkensolo.cards import GOALS, PICKLES
from rules.gurkensolo.race import Race

CHOICE_FIELD = 7
"""Once a pickle has come this far, every seat has to keep one of its goal cards."""

PLACES = ("first", "second", "third", "fourth")
PLACE_POINTS = (4, 2, 1, 3)
"""For naming the first, second, third and fourth pickle."""


class Goals(NamedTuple):
    """The goal cards of one seat; in an observation as far as they are known."""

    held: tuple[str, ...] = ()
    """One card, or two sorted ones to choose from; () where they are not known."""
    dropped: str | None = None
    """The card that was not kept; None where there is none, or where it is not known."""

    @property
    def cards(self) -> tuple[str, ...]:
        """All its cards, the dropped one last."""
        return self.held if self.dropped is None else (*self.held, self.dropped)

    def keep(self, goal: str) -> "Goals":
        """The goal cards after *goal* was kept."""
        (dropped,) = (card for card in self.held if card != goal)
        return Goals((goal,), dropped)


def deal(seats: int, dealt: int, chance: Chance) -> tuple[Goals, ...]:
    """*dealt* cards for each seat, one seat after the other, each drawn from what is left."""
    rest = list(GOALS)
    hands = ([rest.pop(chance.below(len(rest))) for _ in range(dealt)] for _ in range(seats))
    return tuple(Goals(tuple(sorted(hand))) for hand in hands)


def worths(goal: str, order: Sequence[int]) -> tuple[int, ...]:
    """Return the worth of each place of the card *goal* where the pickles came in as *order*."""
    named = zip(goal, order, PLACE_POINTS, strict=True)
    return tuple(worth if letter == PICKLES[pickle] else 0 for letter, pickle, worth in named)


def keepings(seat: int, goals: Goals) -> tuple[GurkensoloAction, ...]:
    """The cards that a seat may keep, sorted by notation."""
    return in_order(GurkensoloAction(seat, Verb.KEEP, goal=card) for card in goals.held)


def undecided(goals: tuple[Goals, ...], resigned: tuple[int, ...], race: Race) -> tuple[int, ...]:
    """The seats that have to choose now, ascending."""
    if max(race.fields) < CHOICE_FIELD:
        return ()
    return tuple(
        seat for seat, own in enumerate(goals) if len(own.held) > 1 and seat not in resigned
    )
