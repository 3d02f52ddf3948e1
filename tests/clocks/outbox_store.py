"""A store in memory that also keeps what is still to be told, and which messages tell it."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from data.store import (
    RECENT,
    Committed,
    Job,
    JobKind,
    PostedMessage,
    PostedMessages,
    Publication,
    Session,
    Task,
    Undo,
)
from tests.clocks.memory_store import MemoryStore
from tests.clocks.phones import Steps

Place = tuple[int, str, int | None]
"""Session, kind, seat: there is one message in each."""


class OutboxStore(MemoryStore):
    """The part of a store that publishing uses as well; one row is due at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.tasks: dict[int, Task] = {}
        self.posted: dict[Place, PostedMessage] = {}

    @property
    def moment(self) -> datetime:
        """The present, a little later after each change: no two are made at once."""
        return self.now + timedelta(microseconds=self._commits)

    async def create(
        self, session: Session, tasks: Iterable[Task] = (), due: Iterable[Any] = (), **named: Any
    ) -> tuple[Session, Job]:
        """As in the other store, with its tasks."""
        new, _ = await super().create(session, (), due, **named)
        self._commits += 1
        stored = [
            replace(t, id=next(self._numbers), session_id=new.id, created_at=self.moment)
            for t in tasks
        ]
        self.tasks |= {task.id: task for task in stored}
        return new, self._job(new, stored)

    async def commit(self, *args: Any, **named: Any) -> Committed:
        """As in the other store; its tasks stay until they are done."""
        committed = await super().commit(*args, **named)
        stored = tuple(replace(task, created_at=self.moment) for task in committed.tasks)
        committed = Committed(committed.session, stored)
        self.tasks |= {task.id: task for task in committed.tasks}
        return committed

    async def take_jobs(self, limit: int = 1, kinds: Collection[JobKind] = ()) -> tuple[Any, ...]:
        """One row, so that each change is told before the next."""
        return await super().take_jobs(1)

    def tasks_of(self, session_id: int) -> tuple[Task, ...]:
        """Return what is still to be told of a table."""
        return tuple(task for task in self.tasks.values() if task.session_id == session_id)

    async def posted_messages(self, session_id: int) -> PostedMessages:
        """As the real one."""
        return PostedMessages.of([m for m in self.posted.values() if m.session_id == session_id])

    async def publication(self, session_id: int) -> Publication:
        """As the real one."""
        messages = await self.posted_messages(session_id)
        recent = await self.recent(session_id, RECENT)
        return Publication(messages=messages, recent=recent)

    async def last_undo(self, session_id: int) -> Undo | None:
        """None: nobody here takes anything back."""
        return None

    async def move_session(self, session_id: int, expected: int | None, thread: int) -> Session:
        """As the real one, where no table has two processes."""
        self.sessions[session_id] = replace(self.sessions[session_id], thread_id=thread)
        return self.sessions[session_id]

    async def finish_tasks(
        self, tasks: Iterable[Task], message: PostedMessage | None = None
    ) -> None:
        """As the real one."""
        for task in tasks:
            self.tasks.pop(task.id, None)
        if message is not None:
            await self.remember(message)

    async def remember(self, message: PostedMessage) -> None:
        """As the real one: no message of an earlier position replaces one of a later."""
        place = (message.session_id, message.kind.value, message.seat)
        before = self.posted.get(place)
        if before is None or message.ply >= before.ply:
            self.posted[place] = message


WRITES = ("finish_tasks", "move_session", "remember")


class MortalStore:
    """The store as one process writes to it, which may be killed before and after."""

    def __init__(self, store: OutboxStore, steps: Steps) -> None:
        self._store = store
        self._steps = steps

    def __getattr__(self, name: str) -> Any:
        asked = getattr(self._store, name)
        if name not in WRITES:
            return asked

        async def written(*args: Any, **named: Any) -> Any:
            self._steps.take()
            result = await asked(*args, **named)
            self._steps.take()
            return result

        return written
