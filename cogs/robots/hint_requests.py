"""Hints for who is asked: where there are any, and what stands in the record of them."""

from collections.abc import Sequence
from typing import Any

from cogs.table.agreement import HINTS, Hints
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.play import Change, asked_seat
from cogs.table.transactions import TableTransactions
from data.store import Remark, RemarkKind, Session, Store


def may_ask_for_hints(session: Session) -> bool:
    """Tell whether people at this table get hints now."""
    if not session.standing.is_running:
        return False
    rule = HINTS.of(session)
    return rule == Hints.ALWAYS or (rule == Hints.ALONE and len(session.participants) == 1)


def with_hint(table: LiveTable, user_id: int, remarks: Sequence[Remark]) -> Change:
    """Note that this person asks for a hint, before they get it.

    *remarks* are those of the table: asked twice about one question it is noted once.

    :raises Refused: there are none at this table; not running, not seated, or not asked.
    """
    if not may_ask_for_hints(table.session):
        raise Refused("no-hints")
    seat, ply = asked_seat(table, user_id, None), table.session.ply
    if len(table.observe(seat).legal) == 1:
        return Change(table)  # there was nothing to advise
    question = range(table.state.asked_at[seat], ply + 1)
    noted = [each for each in remarks if each.kind is RemarkKind.HINT and each.seat == seat]
    if any(each.ply in question for each in noted):
        return Change(table)
    return Change(table, remarks=(Remark(ply=ply, kind=RemarkKind.HINT, seat=seat),))


async def note_hint(
    tables: TableTransactions[Any], store: Store, session_id: int, user_id: int
) -> LiveTable:
    """Note that this person asks for a hint; the table with the question it is about.

    :raises Refused: there are no hints here, or this person is not asked.
    """
    noted = await store.remarks(session_id)
    return await tables.change(session_id, lambda table: with_hint(table, user_id, noted))
