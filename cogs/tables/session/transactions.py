"""How one call becomes one transaction: read, change, commit, announce; again where overtaken."""

import asyncio
from collections.abc import Awaitable, Callable
from copy import copy
from typing import Generic, Self, TypeVar
from weakref import WeakValueDictionary

from cogs.tables.session import lobby
from cogs.tables.session.attendance import Attendance, IsMember, nobody_leaves
from cogs.tables.session.errors import Busy, Frozen, NoSuchTable, NotHost, Paused
from cogs.tables.session.freezer import Freezer
from cogs.tables.session.giving_up import handed_on
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import Person
from cogs.tables.session.play import Change
from cogs.tables.session.timekeeping import keep_time, out_of_time
from data.store import (
    Committed,
    Conflict,
    NotFound,
    Publication,
    Session,
    Status,
    Store,
    Task,
    TaskKind,
)

ATTEMPTS = 5
"""How often a press is tried again on the newer position after another process overtook it."""

T = TypeVar("T")
Source = TypeVar("Source")
"""Where a press came from. The service hands it on to the publisher and never looks at it."""

Announce = Callable[[LiveTable, Committed, Source | None], None]
"""Called after every commit: the table, what that leaves to publish, and its source."""


def _require_nothing(session: Session) -> None:
    """Let every press count."""


class TableTransactions(Generic[Source]):
    """Reads tables and commits changes to them. Knows no single thing that people may do."""

    def __init__(
        self,
        store: Store,
        announce: Announce[Source],
        is_member: IsMember = nobody_leaves,
    ) -> None:
        self._store = store
        self._announce = announce
        self._attendance = Attendance(is_member)
        self._clock = store.clock
        self._freezer = Freezer(store, store.clock)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._require: Callable[[Session], None] = _require_nothing
        self._source: Source | None = None

    def pressed(
        self, source: Source, require: Callable[[Session], None] = _require_nothing
    ) -> Self:
        """Return the same tables for a press from *source*, to which *require* applies first.

        What raises is *require*. It looks at the very session that the press is about to change, so
        nothing can happen to the table in between.
        """
        service = copy(self)
        service._source = source
        service._require = require
        return service

    async def get(self, session_id: int) -> LiveTable:
        """The table as it is now; a frozen one goes on as soon as it can be read again.

        :raises NoSuchTable: there is none with this id.
        """
        return await self._readable(await _existing(self._store.get(session_id)))

    async def shown(self, session_id: int) -> tuple[LiveTable, Publication]:
        """The same, with what is published of the table.

        :raises NoSuchTable: there is none with this id.
        """
        session, known = await _existing(self._store.shown(session_id))
        return await self._readable(session), known

    async def _readable(self, session: Session) -> LiveTable:
        """The table of *session*, thawed where that is possible."""
        self._require(session)
        if session.frozen_at is None:
            return LiveTable(session)
        thawed = await self._freezer.thaw(session)
        if thawed is None:
            return LiveTable(session)
        self._announce(*thawed, self._source)
        return thawed[0]

    async def freeze(self, trouble: Frozen) -> None:
        """Set a table aside that could not be read, unless it is frozen already."""
        frozen = await self._freezer.freeze(trouble)
        if frozen is not None:
            self._announce(*frozen, None)

    async def thaw_all(self) -> None:
        """Go on with every frozen table that can be read again."""
        for thawed in await self._freezer.thaw_all():
            self._announce(*thawed, None)

    async def change_session(
        self, session_id: int, change: Callable[[Session], Session], kinds: tuple[TaskKind, ...]
    ) -> Session:
        """Commit a change that leaves the position as it is; see ``change``."""

        def changed(table: LiveTable) -> Change:
            return Change(table.stored_as(change(table.session)))

        return (await self.change(session_id, changed, kinds)).session

    async def change(
        self,
        session_id: int,
        change: Callable[[LiveTable], Change],
        kinds: tuple[TaskKind, ...],
    ) -> LiveTable:
        """Commit what *change* makes of the table, with a task for Discord of each kind.

        *change* may be called several times: it must be free of side effects.
        The lock spares this process useless conflicts; the revision in the database decides.

        :raises NoSuchTable: there is none with this id.
        :raises Busy: other processes were faster each time.
        :raises Paused: a moderator lets the table rest.
        """
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock:
            for _ in range(ATTEMPTS):
                before = await self.get(session_id)
                made = await self._made(before, change)
                _require_rest(before.session, made.table.session)
                made = await keep_time(self._store, before, made, self._clock())
                after = made.table.session
                payload = made.notice.payload
                tasks = tuple(Task(kind=kind, ply=after.ply, payload=payload) for kind in kinds)
                try:
                    committed = await self._store.commit(
                        before.session,
                        after,
                        made.entries,
                        tasks,
                        made.due,
                        undo=made.undo,
                        remarks=made.remarks,
                    )
                except Conflict:
                    continue
                table = made.table.stored_as(committed.session)
                table.remember()
                self._announce(table, committed, self._source)
                return table
        raise Busy

    async def _checked(self, session_id: int, check: Callable[[Session], Session]) -> Session:
        """What *check* lets pass, without a commit."""
        before = await self.get(session_id)
        made = await self._made(before, lambda t: Change(t.stored_as(check(t.session))))
        return made.table.session

    async def _made(self, before: LiveTable, change: Callable[[LiveTable], Change]) -> Change:
        """What *change* makes of a table; where its host has left the server, of the next host's.

        :raises NotHost: the person is not host, and did not become it.
        """
        try:
            return change(before)
        except NotHost:
            host_id = await self._attendance.next_host(
                before.session, await out_of_time(self._store, before.session, self._clock())
            )
            if host_id is None:
                raise
        return change(before.stored_as(lobby.pass_to(before.session, host_id)))

    async def absent(self, session_id: int, person: Person) -> frozenset[int]:
        """Those at a table who have left its server, given up to a robot, or are out of time."""
        session = (await self.get(session_id)).session
        left = await self._attendance.absent(session, person)
        out = await out_of_time(self._store, session, self._clock())
        return left | out | handed_on(session)


async def _existing(found: Awaitable[T]) -> T:
    """What is *found* of a session.

    :raises NoSuchTable: there is none.
    """
    try:
        return await found
    except NotFound:
        raise NoSuchTable from None


def _require_rest(before: Session, after: Session) -> None:
    """Do nothing where a table that a moderator paused stays as it is, or is called off.

    :raises Paused: somebody has joined, begun or played there.
    """
    if after.paused_by is None or after.status is Status.CANCELLED:
        return
    if before.paused_by is None:
        return

    def position(session: Session) -> tuple[object, ...]:
        return session.status, session.ply, session.branch, session.asleep_at

    if position(before) != position(after):
        raise Paused(name=after.paused_by)
