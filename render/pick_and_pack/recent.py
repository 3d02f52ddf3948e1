"""Find what is new to the reader: the last move of the grabber, or all since the reader's own."""

from collections.abc import Iterator
from typing import NamedTuple

from render.view import View
from rules.core.types import Effect, Value
from rules.pick_and_pack import NAMES, SLOTS, SQUARES, LastMove, PackObservation


class Move(NamedTuple):
    """One way of the grabber, and the things that were touched at its end.

    A thing is a square ("e3"), a slot ("ba"), or a crate with the number of its seat ("0A").
    """

    start: int
    end: int
    touched: frozenset[str]


def recent(obs: PackObservation, view: View) -> tuple[Move, ...]:
    """The moves to mark, in their order."""
    if view.advises:
        return ()
    news = view.news if obs.outcome is None else ()
    found = tuple(_told(effect) for effect in news if "from" in dict(effect.params))
    return found or ((_last(obs, obs.last),) if obs.last is not None else ())


def _told(effect: Effect) -> Move:
    facts = dict(effect.params)
    start, end = (SQUARES.index(str(facts[key])) for key in ("from", "to"))
    return Move(start, end, frozenset(_things(facts)))


def _things(facts: dict[str, Value]) -> Iterator[str]:
    """See :mod:`rules.pick_and_pack.moves`: a crate is the actor's, unless another seat is told."""
    seat = facts["seat"]
    assert isinstance(seat, int)
    yield from (str(facts[key]) for key in ("slot", "target") if key in facts)
    owners = {"crate": facts.get("other_seat", seat), "own": seat, "theirs": 1 - seat}
    yield from (f"{owner}{facts[key]}" for key, owner in owners.items() if key in facts)


def _last(obs: PackObservation, last: LastMove) -> Move:
    action, found = last.action, set[str]()
    if action.slot is not None:
        found.add(SLOTS[action.seat][action.slot])
    if action.own is not None:
        found.add(f"{action.seat}{NAMES[action.own]}")
    if action.theirs is not None:
        found.add(f"{1 - action.seat}{NAMES[action.theirs]}")
    if action.hit is not None:
        found.add((*SQUARES, *SLOTS[1 - action.seat])[action.hit])
    return Move(last.source, obs.board.grabber, frozenset(found))
