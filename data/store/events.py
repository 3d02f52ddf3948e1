"""The record of tables: what was done there, taken back and noted. Nothing of it is ever deleted.

An event is numbered by the revision of its table that it came with. An action that was taken back
is marked with that of its undo, until it is done again. So the present line of play is the actions
without a mark, and its readers need to know nothing of undos.
"""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Row,
    and_,
    bindparam,
    case,
    insert,
    select,
    update,
)

from data.store.database import Database
from data.store.posted import MessageKind
from data.store.records import HistoryEntry, Undo
from data.store.remarks import Remark, RemarkKind
from data.store.schema import ACTION, ON_LINE, UNDO, events, posted_messages

Event = HistoryEntry | Undo | Remark

_FIELDS = {kind: tuple(each.name for each in fields(kind)) for kind in (HistoryEntry, Undo, Remark)}
_OF_TABLE = events.c.session_id == bindparam("session")
ADD_EVENTS = insert(events)
LINE = select(*(events.c[name] for name in ("session_id", *_FIELDS[HistoryEntry]))).where(ON_LINE)
"""The present line of every table."""
HISTORY = LINE.where(_OF_TABLE, events.c.ply > bindparam("after")).order_by(events.c.ply)
RECENT = (
    LINE.where(_OF_TABLE).order_by(events.c.ply.desc()).limit(bindparam("count", type_=Integer))
)
_WENT_BACK = (
    select(events)
    .where(_OF_TABLE, (events.c.kind == UNDO) | events.c.undone_by.is_not(None))
    .order_by(events.c.revision, events.c.ply)
)
_REMARKS = (
    select(events)
    .where(_OF_TABLE, events.c.kind.not_in((ACTION, UNDO)), events.c.ply >= bindparam("first"))
    .order_by(events.c.revision, events.c.place)
)


class Events(Database):
    """The part of the store that remembers the record of tables."""

    async def history(self, session_id: int, after_ply: int = -1) -> tuple[HistoryEntry, ...]:
        """The accepted actions whose ply is above *after_ply*, in order."""
        return entries_of(await self._rows(HISTORY, session=session_id, after=after_ply))

    async def recent(self, session_id: int, count: int) -> tuple[HistoryEntry, ...]:
        """The last *count* accepted actions, in order."""
        return entries_of(reversed(await self._rows(RECENT, session=session_id, count=count)))

    async def taken_back(self, session_id: int) -> list[tuple[Undo, tuple[HistoryEntry, ...]]]:
        """Every time this session went back, in order, with what that took back.

        That is nothing where it was done again.
        """
        found = await self._rows(_WENT_BACK, session=session_id)
        return [
            (Undo(**_of(Undo, row)), entries_of(r for r in found if r.undone_by == row.revision))
            for row in found
            if row.kind == UNDO
        ]

    async def remarks(self, session_id: int, from_ply: int = 0) -> tuple[Remark, ...]:
        """Return the remarks about this session at *from_ply* and later plies, in order."""
        found = await self._rows(_REMARKS, session=session_id, first=from_ply)
        return tuple(Remark(**(_of(Remark, row) | {"kind": RemarkKind(row.kind)})) for row in found)


def entries_of(rows: Iterable[Row[Any]]) -> tuple[HistoryEntry, ...]:
    """Entries from rows of actions."""
    return tuple(HistoryEntry(**_of(HistoryEntry, row)) for row in rows)


def _of(kind: type[Event], row: Row[Any]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in _FIELDS[kind]}


def add_events(
    connection: Connection,
    session_id: int,
    revision: int,
    new: Sequence[Event],
    at: datetime | None,
    undone_by: int | None = None,
) -> None:
    """Store *new* events that come with this *revision*; *at* None: each has its moment."""
    values = [
        {column.name: getattr(event, column.name, None) for column in events.c}
        | {"session_id": session_id, "revision": revision, "place": place}
        | {"kind": _kind(event), "at": at or event.at, "undone_by": undone_by}
        for place, event in enumerate(new)
    ]
    if values:
        connection.execute(ADD_EVENTS, values)


def _kind(event: Event) -> str:
    if isinstance(event, Remark):
        return event.kind.value
    return ACTION if isinstance(event, HistoryEntry) else UNDO


def take_back(connection: Connection, session_id: int, revision: int, to_ply: int) -> None:
    """Mark what a new undo takes back, inside the caller's transaction.

    Messages are noted as showing no later position than the one gone back to: what follows is
    news. Hands count as older still: their question comes again, with other buttons.
    """
    on_line = and_(events.c.session_id == session_id, ON_LINE, events.c.ply >= to_ply)
    connection.execute(update(events).where(on_line).values(undone_by=revision))
    of_it = (posted_messages.c.session_id == session_id, posted_messages.c.ply >= to_ply)
    is_hand: ColumnElement[bool] = posted_messages.c.kind == MessageKind.HAND
    shown = case((is_hand, to_ply - 1), else_=to_ply)
    connection.execute(update(posted_messages).where(*of_it).values(ply=shown))


def do_again(connection: Connection, session_id: int, undo: Undo, now: datetime) -> None:
    """Put what a stored *undo* took back into the present line, inside the caller's transaction."""
    its_own = (events.c.session_id == session_id, events.c.undone_by == undo.revision)
    connection.execute(update(events).where(*its_own).values(undone_by=None))
    of_it = (events.c.session_id == session_id, events.c.revision == undo.revision)
    connection.execute(update(events).where(*of_it, events.c.kind == UNDO).values(redone_at=now))
