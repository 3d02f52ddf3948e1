"""Deal anew what a seat does not see, so that it fits what the seat sees.

Secret are the cards that a seat was dealt, until the foundations are shown, and what a seat has
chosen while others still choose. A card that nobody sees is in the deck, or in a hand while there
are hands: what a seat gave back is remembered nowhere.
"""

from random import Random

from rules.core.chance import SEED_BYTES
from rules.core.types import Setup
from rules.pier18.actions import PierAction, keepings, plannings
from rules.pier18.cards import NUMBERS
from rules.pier18.observe import PierObservation
from rules.pier18.state import Phase, PierState


def determinize(obs: PierObservation, rng: Random) -> PierState:
    """See :meth:`Game.determinize`."""
    hands, deck = _deal(obs, rng)
    return PierState(
        setup=Setup.shared(obs.seats, obs.options),
        seed=rng.randbytes(SEED_BYTES),
        ply=obs.ply,
        phase=obs.phase,
        to_act=obs.to_act,
        asked=max(obs.asked_at),
        round=obs.round,
        leader=obs.leader,
        hands=hands,
        choices=tuple(_choice(obs, seat, hands[seat], rng) for seat in range(len(hands))),
        piers=obs.piers,
        plans=obs.plans,
        open=obs.open,
        taken=obs.taken,
        patrons=obs.patrons,
        deck=deck,
        resigned=obs.resigned,
    ).with_derived()


def _deal(obs: PierObservation, rng: Random) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The known hand, others for the other seats that have one, and the deck."""
    rest = list(obs.unseen)
    rng.shuffle(rest)
    hands: list[tuple[str, ...]] = []
    for seat in range(obs.seats):
        hand: tuple[str, ...] = ()
        if seat == obs.seat:
            hand = obs.hand
        elif obs.phase is Phase.KEEP and seat not in obs.resigned:
            hand = tuple(sorted(rest.pop() for _ in range(NUMBERS.dealt)))
        hands.append(hand)
    return tuple(hands), tuple(sorted(rest))


def _choice(
    obs: PierObservation, seat: int, hand: tuple[str, ...], rng: Random
) -> PierAction | None:
    """Make up a choice of *seat*, which holds *hand* while there are hands."""
    if seat == obs.seat:
        return obs.chosen
    if seat not in obs.ready:
        return None
    return rng.choice(keepings(seat, hand) if hand else plannings(seat))
