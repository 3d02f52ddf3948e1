"""The store's part in a simulated season, in memory: the same promises, a hundred times as fast."""

import heapq
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from typing import Any

from data.store import (
    RECENT,
    WHOLE_TABLE,
    Committed,
    Conflict,
    HistoryEntry,
    Job,
    JobKind,
    PostedMessage,
    PostedMessages,
    Preference,
    Publication,
    Remark,
    Server,
    Session,
    Task,
    Undo,
)
from data.store.events import Events
from data.store.jobs import HOLD
from data.store.timing import EPOCH, NOT_STORED

Key = tuple[JobKind, int, int, int]
Place = tuple[int, str, int | None]
"""Session, kind, seat: there is one message in each."""


class MemoryStore:
    """The part of a store that ``TableService``, ``TimedTables`` and ``TableMessages`` use.

    One row is due at a time, so that each change can be told before the next.
    """

    def __init__(self) -> None:
        self.now = EPOCH
        self.sessions: dict[int, Session] = {}
        self.entries: dict[int, list[HistoryEntry]] = {}
        self.noted: list[tuple[int, Remark]] = []
        """With the session that it is about."""
        self.undos: dict[int, list[tuple[Undo, tuple[HistoryEntry, ...]]]] = {}
        self.chosen: dict[int, Preference] = {}
        self.rows: dict[Key, Job] = {}
        self.tasks: dict[int, Task] = {}
        """What is still to be told."""
        self.posted: dict[Place, PostedMessage] = {}
        self._heap: list[tuple[datetime, Key]] = []
        self._numbers = count(1)
        self._commits = 0

    def clock(self) -> datetime:
        return self.now

    @property
    def moment(self) -> datetime:
        """The present, a little later after each change: no two are made at once."""
        return self.now + timedelta(microseconds=self._commits)

    async def create(
        self,
        session: Session,
        tasks: Iterable[Task] = (),
        due: Iterable[Job] = (),
        *,
        permit: Callable[[Sequence[Session]], None] = lambda live: None,
        instead_of: tuple[Session, Session] | None = None,
    ) -> tuple[Session, Job]:
        permit(())  # nobody here has a limit
        if instead_of is not None:
            await MemoryStore.commit(self, *instead_of)
        number = next(self._numbers)
        new = replace(session, id=number, created_at=self.now, updated_at=self.now)
        self.sessions[number], self.entries[number] = new, []
        self._put(due, number)
        self._commits += 1
        stored = self._stored(tasks, number)
        return new, Job(kind=JobKind.PUBLISH, session_id=number, due_at=self.now, tasks=stored)

    def _stored(self, tasks: Iterable[Task], session_id: int) -> tuple[Task, ...]:
        """Keep *tasks* until they are done."""
        facts = {"session_id": session_id, "created_at": self.moment}
        stored = tuple(replace(task, id=next(self._numbers), **facts) for task in tasks)
        self.tasks |= {task.id: task for task in stored}
        return stored

    remarks_since_action = Events.remarks_since_action

    async def get(self, session_id: int) -> Session:
        return self.sessions[session_id]

    async def commit(
        self,
        before: Session,
        after: Session,
        entries: Sequence[HistoryEntry] = (),
        tasks: Iterable[Task] = (),
        due: Iterable[Job] = (),
        done: Job | None = None,
        undo: Undo | None = None,
        remarks: Sequence[Remark] = (),
    ) -> Committed:
        if self.sessions[before.id].revision != before.revision:
            raise Conflict(before.id, before.revision)
        if done is not None and not self._drop(done):
            raise Conflict(before.id, before.revision)
        new = replace(after, id=before.id, revision=before.revision + 1, updated_at=self.now)
        self.sessions[before.id] = new
        # No two presses come at one moment: what was stored at one is taken for one press.
        self._commits += 1
        at = self.moment
        self.entries[before.id] += [replace(entry, at=at) for entry in entries]
        self.noted += [(before.id, replace(each, at=at)) for each in remarks]
        if undo is not None:
            self._go_back(before.id, undo)
        self._put(due, before.id)
        return Committed(new, self._stored(tasks, before.id))

    def tasks_of(self, session_id: int) -> tuple[Task, ...]:
        """Return what is still to be told of a table."""
        return tuple(task for task in self.tasks.values() if task.session_id == session_id)

    async def finish_tasks(self, tasks: Iterable[Task], *messages: PostedMessage) -> None:
        for task in tasks:
            self.tasks.pop(task.id, None)
        for message in messages:
            await self.remember(message)

    async def remember(self, message: PostedMessage) -> None:
        """As the real one: no message of an earlier position replaces one of a later."""
        place = (message.session_id, message.kind.value, message.seat)
        before = self.posted.get(place)
        if before is None or message.ply >= before.ply:
            self.posted[place] = message

    async def posted_messages(self, session_id: int) -> PostedMessages:
        return PostedMessages.of([m for m in self.posted.values() if m.session_id == session_id])

    async def publication(self, session_id: int) -> Publication:
        messages = await self.posted_messages(session_id)
        return Publication(messages=messages, recent=await self.recent(session_id, RECENT))

    async def move_session(self, session_id: int, expected: int | None, thread: int) -> Session:
        """As the real one, where no table has two processes."""
        self.sessions[session_id] = replace(self.sessions[session_id], thread_id=thread)
        return self.sessions[session_id]

    async def history(self, session_id: int, after_ply: int = -1) -> tuple[HistoryEntry, ...]:
        return tuple(entry for entry in self.entries[session_id] if entry.ply > after_ply)

    async def recent(self, session_id: int, count: int) -> tuple[HistoryEntry, ...]:
        return tuple(self.entries[session_id][-count:])

    async def remarks(self, session_id: int, from_ply: int = 0) -> tuple[Remark, ...]:
        return tuple(r for of, r in self.noted if of == session_id and r.ply >= from_ply)

    def _go_back(self, session_id: int, undo: Undo) -> None:
        """Take back, or do again what a stored undo took back."""
        undos, entries = self.undos.setdefault(session_id, []), self.entries[session_id]
        if undo.revision != NOT_STORED:
            _, taken = undos[undo.revision - 1]
            entries += taken
            undos[undo.revision - 1] = (replace(undo, redone_at=self.now), ())
            return
        taken = tuple(entry for entry in entries if entry.ply >= undo.to_ply)
        undos.append((replace(undo, revision=len(undos) + 1, at=self.now), taken))
        del entries[len(entries) - len(taken) :]

    async def taken_back(self, session_id: int) -> list[tuple[Undo, tuple[HistoryEntry, ...]]]:
        return self.undos.get(session_id, [])

    async def preference(self, user_id: int) -> Preference:
        return self.chosen.get(user_id, Preference())

    async def set_preference(
        self,
        user_id: int,
        preference: Preference,
        summary_at: datetime | None = None,
        due: Iterable[Job] = (),
    ) -> None:
        self.plan(user_id, preference, summary_at)
        self._put(due)

    def plan(self, user_id: int, preference: Preference, summary_at: datetime | None) -> None:
        self.chosen[user_id] = preference
        self._put((Job(kind=JobKind.DIGEST, user_id=user_id, due_at=summary_at),))

    async def preferences(self, user_ids: Iterable[int]) -> dict[int, Preference]:
        return {user: self.chosen.get(user, Preference()) for user in user_ids}

    known_preferences = preferences

    async def live_sessions_of(self, user_id: int) -> tuple[Session, ...]:
        found = (s for s in self.sessions.values() if s.seat_of(user_id) is not None)
        return tuple(session for session in found if session.standing.is_live)

    async def server(self, guild_id: int) -> Server:
        return Server(guild_id=guild_id)

    async def first_job(self, kinds: Collection[JobKind] = ()) -> datetime | None:
        while self._heap:
            moment, key = self._heap[0]
            if key in self.rows and self.rows[key].due_at == moment:
                return moment
            heapq.heappop(self._heap)
        return None

    async def take_jobs(self, limit: int = 1, kinds: Collection[JobKind] = ()) -> tuple[Job, ...]:
        first = await self.first_job()
        if first is None or first > self.now:
            return ()
        _, key = heapq.heappop(self._heap)
        held = replace(self.rows[key], due_at=self.now + HOLD)
        self._put((held,))
        return (held,)

    async def job_of(
        self, kind: JobKind, session_id: int = 0, seat: int = WHOLE_TABLE, user_id: int = 0
    ) -> Job | None:
        return self.rows.get((kind, session_id, seat, user_id))

    async def postpone_job(
        self,
        job: Job,
        until: datetime | None,
        facts: dict[str, Any] | None = None,
        *,
        failures: int = 0,
    ) -> bool:
        is_held = self.rows[_key(job)].due_at == job.due_at
        if is_held:
            self._put((replace(job, due_at=until, facts=facts),))
        return is_held

    async def settle_job(self, job: Job, until: datetime | None, facts: dict[str, Any]) -> None:
        now = self.rows[_key(job)].due_at
        self._put((replace(job, due_at=until if now == job.due_at else now, facts=facts),))

    async def drop_job(self, job: Job) -> None:
        self._drop(job)

    def _put(self, jobs: Iterable[Job], session_id: int | None = None) -> None:
        for job in jobs:
            of = job if session_id is None else replace(job, session_id=session_id)
            before = self.rows.get(_key(of))
            known = before.facts if before is not None else None
            facts = of.facts or known
            # As it comes back from a database.
            plain = None if facts is None else {name: _text(value) for name, value in facts.items()}
            self.rows[_key(of)] = replace(of, facts=plain)
            if of.due_at is not None:
                heapq.heappush(self._heap, (of.due_at, _key(of)))

    def _drop(self, job: Job) -> bool:
        if self.rows.get(_key(job)) != job:
            return False
        del self.rows[_key(job)]
        return True


def _key(job: Job) -> Key:
    return job.kind, job.session_id, job.seat, job.user_id


def _text(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value
