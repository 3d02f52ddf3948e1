"""The first position of a game of Pier 18."""

from rules.core.chance import Chance
from rules.core.types import Setup
from rules.pier18.cards import DECK, NUMBERS
from rules.pier18.phase import Phase
from rules.pier18.pier import NO_COLUMNS
from rules.pier18.rounds import draw
from rules.pier18.state import PierState


def deal(setup: Setup, seed: bytes) -> PierState:
    """All have their cards, and choose a foundation and a plan from them."""
    chance, deck, seats = Chance(seed, 0), DECK, setup.seats
    hands: list[tuple[str, ...]] = []
    for _ in range(seats):
        hand, deck = draw(deck, NUMBERS.dealt, chance)
        hands.append(hand)
    return PierState(
        setup=setup,
        seed=seed,
        ply=0,
        phase=Phase.KEEP,
        to_act=tuple(range(seats)),
        asked=0,
        round=0,
        leader=None,
        hands=tuple(hands),
        choices=(None,) * seats,
        piers=((),) * seats,
        plans=(None,) * seats,
        open=(),
        taken=(None,) * seats,
        patrons=((),) * seats,
        deck=deck,
        resigned=(),
        columns=(NO_COLUMNS,) * seats,
    )
