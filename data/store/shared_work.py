"""What processes that share a database divide among them: publications and responses."""

from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import datetime, timedelta

from cachetools import TTLCache
from sqlalchemy import Connection

import data.store.rows as rows
import data.store.statements as statements
import data.store.writing as writing
from data.store.conclusions import Conclusion, Conclusions, Left
from data.store.database import Database
from data.store.leases import Leases
from data.store.posted import PostedMessage
from data.store.records import OpenResponse, Task
from data.store.transactions import T, Transactions

Clock = Callable[[], datetime]

MANY = 100
"""Tasks looked at together."""
_MANY_RESPONSES = _MANY_LEFT = 10_000
_FEW_RESPONSES = 10
"""Responses taken over together: as many as are finished well before a lease ends."""
_PATIENCE = 60.0
"""Seconds after which a response that was not filled counts as left behind."""
_AGAIN_SECONDS = 0.2
"""How long the ends of publications wait whose transaction was undone."""


class SharedWork(Transactions):
    """The part of the store by which processes keep out of each other's way."""

    def __init__(self, database: Database, now: Clock, lease: timedelta) -> None:
        super().__init__(database)
        self._now = now
        self._leases = Leases(is_sqlite=database.is_sqlite, length=lease)
        self._conclusions = Conclusions(lambda: self._begin(self.conclude_waiting()))
        self._under_way: set[int] = set()
        """The sessions that this process publishes, or whose publication waits for its end."""
        self._left: TTLCache[int, None] = TTLCache(_MANY_LEFT, _PATIENCE)
        """Tasks (their ids) with which publications of this process have gone on."""
        self._open_responses: TTLCache[int, None] = TTLCache(_MANY_RESPONSES, _PATIENCE)
        """Those of this process, by the ids of their interactions."""

    # Tables to publish

    async def conclude(
        self,
        session_id: int,
        task_ids: Iterable[int] = (),
        message: PostedMessage | None = None,
        within: float = 0.0,
    ) -> tuple[Task, ...]:
        """End the publication of a session: delete these tasks, and let other processes have it.

        As :meth:`settle_message`, where there is a *message*. A transaction that comes *within* so
        many seconds takes it along. Returns tasks that are due by then: as long as there are any,
        this process goes on.
        """
        conclusion = Conclusion(session_id, tuple(task_ids), message)
        self._conclusions.add((conclusion,), within)
        if not within:
            await self.conclude_waiting()
        return await conclusion.left

    async def conclude_waiting(self) -> None:
        """End all publications that wait for a transaction; each of them tells how it went."""
        # In one order for all: two that lock the leases of the same sessions never deadlock.
        ends = sorted(self._conclusions.take(), key=lambda end: end.session_id)
        if ends:
            await self._uncut(self._conclude(ends))

    async def _conclude(self, ends: Sequence[Conclusion]) -> None:
        try:
            left = await self._database.write(lambda connection: self._end(connection, ends))
        except Exception as error:
            # Whatever it is: each of those who wait for their end raises it.
            for end in ends:
                end.fail(error)
        else:
            self._succeed(ends, left)

    def _succeed(self, ends: Sequence[Conclusion], left: Sequence[Left]) -> None:
        for end, tasks in zip(ends, left, strict=True):
            if not tasks:
                self._under_way.discard(end.session_id)
            self._left.update(dict.fromkeys(task.id for task in tasks))
            end.succeed(tasks)

    async def _write(self, work: Callable[[Connection], T], kept: int | None = None) -> T:
        """As in the base class, together with publications that wait for their end.

        *kept* is the session whose lease *work* takes, so that it need not be ended before.
        """
        ends = self._going_along(kept)
        if not ends:
            return await super()._write(work)
        return await self._uncut(self._write_with(work, ends, kept))

    def _going_along(self, kept: int | None) -> list[Conclusion]:
        if self._database.is_sqlite:
            return self._conclusions.take()
        # Of several writers, two would wait for each other that each hold a table and end a
        # publication of the other's.
        return self._conclusions.take(kept) if kept is not None else []

    async def _write_with(
        self, work: Callable[[Connection], T], ends: Sequence[Conclusion], kept: int | None
    ) -> T:
        def together(connection: Connection) -> tuple[list[Left], T]:
            # First: what *work* reads of its session holds no task that is done.
            return self._end(connection, ends, kept), work(connection)

        try:
            left, result = await self._database.write(together)
        except BaseException:
            # Failed or cancelled: the ends were undone with the rest, and have to come again.
            self._conclusions.add(ends, _AGAIN_SECONDS)
            raise
        self._succeed(ends, left)
        return result

    def _end(
        self, connection: Connection, ends: Sequence[Conclusion], kept: int | None = None
    ) -> list[Left]:
        """Carry out *ends*, and return what is due of each session then."""
        asked = {"now": self._now(), "count": MANY}
        left: list[Left] = []
        for end in ends:
            writing.drop_tasks(connection, end.task_ids)
            if end.message is not None:
                settled = rows.settled_values(end.message)
                connection.execute(statements.SETTLE_MESSAGE, settled)
            is_kept = end.session_id == kept
            left.append(() if is_kept else self._leases.end(connection, asked, end.session_id))
        return left

    async def close(self) -> None:
        """Leave publications that have not ended to another process, and close."""
        self._conclusions.give_up()
        await super().close()

    async def take_tasks(self, session_id: int | None = None) -> tuple[Task, ...]:
        """Due tasks that no process works on, the oldest first; from now on this one does."""
        asked = {"now": self._now(), "count": MANY}
        if not await self._read(lambda c: self._leases.has_tasks(c, asked, session_id)):
            return ()
        tasks = await self._write(lambda c: self._leases.take_tasks(c, asked, session_id))
        self._under_way.update(task.session_id for task in tasks)
        return tasks

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
        self._under_way.clear()

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
