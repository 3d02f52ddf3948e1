"""Giving up. The printed rules know no such thing; this is how the house plays it.

The worker of a seat that resigns leaves the chain, so it never moves again; a tile that it was
carrying out is dropped, and so is Benz's question. Everything else of it stays where it is: what it
has on the market and on the track is scored as ever, so that nobody's plans are upset, until the
clearing takes it away. Its parts and cards do not come back. It ranks last; of several the one that
stayed longest ranks best.

The last seat left has won at once, without a scoring.
"""

from rules.core.errors import CannotResign, GameOver
from rules.kraftwagen.cards import START_TILES
from rules.kraftwagen.chain import without
from rules.kraftwagen.decision import Ask
from rules.kraftwagen.phases import ending, flow, scoring, setting_up, turn_end
from rules.kraftwagen.table import Table
from rules.kraftwagen.turn_builder import Draft


def require_in(table: Table, seat: int) -> None:
    """Do nothing where *seat* can give up.

    :raises GameOver: the game is over.
    :raises CannotResign: the seat is out already.
    """
    if table.is_over:
        raise GameOver
    if seat in table.resigned:
        raise CannotResign(seat)


def resign(draft: Draft, seat: int) -> None:
    """*seat* leaves; if it was asked, the next question is found."""
    table = draft.table
    draft.tell_of(seat, "resigned")
    mat = table.mats[seat]
    draft.set_mat(mat._replace(supply=mat.supply + 1), seat)
    draft.table = draft.table._replace(
        chain=without(table.chain, seat), resigned=(*table.resigned, seat)
    )
    if len(draft.table.resigned) == len(table.mats) - 1:
        ending.finish(draft)
    elif seat != table.mover:
        draft.ask(table.ask)
    elif table.ask is Ask.BENZ:
        scoring.sell(draft)
    elif table.ask is Ask.START or table.job.tile in START_TILES:
        setting_up.next_seat(draft)
        flow.go_on(draft)
    else:
        turn_end.go_on(draft)
