"""The effects of Docker. Seats and rolls are few, so equal effects are made only once."""

from functools import cache, lru_cache

from rules.core.types import Effect
from rules.docker.actions import DockerAction
from rules.docker.board import Reason
from rules.docker.paths import SQUARES


@cache
def acted(action: DockerAction, die: int) -> Effect:
    """``entered`` or ``moved``: a cube has used the roll *die*."""
    seat, target = ("seat", action.seat), SQUARES[action.target]
    if action.source is None:
        return Effect("entered", (seat, ("square", target), ("die", die)))
    source = SQUARES[action.source]
    return Effect("moved", (seat, ("from", source), ("to", target), ("die", die)))


@lru_cache(maxsize=1024)
def rolled(seat: int, rolls: tuple[int, ...], can_act: bool) -> tuple[Effect, ...]:
    """``unusable``: the rolls that allowed nothing; ``rolled``: the last one, where it does."""
    unusable = rolls[:-1] if can_act else rolls
    happened = [Effect("unusable", (("seat", seat), ("dice", unusable)))] if unusable else []
    if can_act:
        happened.append(Effect("rolled", (("seat", seat), ("die", rolls[-1]))))
    return tuple(happened)


def eliminated(seat: int, reason: Reason) -> Effect:
    """``eliminated``: a seat is out, for one of the reasons of :class:`Reason`."""
    return Effect("eliminated", (("seat", seat), ("reason", reason.value)))


def won(seat: int) -> Effect:
    """``won``: *seat* is the last one left."""
    return Effect("won", (("seat", seat),))
