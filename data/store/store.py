"""The store: every question about sessions, each change one transaction."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Executable, Row
from sqlalchemy.exc import IntegrityError

import data.store.rows as rows
import data.store.statements as statements
import data.store.writing as writing
from data.store.database import Database
from data.store.errors import Conflict, NotFound
from data.store.leases import LEASE
from data.store.migrate import migrate
from data.store.people import People
from data.store.records import (
    RECENT,
    Committed,
    HistoryEntry,
    PostedMessage,
    PostedMessages,
    Publication,
    Session,
    Task,
    Undo,
)
from data.store.schema import posted_messages, settings
from data.store.shared_work import MANY, Clock
from data.store.timing import Due
from data.store.undoing import UndoRecord, carry_out


def utc_now() -> datetime:
    """The present moment, aware, in UTC."""
    return datetime.now(UTC)


class Store(People, UndoRecord):
    """All that the bot must not forget.

    Several stores, in several processes too, may share one database. Nothing is kept in memory but
    the ends of publications, for a moment, and what people prefer, for a minute.
    Every method that writes is one transaction: it takes place whole or not at all, even where the
    process dies. Cancelling its caller does not stop it: the revision shows what became of it.
    Any method may raise ``Unavailable``, any writing one ``Full``.
    """

    def __init__(self, database: Database, now: Clock, lease: timedelta = LEASE) -> None:
        """Use *database*, whose tables are as they should be; ``open`` sees to that."""
        super().__init__(database, now, lease)
        # Two processes may publish one table: the record of the slower one must not win.
        self._put_message = statements.put(
            posted_messages, is_sqlite=database.is_sqlite, rising="ply"
        )
        self._put_setting = statements.put(settings, is_sqlite=database.is_sqlite)

    @classmethod
    async def open(cls, url: str, now: Clock = utc_now, lease: timedelta = LEASE) -> "Store":
        """The store in the database *url*, with every migration applied.

        *now* gives the time for new rows; it must be timezone-aware. *lease* is how long others
        keep away from what this process works on.

        :raises CannotOpen: there is no such place, it is no database, or it may not be written.
        :raises TooNew: a newer version of this program has written it.
        """
        database = Database(url)
        try:
            await migrate(database)
        except BaseException:
            # Cancelled or not: its connections would stay open.
            await database.close()
            raise
        return cls(database, now, lease)

    @property
    def url(self) -> str:
        """Where the database is, without its password."""
        return self._database.url

    @property
    def clock(self) -> Clock:
        """What time it is for the whole program."""
        return self._now

    # Sessions

    async def create(
        self, session: Session, tasks: Iterable[Task] = (), due: Iterable[Due] = ()
    ) -> tuple[Session, tuple[Task, ...]]:
        """Store a new session with its first *tasks*; both come back with their numbers.

        *due* is what has to be looked at later.
        """
        now = self._now()
        number = writing.new_number()
        new = replace(
            session,
            id=number,
            branch=writing.new_branch(),
            revision=0,
            created_at=now,
            updated_at=now,
        )

        def work(connection: Connection) -> tuple[Session, tuple[Task, ...]]:
            values = rows.session_values(new) | {"id": number}
            connection.execute(statements.ADD_SESSION, values)
            writing.add_seats(connection, new)
            self._put_schedule(connection, number, due)
            return new, self._to_publish(connection, number, tasks, now)

        created, mine = await self._write(work)
        if mine:
            self._under_way.add(number)
        return created, mine

    async def get(self, session_id: int) -> Session:
        """The session with this number.

        :raises NotFound: there is none.
        """
        found = await self._sessions(statements.SESSION, session_id=session_id)
        if not found:
            raise NotFound(session_id)
        return found[0]

    async def commit(
        self,
        before: Session,
        after: Session,
        entries: Sequence[HistoryEntry] = (),
        tasks: Iterable[Task] = (),
        due: Iterable[Due] = (),
        done: Due | None = None,
        undo: Undo | None = None,
    ) -> Committed:
        """Put *after* in the place of *before*, with new history and new tasks.

        *due* is what has to be looked at later; *done* is what this change carries out,
        *undo* how it goes back, or forward again where it has a number.

        The store sets ``revision``, ``updated_at``, and the times of *entries* and *tasks*. No
        tasks come back where another process publishes this table at the moment: that one finds the
        new ones by itself.

        :raises Conflict: the session is no longer as in *before*, or a ply of *entries* is taken,
            or *done* has been taken up by somebody else.
        """
        now, tasks = self._now(), tuple(tasks)
        after = replace(
            after,
            id=before.id,
            revision=before.revision + 1,
            created_at=before.created_at,
            updated_at=now,
        )

        # What a publication under way is about to record would be missing.
        is_at_rest = before.id not in self._under_way or before.id in self._conclusions

        def work(connection: Connection) -> Committed:
            writing.change(connection, before, after)
            if undo is not None:
                carry_out(connection, before.id, undo, now)
            if entries:
                history = [rows.entry_values(before.id, entry, now) for entry in entries]
                connection.execute(statements.ADD_HISTORY, history)
            if done is not None and not self._drop_due(connection, done):
                raise Conflict(before.id, before.revision)
            self._put_schedule(connection, before.id, due)
            mine = self._to_publish(connection, before.id, tasks, now)
            is_known = mine and is_at_rest
            known = self._publication(connection, before.id, now) if is_known else None
            return Committed(after, mine, known)

        try:
            committed = await self._write(work, before.id if tasks else None)
        except IntegrityError as error:
            raise Conflict(before.id, before.revision) from error
        if committed.tasks:
            self._under_way.add(before.id)
        # A publication that ended right after this transaction may have found them first.
        mine = tuple(task for task in committed.tasks if task.id not in self._left)
        return committed._replace(tasks=mine)

    async def move_session(
        self, session_id: int, expected: int | None, thread_id: int | None
    ) -> Session:
        """Note that a session is played in *thread_id*, unless it has left *expected* already.

        Returns the session as it is then.

        :raises NotFound: there is none with this id.
        """
        values = {"session_id": session_id, "expected": expected, "thread": thread_id}
        await self._execute(statements.MOVE_SESSION, values)
        return await self.get(session_id)

    async def lose_session(self, session_id: int, moment: datetime | None) -> None:
        """Note since when a session has no place in Discord; None: it has one again."""
        values = {"session": session_id, "moment": moment}
        await self._execute(statements.LOSE_SESSION, values)

    async def history(self, session_id: int, after_ply: int = -1) -> tuple[HistoryEntry, ...]:
        """The accepted actions whose ply is above *after_ply*, in order."""
        return rows.entries_of(
            await self._rows(statements.HISTORY, session=session_id, after=after_ply)
        )

    async def recent(self, session_id: int, count: int) -> tuple[HistoryEntry, ...]:
        """The last *count* accepted actions, in order."""
        newest_first = await self._rows(statements.RECENT, session=session_id, count=count)
        return rows.entries_of(reversed(newest_first))

    async def live_sessions_of(self, user_id: int) -> tuple[Session, ...]:
        """The lobbies and running games of this person, the oldest question first.

        Those where nobody is asked (lobbies) come last, the oldest first.
        """
        return await self._sessions(statements.LIVE_OF_USER, user=user_id)

    async def earlier_session_of(self, user_id: int, game: str, before: datetime) -> Session | None:
        """The person's newest session of *game* that was begun, and opened before that moment."""
        found = await self._sessions(
            statements.EARLIER_OF_USER, user=user_id, game=game, before=before
        )
        return found[0] if found else None

    async def live_session_at(self, place_id: int) -> Session | None:
        """The newest lobby or running game of this channel or thread."""
        found = await self._sessions(statements.NEWEST_LIVE_AT, place=place_id)
        return found[0] if found else None

    async def newest_session_at(self, place_id: int) -> Session | None:
        """The newest session of this channel or thread, whether it is over or not."""
        found = await self._sessions(statements.NEWEST_AT, place=place_id)
        return found[0] if found else None

    async def frozen_sessions(self) -> tuple[Session, ...]:
        """Those whose game could not be read, in the order of their numbers."""
        return await self._sessions(statements.FROZEN)

    async def tables_awaiting_robots(self, until: datetime, limit: int = MANY) -> tuple[int, ...]:
        """The ids of sessions where a robot owes a decision and nothing has changed since *until*.

        The oldest question first, at most *limit*.
        """
        found = await self._rows(statements.AWAITING_ROBOTS, until=until, count=limit)
        return tuple(row.id for row in found)

    # The outbox

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
    ) -> PostedMessage | None:
        """Delete these tasks from the outbox and remember the *message* that came of them.

        Unknown ids are ignored. A message of an earlier position never replaces one of a later
        position. Returns the message that was remembered before in its place.
        """
        ids = list(task_ids)

        def work(connection: Connection) -> PostedMessage | None:
            if ids:
                connection.execute(statements.DROP_TASKS, {"ids": ids})
            if message is None:
                return None
            values = rows.message_values(message)
            key = {"session": message.session_id, "kind": message.kind, "seat": values["seat"]}
            before = connection.execute(statements.MESSAGE, key).first()
            connection.execute(self._put_message, values)
            return None if before is None else rows.message_of(before)

        return await self._write(work)

    async def settle_message(self, task_ids: Iterable[int], message: PostedMessage) -> None:
        """Delete these tasks, and forget the predecessor of *message*, which has been retired.

        A message that has been replaced in the meantime stays replaced.
        """
        ids = list(task_ids)

        def work(connection: Connection) -> None:
            connection.execute(statements.DROP_TASKS, {"ids": ids})
            connection.execute(statements.SETTLE_MESSAGE, rows.settled_values(message))

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
        return await self._read(lambda connection: self._publication(connection, session_id, now))

    async def shown(self, session_id: int) -> tuple[Session, Publication]:
        """A session and everything that publishing it needs, read together: first the session.

        :raises NotFound: there is none with this id.
        """
        now = self._now()

        def work(connection: Connection) -> tuple[Sequence[Row[Any]], Publication]:
            found = connection.execute(statements.SESSION, {"session_id": session_id}).all()
            return found, self._publication(connection, session_id, now)

        found, known = await self._read(work)
        if not found:
            raise NotFound(session_id)
        return rows.sessions_of(found)[0], known

    # The program itself

    async def setting(self, name: str) -> str | None:
        """The value of the program's setting *name*; None where it has none."""
        found = await self._rows(statements.SETTING, name=name)
        return str(found[0].value) if found else None

    async def set_setting(self, name: str, value: str) -> None:
        """Store *value* under *name*, replacing what was there."""
        await self._execute(self._put_setting, {"name": name, "value": value})

    # Steps of the above

    def _publication(self, connection: Connection, session_id: int, now: datetime) -> Publication:
        asked: dict[str, Any] = {"session": session_id, "count": RECENT, "now": now}
        messages = connection.execute(statements.MESSAGES, asked)
        entries = connection.execute(statements.RECENT, asked).all()
        tasks = connection.execute(statements.PENDING_OF_SESSION, asked | {"count": MANY})
        return Publication(
            messages=PostedMessages.of([rows.message_of(row) for row in messages]),
            recent=rows.entries_of(reversed(entries)),
            tasks=rows.tasks_of(tasks),
        )

    async def _sessions(self, statement: Executable, **asked: Any) -> tuple[Session, ...]:
        return rows.sessions_of(await self._rows(statement, **asked))
