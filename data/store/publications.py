"""Publications: jobs that tell what Discord does not show yet, and the messages that do.

Whoever changes a session puts its tasks into the one job that publishes the session, and holds it,
unless some process is just at it: that one sees by the number of the job that it is not done, and
goes on. So a table is published by one process at a time, and none takes anything from another.
"""

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    CompoundSelect,
    Connection,
    bindparam,
    exists,
    null,
    select,
    type_coerce,
    union_all,
    update,
)

import data.store.events as events
import data.store.rows as rows
from data.store.events import HistoryEntry
from data.store.jobs import HOLD, KEY, Jobs, job_in, job_values, key_of, put_jobs
from data.store.posted import PostedMessage, PostedMessages
from data.store.records import Session
from data.store.schema import jobs, posted_messages
from data.store.timing import Job, JobKind, Task

RECENT = 8
"""Actions that are read with a publication: those reported, and those since a board that lags."""

_PUBLICATIONS = select(jobs).where(jobs.c.kind == JobKind.PUBLISH).order_by(jobs.c.due_at)
_IS_AT_WORK = select(exists().where(jobs.c.holder.is_not(None)))
# In both databases nobody else changes the row before the end of the transaction.
_LOCK = update(jobs).where(*KEY).values(number=jobs.c.number).returning(jobs)
_CHANGE = update(jobs).where(*KEY)
# The record of an earlier position must not win.
_PUT_MESSAGE = rows.put(posted_messages, rising="ply")


def _published() -> CompoundSelect[Any]:
    """Select the messages about a session, and in the same way its last actions."""
    recent = events.RECENT.subquery()
    every = {column.name: column.type for column in (*recent.c, *posted_messages.c)}
    message, action = (
        [table.get(name, type_coerce(null(), kind)).label(name) for name, kind in every.items()]
        for table in (posted_messages.c, recent.c)
    )
    of_it = posted_messages.c.session_id == bindparam("session")
    return union_all(select(*message).where(of_it), select(*action))


_PUBLISHED = _published()


@dataclass(frozen=True, slots=True, kw_only=True)
class Publication:
    """The facts about a session for its publication."""

    messages: PostedMessages
    recent: tuple[HistoryEntry, ...]
    """Its last actions, in order: at most :data:`RECENT`."""


class Committed(NamedTuple):
    """A session as it was committed, and what that leaves to publish."""

    session: Session
    tasks: tuple[Task, ...] = ()
    """What it has added to that."""
    job: Job | None = None
    """To be carried out by this process now, which holds it; None where there is nothing to
    publish, or whoever is just publishing the session goes on with it."""
    publication: Publication | None = None
    """What was known at that moment, where there is a job."""
    is_due: bool = False
    """Whether it made another job due at once."""


def fresh(session_id: int, tasks: Iterable[Task], now: datetime) -> tuple[Task, ...]:
    """Return *tasks* as they are stored for a session."""
    return tuple(
        replace(task, id=secrets.randbelow(2**53), session_id=session_id, created_at=now)
        for task in tasks
    )


def put_tasks(
    connection: Connection,
    tasks: tuple[Task, ...],
    now: datetime,
    holder: str | None = None,
    due: Iterable[Job] = (),
) -> Job | None:
    """Have the *tasks* of a session published by *holder*, which gets the job; None: by anybody.

    Nothing comes back where some process, this one or another, is just at it. Other jobs that are
    *due* are put in the same statement.
    """
    until = now if holder is None else now + HOLD
    publish = Job(kind=JobKind.PUBLISH, due_at=until, tasks=tasks, holder=holder)
    new = [replace(publish, session_id=task.session_id) for task in tasks[:1]]
    found = put_jobs(connection, (*due, *new))
    for put, stored in zip(new, (job for job in found if job.kind is publish.kind), strict=True):
        if stored.number == put.number:
            return put
        both = replace(put, tasks=stored.tasks + tasks, number=stored.number)
        if not stored.is_held(now):
            _change(connection, both)
            return both
        _change(connection, replace(both, due_at=stored.due_at, holder=stored.holder))
    return None


def _change(connection: Connection, job: Job) -> None:
    connection.execute(_CHANGE, key_of(job) | job_values(job))


