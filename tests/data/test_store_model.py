"""The store agrees with a few dictionaries, whatever is done in whatever order."""

import asyncio
import tempfile
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule

from data.store import (
    Conflict,
    HistoryEntry,
    MessageKind,
    PostedMessage,
    PostedMessages,
    Seat,
    Session,
    Standing,
    Status,
    Store,
    Task,
    TaskKind,
)
from tests.posted import posted

PEOPLE = st.integers(min_value=1, max_value=5)


MESSAGES = {
    TaskKind.LOBBY: MessageKind.LOBBY,
    TaskKind.BOARD: MessageKind.BOARD,
    TaskKind.NEW_BOARD: MessageKind.BOARD,
}


@dataclass
class Model:
    """The contents that the database must have."""

    sessions: dict[int, Session] = field(default_factory=dict)
    history: dict[int, list[HistoryEntry]] = field(default_factory=dict)
    outbox: dict[int, Task] = field(default_factory=dict)
    messages: dict[int, dict[MessageKind, PostedMessage]] = field(default_factory=dict)

    def live_sessions_of(self, user_id: int) -> tuple[Session, ...]:
        mine = (
            session
            for session in self.sessions.values()
            if session.standing.is_live and session.seat_of(user_id) is not None
        )
        last = datetime.max.replace(tzinfo=UTC)
        return tuple(sorted(mine, key=lambda s: (s.asked_since or last, s.created_at, s.id)))

    def pending_tasks(self, session_id: int) -> tuple[Task, ...]:
        return tuple(t for t in self.outbox.values() if t.session_id == session_id)


class StoreMachine(RuleBasedStateMachine):
    """Lobbies, presses, deliveries and restarts in any order."""

    tables = Bundle("tables")

    @initialize()
    def start(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.now = datetime(2026, 3, 1, tzinfo=UTC)
        self.model = Model()
        self._open()

    def _open(self) -> None:
        url = f"sqlite:///{self.folder.name}/games.sqlite3"
        self.store = self.runner.run(Store.open(url, lambda: self.now))

    def teardown(self) -> None:
        self.restart()
        self.runner.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    @rule()
    def restart(self) -> None:
        self.runner.run(self.store.close())
        self._open()
        self.runner.run(self._agrees(list(self.model.sessions)))

    @rule(person=PEOPLE)
    def list_my_tables(self, person: int) -> None:
        mine = self.runner.run(self.store.live_sessions_of(person))
        assert mine == self.model.live_sessions_of(person)

    @rule(seconds=st.integers(min_value=1, max_value=90))
    def wait(self, seconds: int) -> None:
        self.now += timedelta(seconds=seconds)

    @rule(target=tables, host=PEOPLE, place=st.integers(min_value=1, max_value=3))
    def create(self, host: int, place: int) -> int:
        lobby = Session(
            game="docker",
            options=(("entry", "any"),),
            host_id=host,
            guild_id=None,
            channel_id=place,
            seats=(Seat(host, f"Person {host}"),),
        )
        session, job = self.runner.run(self.store.create(lobby, [Task(kind=TaskKind.LOBBY, ply=0)]))
        assert session.id not in self.model.sessions
        self.model.sessions[session.id] = session
        self.model.history[session.id] = []
        self.model.messages[session.id] = {}
        self._remember(job.tasks)
        return session.id

    @rule(table=tables, person=PEOPLE)
    def join_or_leave(self, table: int, person: int) -> None:
        before = self.model.sessions[table]
        others = tuple(seat for seat in before.seats if seat.user_id != person)
        if others == before.seats:
            others += (Seat(person, f"Person {person}"),)
        self._commit(before, replace(before, seats=others), [])

    @rule(table=tables)
    def press(self, table: int) -> None:
        before = self.model.sessions[table]
        after = replace(
            before,
            standing=Standing(Status.RUNNING),
            ply=before.ply + 1,
            snapshot={"ply": before.ply + 1},
            asked_since=self.now,
        )
        self._commit(before, after, [_entry(before.ply)])

    @rule(table=tables, status=st.sampled_from([Status.FINISHED, Status.CANCELLED]))
    def end(self, table: int, status: Status) -> None:
        before = self.model.sessions[table]
        self._commit(before, replace(before, standing=Standing(status), asked_since=None), [])

    @rule(table=tables)
    def press_what_is_stale(self, table: int) -> None:
        now = self.model.sessions[table]
        stale = replace(now, revision=now.revision - 1)
        with pytest.raises(Conflict):
            self.runner.run(self.store.commit(stale, stale, [_entry(now.ply)], [_task(now.ply)]))

    @rule(table=tables, data=st.data())
    def press_a_ply_that_is_taken(self, table: int, data: st.DataObject) -> None:
        now = self.model.sessions[table]
        if now.ply == 0:
            return
        taken = [_entry(now.ply), _entry(data.draw(st.integers(0, now.ply - 1)))]
        with pytest.raises(Conflict):
            self.runner.run(self.store.commit(now, now, taken, [_task(now.ply)]))

    @rule(table=tables, count=st.integers(min_value=0, max_value=3))
    def deliver(self, table: int, count: int) -> None:
        tasks = [task for task in self.model.outbox.values() if task.session_id == table][:count]
        ply = max((task.ply for task in tasks), default=0)
        kind = MESSAGES[tasks[-1].kind if tasks else TaskKind.BOARD]
        message = posted(self.model.sessions[table], kind, message_id=ply, ply=ply)
        known = self.model.messages[table]
        before = known.get(message.kind)
        self.runner.run(self.store.finish_tasks(tasks, message))
        if not tasks:
            self.runner.run(self.store.remember(message))
        if before is None or message.ply >= before.ply:
            known[message.kind] = message
        for task in tasks:
            del self.model.outbox[task.id]

    def _commit(self, before: Session, after: Session, entries: list[HistoryEntry]) -> None:
        task = _task(after.ply)
        stored, tasks, _, known, _ = self.runner.run(
            self.store.commit(before, after, entries, [task])
        )
        assert known in (None, self.runner.run(self.store.publication(stored.id)))
        assert stored == replace(after, revision=before.revision + 1, updated_at=self.now)
        self.model.sessions[stored.id] = stored
        self.model.history[stored.id] += [replace(entry, at=self.now) for entry in entries]
        self._remember(tasks)

    def _remember(self, tasks: tuple[Task, ...] | list[Task]) -> None:
        self.model.outbox |= {task.id: task for task in tasks}

    @invariant()
    def agrees(self) -> None:
        self.runner.run(self._agrees(list(self.model.sessions)[-1:]))

    async def _agrees(self, tables: list[int]) -> None:
        for number in tables:
            assert await self.store.get(number) == self.model.sessions[number]
            assert list(await self.store.history(number)) == self.model.history[number]
            assert await self.store.posted_messages(number) == PostedMessages.of(
                list(self.model.messages[number].values())
            )
            assert await self.store.pending_tasks(number) == self.model.pending_tasks(number)


def _entry(ply: int) -> HistoryEntry:
    effects = [["moved", [["seat", 0]], None]]
    digest = f"{ply:064x}"
    return HistoryEntry(
        ply=ply, seat=0, text="a1-c2", effects=effects, digest=digest, barrier=ply % 2 == 0
    )


def _task(ply: int) -> Task:
    return Task(kind=TaskKind.BOARD, ply=ply, payload={"ply": ply})


TestStore = StoreMachine.TestCase
# Each example opens a database of its own: a few long ones say more than many short ones.
TestStore.settings = settings(deadline=None, max_examples=8, stateful_step_count=40)
