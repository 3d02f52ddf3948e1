"""A position of Pick & Pack."""

from typing import ClassVar, NamedTuple

from rules.core.bounds import Ply
from rules.core.derived import Derived
from rules.core.state import Seated
from rules.pick_and_pack import arranging
from rules.pick_and_pack.actions import PackAction
from rules.pick_and_pack.board import Board, LastMove, Turn
from rules.pick_and_pack.legal import turn_actions
from rules.pick_and_pack.options import PackSetup

Choices = tuple[tuple[PackAction, ...], tuple[PackAction, ...]]
"""The legal actions of each seat."""


class _Facts(NamedTuple):
    setup: PackSetup
    seed: bytes
    ply: Ply
    to_act: tuple[int, ...]
    asked_at: tuple[Ply, Ply]
    """For each seat the ply at which it got its present question; -1 where it is not asked."""
    starter: int | None
    """Who begins; None until that is drawn, which with secret tiles is when all are shown."""
    board: Board
    turn: Turn
    last: LastMove | None
    resigned: int | None
    """The seat that gave up."""
    legal: Derived[Choices] = ((), ())


class PackState(Seated, _Facts):
    """One complete position. A seat on turn has a move."""

    __slots__ = ()
    game: ClassVar[str] = "pick_and_pack"

    def with_derived(self) -> "PackState":
        """See :class:`HasDerived`."""
        legal = choices(self.setup, self.to_act, self.board, self.turn, self.starter)
        return self._replace(legal=legal)

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seat that gave up; () where none has."""
        return () if self.resigned is None else (self.resigned,)

    @property
    def arranging(self) -> bool:
        """Tell whether the tiles are not yet all in their slots and shown."""
        return arranging.is_going_on(self.board.tiles, self.starter)


def choices(
    setup: PackSetup, to_act: tuple[int, ...], board: Board, turn: Turn, starter: int | None
) -> Choices:
    """List the actions of each seat, sorted by notation."""

    def of(seat: int) -> tuple[PackAction, ...]:
        if seat not in to_act:
            return ()
        if arranging.is_going_on(board.tiles, starter):
            return arranging.choices(seat, board.tiles[seat])
        return turn_actions(setup, board, seat, turn)

    return of(0), of(1)
