"""Make one call one transaction: read, change, commit, announce; again where overtaken."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from copy import copy
from dataclasses import replace
from typing import Concatenate, Generic, ParamSpec, Self, TypeVar
from weakref import WeakValueDictionary

from cogs.table import lobby
from cogs.table.errors import Frozen, Refused, paused
from cogs.table.features import Feature
from cogs.table.live_table import LiveTable, require_whole
from cogs.table.notice import NO_NOTICE, Notice, joined
from cogs.table.play import Change
from cogs.table.timekeeping import decisions_due, hours_at, keep_time, out_of_time
from cogs.table.unreadable_tables import everything_of, freeze, frozen, report, trouble_of
from cogs.table.votes import counted, open_questions, patiently
from data.store import (
    Committed,
    Conflict,
    Job,
    NotFound,
    Session,
    Store,
    Task,
    TaskKind,
)

log = logging.getLogger(__name__)

ATTEMPTS = 5
"""How often a press is tried again on the newer position after another process overtook it."""

BOARD = (TaskKind.BOARD,)
"""What most changes leave to be brought up to date."""

IsMember = Callable[[int, int], Awaitable[bool]]
"""Whether a user (second) is still in a server (first)."""

T = TypeVar("T")
P = ParamSpec("P")
Source = TypeVar("Source")
"""Where a press came from. The service hands it on to the publisher and never looks at it."""

Announce = Callable[[LiveTable, Committed, Source | None], None]
"""Called after every commit: the table, what that leaves to publish, and its source."""


async def nobody_leaves(guild_id: int, user_id: int) -> bool:
    """Everybody is still there; for tables without a server."""
    return True


def _require_nothing(session: Session) -> None:
    """Let every press count."""


class TableTransactions(Generic[Source]):
    """Reads tables and commits changes to them. Knows no single thing that people may do."""

    def __init__(
        self,
        store: Store,
        announce: Announce[Source],
        is_member: IsMember = nobody_leaves,
        features: Iterable[Feature] = (),
    ) -> None:
        self._store = store
        self.announce = announce
        """What hears of everything that is committed."""
        self._is_member = is_member
        self.features = list(features)
        """What has a say besides the game."""
        self._clock = store.clock
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

        :raises Refused: there is none with this id.
        """
        return await self._readable(await _existing(self._store.get(session_id)))

    async def _readable(self, session: Session) -> LiveTable:
        """The table of *session*, thawed where that is possible.

        :raises Frozen: a part of it cannot be read.
        """
        self._require(session)
        if not session.standing.is_frozen:
            require_whole(session)
            return LiveTable(session)
        if await trouble_of(self._store, session) is None:
            session = await self._thawed(session)
        return LiveTable(session)

    async def freeze(self, trouble: Frozen) -> None:
        """Set a table aside that could not be read, unless it is frozen already."""
        committed = await freeze(self._store, trouble)
        if committed is not None:
            self.announce(LiveTable(committed.session), committed, None)

    async def thaw_all(self) -> None:
        """Go on with every frozen table that can be read again; the operator hears of the rest."""
        for session in await self._store.frozen_sessions():
            trouble = await trouble_of(self._store, session)
            if trouble is None:
                await self._thawed(session)
            else:
                report(session, trouble)

    async def _thawed(self, session: Session) -> Session:
        """Take a frozen table up again, unless it was changed at this moment."""
        asked = Notice(notify=session.people_at(session.to_act))
        change = Change(LiveTable(frozen(session, None)), notice=asked)
        try:
            table = await self.commit(LiveTable(session), change, everything_of(session))
        except Conflict:
            return session
        log.info("session %d can be read again and goes on", session.id)
        return table.session

    async def change_session(
        self,
        session_id: int,
        change: Callable[Concatenate[Session, P], Session],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Session:
        """Commit what *change* makes of a session, with these arguments; see ``change``."""

        def changed(table: LiveTable) -> Change:
            return Change(table.stored_as(change(table.session, *args, **kwargs)))

        return (await self.change(session_id, changed)).session

    async def change(
        self,
        session_id: int,
        change: Callable[[LiveTable], Change],
        kinds: tuple[TaskKind, ...] = BOARD,
    ) -> LiveTable:
        """Commit what *change* makes of the table, with a task for Discord of each of *kinds*.

        *change* may be called several times: it must be free of side effects.
        The lock spares this process useless conflicts; the revision in the database decides.

        :raises Refused: there is none with this id; other processes were faster each time; a
            moderator lets the table rest.
        """
        lock = self._locks.setdefault(session_id, asyncio.Lock())
        async with lock:
            for _ in range(ATTEMPTS):
                before = await self.get(session_id)
                made = await self._made(before, change)
                try:
                    return await self.commit(before, made, kinds)
                except Conflict:
                    continue
        raise Refused("busy")

    async def commit(
        self,
        before: LiveTable,
        made: Change,
        kinds: Sequence[TaskKind] = (),
        tasks: Sequence[Task] = (),
        done: Job | None = None,
        *,
        is_timed: bool = False,
    ) -> LiveTable:
        """Commit what was *made* of a table; no change of one passes by here.

        With a task for Discord of each of *kinds*, and with *tasks*. *done* is what was due;
        *is_timed*: the clocks have been seen to.

        :raises Conflict: the table is no longer as in *before*.
        :raises Refused: a moderator lets it rest.
        """
        was, now = _position(made.table.session), self._clock()
        made, told = await self._counted(before, made, done)
        _require_rest(before.session, made.table.session)
        if not is_timed or _position(made.table.session) != was:
            made = await keep_time(self._store, before, made, now, self.features)
        after = made.table.session
        decisions = await decisions_due(self._store, made.table, now, self.features)
        payload = made.notice.payload
        if before.session.standing.is_live and not after.standing.is_live:
            kinds = tuple(dict.fromkeys((*kinds, TaskKind.LOBBY)))
        own = (Task(kind=kind, ply=after.ply, payload=payload) for kind in kinds)
        committed = await self._store.commit(
            before.session,
            after,
            made.entries,
            (*own, *tasks, *told),
            (*made.due, *decisions),
            done,
            undo=made.undo,
            remarks=made.remarks,
        )
        table = made.table.stored_as(committed.session)
        self.announce(table, committed, self._source)
        return table

    async def _counted(
        self, before: LiveTable, made: Change, done: Job | None
    ) -> tuple[Change, tuple[Task, ...]]:
        """*made* with what it means to the questions that are open, and what is told of that."""
        asked, now = open_questions(made.table.session), self._clock()
        notice = NO_NOTICE
        if asked:
            say = await self.with_a_say(made.table.session, done)
            made, notice = counted(before.session, made, say, now)
            for feature in self.features:
                made, more = await feature.count(self._store, before.session, made, say, now)
                notice = joined(notice, more)
        if notice.waits or made.notice.waits:
            session = made.table.session
            hours = await hours_at(self._store, session)
            notice, later = patiently(notice, session, hours, now)
            own, too = patiently(made.notice, session, hours, now)
            made = replace(made, notice=own, due=(*made.due, *later, *too))
        after = made.table.session
        is_same = notice == NO_NOTICE and open_questions(after) == open_questions(before.session)
        if not asked or is_same:
            return made, ()
        return made, (Task(kind=TaskKind.BOARD, ply=after.ply, payload=notice.payload),)

    async def with_a_say(self, session: Session, done: Job | None = None) -> tuple[int, ...]:
        """Return those (user ids) whom a question at the table of *session* waits for.

        Not who has given up, is out of time, as after *done*, or has left the server.
        """
        gone = await self._gone(session, session.participants)
        silent = gone | await out_of_time(self._store, session, self._clock(), done)
        return tuple(user_id for user_id in session.participants if user_id not in silent)

    async def checked(self, session_id: int, require: Callable[[Session], object]) -> Session:
        """Return the session that *require* lets pass: the same as before a change, without one."""

        def check(table: LiveTable) -> Change:
            require(table.session)
            return Change(table)

        return (await self._made(await self.get(session_id), check)).table.session

    async def _made(self, before: LiveTable, change: Callable[[LiveTable], Change]) -> Change:
        """Call *change* with a table; where its host has left the server, with the next host's.

        :raises Refused: the person is not host, and did not become it.
        """
        try:
            return change(before)
        except Refused as refusal:
            if refusal.code != "not-host":
                raise
            host_id = await self._next_host(
                before.session, await out_of_time(self._store, before.session, self._clock())
            )
            if host_id is None:
                raise
        return change(before.stored_as(lobby.pass_to(before.session, host_id)))

    async def _next_host(self, session: Session, silent: Collection[int]) -> int | None:
        """The first person after the host who is still there and not *silent*; None: the host is.

        *silent* are those (user ids) whom nobody waits for any more.
        """
        host = session.seat_of(session.host_id) or 0
        seats = range(len(session.seats))
        people = session.people_at((*seats[host + 1 :], *seats[:host]))
        if session.host_id not in silent and not await self._gone(session, [session.host_id]):
            return None
        for user_id in people:
            if user_id not in silent and not await self._gone(session, [user_id]):
                return user_id
        return None

    async def _gone(self, session: Session, people: Iterable[int]) -> frozenset[int]:
        """Those of *people* (user ids) who have left the server of *session*."""
        guild_id, asked = session.guild_id, list(people)
        if guild_id is None:
            return frozenset()
        found = await asyncio.gather(*(self._is_member(guild_id, user_id) for user_id in asked))
        return frozenset(
            user_id for user_id, is_member in zip(asked, found, strict=True) if not is_member
        )


async def _existing(found: Awaitable[T]) -> T:
    """Return the session that is *found*.

    :raises Refused: there is none.
    """
    try:
        return await found
    except NotFound:
        raise Refused("no-such-table") from None


def _require_rest(before: Session, after: Session) -> None:
    """Do nothing where a table that a moderator paused stays as it is, or is called off.

    :raises Refused: somebody has joined, begun or played there.
    """
    stays_paused = before.standing.is_paused and after.standing.is_paused
    if stays_paused and _position(before) != _position(after):
        raise paused(before)


def _position(session: Session) -> tuple[object, ...]:
    return session.standing.status, session.standing.asleep_at, session.ply, session.branch
