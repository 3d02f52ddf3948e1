"""The eighteen cards and the numbers of the rules, as ``data/cards/pier18.toml`` lists them."""

import re
from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from rules.core.cards import BadCards, Entry, read_list, require_total


class Character(StrEnum):
    """The people on a pier; the value is the letter on a place."""

    POET = "P"
    LOVERS = "L"
    FISHER = "F"
    FLOWERS = "S"
    """A flower seller."""


EMPTY = "."
"""A place without a character."""

_DATE = re.compile("(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")


class Numbers(NamedTuple):
    """The numbers of the rules."""

    columns: int
    """Of a card: each has one place on the top side and one on the bottom side."""
    dealt: int
    """Cards that each seat chooses its foundation and its plan from."""
    spare: int
    """How many more cards than seats are shown in a round."""
    rounds_2: int
    rounds_3: int
    poets: int
    """So many bring a point."""
    lovers: int
    """Points for undisturbed lovers."""
    distance: int
    """Empty places that lovers want on each side of them."""
    plan: int
    """Points for a plan that is met."""
    patron: int
    """Points for each patron card."""

    def rounds(self, seats: int) -> int:
        """Return the number of rounds that *seats* play, 2 or 3."""
        return self.rounds_2 if seats == 2 else self.rounds_3


class Card(NamedTuple):
    """A section of a pier, and in the right hands a plan or a patron."""

    id: str
    date: str
    """Month and day, ``05-11``: the earlier one is the smaller text. No two are equal."""
    patron: Character
    top: str
    """The places from the land side to the sea side: letters of characters, or :data:`EMPTY`."""
    bottom: str
    plan: str
    """The key of its plan."""


def read_numbers() -> Numbers:
    """The numbers of the list.

    :raises BadCards: one is missing, unknown, or not 1 or more.
    """
    entries = read_list("pier18", "numbers", unique="name")
    found = {entry["name"]: entry["value"] for entry in entries}
    if any(type(value) is not int or value < 1 for value in found.values()):
        raise BadCards("a number of the rules is 1 or more")
    try:
        return Numbers(**found)
    except TypeError as error:
        raise BadCards(f"numbers: {error}") from error


def read_cards(columns: int) -> tuple[Card, ...]:
    """The cards of the list, earliest date first; each has *columns* columns.

    :raises BadCards: they are not 18, or one is not a card of this game.
    """
    cards = tuple(_card(entry, columns) for entry in read_list("pier18", "cards", unique="id"))
    require_total("cards", len(cards), 18)
    for field in ("id", "date", "plan"):
        require_total(f"different {field}s", len({getattr(card, field) for card in cards}), 18)
    ordered = tuple(sorted(cards, key=lambda card: card.date))
    if ordered != tuple(sorted(cards)):
        raise BadCards("cards: the ids stand in the order of the dates")
    return ordered


def _card(entry: Entry, columns: int) -> Card:
    try:
        card = Card(**{name: entry[name] for name in Card._fields})
        card = card._replace(patron=Character(card.patron))
    except (KeyError, ValueError) as error:
        raise BadCards(f"cards: {error} in {dict(entry)}") from error
    if not _DATE.fullmatch(card.date):
        raise BadCards(f"cards: {card.date!r} is no month and day")
    for side in (card.top, card.bottom):
        if len(side) != columns or not set(side) <= {EMPTY, *Character}:
            raise BadCards(f"cards: {side!r} is no side of {columns} places")
    return card


NUMBERS = read_numbers()
CARDS: Mapping[str, Card] = MappingProxyType(
    {card.id: card for card in read_cards(NUMBERS.columns)}
)
"""Every card by its id; ids, like dates, ascend."""
DECK = tuple(CARDS)
"""All ids, ascending: of two cards the one with the smaller id has the earlier date."""
