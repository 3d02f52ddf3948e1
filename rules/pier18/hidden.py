"""Who knows what: cutting the secrets out of a position, and dealing them anew.

Secret are the cards that a seat was dealt, until the foundations are shown, and what a seat has
chosen while others still choose. A card that nobody sees is in the deck, or in a hand while there
are hands: what a seat gave back is remembered nowhere.
"""

from random import Random

from rules.core.chance import SEED_BYTES
from rules.core.types import Setup
from rules.pier18.actions import PierAction, keepings, plannings, takings
from rules.pier18.cards import NUMBERS
from rules.pier18.observe import PierObservation
from rules.pier18.phase import Phase
from rules.pier18.scoring import outcome
from rules.pier18.state import PierState


def legal_actions(state: PierState, seat: int | None) -> tuple[PierAction, ...]:
    """See :meth:`Game.legal_actions`; () for a spectator."""
    if seat is None or seat not in state.to_act:
        return ()
    match state.phase:
        case Phase.ROUND:
            return takings(seat, state.open)
        case Phase.KEEP:
            return keepings(seat, state.hands[seat])
        case _:
            return plannings(seat)


def observe(state: PierState, seat: int | None) -> PierObservation:
    """See :meth:`Game.observe`."""
    in_turn = state.phase is Phase.ROUND
    together = state.phase in (Phase.KEEP, Phase.PLAN)
    return PierObservation(
        seat=seat,
        seats=state.seats,
        options=state.setup.options,
        ply=state.ply,
        to_act=state.to_act,
        asked_at=state.asked_at,
        legal=legal_actions(state, seat),
        open_legal=legal_actions(state, state.to_act[0]) if in_turn else (),
        outcome=outcome(state),
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        leader=state.leader,
        hand=() if seat is None else state.hands[seat],
        chosen=None if seat is None else state.choices[seat],
        ready=tuple(s for s in state.playing if s not in state.to_act) if together else (),
        piers=state.piers,
        plans=state.plans,
        open=state.open,
        taken=state.taken,
        patrons=state.patrons,
        resigned=state.resigned,
    )


def determinize(observation: PierObservation, rng: Random) -> PierState:
    """See :meth:`Game.determinize`."""
    hands, deck = _deal(observation, rng)
    return PierState(
        setup=Setup.shared(observation.seats, observation.options),
        seed=rng.randbytes(SEED_BYTES),
        ply=observation.ply,
        phase=observation.phase,
        to_act=observation.to_act,
        asked=max(observation.asked_at),
        round=observation.round,
        leader=observation.leader,
        hands=hands,
        choices=tuple(_choice(observation, seat, hands[seat], rng) for seat in range(len(hands))),
        piers=observation.piers,
        plans=observation.plans,
        open=observation.open,
        taken=observation.taken,
        patrons=observation.patrons,
        deck=deck,
        resigned=observation.resigned,
    ).with_derived()


def _deal(
    observation: PierObservation, rng: Random
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The known hand, others for whoever has one, and the deck."""
    rest = list(observation.unseen)
    rng.shuffle(rest)
    hands: list[tuple[str, ...]] = []
    for seat in range(observation.seats):
        hand: tuple[str, ...] = ()
        if seat == observation.seat:
            hand = observation.hand
        elif observation.phase is Phase.KEEP and seat not in observation.resigned:
            hand = tuple(sorted(rest.pop() for _ in range(NUMBERS.dealt)))
        hands.append(hand)
    return tuple(hands), tuple(sorted(rest))


def _choice(
    observation: PierObservation, seat: int, hand: tuple[str, ...], rng: Random
) -> PierAction | None:
    """What *seat* may have chosen, which holds *hand* while there are hands."""
    if seat == observation.seat:
        return observation.chosen
    if seat not in observation.ready:
        return None
    return rng.choice(keepings(seat, hand) if hand else plannings(seat))
