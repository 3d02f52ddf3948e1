"""The observation of a game of Pick & Pack by a seat or a spectator."""

from dataclasses import dataclass
from typing import ClassVar

from rules.core.observe import common_fields
from rules.core.types import Observation, Outcome
from rules.pick_and_pack import arranging
from rules.pick_and_pack.actions import PackAction
from rules.pick_and_pack.board import Board, LastMove, Turn, with_seat
from rules.pick_and_pack.state import PackState

HIDDEN_SINCE = 0
"""The ply at which a neighbour seems to have been asked, whichever slot it fills now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PackObservation(Observation):
    """A position of Pick & Pack. Squares and slots are indices in ``SQUARES`` and ``SLOTS``.

    While the seats arrange in secret, the tiles of the others are (), and their ``asked_at`` is 0
    until they are ready: nothing moves when they lay a tile. Only ``ply``, which is public
    everywhere, counts on.
    """

    game: ClassVar[str] = "pick_and_pack"

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
        """Tell whether the tiles are not yet all in their slots and shown."""
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


def observe(state: PackState, seat: int | None, outcome: Outcome | None) -> PackObservation:
    """See :meth:`Game.observe`. Hidden are the tiles that are still arranged in secret."""
    hidden = hidden_seats(state.starter, seat)
    in_the_open = state.starter is not None and state.to_act
    common = common_fields(
        state,
        seat,
        legal=() if seat is None else state.legal[seat],
        open_legal=state.legal[state.to_act[0]] if in_the_open else (),
        outcome=outcome,
    )
    common["asked_at"] = _veiled_times(state.asked_at, hidden)
    return PackObservation(
        **common,
        board=_veiled(state.board, hidden),
        starter=state.starter,
        turn=state.turn,
        last=state.last,
        resigned=state.resigned,
    )


def hidden_seats(starter: int | None, seat: int | None) -> tuple[int, ...]:
    """The seats whose tiles *seat* (None: a spectator) may not see."""
    return tuple(other for other in (0, 1) if starter is None and other != seat)


def _veiled(board: Board, hidden: tuple[int, ...]) -> Board:
    """*board* without the tiles of the *hidden* seats."""
    tiles = board.tiles
    for seat in hidden:
        tiles = with_seat(tiles, seat, ())
    return board._replace(tiles=tiles)


def _veiled_times(asked_at: tuple[int, int], hidden: tuple[int, ...]) -> tuple[int, int]:
    """*asked_at* as those see it who may not know which slot the *hidden* seats fill."""
    for seat in hidden:
        if asked_at[seat] >= 0:
            asked_at = with_seat(asked_at, seat, HIDDEN_SINCE)
    return asked_at
