"""What a seat, or a spectator, sees of a game of Pick & Pack."""

from dataclasses import dataclass
from typing import ClassVar

from rules.core.types import Observation
from rules.pick_and_pack import arranging
from rules.pick_and_pack.actions import PackAction
from rules.pick_and_pack.board import Board
from rules.pick_and_pack.turn import LastMove, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class PackObservation(Observation):
    """A position of Pick & Pack. Squares and slots are indices in ``SQUARES`` and ``SLOTS``.

    While the seats arrange in secret, the tiles of the others are (), and their ``asked_at`` is 0
    until they are ready: nothing moves when they lay a tile. Only ``ply``, which is public
    everywhere, counts on.
    """

    game: ClassVar[str] = "pick_and_pack"

    asked_at: tuple[int, int]
    legal: tuple[PackAction, ...]
    open_legal: tuple[PackAction, ...]
    """The legal actions of the seat on turn; () while the seats arrange in secret."""

    board: Board
    starter: int | None
    """Who begins; None until that is drawn, which with secret tiles is when all are shown."""
    turn: Turn
    """How far the turn of the seat on turn has come."""
    last: LastMove | None
    """The last move of the grabber; None before the first."""
    resigned: int | None
    """The seat that gave up."""

    @property
    def arranging(self) -> bool:
        """Whether the tiles are not yet all in their slots and shown."""
        return arranging.is_going_on(self.board.tiles, self.starter)

    @property
    def mover(self) -> int | None:
        """The seat on turn; None while the seats arrange, and when the game is over."""
        return None if self.arranging or not self.to_act else self.to_act[0]

    @property
    def ready(self) -> tuple[int, ...]:
        """While the seats arrange in secret: those that have finished."""
        waiting = self.starter is None and self.to_act
        return tuple(seat for seat in range(self.seats) if waiting and seat not in self.to_act)
