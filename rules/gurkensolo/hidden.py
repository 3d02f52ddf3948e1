"""What a seat does not see, dealt anew so that it fits what the seat sees.

Secret are the goal cards, the pair that the seat on turn has in hand, and which card was kept: each
from everybody but its owner. All pairs end up open, so what is discarded is known; what is neither
discarded nor seen is in the pile or in a hand, and every way to split it is equally likely.
"""

from random import Random

from rules.core.chance import SEED_BYTES
from rules.gurkensolo.cards import GOALS
from rules.gurkensolo.goals import Goals
from rules.gurkensolo.observe import GurkensoloObservation
from rules.gurkensolo.options import GurkensoloSetup
from rules.gurkensolo.phase import Phase
from rules.gurkensolo.race import Race
from rules.gurkensolo.state import GurkensoloState


def determinize(obs: GurkensoloObservation, rng: Random) -> GurkensoloState:
    """See :meth:`Game.determinize`."""
    setup = GurkensoloSetup.shared(obs.seats, obs.options)
    hand, pile = _deal_cards(obs, setup, rng)
    return GurkensoloState(
        setup=setup,
        seed=rng.randbytes(SEED_BYTES),
        ply=obs.ply,
        phase=obs.phase,
        to_act=obs.to_act,
        asked=max(obs.asked_at),
        turn=obs.turn,
        race=Race(obs.fields, obs.arrivals),
        goals=_deal_goals(obs, setup, rng),
        pile=pile,
        hand=hand,
        laid=obs.laid,
        last=obs.last,
        resigned=obs.resigned,
    ).with_derived()


def _deal_cards(
    obs: GurkensoloObservation, setup: GurkensoloSetup, rng: Random
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A pair for the seat on turn, where it has one that is not seen, and the pile."""
    hand = obs.hand
    unseen = sorted(set(setup.deck).difference(obs.discards, hand))
    if obs.phase is Phase.TURN and not hand:
        hand = tuple(sorted(rng.sample(unseen, 2)))
    return hand, tuple(card for card in unseen if card not in hand)


def _deal_goals(
    obs: GurkensoloObservation, setup: GurkensoloSetup, rng: Random
) -> tuple[Goals, ...]:
    """The known goal cards, and random ones for the other seats."""
    known = {card for own in obs.goals for card in own.cards}
    rest = [card for card in GOALS if card not in known]
    rng.shuffle(rest)
    goals: list[Goals] = []
    for seat, own in enumerate(obs.goals):
        if not own.held:
            own = Goals(tuple(sorted(rest.pop() for _ in range(setup.dealt))))
            if seat in obs.deciders:
                own = own.keep(rng.choice(own.held))
        goals.append(own)
    return tuple(goals)
