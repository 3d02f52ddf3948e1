"""The actions of Pier 18, and their notation."""

import re
from enum import StrEnum
from functools import cache
from itertools import permutations
from typing import NamedTuple

from rules.pier18.cards import DECK
from rules.pier18.pier import COVERS


class Verb(StrEnum):
    """The kinds of actions."""

    KEEP = "keep"
    """Keep two of the cards dealt, one as foundation and one as plan."""
    TAKE = "take"
    """Take an open card and add it to the pier."""
    PLAN = "plan"
    """Add the plan card as the last section."""


class PierAction(NamedTuple):
    """One decision."""

    seat: int
    verb: Verb
    card: str = ""
    """The foundation or the card taken; "" where the plan card is added."""
    plan: str = ""
    """The card kept as plan."""
    covered: int = 0
    """How many columns of the section before it the card covers."""

    def __str__(self) -> str:
        match self.verb:
            case Verb.KEEP:
                return f"keep:{self.card}+{self.plan}"
            case Verb.TAKE:
                return f"{self.card}/{self.covered}"
            case Verb.PLAN:
                return f"plan/{self.covered}"


_CARD = "|".join(DECK)
_COVER = "|".join(map(str, COVERS))
_NOTATION = re.compile(
    rf"keep:(?P<card>{_CARD})\+(?!(?P=card))(?:{_CARD})|(?:{_CARD}|plan)/(?:{_COVER})"
)


def is_notation(text: str) -> bool:
    """Tell whether *text* could be an action somewhere."""
    return _NOTATION.fullmatch(text) is not None


def keepings(seat: int, hand: tuple[str, ...]) -> tuple[PierAction, ...]:
    """List the ways in which *seat* may keep two of *hand*, which ascends, sorted by notation."""
    return tuple(PierAction(seat, Verb.KEEP, card, plan) for card, plan in permutations(hand, 2))


@cache
def takings(seat: int, cards: tuple[str, ...]) -> tuple[PierAction, ...]:
    """List the actions of *seat* with the open *cards*, which ascend, sorted by notation.

    There are 3 * 4,029 answers at most (4 MB), so all that were asked for are kept.
    """
    return tuple(action for card in cards for action in _takings(seat, card))


@cache
def plannings(seat: int) -> tuple[PierAction, ...]:
    """List the ways in which *seat* may add its plan card, sorted by notation."""
    return tuple(PierAction(seat, Verb.PLAN, covered=covered) for covered in COVERS)


@cache
def _takings(seat: int, card: str) -> tuple[PierAction, ...]:
    return tuple(PierAction(seat, Verb.TAKE, card, covered=covered) for covered in COVERS)
