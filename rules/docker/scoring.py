"""The end: seats rank by how long they stayed, and score a point for each opponent outlasted."""

from rules.core.ranking import ranks
from rules.core.types import Outcome, Points
from rules.docker.elimination import Reason
from rules.docker.observe import DockerObservation
from rules.docker.state import DockerState


def outcome(state: DockerState) -> Outcome | None:
    """See :meth:`Game.outcome`. The game ended for the reason for which the last seat went."""
    if state.to_act:
        return None
    places = ranks((0,) * state.seats, state.eliminated)
    scores = tuple(state.seats - place for place in places)
    return Outcome(state.board.reasons[-1].value, scores, places)


def points(obs: DockerObservation) -> tuple[Points, ...]:
    """See :meth:`Game.points`: the opponents outlasted, by how they went."""
    outlasted = [_outlasted(obs, seat) for seat in range(obs.seats)]
    return tuple(
        Points(reason.value, tuple(reasons.count(reason) for reasons in outlasted))
        for reason in Reason
        if reason in obs.reasons
    )


def _outlasted(obs: DockerObservation, seat: int) -> tuple[Reason, ...]:
    """Why those seats are out that went before *seat*."""
    out = obs.eliminated
    return obs.reasons[: out.index(seat) if seat in out else len(out)]
