"""Positions of Das Gurkensolo to look at: played at random, or set up by hand."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

from render.gurkensolo.layout import scenes
from render.scene import Item
from render.view import View
from rules.core.history import play
from rules.gurkensolo import CARDS, GurkensoloObservation, Laid, Verdict, menu_steps
from rules.gurkensolo.game import Gurkensolo
from rules.gurkensolo.state import GurkensoloState

GAME = Gurkensolo()
NAMES = ("Anna", "Łukasz Żółć", "Bartholomäus der Große", "Jörg", "Eve", "Taro")
MIXTURES = tuple(
    {option.name: value for option, value in zip(GAME.info.options, values, strict=True)}
    for values in product(*(option.values for option in GAME.info.options))
)
"""Every combination of options."""
PROFESSIONAL = {"goals": "professional"}
CHALLENGE = {"mode": "challenge", "specials": "without"}


def view(obs: GurkensoloObservation, **changes: Any) -> View:
    return replace(View(NAMES[: obs.seats]), **changes)


def labels(obs: GurkensoloObservation, **changes: Any) -> tuple[str, ...]:
    drawn = scenes(obs, view(obs, **changes))
    return tuple(label for scene in drawn for label in scene.labels())


def items(obs: GurkensoloObservation, **changes: Any) -> tuple[Item, ...]:
    """List what lies on both pictures, each item around its place in its own picture."""
    return tuple(item for scene in scenes(obs, view(obs, **changes)) for item in scene.items)


@cache
def course(number: int, seats: int, *options: tuple[str, str]) -> tuple[GurkensoloState, ...]:
    """A random game; now and then, and not in every game, somebody gives up."""
    rng = Random(number)
    state = GAME.new(seats=seats, options=dict(options), seed=rng.randbytes(32))
    states = [state]
    while state.to_act:
        seat = rng.choice(state.to_act)
        text = str(rng.choice(GAME.legal_actions(state, seat)))
        gives_up = number % 3 == 0 and rng.random() < 0.01
        state = play(GAME, state, seat, "resign" if gives_up else text).state
        states.append(state)
    return tuple(states)


def game(number: int, seats: int, **options: str) -> tuple[GurkensoloState, ...]:
    return course(number, seats, *sorted(options.items()))


def some_positions(every: int = 7) -> Iterator[GurkensoloState]:
    """From games of all options, of two to six seats."""
    for number, options in enumerate(MIXTURES):
        yield from game(number, 2 + number % 5, **options)[::every]
        yield game(number, 2 + number % 5, **options)[-1]


def sights(every: int = 7) -> Iterator[GurkensoloObservation]:
    """The same, as somebody sees them: a seat that is asked, another one, and a spectator."""
    for state in some_positions(every):
        for seat in {*state.to_act[:1], state.seats - 1, None}:
            yield GAME.observe(state, seat)


def position(fields: str, *hand: str, **changes: Any) -> GurkensoloObservation:
    """The pickles R G Y B on *fields*, as seat 0 of three sees them, which has drawn *hand*.

    Which cards it has drawn does not matter where no *hand* is named.
    """
    start = next(s for s in (game(n, 3)[0] for n in range(100)) if s.turn == 0)
    places = tuple(map(int, fields.split()))
    pair = tuple(sorted(map(card, hand or ("R ahead G", "R equal Y"))))
    arrivals = tuple(pickle for pickle, field in enumerate(places) if field == 13)
    obs = replace(
        GAME.observe(start, 0), fields=places, arrivals=arrivals, hand=pair, legal=(), **changes
    )
    return replace(obs, legal=GAME.legal_actions(GAME.determinize(obs, Random(1)), 0))


def card(text: str) -> int:
    return [str(said) for said in CARDS].index(text)


def laid(seat: int, verdict: Verdict, *texts: str) -> Laid:
    return Laid(seat, tuple(map(card, texts)), verdict)


def choices(obs: GurkensoloObservation) -> set[tuple[str, ...]]:
    """Everything that can be chosen first, and nothing."""
    return {(), *((menu_steps(action)[0].value,) for action in obs.legal)}
