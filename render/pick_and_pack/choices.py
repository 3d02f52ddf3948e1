"""Find what is asked of whom, and the choices so far and to come: what a picture can mark.

A thing is a square ("e3"), a slot ("ba"), or a crate with the number of its seat ("0A").
"""

from collections.abc import Iterator
from dataclasses import dataclass

from render.marks import Mark
from rules.core.types import MenuStep
from rules.pick_and_pack import NAMES, SLOTS, PackAction, PackObservation, menu_steps, offered

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
    return tuple((step.value, _things(action, step)) for step in menu_steps(action))


def _things(action: PackAction, step: MenuStep) -> tuple[str, ...]:
    match step.field:
        case "to" if action.square is not None:
            return tuple(step.value.split("!"))
        case "crate" | "own":
            return (f"{action.seat}{step.value}",)
        case "theirs":
            return (f"{1 - action.seat}{step.value}",)
        case "hit":
            return (step.value,)
        case _:
            return ()


def _begins(path: tuple[Step, ...], values: tuple[str, ...]) -> bool:
    return tuple(value for value, _ in path[: len(values)]) == values


def crate_thing(seat: int, crate: int) -> str:
    """The thing for a crate of *seat*."""
    return f"{seat}{NAMES[crate]}"


def on_turn(obs: PackObservation) -> int | None:
    """The seat on turn; None while both arrange in secret, and at the end."""
    return obs.to_act[0] if obs.starter is not None and obs.to_act else None


def next_slots(obs: PackObservation) -> Iterator[tuple[int, int]]:
    """Seats that are asked for a tile and the slots for it: with secret tiles only one's own."""
    if not obs.arranging:
        return
    for seat in obs.to_act:
        slot = len(obs.board.tiles[seat])
        is_known = obs.starter is not None or seat == obs.seat
        if is_known and slot < len(SLOTS[seat]):
            yield seat, slot


def has_won(obs: PackObservation, seat: int) -> bool:
    """Tell whether *seat* is the first, or one of the first."""
    return obs.outcome is not None and obs.outcome.ranks[seat] == 1


def is_laying(obs: PackObservation) -> bool:
    """Tell whether seats lay their tiles, and there are no crates to speak of."""
    return obs.arranging and obs.outcome is None
