"""The first position of a game of Das Gurkensolo."""

from rules.core.chance import Chance
from rules.gurkensolo import goals
from rules.gurkensolo.options import GurkensoloSetup
from rules.gurkensolo.phase import Phase
from rules.gurkensolo.race import Race
from rules.gurkensolo.state import GurkensoloState
from rules.gurkensolo.transitions import draw_pair


def deal(setup: GurkensoloSetup, seed: bytes) -> GurkensoloState:
    """A seat drawn at random begins; all have their goal cards, and the first pair is drawn."""
    chance = Chance(seed, 0)
    turn = chance.below(setup.seats)
    dealt = goals.deal(setup.seats, setup.dealt, chance)
    hand, pile = draw_pair(setup.deck, chance)
    return GurkensoloState(
        setup=setup,
        seed=seed,
        ply=0,
        phase=Phase.TURN,
        to_act=(turn,),
        asked=0,
        turn=turn,
        race=Race(),
        goals=dealt,
        pile=pile,
        hand=hand,
        laid=None,
        last=None,
        resigned=(),
    ).with_derived()
