"""Positions of Das Gurkensolo to look at: played at random, or set up by hand."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import boards

from rules.gurkensolo import CARDS, GurkensoloObservation, Laid, Verdict
from rules.gurkensolo.game import Gurkensolo
from rules.gurkensolo.state import GurkensoloState

GAME = Gurkensolo()
MIXTURES = tuple(
    {option.name: value for option, value in zip(GAME.info.options, values, strict=True)}
    for values in product(*(option.values for option in GAME.info.options))
)
"""Every combination of options."""
PROFESSIONAL = {"goals": "professional"}
CHALLENGE = {"mode": "challenge", "specials": "without"}


def game(number: int, seats: int, **options: str) -> tuple[GurkensoloState, ...]:
    """A random game; in every third one somebody gives up."""
    resigns_at = 30 if number % 3 == 0 else None
    return boards.course("gurkensolo", number, seats, resigns_at=resigns_at, **options)


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
