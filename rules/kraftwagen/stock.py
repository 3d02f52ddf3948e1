"""Bodies and engines: the supply of their tiles, and which of them a seat gets."""

from enum import StrEnum
from typing import NamedTuple

from rules.kraftwagen.cards import BODIES, ENGINES


class Kind(StrEnum):
    """The two kinds of parts; the value is the letter in the notation."""

    BODY = "b"
    ENGINE = "e"


class Piece(NamedTuple):
    """A body or an engine; ``str()`` is as in the notation: ``b4``."""

    kind: Kind
    value: int
    """1 to 7."""

    def __str__(self) -> str:
        return f"{self.kind}{self.value}"


class Stock(NamedTuple):
    """The tiles in the supply: how many of the values 1, 2, 3, ..."""

    bodies: tuple[int, ...] = BODIES
    engines: tuple[int, ...] = ENGINES

    def row(self, kind: Kind) -> tuple[int, ...]:
        """Return the number of parts of *kind*, by value."""
        return self.bodies if kind is Kind.BODY else self.engines

    def changed(self, piece: Piece, count: int) -> "Stock":
        """The supply with *count* tiles like *piece* more (less, where it is below 0)."""
        row = self.row(piece.kind)
        place = piece.value - 1
        row = (*row[:place], row[place] + count, *row[place + 1 :])
        return Stock(row, self.engines) if piece.kind is Kind.BODY else Stock(self.bodies, row)


def obtainable(row: tuple[int, ...], points: int) -> int:
    """The value of the part that *points* get from a *row* of the supply; 0: none is left for them.

    Points above the highest value count as that.
    """
    for value in range(min(points, len(row)), 0, -1):
        if row[value - 1]:
            return value
    return 0
