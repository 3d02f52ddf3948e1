"""A report that something went wrong: the game as the person who reports it may know it."""

from typing import Any

import msgspec

from cogs.records.exporting import Eyes, Record, game_file_of
from cogs.tables.session.errors import Frozen
from cogs.tables.session.live_table import LiveTable
from data.store import JsonObject
from rules import dump


def content_of(record: Record, user_id: int) -> JsonObject:
    """The game file of *record* for this person, and their own view of the position.

    Nothing in it is hidden from them, so the operator may read it and play there as well,
    but for the hand of the one who reports.
    """
    session = record.session
    seat = session.seat_of(user_id)
    return {
        "seat": seat,
        "ply": session.ply,
        "status": session.standing.status.value,
        "file": msgspec.to_builtins(game_file_of(record, Eyes(seat))),
        "seen": _seen(record, seat),
    }


def _seen(record: Record, seat: int | None) -> Any:
    """The observation of *seat*; None where the position cannot be read, which may be the fault."""
    try:
        table = LiveTable(record.session)
        return dump(table.observe(seat)) if not record.session.standing.is_lobby else None
    except Frozen:
        return None
