"""Positions and games of Das Gurkensolo, written down as short as people say them."""

from rules.gurkensolo.cards import CARDS, GOALS
from rules.gurkensolo.game import Gurkensolo
from rules.gurkensolo.goals import CHOICE_FIELD, Goals
from rules.gurkensolo.options import GurkensoloSetup
from rules.gurkensolo.race import GOAL, Race
from rules.gurkensolo.state import GurkensoloState, Phase
from tests.rules.lines import Lines, seed

GAME = Gurkensolo()
LINES = Lines(GAME, is_whole=True)
offered, step, after, effect_kinds = LINES.offered, LINES.step, LINES.after, LINES.effect_kinds
PROFESSIONAL = {"goals": "professional"}
CHALLENGE = {"mode": "challenge"}


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
