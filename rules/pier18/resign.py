"""Giving up. The printed rules know no such thing; this is how the house plays it.

A seat that resigns is passed over from then on. Its pier stays where it is and scores nothing: it
takes no part in who gets a patron, and the seat ranks last; of several the one that stayed longest
ranks best. Before the foundations are shown its cards go back into the deck, unseen.

From the next round on one card fewer is shown, so that still one is left over. In the round in
which a seat goes without having taken a card, one more is left; then the one with the earliest date
is the patron, and the others go back into the deck.

The last seat left has won at once, with the points of its pier as it stands and of its patrons.
"""

from itertools import chain

from rules.core.seating import replaced
from rules.core.types import Step
from rules.pier18 import effects, rounds, simultaneous
from rules.pier18.phase import Phase
from rules.pier18.state import PierState


def give_up(state: PierState, seat: int) -> Step[PierState]:
    """See :meth:`Game.give_up`."""
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
