"""The observation of a game of Nim by a seat or a spectator: everything."""

from dataclasses import dataclass
from typing import ClassVar

from rules.core.observe import common_fields
from rules.core.types import Observation, Outcome
from tests.games.nim.rules.actions import NimAction
from tests.games.nim.rules.state import NimState


@dataclass(frozen=True, slots=True, kw_only=True)
class NimObservation(Observation):
    """A position of Nim."""

    game: ClassVar[str] = "nim"

    legal: tuple[NimAction, ...]
    open_legal: tuple[NimAction, ...]

    rows: tuple[int, ...]
    """The matches left in each row."""
    started_with: tuple[int, ...]
    """The matches that each row began with."""
    eliminated: tuple[int, ...]
    """The seat that resigned, if one did."""
    last: NimAction | None
    """The action before this position; None before the first."""


def observe(state: NimState, seat: int | None, outcome: Outcome | None) -> NimObservation:
    """See :meth:`Game.observe`."""
    legal = state.legal
    own = legal if seat in state.to_act else ()
    return NimObservation(
        **common_fields(state, seat, legal=own, open_legal=legal, outcome=outcome),
        rows=state.rows,
        started_with=state.setup.rows,
        eliminated=state.eliminated,
        last=state.last,
    )
