"""The store's part in a simulated season, in memory: the same promises, a hundred times as fast."""

import heapq
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count

from data.store import (
    Committed,
    Conflict,
    Due,
    DueKind,
    HistoryEntry,
    Preference,
    Remark,
    Server,
    Session,
    SummaryDue,
    Task,
    Undo,
)
from data.store.records import EPOCH, NOT_STORED
from data.store.schedule import HOLD

Key = tuple[int, DueKind, int]


class MemoryStore:
    """What ``TableService`` and ``TimedTables`` ask of a store."""

    def __init__(self) -> None:
        self.now = EPOCH
        self.sessions: dict[int, Session] = {}
        self.entries: dict[int, list[HistoryEntry]] = {}
        self.noted: list[tuple[int, Remark]] = []
        """With the session that it is about."""
        self.undos: dict[int, list[Undo]] = {}
        self._undone: dict[tuple[int, int], list[HistoryEntry]] = {}
        self.chosen: dict[int, Preference] = {}
        self.rows: dict[Key, Due] = {}
        self.summaries: dict[int, SummaryDue] = {}
        self._heap: list[tuple[datetime, Key]] = []
        self._numbers = count(1)
        self._commits = 0

    def clock(self) -> datetime:
        return self.now

    async def create(
        self,
        session: Session,
        tasks: Iterable[Task] = (),
        due: Iterable[Due] = (),
        *,
        permit: Callable[[Sequence[Session]], None] = lambda live: None,
        instead_of: tuple[Session, Session] | None = None,
    ) -> tuple[Session, tuple[Task, ...]]:
        permit(())  # nobody here has a limit
        if instead_of is not None:
            await MemoryStore.commit(self, *instead_of)
        number = next(self._numbers)
        new = replace(session, id=number, created_at=self.now, updated_at=self.now)
        self.sessions[number], self.entries[number] = new, []
        self._put(number, due)
        return new, tuple(tasks)

    async def get(self, session_id: int) -> Session:
        return self.sessions[session_id]

    async def commit(
        self,
        before: Session,
        after: Session,
        entries: Sequence[HistoryEntry] = (),
        tasks: Iterable[Task] = (),
        due: Iterable[Due] = (),
        done: Due | None = None,
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
        at = self.now + timedelta(microseconds=self._commits)
        self.entries[before.id] += [replace(entry, at=at) for entry in entries]
        self.noted += [(before.id, replace(each, at=at)) for each in remarks]
        if undo is not None:
            self._go_back(before.id, undo)
        self._put(before.id, due)
        stored = [replace(t, id=next(self._numbers), session_id=before.id) for t in tasks]
        return Committed(new, tuple(stored))

    async def history(self, session_id: int, after_ply: int = -1) -> tuple[HistoryEntry, ...]:
        return tuple(entry for entry in self.entries[session_id] if entry.ply > after_ply)

    async def recent(self, session_id: int, count: int) -> tuple[HistoryEntry, ...]:
        return tuple(self.entries[session_id][-count:])

    async def remarks(self, session_id: int, from_ply: int = 0) -> tuple[Remark, ...]:
        return tuple(r for of, r in self.noted if of == session_id and r.ply >= from_ply)

    def _go_back(self, session_id: int, undo: Undo) -> None:
        """Take back, or do again what a stored undo took back."""
        undos, entries = self.undos.setdefault(session_id, []), self.entries[session_id]
        if undo.number != NOT_STORED:
            entries += self._undone.pop((session_id, undo.number))
            undos[undo.number - 1] = replace(undo, redone_at=self.now)
            return
        undos.append(replace(undo, number=len(undos) + 1, at=self.now))
        taken = [entry for entry in entries if entry.ply >= undo.to_ply]
        self._undone[session_id, len(undos)] = taken
        del entries[len(entries) - len(taken) :]

    async def last_undo(self, session_id: int) -> Undo | None:
        undos = self.undos.get(session_id)
        return undos[-1] if undos else None

    async def undone(self, session_id: int, number: int) -> tuple[HistoryEntry, ...]:
        return tuple(self._undone.get((session_id, number), ()))

    async def preference(self, user_id: int) -> Preference:
        return self.chosen.get(user_id, Preference())

    async def set_preference(
        self, user_id: int, preference: Preference, summary_at: datetime | None = None
    ) -> None:
        self.plan(user_id, preference, summary_at)

    def plan(self, user_id: int, preference: Preference, summary_at: datetime | None) -> None:
        self.chosen[user_id] = preference
        before = self.summaries.pop(user_id, SummaryDue(user_id=user_id, due_at=EPOCH))
        if summary_at is not None:
            self.summaries[user_id] = replace(before, due_at=summary_at)

    async def preferences(self, user_ids: Iterable[int]) -> dict[int, Preference]:
        return {user: self.chosen.get(user, Preference()) for user in user_ids}

    known_preferences = preferences

    async def live_sessions_of(self, user_id: int) -> tuple[Session, ...]:
        found = (s for s in self.sessions.values() if s.seat_of(user_id) is not None)
        return tuple(session for session in found if session.status.is_live)

    async def server(self, guild_id: int) -> Server:
        return Server(guild_id=guild_id)

    async def first_summary(self) -> datetime | None:
        return min((due.due_at for due in self.summaries.values()), default=None)

    async def summary_of(self, user_id: int) -> SummaryDue | None:
        return self.summaries.get(user_id)

    async def take_summaries(self, limit: int) -> tuple[SummaryDue, ...]:
        due = [each for each in self.summaries.values() if each.due_at <= self.now][:limit]
        held = [replace(each, due_at=self.now + HOLD) for each in due]
        self.summaries |= {each.user_id: each for each in held}
        return tuple(held)

    async def begin_summary(self, due: SummaryDue) -> bool:
        self.summaries[due.user_id] = replace(due, begun_at=self.now)
        return True

    async def postpone_summary(self, due: SummaryDue, until: datetime) -> None:
        self.summaries[due.user_id] = replace(self.summaries[due.user_id], due_at=until)

    async def finish_summary(
        self, due: SummaryDue, told_at: datetime, repeats: int, until: datetime
    ) -> None:
        done = replace(due, due_at=until, told_at=told_at, begun_at=None, repeats=repeats)
        self.summaries[due.user_id] = done

    async def first_due(self) -> datetime | None:
        while self._heap:
            moment, key = self._heap[0]
            if key in self.rows and self.rows[key].due_at == moment:
                return moment
            heapq.heappop(self._heap)
        return None

    async def take_due(self, limit: int = 100) -> tuple[Due, ...]:
        taken: list[Due] = []
        while len(taken) < limit:
            first = await self.first_due()
            if first is None or first > self.now:
                break
            _, key = heapq.heappop(self._heap)
            held = replace(self.rows[key], due_at=self.now + HOLD)
            self._put(held.session_id, (held,))
            taken.append(held)
        return tuple(taken)

    async def due_of(self, session_id: int, kind: DueKind, seat: int) -> Due | None:
        return self.rows.get((session_id, kind, seat))

    async def postpone_due(self, due: Due, until: datetime) -> None:
        if self._drop(due):
            self._put(due.session_id, (replace(due, due_at=until),))

    async def drop_due(self, due: Due) -> None:
        self._drop(due)

    def _put(self, session_id: int, due: Iterable[Due]) -> None:
        for row in due:
            key = (session_id, row.kind, row.seat)
            self.rows[key] = replace(row, session_id=session_id)
            heapq.heappush(self._heap, (row.due_at, key))

    def _drop(self, due: Due) -> bool:
        key = (due.session_id, due.kind, due.seat)
        if self.rows.get(key) != due:
            return False
        del self.rows[key]
        return True
