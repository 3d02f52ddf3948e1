"""What processes that share a database divide among them: publications and responses."""

from collections.abc import Callable, Collection, Iterable
from datetime import datetime, timedelta

from cachetools import TTLCache
from sqlalchemy import Connection

import data.store.rows as rows
import data.store.statements as statements
import data.store.writing as writing
from data.store.database import Database
from data.store.leases import MANY, Leases
from data.store.posted import PostedMessage
from data.store.records import OpenResponse, Task
from data.store.schema import posted_messages
from data.store.transactions import Transactions

Clock = Callable[[], datetime]

_MANY_RESPONSES = _MANY_LEFT = 10_000
_FEW_RESPONSES = 10
"""Responses taken over together: as many as are finished well before a lease ends."""
_PATIENCE = 60.0
"""Seconds after which a response that was not filled counts as left behind."""


class SharedWork(Transactions):
    """The part of the store by which processes keep out of each other's way."""

    def __init__(self, database: Database, now: Clock, lease: timedelta) -> None:
        super().__init__(database)
        self._now = now
        self._leases = Leases(is_sqlite=database.is_sqlite, length=lease)
        # Two processes may publish one table: the record of the slower one must not win.
        self._put_message = statements.put(
            posted_messages, is_sqlite=database.is_sqlite, rising="ply"
        )
        self._left: TTLCache[int, None] = TTLCache(_MANY_LEFT, _PATIENCE)
        """Tasks (their ids) with which publications of this process have gone on."""
        self._open_responses: TTLCache[int, None] = TTLCache(_MANY_RESPONSES, _PATIENCE)
        """Those of this process, by the ids of their interactions."""

    # Tables to publish

    async def conclude(
        self, session_id: int, task_ids: Iterable[int] = (), message: PostedMessage | None = None
    ) -> tuple[Task, ...]:
        """End the publication of a session: delete these tasks, and let other processes have it.

        The *message* that was posted or edited is remembered. Returns tasks that are due by then:
        as long as there are any, this process goes on.
        """
        ids = tuple(task_ids)

        def work(connection: Connection) -> tuple[Task, ...]:
            writing.drop_tasks(connection, ids)
            if message is not None:
                self._note(connection, message)
            return self._leases.end(connection, {"now": self._now(), "count": MANY}, session_id)

        left = await self._write(work)
        self._left.update(dict.fromkeys(task.id for task in left))
        return left

    def _note(self, connection: Connection, message: PostedMessage) -> None:
        """Remember what *message* holds by now, and that it is there."""
        held = connection.execute(statements.KEEP_ATTACHMENTS, rows.held_values(message))
        if not held.rowcount:
            connection.execute(self._put_message, rows.message_values(message))

    async def take_tasks(self, limit: int = MANY) -> tuple[Task, ...]:
        """Due tasks of tables on which no process works; from now on this one does.

        The oldest first, and of *limit* tables at most.
        """
        asked = {"now": self._now(), "count": limit}
        if not await self._read(lambda c: self._leases.has_tasks(c, asked)):
            return ()
        return await self._write(lambda c: self._leases.take_tasks(c, asked))

    async def keep(self, session_ids: Collection[int]) -> None:
        """Keep these sessions, and the open responses of this process, from other processes.

        To be called every few seconds while they are being worked on.
        """
        responses = tuple(self._open_responses)
        if session_ids or responses:
            await self._write(lambda c: self._leases.renew(c, session_ids, responses))

    async def let_go(self) -> None:
        """Leave everything that is not done to other processes."""
        await self._write(self._leases.end_all)

    def _to_publish(
        self, connection: Connection, session_id: int, tasks: Iterable[Task], now: datetime
    ) -> tuple[Task, ...]:
        """Put *tasks* into the outbox; they come back where this process is to work on them."""
        stored = writing.add_tasks(connection, session_id, tasks, now)
        return stored if stored and self._leases.take(connection, session_id) else ()

    # Responses under way

    async def open_response(self, response: OpenResponse) -> None:
        """Remember a private response that is about to show "thinking".

        Nothing is stored where another process, which has got the same interaction, was faster.
        """
        await self._write(lambda connection: self._leases.add_response(connection, response))
        self._open_responses[response.interaction_id] = None

    def leave_response(self, interaction_id: int) -> None:
        """Leave a response to the process that has acknowledged its interaction."""
        self._open_responses.pop(interaction_id, None)

    async def close_response(self, interaction_id: int) -> None:
        """Forget a response, which has been filled or removed. Unknown ids are ignored."""
        self._open_responses.pop(interaction_id, None)
        await self._write(lambda c: self._leases.close_response(c, interaction_id))

    async def take_lost_responses(self) -> tuple[OpenResponse, ...]:
        """A few responses that their process has left behind, each handed to one caller.

        The process that takes one closes it. Where that does not come about, as after a kill, it
        is handed out again soon.
        """
        if not await self._read(self._leases.has_lost_responses):
            return ()
        return await self._write(lambda c: self._leases.take_responses(c, _FEW_RESPONSES))
