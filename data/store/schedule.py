"""What is due when, shared out among processes: each thing is carried out once."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy import Connection

import data.store.rows as rows
import data.store.statements as statements
from data.store.database import Database
from data.store.schema import schedule
from data.store.shared_work import MANY, Clock, SharedWork
from data.store.timing import Due, DueKind

HOLD = timedelta(minutes=1)
"""How long what is due belongs to the process that has taken it."""


class Schedule(SharedWork):
    """The part of the store that knows what is due."""

    def __init__(self, database: Database, now: Clock, lease: timedelta) -> None:
        super().__init__(database, now, lease)
        self._put_due = statements.put(schedule, is_sqlite=database.is_sqlite)

    async def first_due(self) -> datetime | None:
        """When the first of all things is due, which may be past; None: nothing is."""
        found: datetime | None = (await self._rows(statements.FIRST_DUE))[0][0]
        return found

    async def take_due(self, limit: int = MANY) -> tuple[Due, ...]:
        """What is due now, the oldest first; nobody else gets it for :data:`HOLD`.

        What is not carried out by then, because a process died, comes again.
        """
        now = self._now()
        first = await self.first_due()
        if first is None or first > now:
            return ()
        asked = {"now": now, "until": now + HOLD, "count": limit}
        taken = await self._write(lambda c: c.execute(statements.TAKE_DUE, asked).all())
        return tuple(rows.due_of(row) for row in taken)

    async def due_of(self, session_id: int, kind: DueKind, seat: int) -> Due | None:
        """What is due of this kind for a seat; None: nothing."""
        asked = {"the_session_id": session_id, "the_kind": kind, "the_seat": seat}
        found = await self._rows(statements.DUE_OF_SEAT, **asked)
        return rows.due_of(found[0]) if found else None

    async def put_due(self, due: Due) -> None:
        """Let this be due, in place of what was."""
        await self._execute(self._put_due, rows.due_values(due))

    async def postpone_due(self, due: Due, until: datetime) -> None:
        """Let what was taken be due later; not what has taken its place."""
        asked = rows.due_key(due) | {"until": until}
        await self._execute(statements.POSTPONE_DUE, asked)

    async def drop_due(self, due: Due) -> None:
        """Forget what was taken, and is void; not what has taken its place."""
        await self._write(lambda connection: self._drop_due(connection, due))

    def _put_schedule(self, connection: Connection, session_id: int, due: Iterable[Due]) -> None:
        values = [rows.due_values(replace(one, session_id=session_id)) for one in due]
        if values:
            connection.execute(self._put_due, values)

    def _drop_due(self, connection: Connection, due: Due) -> bool:
        """Whether *due* was still as it was taken."""
        return connection.execute(statements.DROP_DUE, rows.due_key(due)).rowcount == 1
