"""Deal anew what a seat does not see, so that it fits what the seat sees.

Secret are the goal cards, the pair that the seat on turn has in hand, and which card was kept: each
from everybody but its owner. All pairs end up open, so what is discarded is known; what is neither
discarded nor seen is in the pile or in a hand, and every way to split it is equally likely.
"""

from collections.abc import Mapping
from random import Random

from rules.core.chance import SEED_BYTES
from rules.core.types import Belief
from rules.gurkensolo.cards import GOALS
from rules.gurkensolo.goals import Goals
from rules.gurkensolo.observe import GurkensoloObservation
from rules.gurkensolo.options import GurkensoloSetup
from rules.gurkensolo.race import Race
from rules.gurkensolo.state import GurkensoloState, Phase


def determinize(obs: GurkensoloObservation, rng: Random, belief: Belief | None) -> GurkensoloState:
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
        goals=_deal_goals(obs, setup, rng, belief or ({},) * obs.seats),
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
    obs: GurkensoloObservation, setup: GurkensoloSetup, rng: Random, belief: Belief
) -> tuple[Goals, ...]:
    """The known goal cards, and for the other seats some that they are believed to have.

    A card that the *belief* about a seat leaves out is as likely as one of weight 1.
    """
    known = {card for own in obs.goals for card in own.cards}
    rest = [card for card in GOALS if card not in known]
    goals = list(obs.goals)
    hidden = [seat for seat, own in enumerate(goals) if not own.held]
    rng.shuffle(hidden)  # who comes later has fewer cards to be believed in
    for seat in hidden:
        drawn = [_draw(rest, belief[seat], rng) for _ in range(setup.dealt)]
        goals[seat] = Goals(tuple(sorted(drawn)))
        if seat in obs.deciders:
            goals[seat] = goals[seat].keep(drawn[0])
    return tuple(goals)


def _draw(rest: list[str], believed: Mapping[str, float], rng: Random) -> str:
    """One of the cards in *rest*, which it leaves."""
    weights = [believed.get(card, 1.0) for card in rest]
    (card,) = rng.choices(rest, weights if any(weights) else None)
    rest.remove(card)
    return card
