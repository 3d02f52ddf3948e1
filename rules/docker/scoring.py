"""The end: seats rank by how long they stayed, and score a point for each opponent outlasted."""

from rules.core.ranking import ranks
from rules.core.types import Outcome
from rules.docker.state import DockerState


def outcome(state: DockerState) -> Outcome | None:
    """See :meth:`Game.outcome`. The game ended for the reason for which the last seat went."""
    if state.to_act:
        return None
    places = ranks((0,) * state.seats, state.eliminated)
    scores = tuple(state.seats - place for place in places)
    return Outcome(state.board.reasons[-1].value, scores, places)
