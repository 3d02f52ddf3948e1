"""A pier: sections from the land out to sea, each covering some columns of the one before."""

from typing import NamedTuple

from rules.pier18.cards import CARDS, EMPTY, NUMBERS

TOP, BOTTOM = 0, 1
"""The sides of a pier, as indices in :class:`Columns`."""

COVERS = range(NUMBERS.columns)
"""How many columns of the section before it a card may cover: never all."""


class Section(NamedTuple):
    """A card as it lies in a pier."""

    card: str
    covered: int
    """How many columns of the section before it are under it; 0 for the foundation."""

    def __str__(self) -> str:
        return f"{self.card}/{self.covered}"


Pier = tuple[Section, ...]
"""From the land to the sea, the foundation first; () before there is one."""


class Columns(NamedTuple):
    """A pier as it can be seen: two texts of the same length, a letter or a dot a place."""

    top: str
    bottom: str

    @property
    def length(self) -> int:
        """Return the number of columns."""
        return len(self.top)

    @property
    def characters(self) -> int:
        """Return the number of characters."""
        return 2 * self.length - self.top.count(EMPTY) - self.bottom.count(EMPTY)

    def number_of(self, character: str) -> int:
        """Count *character* on the whole pier."""
        return self.top.count(character) + self.bottom.count(character)


NO_COLUMNS = Columns("", "")


def columns_of(pier: Pier) -> Columns:
    """Lay *pier* out as columns; it may be one that somebody only thinks of."""
    columns = NO_COLUMNS
    for section in pier:
        columns = extended(columns, *section)
    return columns


def extended(columns: Columns, card: str, covered: int) -> Columns:
    """The columns after *card* was added at the sea end over *covered* of them."""
    top, bottom = columns
    end = len(top) - covered
    _, _, _, more_top, more_bottom, _ = CARDS[card]
    return Columns(top[:end] + more_top, bottom[:end] + more_bottom)


def starts(pier: Pier) -> tuple[int, ...]:
    """For each section the column in which it begins; where two overlap, the later one is seen."""
    found: list[int] = []
    end = 0
    for section in pier:
        found.append(end - section.covered)
        end += NUMBERS.columns - section.covered
    return tuple(found)
