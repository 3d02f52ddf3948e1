"""Giving up. The printed rules know no such thing; this is how the house plays it.

The worker of a seat that resigns leaves the chain, so it never moves again; a tile that it was
carrying out is dropped, and so is Benz's question. Everything else of it stays where it is: what it
has on the market and on the track is scored as ever, so that nobody's plans are upset, until the
clearing takes it away. Its parts and cards do not come back. It ranks last; of several the one that
stayed longest ranks best.

The last seat left has won at once, without a scoring.
"""

from rules.core.types import Step
from rules.kraftwagen.cards import START_TILES
from rules.kraftwagen.chain import without
from rules.kraftwagen.phases import flow, scoring, setting_up
from rules.kraftwagen.state import KraftwagenState
from rules.kraftwagen.table import Decision
from rules.kraftwagen.transitions import begin, finish
from rules.kraftwagen.turn_builder import TurnBuilder


def give_up(state: KraftwagenState, seat: int) -> Step[KraftwagenState]:
    """See :meth:`Game.give_up`."""
    turn = begin(state)
    _leave(turn, seat)
    is_asked_anew = seat == state.table.active_seat
    after = finish(state, turn, state.ply + 1 if is_asked_anew else state.asked)
    return Step(after, tuple(turn.effects), barrier=True)


def _leave(turn: TurnBuilder, seat: int) -> None:
    """*seat* leaves; if it was asked, the next question is found."""
    table = turn.table
    turn.record_of(seat, "resigned")
    mat = table.mats[seat]
    turn.set_mat(mat._replace(supply=mat.supply + 1), seat)
    turn.table = turn.table._replace(
        chain=without(table.chain, seat), resigned=(*table.resigned, seat)
    )
    if len(turn.table.resigned) == len(table.mats) - 1:
        scoring.finish(turn)
    elif seat != table.active_seat:
        turn.ask(table.decision)
    elif table.decision is Decision.BENZ:
        scoring.sell(turn)
    elif table.decision is Decision.START or table.job.tile in START_TILES:
        setting_up.next_seat(turn)
        flow.go_on(turn)
    else:
        scoring.go_on(turn)
