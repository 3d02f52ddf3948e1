"""Positions of Pier 18 to look at: played at random, or set up by hand."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from render.pier18 import guide, scenes
from render.scene import Item, Line, Scene, Sprite, Text
from render.view import View
from rules.core.history import play
from rules.pier18 import Phase, PierObservation
from rules.pier18.game import Pier18
from rules.pier18.state import PierState

PIER = Pier18()
NAMES = ("Anna", "Łukasz Żółć", "Bartholomäus der Große")


def view(obs: PierObservation, **changes: Any) -> View:
    return replace(View(NAMES[: obs.seats]), **changes)


def pictures(obs: PierObservation, **changes: Any) -> tuple[Scene, ...]:
    return scenes(obs, view(obs, **changes))


def items(obs: PierObservation, **changes: Any) -> tuple[Item, ...]:
    """List what lies on all the pictures."""
    return tuple(item for picture in pictures(obs, **changes) for item in picture.items)


def texts(obs: PierObservation, **changes: Any) -> tuple[Text, ...]:
    shapes = (shape for picture in pictures(obs, **changes) for shape in picture.primitives())
    return tuple(shape for shape in shapes if isinstance(shape, Text))


def labels(obs: PierObservation, **changes: Any) -> tuple[str, ...]:
    return tuple(label for picture in pictures(obs, **changes) for label in picture.labels())


def starting(told: tuple[str, ...], start: str) -> list[str]:
    """Return what follows *start* in the labels that begin with it."""
    return [label.removeprefix(start) for label in told if label.startswith(start)]


def framed(obs: PierObservation, role: str, chosen: tuple[str, ...] = ()) -> list[str]:
    """The sections in a frame of this role, with their seats."""
    found = []
    for item in items(obs, chosen=chosen):
        _, _, card = item.label.partition("section ")
        if isinstance(item, Sprite) and card:
            strokes = (p.stroke for p in item.drawing.primitives if isinstance(p, Line))
            if role in strokes:
                found.append(f"{card.split()[0]} seat {card.split()[-1]}")
    return found


@cache
def course(
    number: int, seats: int, long: bool = False, resigns: bool = False
) -> tuple[PierState, ...]:
    """A random game; in a *long* one nobody covers anything."""
    rng = Random(number)
    state = PIER.new(seats=seats, seed=rng.randbytes(32))
    states = [state]
    while state.to_act:
        seat = rng.choice(state.to_act)
        legal = PIER.legal_actions(state, seat)
        if long:
            legal = tuple(each for each in legal if each.covered == 0)
        gives_up = resigns and len(states) == 5
        state = play(PIER, state, seat, "resign" if gives_up else str(rng.choice(legal))).state
        states.append(state)
    return tuple(states)


def some_positions() -> Iterator[PierState]:
    """Games of two and three, long ones, and one in which somebody gives up."""
    for seats in (2, 3):
        yield from course(1, seats)
        yield from course(2, seats, long=True)
    yield from course(3, 3, resigns=True)
    yield from course(4, 2, resigns=True)


def sights(every: int = 1) -> Iterator[PierObservation]:
    """The same, as somebody sees them: a seat that is asked, the last one, and a spectator."""
    for state in [*some_positions()][::every]:
        for seat in sorted({*state.to_act[:1], state.seats - 1}):
            yield PIER.observe(state, seat)
        yield PIER.observe(state, None)


def picks(obs: PierObservation) -> list[tuple[str, ...]]:
    """Nothing chosen, and everything that can be chosen step by step from the menu."""
    paths = {tuple(step.value for step in PIER.menu_steps(each)) for each in obs.legal}
    return sorted({path[:length] for path in paths for length in range(len(path) + 1)} | {()})


def page(number: int) -> PierObservation:
    """The position of a page of the rules: they are set up by hand."""
    obs = guide()[number - 1].observation
    assert isinstance(obs, PierObservation)
    return obs


def first(phase: Phase, seats: int = 2, seat: int | None = 0) -> PierObservation:
    """Return the view of *seat* at the beginning of *phase*."""
    state = next(state for state in course(1, seats) if state.phase is phase)
    return PIER.observe(state, seat)
