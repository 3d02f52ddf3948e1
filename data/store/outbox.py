"""The outbox: what is to be told in Discord, and which messages came of it."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import Connection

import data.store.rows as rows
import data.store.statements as statements
import data.store.writing as writing
from data.store.leases import MANY
from data.store.posted import PostedMessage, PostedMessages
from data.store.records import RECENT, Publication, Task
from data.store.shared_work import SharedWork


class Outbox(SharedWork):
    """The part of the store that knows tasks and the messages posted."""

    async def pending_tasks(
        self, session_id: int | None = None, limit: int = MANY
    ) -> tuple[Task, ...]:
        """Tasks that are due now, the oldest first, at most *limit*; of one session, or of all."""
        asked: dict[str, Any] = {"now": self._now(), "count": limit}
        if session_id is None:
            return rows.tasks_of(await self._rows(statements.PENDING, **asked))
        return rows.tasks_of(
            await self._rows(statements.PENDING_OF_SESSION, session=session_id, **asked)
        )

    async def next_due(self) -> datetime | None:
        """When the first of the postponed tasks is due, which may be past; None: none waits."""
        found = await self._rows(statements.NEXT_DUE)
        due: datetime | None = found[0][0]
        return due

    async def oldest_task(self) -> datetime | None:
        """Since when the oldest task waits, whether postponed or not; None: there is none."""
        found = await self._rows(statements.OLDEST_TASK)
        since: datetime | None = found[0][0]
        return since

    async def finish_tasks(
        self, task_ids: Iterable[int], message: PostedMessage | None = None
    ) -> None:
        """Delete these tasks from the outbox and remember the *message* that came of them.

        Unknown ids are ignored. A message of an earlier position never replaces one of a later
        position.
        """
        ids = list(task_ids)

        def work(connection: Connection) -> None:
            writing.drop_tasks(connection, ids)
            if message is not None:
                connection.execute(self._put_message, rows.message_values(message))

        await self._write(work)

    async def postpone_tasks(self, task_ids: Iterable[int], until: datetime) -> None:
        """Let these tasks wait until then, and count one more attempt for each."""
        values = {"ids": list(task_ids), "until": until}
        await self._execute(statements.POSTPONE_TASKS, values)

    async def posted_messages(self, session_id: int) -> PostedMessages:
        """The messages about a session that are in Discord now."""
        found = await self._rows(statements.MESSAGES, session=session_id)
        return PostedMessages.of([rows.message_of(row) for row in found])

    async def publication(self, session_id: int) -> Publication:
        """Everything that publishing a session needs."""
        now = self._now()
        return await self._read(lambda c: self._publication(c, session_id, now))

    def _publication(self, connection: Connection, session_id: int, now: datetime) -> Publication:
        asked: dict[str, Any] = {"session": session_id, "count": RECENT, "now": now}
        messages = connection.execute(statements.MESSAGES, asked).all()
        entries = connection.execute(statements.RECENT, asked).all()
        tasks = connection.execute(statements.PENDING_OF_SESSION, asked | {"count": MANY})
        return Publication(
            messages=PostedMessages.of([rows.message_of(row) for row in messages]),
            recent=rows.entries_of(reversed(entries)),
            tasks=rows.tasks_of(tasks),
        )
