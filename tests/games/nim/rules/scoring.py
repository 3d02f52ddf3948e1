"""The end of Nim: who won, and why."""

from enum import StrEnum

from rules.core.ranking import ranks
from rules.core.types import Outcome, Points
from tests.games.nim.rules.observe import NimObservation
from tests.games.nim.rules.state import NimState


class Termination(StrEnum):
    """The reason for the end of a game."""

    CLEARED = "cleared"
    """The last match was taken."""
    RESIGNED = "resigned"


def outcome(state: NimState) -> Outcome | None:
    """See :meth:`Game.outcome`."""
    if state.to_act:
        return None
    if state.eliminated:
        reason, winner = Termination.RESIGNED, 1 - state.eliminated[0]
    else:
        assert state.last is not None
        took_last = state.last.seat
        reason = Termination.CLEARED
        winner = took_last if state.setup.last_wins else 1 - took_last
    scores = (1, 0) if winner == 0 else (0, 1)
    return Outcome(reason.value, scores, ranks(scores))


def points(observation: NimObservation) -> tuple[Points, ...]:
    """See :meth:`Game.points`."""
    assert observation.outcome is not None
    return (Points("won", observation.outcome.scores),)
