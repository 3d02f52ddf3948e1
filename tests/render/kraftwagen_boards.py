"""Positions of Kraftwagen to look at: played at random, or those of the rules pages."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from render.kraftwagen import guide, scenes
from render.kraftwagen.choices import menu_values
from render.kraftwagen.pictures import Picture, pictures
from render.scene import Scene
from render.view import View
from rules.core.history import play
from rules.kraftwagen import KraftwagenObservation
from rules.kraftwagen.game import Kraftwagen
from rules.kraftwagen.state import KraftwagenState

KRAFTWAGEN = Kraftwagen()
NAMES = ("Anna", "Łukasz Żółć", "Bartholomäus der Große", "Jörg")

BOARD, SHOW, MATS = Picture


def view(obs: KraftwagenObservation, **changes: Any) -> View:
    return replace(View(NAMES[: obs.seats]), **changes)


def picture_of(obs: KraftwagenObservation, picture: Picture, **changes: Any) -> Scene:
    return pictures_of(obs, **changes)[picture]


def pictures_of(obs: KraftwagenObservation, **changes: Any) -> dict[Picture, Scene]:
    return dict(zip(pictures(obs), scenes(obs, view(obs, **changes)), strict=True))


def labels(obs: KraftwagenObservation, picture: Picture, **changes: Any) -> tuple[str, ...]:
    return picture_of(obs, picture, **changes).labels()


def starting(told: tuple[str, ...], start: str) -> list[str]:
    """Return what follows *start* in the labels that begin with it."""
    return [label.removeprefix(start) for label in told if label.startswith(start)]


@cache
def course(
    number: int, seats: int, money: str = "secret", resigns: bool = False
) -> tuple[KraftwagenState, ...]:
    """A random game, from the first ply to the last."""
    rng = Random(number)
    state = KRAFTWAGEN.new(seats=seats, options={"money": money}, seed=rng.randbytes(32))
    states = [state]
    while state.to_act:
        (seat,) = state.to_act
        text = str(rng.choice(KRAFTWAGEN.legal_actions(state, seat)))
        gives_up = resigns and len(states) == 40
        state = play(KRAFTWAGEN, state, seat, "resign" if gives_up else text).state
        states.append(state)
    return tuple(states)


def some_games() -> Iterator[KraftwagenState]:
    """Whole games of two, three and four, with open money, and with somebody who gives up."""
    yield from course(1, 2)
    yield from course(2, 3, money="open")
    yield from course(3, 4)
    yield from course(4, 3, resigns=True)


def sights(every: int = 1) -> Iterator[KraftwagenObservation]:
    """The same, as the seat on turn or the last one sees them, and a spectator."""
    for state in [*some_games()][::-every]:
        yield KRAFTWAGEN.observe(state, (state.to_act or (state.seats - 1,))[0])
        yield KRAFTWAGEN.observe(state, None)


def page(number: int) -> KraftwagenObservation:
    """The position of a page of the rules."""
    obs = guide()[number - 1].observation
    assert isinstance(obs, KraftwagenObservation)
    return obs


def picks(obs: KraftwagenObservation, most: int = 12) -> list[tuple[str, ...]]:
    """Nothing chosen, and step by step what leads to some of the actions."""
    paths = [
        menu_values(action) for action in obs.open_legal[:: max(1, len(obs.open_legal) // most)]
    ]
    return sorted({way[:length] for way in paths for length in range(len(way) + 1)} | {()})
