"""What processes that share a database divide among them: publications, responses, turns."""

from collections.abc import Callable, Collection, Iterable
from datetime import datetime, timedelta

from cachetools import TTLCache
from sqlalchemy import Connection

import data.store.rows as rows
import data.store.statements as statements
import data.store.writing as writing
from data.store.database import Database
from data.store.leases import Leases
from data.store.records import OpenResponse, PostedMessage, Task
from data.store.transactions import Transactions
from data.store.turns import Turns

Clock = Callable[[], datetime]

MANY = 100
"""Tasks looked at together."""
_MANY_RESPONSES = 10_000
_PATIENCE = 60.0
"""Seconds after which a response that was not filled counts as left behind."""


class SharedWork(Transactions):
    """The part of the store by which processes keep out of each other's way."""

    def __init__(self, database: Database, now: Clock, lease: timedelta) -> None:
        super().__init__(database)
        self._now = now
        self._leases = Leases(is_sqlite=database.is_sqlite, length=lease)
        self._turns = Turns(is_sqlite=database.is_sqlite)
        self._open_responses: TTLCache[int, None] = TTLCache(_MANY_RESPONSES, _PATIENCE)
        """Those of this process, by the ids of their interactions."""

    # Tables to publish

    async def conclude(
        self, session_id: int, task_ids: Iterable[int] = (), message: PostedMessage | None = None
    ) -> tuple[Task, ...]:
        """End the publication of a session: delete these tasks, and let other processes have it.

        As :meth:`settle_message`, where there is a *message*. Returns tasks that are due by now: as
        long as there are any, this process goes on.
        """
        ids, asked = list(task_ids), {"now": self._now(), "count": MANY}

        def work(connection: Connection) -> tuple[Task, ...]:
            if ids:
                connection.execute(statements.DROP_TASKS, {"ids": ids})
            if message is not None:
                connection.execute(statements.SETTLE_MESSAGE, rows.message_key(message))
            return self._leases.end(connection, asked, session_id)

        return await self._write(work)

    async def take_tasks(self, session_id: int | None = None) -> tuple[Task, ...]:
        """Due tasks that no process works on, the oldest first; from now on this one does."""
        asked = {"now": self._now(), "count": MANY}
        if not await self._read(lambda c: self._leases.has_tasks(c, asked, session_id)):
            return ()
        return await self._write(
            lambda connection: self._leases.take_tasks(connection, asked, session_id)
        )

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
        """Remember that a private response shows "thinking"."""
        await self._write(lambda connection: self._leases.add_response(connection, response))
        self._open_responses[response.interaction_id] = None

    async def close_response(self, interaction_id: int) -> None:
        """Forget a response, which has been filled or removed. Unknown ids are ignored."""
        self._open_responses.pop(interaction_id, None)
        await self._execute(statements.DROP_RESPONSE, {"interaction": interaction_id})

    async def take_lost_responses(self) -> tuple[OpenResponse, ...]:
        """Responses that their process has left behind, each handed to one caller only."""
        if not await self._read(self._leases.has_lost_responses):
            return ()
        return await self._write(self._leases.take_responses)

    # Turns

    async def take_turn(self, name: str, gap: timedelta) -> timedelta:
        """How long to wait for the next turn at *name*; turns are at least *gap* apart."""
        return await self._write(lambda connection: self._turns.take(connection, name, gap))
