"""The buyers: who waits in a stack, who is active, and the marker that counts on after that."""

from typing import NamedTuple

from rules.kraftwagen.cards import ACTIVE_SPACES, MARKER_START, STACKS, WHITE, Buyer

BUYERS = tuple(Buyer)
"""The kinds in the order of the stacks."""


class Buyers(NamedTuple):
    """All buyers of a game turn. Stacks are in the order of :data:`BUYERS`."""

    active: tuple[Buyer, ...] = ()
    """Who is on the active spaces 1, 2, 3, ..., in their order."""
    stacks: tuple[int, ...] = STACKS
    """How many wait in each stack."""
    white: tuple[int, ...] = WHITE
    """The white money by each stack."""
    marker: int = MARKER_START
    """4 stands for S; then 3, 2, 1, 0."""

    @property
    def is_full(self) -> bool:
        """Tell whether all active spaces are taken, so that the marker moves."""
        return len(self.active) == ACTIVE_SPACES

    @property
    def waiting(self) -> tuple[Buyer, ...]:
        """The kinds of which one is still in its stack, in the order of the stacks."""
        return tuple(kind for kind, count in zip(BUYERS, self.stacks, strict=True) if count)

    def white_by(self, kind: Buyer) -> int:
        """The white money by the stack of *kind*."""
        return self.white[BUYERS.index(kind)]

    def sent(self, kind: Buyer) -> "Buyers":
        """A buyer of *kind* becomes active, and the white money by his stack is taken."""
        place = BUYERS.index(kind)
        return Buyers(
            (*self.active, kind),
            _with(self.stacks, place, self.stacks[place] - 1),
            _with(self.white, place, 0),
            self.marker,
        )

    def counted_down(self) -> "Buyers":
        """The marker goes one step down."""
        return self._replace(marker=self.marker - 1)

    def returned(self) -> "Buyers":
        """All are in their stacks again; the white money stays."""
        return Buyers(white=self.white)

    def prepared(self) -> "Buyers":
        """The same, with white money added for a new game turn."""
        return Buyers(white=tuple(map(sum, zip(self.white, WHITE, strict=True))))


def _with(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*row[:place], value, *row[place + 1 :])
