"""Positions and games of Das Gurkensolo, written down as short as people say them."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from random import Random

from rules.core.history import play
from rules.core.types import Effect
from rules.gurkensolo.cards import CARDS, GOALS
from rules.gurkensolo.game import Gurkensolo
from rules.gurkensolo.goals import CHOICE_FIELD, Goals
from rules.gurkensolo.options import GurkensoloSetup
from rules.gurkensolo.phase import Phase
from rules.gurkensolo.race import GOAL, Race
from rules.gurkensolo.state import GurkensoloState

GAME = Gurkensolo()
MIXTURES = [
    {option.name: value for option, value in zip(GAME.info.options, values, strict=True)}
    for values in product(*(option.values for option in GAME.info.options))
]
"""Every combination of options."""
PROFESSIONAL = {"goals": "professional"}
CHALLENGE = {"mode": "challenge"}


def seed(number: int = 0) -> bytes:
    return sha256(str(number).encode()).digest()


def card(text: str) -> int:
    """The first card that says *text*."""
    return [str(said) for said in CARDS].index(text)


def cards(*texts: str) -> tuple[int, ...]:
    """A pair; of two equal specials the second one is the other copy."""
    first, second = (card(text) for text in texts)
    return tuple(sorted((first, second + (first == second))))


def race(fields: str) -> Race:
    """The pickles R G Y B on *fields*; those in the goal arrived in this order."""
    places = tuple(map(int, fields.split()))
    return Race(places, tuple(p for p, field in enumerate(places) if field == GOAL))


def position(
    fields: str, *hand: str, seats: int = 3, turn: int = 0, pile: int | None = None, **options: str
) -> GurkensoloState:
    """*turn* has drawn *hand*; *pile* cards are left, and all others where None.

    Goal cards are dealt from the first one on; of two the first one is kept where that is past.
    """
    setup = GurkensoloSetup(seats, GAME.settle_options(options))
    goals = [Goals(GOALS[i * setup.dealt : (i + 1) * setup.dealt]) for i in range(seats)]
    if setup.dealt == 2 and max(race(fields).fields) >= CHOICE_FIELD:
        goals = [own.keep(own.held[0]) for own in goals]
    pair = cards(*hand)
    state = GurkensoloState(
        setup=setup,
        seed=seed(),
        ply=0,
        phase=Phase.TURN,
        to_act=(turn,),
        asked=0,
        turn=turn,
        race=race(fields),
        goals=tuple(goals),
        pile=tuple(c for c in setup.deck if c not in pair)[:pile],
        hand=pair,
        laid=None,
        last=None,
        resigned=(),
    ).with_derived()
    GAME.check(state)
    return state


def holding(state: GurkensoloState, *hand: str) -> GurkensoloState:
    """*state* as if the seat on turn had drawn *hand* instead."""
    pair, free = cards(*hand), {*state.pile, *state.hand}
    assert free.issuperset(pair)
    pile = tuple(sorted(free.difference(pair)))
    return state._replace(hand=pair, pile=pile).with_derived()


def after(state: GurkensoloState, *lines: str) -> GurkensoloState:
    """*state* after each of *lines*: the notation for the seat asked first, or ``1:notation``."""
    for line in lines:
        state = step(state, line)[0]
        GAME.check(state)
    return state


def step(state: GurkensoloState, line: str) -> tuple[GurkensoloState, list[Effect]]:
    """What one line leads to, with its effects."""
    seat, text = (int(line[0]), line[2:]) if line[1] == ":" else (state.to_act[0], line)
    done = play(GAME, state, seat, text)
    assert done.barrier
    return done.state, list(done.effects)


def effect_kinds(state: GurkensoloState, line: str) -> list[str]:
    """The kinds of the effects that everybody may know of."""
    return [effect.kind for effect in step(state, line)[1] if effect.readers is None]


def offered(state: GurkensoloState, seat: int | None = None) -> list[str]:
    """The notations of what *seat*, or the seat asked first, may do."""
    wanted = state.to_act[0] if seat is None else seat
    return [str(action) for action in GAME.legal_actions(state, wanted)]


def playout(
    seats: int, options: dict[str, str], number: int = 0, resigning: float = 0.0
) -> Iterator[tuple[GurkensoloState, tuple[int, str] | None]]:
    """Every position of a random game, with the line that led there.

    At each ply some seat resigns with the probability *resigning*.
    """
    rng = Random(number)
    state = GAME.new(seats=seats, options=options, seed=seed(number))
    yield state, None
    while state.to_act:
        if rng.random() < resigning:
            seat = rng.choice([s for s in range(seats) if s not in state.resigned])
            text = "resign"
        else:
            seat = rng.choice(state.to_act)
            text = str(rng.choice(GAME.legal_actions(state, seat)))
        state = play(GAME, state, seat, text).state
        yield state, (seat, text)
