"""The transitions of Pier 18."""

from itertools import chain

from rules.core.chance import Chance
from rules.core.seat_order import replaced
from rules.core.types import Setup, Step
from rules.pier18 import effects, rounds, simultaneous
from rules.pier18.actions import PierAction, Verb
from rules.pier18.cards import DECK, NUMBERS
from rules.pier18.pier import NO_COLUMNS
from rules.pier18.rounds import draw
from rules.pier18.state import Phase, PierState


def apply(state: PierState, action: PierAction) -> Step[PierState]:
    """See :meth:`Game.apply`. Choices are final, and turns pass on, so nothing is undone."""
    if action.verb is Verb.TAKE:
        return rounds.take(state, action)
    return simultaneous.choose(state, action)


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


def give_up(state: PierState, seat: int) -> Step[PierState]:
    """See :meth:`Game.give_up`. The printed rules know no such thing; so the house plays it.

    A seat that resigns is passed over from then on. Its pier stays where it is and scores nothing:
    it takes no part in who gets a patron, and the seat ranks last; of several the one that stayed
    longest ranks best. Before the foundations are shown its cards go back into the deck, unseen.

    From the next round on one card fewer is shown, so that still one is left over. In the round in
    which a seat goes without having taken a card, one more is left; then the one with the earliest
    date is the patron, and the others go back into the deck.

    The last seat left has won at once, with the points of its pier as it stands and its patrons.
    """
    after = _without(state, seat)
    happened = (effects.about("resigned", seat),)
    if len(after.resigned) == state.seats - 1:
        return simultaneous.over(_cleared(after), happened)
    if state.phase is not Phase.ROUND:
        return simultaneous.go_on(after, happened)
    if seat not in state.to_act:
        return Step(after, happened, barrier=True)
    return rounds.skip(after, seat, happened)


def _without(state: PierState, seat: int) -> PierState:
    """*state* without the cards and the secrets of *seat*."""
    return state._replace(
        ply=state.ply + 1,
        to_act=tuple(other for other in state.to_act if other != seat),
        hands=replaced(state.hands, seat, ()),
        choices=replaced(state.choices, seat, None),
        deck=tuple(sorted((*state.deck, *state.hands[seat]))),
        resigned=(*state.resigned, seat),
    )


def _cleared(state: PierState) -> PierState:
    """*state* with all that is not on a pier back in the deck; what was secret stays so."""
    nobody = (None,) * state.seats
    return state._replace(
        hands=((),) * state.seats,
        choices=nobody,
        open=(),
        taken=nobody,
        deck=tuple(sorted((*state.deck, *state.open, *chain(*state.hands)))),
    )
