"""Give standing orders, and take them back. Functions from a table to a change."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Final

from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.ordered_turns import orders_of
from cogs.tables.session.play import Change, looks_alike, running_seat
from data.store import OrderMove, StandingOrder

MOST_ORDERS: Final = 15
"""Orders of one seat at one table."""
MOST_MOVES: Final = 24
"""Moves in one order."""


def give(
    table: LiveTable,
    user_id: int,
    shown: LiveTable,
    moves: Sequence[OrderMove],
    now: datetime,
    *,
    is_lasting: bool,
    void: Sequence[int] = (),
) -> Change:
    """Give an order of this person, who has had the table before them as *shown*.

    Another one that it begins with, or that answers the same kind of question for ever, is replaced
    by it. The *void* ones (their numbers) make room where there are too many.

    :raises Refused: not running, not seated, something has happened since that they know of,
        or too many orders.
    """
    session = table.session
    seat = running_seat(session, user_id)
    is_same = session.branch == shown.session.branch and looks_alike(shown, table, seat)
    if not is_same or not moves or len(moves) > MOST_MOVES:
        raise Refused("stale-press")
    order = StandingOrder(
        number=1 + max((each.number for each in session.orders if each.seat == seat), default=0),
        seat=seat,
        user_id=user_id,
        ply=session.ply,
        branch=session.branch,
        is_lasting=is_lasting,
        moves=tuple(moves),
        at=now,
    )
    kept = [each for each in session.orders if not _is_replaced(each, order)]
    own = [each for each in kept if each.seat == seat]
    if len(own) >= MOST_ORDERS:
        kept = [each for each in kept if each.seat != seat or each.number not in void]
        own = [each for each in kept if each.seat == seat]
    if len(own) >= MOST_ORDERS:
        raise Refused("too-many-orders", most=MOST_ORDERS)
    return Change(table.stored_as(replace(session, orders=(*kept, order))))


def withdraw(table: LiveTable, user_id: int, number: int) -> Change:
    """Take back this person's order with this *number*.

    :raises Refused: not running, not seated, or there is no such order any more.
    """
    session = table.session
    seat = running_seat(session, user_id)
    if all(each.number != number for each in orders_of(session, seat)):
        raise Refused("no-such-order")
    kept = tuple(each for each in session.orders if (each.seat, each.number) != (seat, number))
    return Change(table.stored_as(replace(session, orders=kept)))


def _is_replaced(older: StandingOrder, newer: StandingOrder) -> bool:
    """Tell whether nothing is left for *older* to do once *newer* is given."""
    if (older.seat, older.is_lasting) != (newer.seat, newer.is_lasting):
        return False
    if older.user_id != newer.user_id:
        return True
    if newer.is_lasting:
        kinds = [move.question and move.question.key for move in (*older.moves, *newer.moves)]
        return len(set(kinds)) == 1
    begins_alike = older.moves == newer.moves[: len(older.moves)]
    return begins_alike and (older.ply, older.branch) == (newer.ply, newer.branch)
