"""Giving up. The printed rules know no such thing; this is how the house plays it.

A seat that resigns is passed over from then on. Its goal card scores nothing, stays secret until
the end, and the seat ranks last; of several the one that stayed longest ranks best. The pair that
it has in hand is laid open and discarded unplayed. Where it was asked to do better with the pair of
another seat, the seat after it is asked instead. Where goal cards are chosen, it is not waited for.

The last seat left has won at once; a pair still in hand then is laid open, and no card is scored.
"""

from rules.core.seat_order import seat_after
from rules.core.types import Effect, Step
from rules.gurkensolo import effects
from rules.gurkensolo.state import GurkensoloState, Laid, Phase, Verdict
from rules.gurkensolo.transitions import ask_to_fix, draw, finish, keep_waiting, shown


def give_up(state: GurkensoloState, seat: int) -> Step[GurkensoloState]:
    """See :meth:`Game.give_up`."""
    after = state._replace(resigned=(*state.resigned, seat))
    happened = (effects.by_seat("resigned", seat),)
    if len(after.resigned) == state.seats - 1:
        return _win(after, happened)
    if state.phase is Phase.KEEP:
        return _choose_without(after, seat, happened)
    if seat != state.turn:
        return keep_waiting(after, state.to_act, happened)
    turn = seat_after(seat, state.seats, after.resigned)
    if state.phase is Phase.FIX:
        return ask_to_fix(after, turn, happened)
    after, more = _lay_unplayed(after)
    return draw(after, turn, happened + more)


def _choose_without(
    state: GurkensoloState, seat: int, happened: tuple[Effect, ...]
) -> Step[GurkensoloState]:
    """*seat* went while goal cards were chosen."""
    turn = state.turn
    if turn == seat:
        turn = seat_after(seat, state.seats, state.resigned)
    waiting = tuple(other for other in state.to_act if other != seat)
    if waiting:
        return keep_waiting(state._replace(turn=turn), waiting, happened)
    return draw(state, turn, happened)


def _win(state: GurkensoloState, happened: tuple[Effect, ...]) -> Step[GurkensoloState]:
    """One seat is left."""
    (winner,) = set(range(state.seats)) - set(state.resigned)
    if state.phase is Phase.TURN:
        state, more = _lay_unplayed(state)
        happened += more
    return finish(state, (*happened, effects.by_seat("won", winner)))


def _lay_unplayed(state: GurkensoloState) -> tuple[GurkensoloState, tuple[Effect, ...]]:
    """The secret pair of the seat on turn is laid open."""
    laid = Laid(state.turn, state.hand, Verdict.UNPLAYED)
    return state._replace(laid=laid), shown(state.hand)
