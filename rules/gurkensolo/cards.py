"""The cards: what they say, and the lists of ``data/cards/gurkensolo.toml``.

Elsewhere a pickle is its index in :data:`PICKLES`, an instruction card its index in :data:`CARDS`,
and a goal card its letters in the order wanted (``"BRYG"``).
"""

import re
from enum import StrEnum
from typing import NamedTuple

from rules.core.cards import BadCards, read_list, require_total

PICKLES = "RGYB"
"""Red, green, yellow, blue."""


class Relation(StrEnum):
    """The place of one pickle relative to another."""

    AHEAD = "ahead"
    """Strictly nearer to the goal."""
    BEHIND = "behind"
    """Strictly further away from the goal."""
    EQUAL = "equal"
    """On the same field, or both in the goal."""


_STATEMENT = re.compile(
    rf"(?P<one>[{PICKLES}]) (?P<negation>not )?(?P<relation>{'|'.join(Relation)}) "
    rf"(?P<other>[{PICKLES}])"
)
_SIGNS = {Relation.AHEAD: 1, Relation.EQUAL: 0, Relation.BEHIND: -1}


class Statement(NamedTuple):
    """A card that is true or false; ``str()`` is as in the card list: ``"R not ahead G"``."""

    one: int
    relation: Relation
    other: int
    negated: bool
    """Whether the card says "not"."""

    @classmethod
    def parse(cls, text: str) -> "Statement":
        """The statement with this text.

        :raises ValueError: *text* is none.
        """
        found = _STATEMENT.fullmatch(text)
        if found is None or found["one"] == found["other"]:
            raise ValueError(f"{text!r} is no statement about two pickles")
        one, other = PICKLES.index(found["one"]), PICKLES.index(found["other"])
        return cls(one, Relation(found["relation"]), other, found["negation"] is not None)

    def __str__(self) -> str:
        words = f"not {self.relation}" if self.negated else self.relation
        return f"{PICKLES[self.one]} {words} {PICKLES[self.other]}"

    def holds(self, lead: int) -> bool:
        """Tell whether it is true where the first pickle is *lead* fields ahead of the other."""
        sign = (lead > 0) - (lead < 0)
        return (sign == _SIGNS[self.relation]) != self.negated


class Special(StrEnum):
    """A card that must be carried out."""

    ONE_BACK = "one-back"
    """One pickle goes 1 field back."""
    TWO_BACK = "two-back"
    """One pickle goes 2 fields back."""
    EXCHANGE = "exchange"
    """Two pickles change places."""


Card = Statement | Special


def read_goals() -> tuple[str, ...]:
    """The goal cards of the card list, sorted.

    :raises BadCards: they are not every order of the pickles once.
    """
    orders = tuple(entry["order"] for entry in read_list("gurkensolo", "goals", unique="order"))
    require_total("goal cards", len(orders), 24)
    if any(sorted(order) != sorted(PICKLES) for order in orders):
        raise BadCards(f"a goal card is an order of {PICKLES}")
    return tuple(sorted(orders))


def read_statements() -> tuple[Statement, ...]:
    """The statements of the card list, in its order.

    :raises BadCards: they are not 60 different ones about two pickles.
    """
    entries = read_list("gurkensolo", "statements", unique="text")
    require_total("statements", len(entries), 60)
    try:
        return tuple(Statement.parse(entry["text"]) for entry in entries)
    except ValueError as error:
        raise BadCards(str(error)) from error


def read_specials() -> tuple[Special, ...]:
    """The specials of the card list, in its order.

    :raises BadCards: they are not six, or there is one of an unknown kind.
    """
    entries = read_list("gurkensolo", "specials", unique="kind")
    try:
        cards = tuple(Special(entry["kind"]) for entry in entries for _ in range(entry["count"]))
    except (KeyError, ValueError) as error:
        raise BadCards(f"specials: {error}") from error
    require_total("specials", len(cards), 6)
    return cards


GOALS = read_goals()
"""The 24 goal cards, sorted."""
STATEMENTS = read_statements()
CARDS: tuple[Card, ...] = (*STATEMENTS, *read_specials())
"""The 66 instruction cards: 60 statements, then 6 specials."""


def card_id(card: Card) -> str:
    """The name of an instruction card in one word: ``"R-not-ahead-G"``."""
    return str(card).replace(" ", "-")


def is_special(card: int) -> bool:
    """Tell whether *card* is to be carried out, not to be made true or false."""
    return card >= len(STATEMENTS)


def special(card: int) -> Special | None:
    """Return the order on *card*; None for a statement."""
    found = CARDS[card]
    return found if isinstance(found, Special) else None
