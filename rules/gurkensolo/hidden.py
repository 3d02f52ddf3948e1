"""Who knows what: cutting the secrets out of a position, and dealing them anew.

Secret are the goal cards, the pair that the seat on turn has in hand, and which card was kept: each
from everybody but its owner. All pairs end up open, so what is discarded is known; what is neither
discarded nor seen is in the pile or in somebody's hand, and every way to part it is equally likely.
"""

from random import Random

from rules.core.chance import SEED_BYTES
from rules.gurkensolo.actions import GurkensoloAction
from rules.gurkensolo.cards import GOALS
from rules.gurkensolo.goals import Goals, keepings
from rules.gurkensolo.observe import GurkensoloObservation
from rules.gurkensolo.options import GurkensoloSetup
from rules.gurkensolo.race import Race
from rules.gurkensolo.scoring import outcome
from rules.gurkensolo.state import GurkensoloState
from rules.gurkensolo.table import Phase


def legal_actions(state: GurkensoloState, seat: int | None) -> tuple[GurkensoloAction, ...]:
    """See :meth:`Game.legal_actions`; () for a spectator."""
    if seat is None or seat not in state.to_act:
        return ()
    return keepings(seat, state.goals[seat]) if state.phase is Phase.KEEP else state.legal


def observe(state: GurkensoloState, seat: int | None) -> GurkensoloObservation:
    """See :meth:`Game.observe`."""
    is_open = state.phase is Phase.FIX
    return GurkensoloObservation(
        seat=seat,
        seats=state.seats,
        options=state.setup.options,
        ply=state.ply,
        to_act=state.to_act,
        asked_at=state.asked_at,
        legal=legal_actions(state, seat),
        open_legal=state.legal if is_open or _all_may_try(state.setup) else (),
        outcome=outcome(state),
        phase=state.phase,
        turn=state.turn,
        fields=state.race.fields,
        arrivals=state.race.arrivals,
        pile=len(state.pile),
        discards=state.discards,
        hand=state.hand if is_open or seat == state.turn else (),
        laid=state.laid,
        last=state.last,
        goals=_known_goals(state, seat),
        deciders=state.deciders,
        resigned=state.resigned,
    )


def determinize(observation: GurkensoloObservation, rng: Random) -> GurkensoloState:
    """See :meth:`Game.determinize`."""
    setup = GurkensoloSetup.shared(observation.seats, observation.options)
    hand, pile = _deal_cards(observation, setup, rng)
    return GurkensoloState(
        setup=setup,
        seed=rng.randbytes(SEED_BYTES),
        ply=observation.ply,
        phase=observation.phase,
        to_act=observation.to_act,
        asked=max(observation.asked_at),
        turn=observation.turn,
        race=Race(observation.fields, observation.arrivals),
        goals=_deal_goals(observation, setup, rng),
        pile=pile,
        hand=hand,
        laid=observation.laid,
        last=observation.last,
        resigned=observation.resigned,
    ).with_derived()


def _all_may_try(setup: GurkensoloSetup) -> bool:
    """Whether what a seat may do never depends on its hand."""
    return setup.is_challenge and not setup.has_specials


def _known_goals(state: GurkensoloState, seat: int | None) -> tuple[Goals, ...]:
    if state.phase is Phase.OVER:
        return state.goals
    return tuple(own if seat == owner else Goals() for owner, own in enumerate(state.goals))


def _deal_cards(
    observation: GurkensoloObservation, setup: GurkensoloSetup, rng: Random
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A pair for the seat on turn, where it has one that is not seen, and the pile."""
    hand = observation.hand
    unseen = sorted(set(setup.deck).difference(observation.discards, hand))
    if observation.phase is Phase.TURN and not hand:
        hand = tuple(sorted(rng.sample(unseen, 2)))
    return hand, tuple(card for card in unseen if card not in hand)


def _deal_goals(
    observation: GurkensoloObservation, setup: GurkensoloSetup, rng: Random
) -> tuple[Goals, ...]:
    """The known goal cards, and others for everybody else."""
    known = {card for own in observation.goals for card in own.cards}
    rest = [card for card in GOALS if card not in known]
    rng.shuffle(rest)
    goals: list[Goals] = []
    for seat, own in enumerate(observation.goals):
        if not own.held:
            own = Goals(tuple(sorted(rest.pop() for _ in range(setup.dealt))))
            if seat in observation.deciders:
                own = own.keep(rng.choice(own.held))
        goals.append(own)
    return tuple(goals)
