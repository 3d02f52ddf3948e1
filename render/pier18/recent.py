"""Find the sections new to the reader: the last of all, and those since the own last turn."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.pier18 import Phase, PierObservation


class Turn(NamedTuple):
    """A card that a seat took in a round."""

    seat: int
    section: int
    """Which of the seat's sections it is; the foundation is 0."""


def recent(obs: PierObservation) -> frozenset[Turn]:
    """The turns to mark, as far as an observation tells in which order they came."""
    turns = tuple(_turns(obs))
    if obs.outcome is not None or not turns:
        return frozenset()
    own = [number for number, turn in enumerate(turns) if turn.seat == obs.seat]
    if obs.seat is None or obs.seat in obs.resigned:
        return frozenset(turns[-1:])
    return frozenset((*turns[own[-1] + 1 if own else 0 :], turns[-1]))


def _turns(obs: PierObservation) -> Iterator[Turn]:
    """All turns so far, in their order; of this round alone once somebody has resigned."""
    if obs.leader is None:
        return
    first = obs.round if obs.resigned else 1
    for number in range(first, obs.round + 1):
        leader = obs.leader - (obs.round - number)
        for place in range(obs.seats):
            seat = (leader + place) % obs.seats
            if number < obs.round or _has_taken(obs, seat):
                yield Turn(seat, number)


def _has_taken(obs: PierObservation, seat: int) -> bool:
    """Tell whether *seat* has taken a card in the last round that has begun."""
    return obs.taken[seat] is not None or (obs.phase is Phase.PLAN and not obs.resigned)
