"""The store: every question about sessions, each change one transaction."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Executable, insert, select
from sqlalchemy.exc import IntegrityError

import data.store.rows as rows
from data.store.database import Clock, utc_now
from data.store.errors import Conflict, NotFound
from data.store.events import (
    Event,
    Events,
    HistoryEntry,
    Remark,
    Undo,
    add_events,
    do_again,
    take_back,
)
from data.store.migrate import migrate
from data.store.people import People
from data.store.personal_data import PersonalData
from data.store.publications import Committed, Publications, fresh, publication_of
from data.store.records import Session
from data.store.results import Recounting, count_results
from data.store.schema import bug_reports
from data.store.statistics import Statistics
from data.store.timing import EPOCH, NOT_STORED, Job, JsonObject, Task

_MOST_REPORTS = 200
"""Reports that are listed, the newest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BugReport:
    """One report."""

    id: int = NOT_STORED
    session_id: int | None
    """The table that it is about; None: none."""
    user_id: int | None
    """Who reported it; None: they were forgotten."""
    words: str
    version: str
    """Of the program, at that time."""
    content: JsonObject
    """The game file and the position, as this person may know them."""
    at: datetime = EPOCH
    """When it was stored; the store puts the time in."""


class Store(
    People,
    PersonalData,
    Events,
    Recounting,
    Statistics,
    Publications,
):
    """All that the bot must not forget.

    Several stores, in several processes too, may share one database. Nothing is kept in memory but
    what people prefer, for a minute.
    Every method that writes is one transaction: it takes place whole or not at all, even where the
    process dies. Cancelling its caller does not stop it: the revision shows what became of it.
    Any method may raise ``Unavailable``, any writing one ``Full``.
    """

    @classmethod
    async def open(cls, url: str, now: Clock = utc_now) -> "Store":
        """The store in the database *url*, with every migration applied.

        *now* gives the time for new rows; it must be timezone-aware.

        :raises CannotOpen: there is no such place, it is no database, or it may not be written.
        :raises StoreError: a newer version of this program has written it.
        """
        store = cls(url, now)
        try:
            await migrate(store)
        except BaseException:
            # Cancelled or not: its connections would stay open.
            await store.close()
            raise
        return store

    # Sessions

    async def create(
        self,
        session: Session,
        tasks: Iterable[Task] = (),
        due: Iterable[Job] = (),
        *,
        permit: Callable[[Sequence[Session]], None] = lambda live: None,
        instead_of: tuple[Session, Session] | None = None,
    ) -> tuple[Session, Job | None]:
        """Store a new session with its first *tasks*; it comes back with the job to publish it.

        *due* is what has to be looked at later. *permit*, which may raise, is shown the other
        live sessions of the host: nobody creates one for them meanwhile. With *instead_of*, another
        session, it changes as in :meth:`commit`.

        :raises Conflict: that other one is no longer as it was.
        """
        now = self.clock()
        number = rows.new_number()
        new = replace(
            session,
            id=number,
            branch=rows.new_branch(),
            revision=0,
            created_at=now,
            updated_at=now,
        )

        told = fresh(number, tasks, now)

        def work(connection: Connection) -> tuple[Session, Job | None]:
            if connection.dialect.name == "postgresql":
                connection.execute(rows.LOCK_PERSON, {"person": new.host_id})
            if instead_of is not None:
                before, after = instead_of
                after = replace(after, revision=before.revision + 1, updated_at=now)
                rows.change(connection, before, after)
            rows.add(connection, new)
            # Not before: SQLite lets nobody else write from the first change on.
            live = connection.execute(rows.LIVE_OF_USER, {"user": new.host_id}).all()
            permit([rows.session_of(each) for each in live if each.id != number])
            return new, self._publish(connection, number, told, due, now)

        return await self.write(work)

    async def get(self, session_id: int) -> Session:
        """The session with this number.

        :raises NotFound: there is none.
        """
        found = await self._sessions(rows.SESSION, session_id=session_id)
        if not found:
            raise NotFound(session_id)
        return found[0]

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
        """Put *after* in the place of *before*, with new history and new tasks.

        *due* is what has to be looked at later; *done* is what this change carries out,
        *undo* how it goes back, or forward again where it is stored. *remarks* tell what
        happened besides.

        The store sets ``revision``, ``updated_at``, and the times of *entries* and *tasks*.

        :raises Conflict: the session is no longer as in *before*, or a ply of *entries* is taken,
            or *done* has been taken up by somebody else.
        """
        now, due = self.clock(), tuple(due)
        told = fresh(before.id, tasks, now)
        after = replace(
            after,
            id=before.id,
            revision=before.revision + 1,
            created_at=before.created_at,
            updated_at=now,
            remarked_ply=remarks[-1].ply if remarks else after.remarked_ply,
        )

        def work(connection: Connection) -> Committed:
            rows.change(connection, before, after)
            new: tuple[Event, ...] = (*entries, *remarks)
            if undo is not None and undo.revision == NOT_STORED:
                take_back(connection, before.id, after.revision, undo.to_ply)
                new = (undo, *new)
            elif undo is not None:
                do_again(connection, before.id, undo, now)
            add_events(connection, before.id, after.revision, new, now)
            if after.standing.is_finished and not before.standing.is_finished:
                count_results(connection, after, now)
            if done is not None and not self._drop_job(connection, done):
                raise Conflict(before.id, before.revision)
            job = self._publish(connection, before.id, told, due, now)
            known = publication_of(connection, before.id) if job is not None else None
            is_due = any(each.due_at is not None and each.due_at <= now for each in due)
            return Committed(after, told, job, known, is_due)

        try:
            return await self.write(work)
        except IntegrityError as error:
            raise Conflict(before.id, before.revision) from error

    async def move_session(
        self, session_id: int, expected: int | None, thread_id: int | None
    ) -> Session:
        """Note that a session is played in *thread_id*, unless it has left *expected* already.

        Returns the session as it is then.

        :raises NotFound: there is none with this id.
        """
        values = {"session_id": session_id, "expected": expected, "thread": thread_id}
        await self._execute(rows.MOVE_SESSION, values)
        return await self.get(session_id)

    async def lose_session(self, session_id: int, moment: datetime | None) -> None:
        """Note since when a session has no place in Discord; None: it has one again."""
        values = {"session": session_id, "moment": moment}
        await self._execute(rows.LOSE_SESSION, values)

    async def live_sessions_of(self, user_id: int) -> tuple[Session, ...]:
        """The lobbies and running games of this person, the oldest question first.

        Those where nobody is asked (lobbies) come last, the oldest first.
        """
        return await self._sessions(rows.LIVE_OF_USER, user=user_id)

    async def earlier_session_of(self, user_id: int, game: str, before: datetime) -> Session | None:
        """The person's newest session of *game* that was begun, and opened before that moment."""
        found = await self._sessions(rows.EARLIER_OF_USER, user=user_id, game=game, before=before)
        return found[0] if found else None

    async def live_session_at(self, place_id: int) -> Session | None:
        """The newest lobby or running game of this channel or thread, private ones last."""
        found = await self._sessions(rows.NEWEST_LIVE_AT, place=place_id)
        return found[0] if found else None

    async def live_session_after(self, session_id: int) -> Session | None:
        """The newest lobby or running game in which the people of a session play again."""
        found = await self._sessions(rows.NEWEST_AFTER, session=session_id)
        return found[0] if found else None

    async def is_dealt_again(self, session: Session) -> bool:
        """Return whether the deal of a game that is over is played, or about to be, in its server.

        Until that game is over as well, the seed is a secret again.
        """
        asked = {"server": session.guild_id, "seed": session.seed}
        return bool(await self._rows(rows.SAME_DEAL, **asked))

    async def newest_session_at(self, place_id: int) -> Session | None:
        """The newest session of this channel or thread, over or not, private ones last."""
        found = await self._sessions(rows.NEWEST_AT, place=place_id)
        return found[0] if found else None

    async def finished_sessions_at(self, place_id: int, limit: int) -> tuple[Session, ...]:
        """Return the games of this channel or thread that are over, the last one first."""
        return await self._sessions(rows.FINISHED_AT, place=place_id, count=limit)

    async def frozen_sessions(self) -> tuple[Session, ...]:
        """Those whose game could not be read, in the order of their numbers."""
        return await self._sessions(rows.FROZEN)

    async def next_moment(self) -> datetime | None:
        """Return when the program has something to do next; now while it is at something."""
        return self.clock() if await self.is_at_work() else await self.first_job()

    # Reports

    async def add_bug_report(self, report: BugReport) -> int:
        """Store *report*; its number."""
        number = rows.new_number()
        values = {name: getattr(report, name) for name in bug_reports.c.keys()}  # noqa: SIM118
        await self._execute(insert(bug_reports), values | {"id": number, "at": self.clock()})
        return number

    async def bug_reports(self) -> tuple[BugReport, ...]:
        """The newest reports, the latest first."""
        found = await self._rows(
            select(bug_reports).order_by(bug_reports.c.at.desc()).limit(_MOST_REPORTS)
        )
        return tuple(BugReport(**row._mapping) for row in found)

    async def bug_report(self, number: int) -> BugReport | None:
        """The report with this number; None: there is none."""
        found = await self._rows(select(bug_reports).where(bug_reports.c.id == number))
        return BugReport(**found[0]._mapping) if found else None

    # The program itself

    async def setting(self, name: str) -> str | None:
        """The value of the program's setting *name*; None where it has none."""
        found = await self._rows(rows.SETTING, name=name)
        return str(found[0].value) if found else None

    async def set_setting(self, name: str, value: str) -> None:
        """Store *value* under *name*, replacing what was there."""
        await self._execute(rows.PUT_SETTING, {"name": name, "value": value})

    # Steps of the above

    async def _sessions(self, statement: Executable, **asked: Any) -> tuple[Session, ...]:
        return tuple(map(rows.session_of, await self._rows(statement, **asked)))