class Publications(Jobs):
    """The part of the store that knows what is to be published, and the messages posted."""

    def _publish(
        self,
        connection: Connection,
        session_id: int,
        tasks: tuple[Task, ...],
        due: Iterable[Job],
        now: datetime,
    ) -> Job | None:
        """Have *tasks* published by this process, where it gets the job, and put what is *due*."""
        jobs = [replace(job, session_id=session_id) for job in due]
        return put_tasks(connection, tasks, now, self._holder, jobs)

    async def conclude(self, job: Job, *messages: PostedMessage) -> Job | None:
        """End a publication, and remember the *messages* that were posted or edited.

        What was put meanwhile comes back: this process still holds it, and goes on.
        """

        def work(connection: Connection) -> Job | None:
            self._remember(connection, messages)
            if self._drop_job(connection, job):
                return None
            return self._left(connection, job, job.tasks)

        return await self.write(work)

    async def put_off(self, job: Job, until: datetime) -> Job | None:
        """Let a publication that has failed wait; all comes back where more was put meanwhile."""

        def work(connection: Connection) -> Job | None:
            if self._postpone_job(connection, job, until, failures=job.attempts + 1):
                return None
            return self._left(connection, job)

        return await self.write(work)

    async def finish_tasks(self, tasks: Sequence[Task], *messages: PostedMessage) -> None:
        """Forget *tasks* of a session that are done, and remember the *messages* that tell them."""

        def work(connection: Connection) -> None:
            self._remember(connection, messages)
            if tasks:
                session_id = tasks[0].session_id
                job = Job(kind=JobKind.PUBLISH, session_id=session_id, due_at=None)
                self._left(connection, job, tasks)

        if tasks or messages:
            await self.write(work)

    def _left(self, connection: Connection, job: Job, done: Collection[Task] = ()) -> Job | None:
        """Return what is stored of *job* without what is *done*; None: this process has nothing."""
        found = connection.execute(_LOCK, key_of(job)).first()
        if found is None:
            return None
        stored, ids = job_in(found), {task.id for task in done}
        left = replace(stored, tasks=tuple(task for task in stored.tasks if task.id not in ids))
        if not left.tasks:
            self._drop_job(connection, left)
            return None
        if left != stored:
            _change(connection, left)
        return left if left.holder == self._holder else None

    async def remember(self, message: PostedMessage) -> None:
        """Remember a *message*; one of an earlier position never replaces one of a later."""
        await self.write(lambda connection: self._remember(connection, (message,)))

    def _remember(self, connection: Connection, messages: Sequence[PostedMessage]) -> None:
        if messages:
            connection.execute(_PUT_MESSAGE, [rows.message_values(m) for m in messages])

    async def pending_tasks(self, session_id: int | None = None) -> tuple[Task, ...]:
        """Return what is still to be published, postponed or not; of one session, or of all."""
        found = [job_in(row) for row in await self._rows(_PUBLICATIONS)]
        return tuple(
            task for job in found for task in job.tasks if session_id in (None, job.session_id)
        )

    async def oldest_task(self) -> datetime | None:
        """Since when the oldest task waits, whether postponed or not; None: there is none."""
        return min((task.created_at for task in await self.pending_tasks()), default=None)

    async def is_at_work(self) -> bool:
        """Return whether some process is at a job just now, or has died over it."""
        return bool((await self._rows(_IS_AT_WORK))[0][0])

    async def posted_messages(self, session_id: int) -> PostedMessages:
        """The messages about a session that are in Discord now."""
        found = await self._rows(rows.MESSAGES, session=session_id)
        return PostedMessages.of([rows.message_of(row) for row in found])

    async def publication(self, session_id: int) -> Publication:
        """Everything that publishing a session needs."""
        return await self.read(lambda connection: publication_of(connection, session_id))


def publication_of(connection: Connection, session_id: int) -> Publication:
    """Read everything that publishing a session needs."""
    found = connection.execute(_PUBLISHED, {"session": session_id, "count": RECENT}).all()
    messages = [rows.message_of(row) for row in found if row.kind is not None]
    entries = events.entries_of(row for row in found if row.kind is None)
    recent = tuple(sorted(entries, key=lambda entry: entry.ply))
    return Publication(messages=PostedMessages.of(messages), recent=recent)
