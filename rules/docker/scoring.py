"""Where points come from: every opponent who went before a seat is one for it."""

from rules.core.types import Points
from rules.docker.elimination import Reason
from rules.docker.observe import DockerObservation


def points(obs: DockerObservation) -> tuple[Points, ...]:
    """See :meth:`Game.points`: the opponents outlasted, by how they went."""
    outlasted = [_outlasted(obs, seat) for seat in range(obs.seats)]
    return tuple(
        Points(reason.value, tuple(reasons.count(reason) for reasons in outlasted))
        for reason in Reason
        if reason in obs.reasons
    )


def _outlasted(obs: DockerObservation, seat: int) -> tuple[Reason, ...]:
    """Why those are out who went before *seat*."""
    out = obs.eliminated
    return obs.reasons[: out.index(seat) if seat in out else len(out)]
