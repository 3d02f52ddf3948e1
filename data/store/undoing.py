"""Going back to an earlier ply and forward again: actions move between the history and its undos.

The history holds the present branch alone, so its readers need to know nothing of undos.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Row,
    Table,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)

import data.store.rows as rows
from data.store.posted import MessageKind
from data.store.records import HistoryEntry, Undo
from data.store.schema import history, posted_messages, undone, undos
from data.store.timing import NOT_STORED
from data.store.transactions import Transactions

_ENTRY = tuple(column.name for column in history.c if column.name != "session_id")

_UNDOS = select(*(c for c in undos.c if c.name != "session_id")).where(
    undos.c.session_id == bindparam("session")
)
UNDOS = _UNDOS.order_by(undos.c.number)
LAST_UNDO = _UNDOS.order_by(undos.c.number.desc()).limit(1)
ALL_UNDONE = (
    select(undone.c.number, *(undone.c[name] for name in _ENTRY))
    .where(undone.c.session_id == bindparam("session"))
    .order_by(undone.c.number, undone.c.ply)
)
UNDONE = (
    select(*(undone.c[name] for name in _ENTRY))
    .where(undone.c.session_id == bindparam("session"), undone.c.number == bindparam("undo"))
    .order_by(undone.c.ply)
)


class UndoRecord(Transactions):
    """The part of the store that remembers what was taken back."""

    async def undos(self, session_id: int) -> tuple[Undo, ...]:
        """Every time this session went back, in order."""
        return _undos_of(await self._rows(UNDOS, session=session_id))

    async def taken_back(self, session_id: int) -> list[tuple[Undo, tuple[HistoryEntry, ...]]]:
        """The same, each with the actions that it took back: none where they were done again."""
        undos = await self.undos(session_id)
        taken: dict[int, list[HistoryEntry]] = {undo.number: [] for undo in undos}
        for number, *entry in await self._rows(ALL_UNDONE, session=session_id):
            taken.setdefault(number, []).append(
                HistoryEntry(**dict(zip(_ENTRY, entry, strict=True)))
            )
        return [(undo, tuple(taken[undo.number])) for undo in undos]

    async def last_undo(self, session_id: int) -> Undo | None:
        """The last time this session went back; None: it never has."""
        found = _undos_of(await self._rows(LAST_UNDO, session=session_id))
        return found[0] if found else None

    async def undone(self, session_id: int, number: int) -> tuple[HistoryEntry, ...]:
        """The actions that this undo took back, in order; none where they were done again."""
        return rows.entries_of(await self._rows(UNDONE, session=session_id, undo=number))


def carry_out(connection: Connection, session_id: int, undo: Undo, now: datetime) -> None:
    """Store a new *undo*, or do again what a stored one took back, inside the caller's transaction.

    Messages are noted as showing no later position than the one gone back to: what follows is news.
    """
    if undo.number != NOT_STORED:
        _redo(connection, session_id, undo, now)
        return
    newest = select(func.coalesce(func.max(undos.c.number), 0)).where(
        undos.c.session_id == session_id
    )
    number = connection.execute(newest).scalar_one() + 1
    values = {"session_id": session_id, "number": number, "at": now}
    connection.execute(insert(undos), rows.values_of(undo, undos, "session_id") | values)
    taken = (history.c.session_id == session_id, history.c.ply >= undo.to_ply)
    _move(connection, history, undone, taken, number)
    _turn_back_messages(connection, session_id, undo.to_ply)


def add_recorded_undo(
    connection: Connection, session_id: int, undo: Undo, taken: Sequence[HistoryEntry]
) -> None:
    """Store an *undo* with its number, and what it has *taken* back, as they once were."""
    facts = rows.values_of(undo, undos, "session_id")
    connection.execute(insert(undos), facts | {"session_id": session_id})
    values = [
        rows.entry_values(session_id, entry, entry.at) | {"number": undo.number} for entry in taken
    ]
    if values:
        connection.execute(insert(undone), values)


def _redo(connection: Connection, session_id: int, undo: Undo, now: datetime) -> None:
    its_own = (undone.c.session_id == session_id, undone.c.number == undo.number)
    _move(connection, undone, history, its_own, None)
    of_it = (undos.c.session_id == session_id, undos.c.number == undo.number)
    connection.execute(update(undos).where(*of_it).values(redone_at=now))


def _move(
    connection: Connection,
    origin: Table,
    target: Table,
    which: Sequence[ColumnElement[bool]],
    number: int | None,
) -> None:
    """Move rows of actions, with the *number* of their undo where *target* has a column for it."""
    names, columns = ["session_id", *_ENTRY], [origin.c[name] for name in ("session_id", *_ENTRY)]
    moved: list[ColumnElement[Any]] = [*columns]
    if number is not None:
        names.append("number")
        moved.append(literal(number, Integer))
    connection.execute(insert(target).from_select(names, select(*moved).where(*which)))
    connection.execute(delete(origin).where(*which))


def _turn_back_messages(connection: Connection, session_id: int, ply: int) -> None:
    """Note of messages that show a later position than *ply* that they show that one.

    Hands count as older still: their question comes again, with other buttons.
    """
    of_it = posted_messages.c.session_id == session_id
    is_hand = posted_messages.c.kind == MessageKind.HAND
    later = posted_messages.c.ply > ply
    connection.execute(update(posted_messages).where(of_it, ~is_hand, later).values(ply=ply))
    connection.execute(
        update(posted_messages)
        .where(of_it, is_hand, posted_messages.c.ply >= ply)
        .values(ply=ply - 1)
    )


def _undos_of(found: Sequence[Row[Any]]) -> tuple[Undo, ...]:
    return tuple(Undo(**row._mapping) for row in found)
