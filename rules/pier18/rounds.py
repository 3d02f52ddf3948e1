"""The rounds: cards are shown, taken in turn, and the last one goes to whom it favours.

But for :func:`take`, the ply of a state that comes in here counts the action already.
"""

from rules.core.chance import Chance
from rules.core.seat_order import replaced, seat_after
from rules.core.types import Effect, Step
from rules.pier18 import effects
from rules.pier18.actions import PierAction
from rules.pier18.cards import NUMBERS
from rules.pier18.gains import favourite
from rules.pier18.pier import Section, extended
from rules.pier18.state import Phase, PierState

_Step = Step[PierState]
Effects = tuple[Effect, ...]


def begin(state: PierState, number: int, leader: int, happened: Effects) -> _Step:
    """Round *number* begins; *leader* takes first."""
    seats = state.setup.seats
    wanted = seats - len(state.resigned) + NUMBERS.spare
    cards, deck = draw(state.deck, wanted, Chance(state.seed, state.ply))
    after = state._replace(
        phase=Phase.ROUND,
        to_act=(leader,),
        asked=state.ply,
        round=number,
        leader=leader,
        open=cards,
        taken=(None,) * seats,
        deck=deck,
    )
    return Step(after, (*happened, effects.shown(number, state.rounds, cards)), barrier=True)


def draw(
    deck: tuple[str, ...], count: int, chance: Chance
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """*count* cards of *deck*, one after the other, and the rest, all ascending."""
    rest = list(deck)
    drawn = sorted([rest.pop(chance.below(len(rest))) for _ in range(count)])
    return tuple(drawn), tuple(rest)


def take(state: PierState, action: PierAction) -> _Step:
    """A seat adds an open card to its pier, and the next one is asked."""
    (
        setup, seed, ply, phase, _, _, number, leader, hands, choices, piers, plans,
        cards, taken, patrons, deck, resigned, columns,
    ) = state  # fmt: skip
    seat, _, card, _, covered = action
    ply += 1
    turn = seat_after(seat, setup.seats, resigned)
    cards = tuple(other for other in cards if other != card)
    piers = replaced(piers, seat, (*piers[seat], Section(card, covered)))
    columns = replaced(columns, seat, extended(columns[seat], card, covered))
    # Made from scratch: playouts pass here at every turn, and _replace takes twice as long.
    after = PierState(
        setup, seed, ply, phase, (turn,), ply, number, leader, hands, choices, piers, plans,
        cards, replaced(taken, seat, card), patrons, deck, resigned, columns,
    )  # fmt: skip
    happened = (effects.took(seat, card, covered),)
    return Step(after, happened, barrier=True) if taken[turn] is None else _end(after, happened)


def skip(state: PierState, seat: int, happened: Effects) -> _Step:
    """*seat* resigned on its turn: the next one is asked, or the round is over."""
    turn = seat_after(seat, state.seats, state.resigned)
    if state.taken[turn] is not None:
        return _end(state, happened)
    return Step(state._replace(to_act=(turn,), asked=state.ply), happened, barrier=True)


def _end(state: PierState, happened: Effects) -> _Step:
    """The patron is given away; then comes the next round, or the plan cards are added."""
    assert state.leader is not None
    leader = seat_after(state.leader, state.seats, state.resigned)
    after, patron = _give_patron(state)
    happened = (*happened, patron)
    if state.round < state.rounds:
        return begin(after, state.round + 1, leader, happened)
    after = after._replace(
        phase=Phase.PLAN, to_act=state.playing, asked=state.ply, taken=(None,) * state.seats
    )
    return Step(after, (*happened, effects.PLANNING), barrier=True)


def _give_patron(state: PierState) -> tuple[PierState, Effect]:
    """Of several cards left over the earliest is the patron; the others go back into the deck.

    Several are left where a seat resigned that had not taken its card yet.
    """
    card, *others = state.open
    seat, points, tied = favourite(card, state.playing, state.columns, state.taken)
    after = state._replace(
        open=(),
        patrons=replaced(state.patrons, seat, (*state.patrons[seat], card)),
        deck=tuple(sorted((*state.deck, *others))) if others else state.deck,
    )
    return after, effects.patron(seat, card, points, tied)
