"""The observation of a game of Docker by a seat or a spectator: everything but the seed."""

from dataclasses import dataclass
from typing import ClassVar

from rules.core.observe import common_fields
from rules.core.ranking import ranks
from rules.core.types import Observation, Outcome
from rules.docker.actions import DockerAction
from rules.docker.board import Reason
from rules.docker.state import DockerState


def outcome(state: DockerState) -> Outcome | None:
    """See :meth:`Game.outcome`. The game ended for the reason for which the last seat went."""
    if state.to_act:
        return None
    places = ranks((0,) * state.seats, state.eliminated)
    scores = tuple(state.seats - place for place in places)
    return Outcome(state.board.reasons[-1].value, scores, places)


@dataclass(frozen=True, slots=True, kw_only=True)
class DockerObservation(Observation):
    """A position of Docker. Squares are indices in :data:`SQUARES`: a1, a2, a3, b1 ... c3."""

    game: ClassVar[str] = "docker"

    legal: tuple[DockerAction, ...]
    open_legal: tuple[DockerAction, ...]
    """The legal actions of the seat on turn: nothing is hidden in Docker."""

    towers: tuple[tuple[int, ...], ...]
    """Nine towers in the order of :data:`SQUARES`: the owners of the cubes from the bottom up."""
    reserves: tuple[int, ...]
    """For each seat the cubes it can still bring in; 0 for an eliminated seat."""
    cubes: int
    """How many cubes each seat began with."""
    entries: tuple[tuple[int, ...], ...]
    """For each seat the squares over which its cubes may enter."""
    rolls: tuple[int, ...]
    """The rolls of this turn: the last one counts, those before it allowed no action and were
    repeated. Empty when the game is over."""
    eliminated: tuple[int, ...]
    """The seats that are out, in the order in which they went."""
    reasons: tuple[Reason, ...]
    """Why they are out, in the same order."""
    last: DockerAction | None
    """The last cube that was moved or brought in; None before the first."""

    @property
    def turn(self) -> int | None:
        """The seat on turn; None when the game is over."""
        return self.to_act[0] if self.to_act else None

    @property
    def die(self) -> int | None:
        """The number that the seat on turn has to use; None when the game is over."""
        return self.rolls[-1] if self.rolls else None


def observe(state: DockerState, seat: int | None) -> DockerObservation:
    """See :meth:`Game.observe`. Everybody sees everything but the seed."""
    legal = state.legal if seat in state.to_act else ()
    board = state.board
    return DockerObservation(
        **common_fields(state, seat, legal=legal, open_legal=state.legal, outcome=outcome(state)),
        towers=board.towers,
        reserves=board.reserves,
        cubes=state.setup.cubes,
        entries=state.setup.entries,
        rolls=state.rolls,
        eliminated=board.eliminated,
        reasons=board.reasons,
        last=state.last,
    )
