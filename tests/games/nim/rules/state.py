"""A position of Nim."""

from typing import ClassVar, NamedTuple

from rules.core.state import AskedTogether
from tests.games.nim.rules.actions import NimAction
from tests.games.nim.rules.options import NimSetup


class _Fields(NamedTuple):
    setup: NimSetup
    seed: bytes
    """Unused, as nothing is left to chance; the contract asks for it."""
    ply: int
    to_act: tuple[int, ...]
    asked: int
    """The ply at which the seat on turn was asked; -1 when the game is over."""
    rows: tuple[int, ...]
    """The matches left in each row."""
    eliminated: tuple[int, ...]
    """The seat that resigned, if one did."""
    last: NimAction | None
    """The action before this position; None before the first."""


class NimState(AskedTogether, _Fields):
    """One complete position."""

    __slots__ = ()
    game: ClassVar[str] = "nim"

    @property
    def legal(self) -> tuple[NimAction, ...]:
        """List the actions of the seat on turn, sorted by notation."""
        return tuple(
            NimAction(seat, row, count)
            for seat in self.to_act
            for row, left in enumerate(self.rows)
            for count in range(1, left + 1)
        )
