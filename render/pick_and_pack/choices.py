"""The reader's choices so far and those to come, as things that a picture can mark.

A thing is a square ("e3"), a slot ("ba"), or a crate with the number of its seat ("0A").
"""

from dataclasses import dataclass

from render.marks import Mark
from rules.pick_and_pack import (
    FIRST_SLOT,
    NAMES,
    SLOTS,
    SQUARES,
    PackAction,
    PackObservation,
    Verb,
    offered,
    place_of,
)

Step = tuple[str, tuple[str, ...]]
"""A value of a menu step and the things it stands for, the one to be offered first."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The things to mark; no thing is in two of the sets."""

    chosen: frozenset[str]
    offered: frozenset[str]
    done: frozenset[str]
    """What recent moves have touched, but for the squares between which the grabber moved."""
    goal: int | None
    """The square to which the grabber is chosen to go."""

    def marks(self) -> tuple[tuple[Mark, frozenset[str]], ...]:
        """Each kind of mark with the things that have it."""
        return ("done", self.done), ("may", self.offered), ("chosen", self.chosen)

    def marks_of(self, thing: str) -> tuple[Mark, ...]:
        """The one mark of *thing*, if it has any."""
        return tuple(mark for mark, things in self.marks() if thing in things)


def choices(
    obs: PackObservation, values: tuple[str, ...], touched: frozenset[str] = frozenset()
) -> Choices:
    """The things behind *values*, which were picked so far from the menu of the seat on turn.

    *touched* is what recent moves have touched.
    """
    paths = {steps(action): action.square for action in obs.open_legal}
    paths = {path: to for path, to in paths.items() if _begins(path, values)}
    goal = next(iter(paths.values())) if values and paths else None
    chosen = {thing for path in paths for _, things in path[: len(values)] for thing in things}
    ways = [path for path in map(steps, offered(obs, obs.open_legal)) if _begins(path, values)]
    nexts = {t for path in ways for t in next((t for _, t in path[len(values) :] if t), ())[:1]}
    return Choices(frozenset(chosen), frozenset(nexts), touched - chosen - nexts, goal)


def steps(action: PackAction) -> tuple[Step, ...]:
    """The menu steps that lead to *action*."""
    match action:
        case PackAction(verb=Verb.FILL):
            return ((str(action.kind), ()),)
        case PackAction(verb=Verb.PLAY, square=int(square), slot=int(slot)):
            there, name = SQUARES[square], SLOTS[action.seat][slot]
            return (f"{there}!{name}", (there, name)), *_aim(action)
        case PackAction(square=int(square), own=int(own)):
            there = SQUARES[square]
            return (there, (there,)), (NAMES[own], (crate_thing(action.seat, own),))
        case _:
            return ((action.verb.value, ()),)


def _begins(path: tuple[Step, ...], values: tuple[str, ...]) -> bool:
    return tuple(value for value, _ in path[: len(values)]) == values


def crate_thing(seat: int, crate: int) -> str:
    """The thing for a crate of *seat*."""
    return f"{seat}{NAMES[crate]}"


def _aim(action: PackAction) -> tuple[Step, ...]:
    if action.hit is not None:
        return _hit(action.seat, action.hit)
    aims = ((1 - action.seat, action.theirs), (action.seat, action.own))
    return tuple(
        (NAMES[crate], (crate_thing(seat, crate),)) for seat, crate in aims if crate is not None
    )


def _hit(seat: int, hit: int) -> tuple[Step, ...]:
    if hit < FIRST_SLOT:
        name = SQUARES[hit]
        return (name[0], ()), (name, (name,))
    name = SLOTS[1 - seat][hit - FIRST_SLOT]
    return (dict(place_of(name))["side"], ()), (name, (name,))
