"""The table: cubes on the nine squares and in the reserves, and who still plays."""

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from rules.core.derived import Derived
from rules.docker.paths import PLACES, Lines, lines_of


class Reason(StrEnum):
    """The reason why a seat is out, and after the last seat that went, why the game ended."""

    NO_MOVE = "no-move"
    """Its roll allowed no action and was not repeated."""
    BLOCKED = "blocked"
    """No number of the die would have allowed an action, so it did not roll at all."""
    RESIGNED = "resigned"


Towers = tuple[tuple[int, ...], ...]
"""Nine towers in the order of the squares, each the owners of its cubes from the bottom up."""

_EVERY_SQUARE = sum(1 << 4 * square for square in range(9))
_BARE = tuple(~(15 << 4 * square) for square in range(9))

_new = tuple.__new__
"""Makes a board in half the time of ``Board(...)``, and one is made with every action."""


class _Fields(NamedTuple):
    towers: Towers
    reserves: tuple[int, ...]
    """For each seat the cubes it can still bring in; an eliminated seat has none."""
    eliminated: tuple[int, ...] = ()
    """The seats that are out, in the order in which they went."""
    reasons: tuple[Reason, ...] = ()
    """Why they are out, in the same order."""
    lines: Derived[Lines] = ()
    """The heights of the towers, as :mod:`rules.docker.paths` wants them."""
    tops: Derived[int] = 0
    """Who is on top: four bits a square, one for each seat."""


class Board(_Fields):
    """Everything on the table, and how an action changes it."""

    __slots__ = ()

    def with_derived(self) -> "Board":
        """See :class:`HasDerived`."""
        lines = lines_of([len(tower) for tower in self.towers])
        tops = sum(1 << 4 * square + tower[-1] for square, tower in enumerate(self.towers) if tower)
        return self._replace(lines=lines, tops=tops)

    def free(self, seat: int) -> tuple[int, ...]:
        """The squares where a cube of *seat* is on top, ascending."""
        return _squares(self.tops >> seat & _EVERY_SQUARE)

    def enter(self, seat: int, target: int) -> "Board":
        """A cube of *seat* comes from the reserve onto *target*."""
        towers, reserves, eliminated, reasons, lines, tops = self
        changed, left = list(towers), list(reserves)
        changed[target] += (seat,)
        left[seat] -= 1
        counted = list(lines)
        column, in_column, row, in_row = PLACES[target]
        counted[column] += in_column
        counted[row] += in_row
        tops = tops & _BARE[target] | 1 << 4 * target + seat
        return _new(Board, (tuple(changed), tuple(left), eliminated, reasons, tuple(counted), tops))

    def move(self, source: int, target: int) -> "Board":
        """The top cube of *source* goes onto *target*."""
        towers, reserves, eliminated, reasons, lines, tops = self
        changed = list(towers)
        seat = changed[source][-1]
        changed[source] = below = changed[source][:-1]
        changed[target] += (seat,)
        counted = list(lines)
        column, in_column, row, in_row = PLACES[source]
        counted[column] -= in_column
        counted[row] -= in_row
        column, in_column, row, in_row = PLACES[target]
        counted[column] += in_column
        counted[row] += in_row
        tops &= _BARE[source]
        if below:
            tops |= 1 << 4 * source + below[-1]
        tops = tops & _BARE[target] | 1 << 4 * target + seat
        return _new(Board, (tuple(changed), reserves, eliminated, reasons, tuple(counted), tops))

    def eliminate(self, seat: int, reason: Reason) -> "Board":
        """*seat* is out: its reserve goes, its cubes on the squares stay."""
        left = list(self.reserves)
        left[seat] = 0
        return self._replace(
            reserves=tuple(left),
            eliminated=(*self.eliminated, seat),
            reasons=(*self.reasons, reason),
        )


@cache
def _squares(bits: int) -> tuple[int, ...]:
    return tuple(square for square in range(9) if bits >> 4 * square & 1)
