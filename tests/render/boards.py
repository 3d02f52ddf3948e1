"""Random games of every game to look at, and what the pictures of a position show."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from render.registry import LAYOUTS
from render.scene import Item, Scene
from render.view import View
from rules import GAMES
from rules.core.history import RESIGN, play
from rules.core.types import Observation, OptionValue

NAMES = ("Anna", "Łukasz Żółć", "Bartholomäus der Große", "Jörg", "Eve", "Taro")
TOGETHER = ("gurkensolo", "pick_and_pack", "pier18")
"""Games in which several seats may be asked at once."""
ELSEWHERE = frozenset({"seat", "seats", "options", "ply", "asked_at", "legal"})
"""Who reads, what was agreed in the lobby, and what the buttons say."""


def anything(action: Any) -> bool:
    return True


@cache
def course(
    key: str,
    number: int,
    seats: int,
    *,
    wanted: Callable[[Any], bool] = anything,
    resigns_at: int | None = None,
    **options: OptionValue,
) -> tuple[Any, ...]:
    """Play a random game of *wanted* actions; at one ply whoever should act may give up."""
    rng, game = Random(number), GAMES[key]
    state = game.new(seats=seats, options=options, seed=rng.randbytes(32))
    states = [state]
    while state.to_act:
        seat = rng.choice(state.to_act) if key in TOGETHER else state.to_act[0]
        text = str(rng.choice([*filter(wanted, game.legal_actions(state, seat))]))
        state = play(game, state, seat, RESIGN if state.ply == resigns_at else text).state
        states.append(state)
    return tuple(states)


def view(obs: Observation, **changes: Any) -> View:
    return replace(View(NAMES[: obs.seats]), **changes)


def pictures(obs: Observation, **changes: Any) -> tuple[Scene, ...]:
    return LAYOUTS[obs.game].scenes(obs, view(obs, **changes))


def items(obs: Observation, **changes: Any) -> tuple[Item, ...]:
    """List what lies on all pictures, each item around its place in its own one."""
    return tuple(item for picture in pictures(obs, **changes) for item in picture.items)


def labels(obs: Observation, **changes: Any) -> tuple[str, ...]:
    return tuple(label for picture in pictures(obs, **changes) for label in picture.labels())


def starting(told: tuple[str, ...], start: str) -> list[str]:
    """Return what follows *start* in the labels that begin with it."""
    return [label.removeprefix(start) for label in told if label.startswith(start)]


def picks(obs: Observation, legal: tuple[Any, ...], most: int = 10_000) -> list[tuple[str, ...]]:
    """Nothing chosen, and step by step what leads to each of these actions, or some of them."""
    some = legal[:: max(1, len(legal) // most)]
    ways = {tuple(step.value for step in GAMES[obs.game].menu_steps(each)) for each in some}
    return sorted({way[:length] for way in ways for length in range(len(way) + 1)} | {()})


def observations(
    game: str, seed: int, seats: int, *, resigning: bool = False, **options: OptionValue
) -> Iterator[Any]:
    """A random game as a spectator sees it and as each seat does, in turn."""
    rng = Random(seed)
    resigns_at = 15 if resigning and seats > 2 else None
    for state in course(game, seed, seats, resigns_at=resigns_at, **options):
        yield GAMES[game].observe(state, rng.choice((None, *range(seats))))
