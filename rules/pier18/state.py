"""A position of Pier 18."""

from enum import StrEnum
from typing import ClassVar, NamedTuple

from rules.core.bounds import Ply
from rules.core.derived import Derived
from rules.core.state import AskedTogether
from rules.core.types import Option, Setup
from rules.pier18.actions import PierAction, keepings, plannings, takings
from rules.pier18.cards import NUMBERS
from rules.pier18.pier import Columns, Pier, columns_of

OPTIONS: tuple[Option, ...] = ()

SEATS = range(2, 4)
"""How many can play."""


class Phase(StrEnum):
    """The kind of answer that the seats are asked for."""

    KEEP = "keep"
    """All choose a foundation and a plan, at the same time."""
    ROUND = "round"
    """In turn each takes an open card."""
    PLAN = "plan"
    """All add their plan cards, at the same time."""
    OVER = "over"


class _Facts(NamedTuple):
    setup: Setup
    seed: bytes
    ply: Ply
    phase: Phase
    to_act: tuple[int, ...]
    asked: Ply
    """The ply at which all seats of ``to_act`` were asked; -1 when the game is over."""
    round: int
    """0 before the first; after the last one it stays."""
    leader: int | None
    """Who began this round; None before the first."""
    hands: tuple[tuple[str, ...], ...]
    """For each seat the cards dealt to it, ascending: secret, and () once foundations are shown."""
    choices: tuple[PierAction | None, ...]
    """For each seat what it has chosen while others still choose: secret to it."""
    piers: tuple[Pier, ...]
    plans: tuple[str | None, ...]
    """For each seat its plan card; None until the foundations are shown."""
    open: tuple[str, ...]
    """The cards that can be taken now, ascending."""
    taken: tuple[str | None, ...]
    """For each seat the card that it has taken in this round."""
    patrons: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    """The cards that can still be drawn, ascending: where a card came from is not remembered."""
    resigned: tuple[int, ...]
    """The seats that are out, in the order in which they went."""
    columns: Derived[tuple[Columns, ...]] = ()
    """For each seat what can be seen of its pier."""


class PierState(AskedTogether, _Facts):
    """One complete position."""

    __slots__ = ()
    game: ClassVar[str] = "pier18"

    def with_derived(self) -> "PierState":
        """See :class:`HasDerived`."""
        return self._replace(columns=tuple(map(columns_of, self.piers)))

    @property
    def eliminated(self) -> tuple[int, ...]:
        """The seats that are out, in the order in which they went."""
        return self.resigned

    @property
    def rounds(self) -> int:
        """Return the number of rounds."""
        return NUMBERS.rounds(self.seats)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that have not resigned, ascending."""
        resigned, everyone = self.resigned, range(self.setup.seats)
        # Nearly always all of them, and playouts ask six times in a game of fifteen actions.
        return tuple([s for s in everyone if s not in resigned]) if resigned else tuple(everyone)


def legal_actions(state: PierState, seat: int | None) -> tuple[PierAction, ...]:
    """See :meth:`Game.legal_actions`; () for a spectator."""
    if seat is None or seat not in state.to_act:
        return ()
    match state.phase:
        case Phase.ROUND:
            return takings(seat, state.open)
        case Phase.KEEP:
            return keepings(seat, state.hands[seat])
        case _:
            return plannings(seat)
