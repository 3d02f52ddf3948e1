"""The store: every question about sessions, each change one transaction."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import data.store.rows as rows
import data.store.statements as statements
from data.store.database import Database
from data.store.errors import Conflict, NotFound
from data.store.migrate import migrate
from data.store.records import (
    HistoryEntry,
    OpenResponse,
    PostedMessage,
    PostedMessages,
    Preference,
    Session,
    Task,
)
from data.store.schema import posted_messages, preferences, settings

Clock = Callable[[], datetime]

P = ParamSpec("P")
T = TypeVar("T")


def utc_now() -> datetime:
    """The present moment, aware, in UTC."""
    return datetime.now(UTC)


def _uncut(
    method: Callable[Concatenate["Store", P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]:
    """Let *method* go on to its end where its caller is cancelled.

    A statement that is cancelled between its rows keeps its transaction open, and with it the lock
    of the whole database, until the garbage collector comes by.
    """

    @wraps(method)
    async def whole(self: "Store", /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(method(self, *args, **kwargs))
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    return whole


class Store:
    """All that the bot must not forget.

    Several stores, in several processes too, may share one database. Nothing is kept in memory.
    Every method that writes is one transaction: it takes place whole or not at all, even where the
    process dies. Cancelling its caller does not stop it: the revision shows what became of it.
    Any method may raise ``Unavailable``, any writing one ``Full``.
    """

    def __init__(self, database: Database, now: Clock) -> None:
        """Use *database*, whose tables are as they should be; ``open`` sees to that."""
        self._database = database
        self._now = now
        self._running: set[asyncio.Task[Any]] = set()
        # Two processes may publish one table: the record of the slower one must not win.
        self._put_message = statements.put(
            posted_messages, is_sqlite=database.is_sqlite, rising="ply"
        )
        self._put_setting = statements.put(settings, is_sqlite=database.is_sqlite)
        self._put_preference = statements.put(preferences, is_sqlite=database.is_sqlite)

    @classmethod
    async def open(cls, url: str, now: Clock = utc_now) -> "Store":
        """The store in the database *url*, with every migration applied.

        *now* gives the time for new rows; it must be timezone-aware.

        :raises CannotOpen: there is no such place, it is no database, or it may not be written.
        :raises TooNew: a newer version of this program has written it.
        """
        database = Database(url)
        try:
            await migrate(database)
        except BaseException:
            await database.close()
            raise
        return cls(database, now)

    async def close(self) -> None:
        """Wait for what is still going on and close every connection."""
        while self._running:
            await asyncio.wait(self._running)
        await self._database.close()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # looked at: asyncio shall not complain where the caller was cancelled

    # Sessions

    @_uncut
    async def create(
        self, session: Session, tasks: Iterable[Task] = ()
    ) -> tuple[Session, tuple[Task, ...]]:
        """Store a new session with its first *tasks*; both come back with their numbers."""
        now = self._now()
        session = replace(session, revision=0, created_at=now, updated_at=now)
        async with self._database.writing() as connection:
            result = await connection.execute(statements.ADD_SESSION, rows.session_values(session))
            session = replace(session, id=result.scalar_one())
            await self._add_seats(connection, session)
            return session, await self._add_tasks(connection, session.id, tasks, now)

    async def get(self, session_id: int) -> Session:
        """The session with this number.

        :raises NotFound: there is none.
        """
        found = await self._sessions(statements.SESSION, session_id=session_id)
        if not found:
            raise NotFound(session_id)
        return found[0]

    @_uncut
    async def commit(
        self,
        before: Session,
        after: Session,
        entries: Sequence[HistoryEntry] = (),
        tasks: Iterable[Task] = (),
    ) -> tuple[Session, tuple[Task, ...]]:
        """Put *after* in the place of *before*, with new history and new tasks.

        The store sets ``revision``, ``updated_at``, and the times of *entries* and *tasks*.

        :raises Conflict: the session is no longer as in *before*, or a ply of *entries* is taken.
        """
        now = self._now()
        after = replace(
            after,
            id=before.id,
            revision=before.revision + 1,
            created_at=before.created_at,
            updated_at=now,
        )
        try:
            async with self._database.writing() as connection:
                await self._change(connection, before, after)
                if entries:
                    history = [rows.entry_values(before.id, entry, now) for entry in entries]
                    await connection.execute(statements.ADD_HISTORY, history)
                return after, await self._add_tasks(connection, before.id, tasks, now)
        except IntegrityError as error:
            raise Conflict(before.id, before.revision) from error

    @_uncut
    async def move_session(
        self, session_id: int, expected: int | None, thread_id: int | None
    ) -> Session:
        """Note that a session is played in *thread_id*, unless it has left *expected* already.

        Returns the session as it is then.

        :raises NotFound: there is none with this id.
        """
        values = {"session_id": session_id, "expected": expected, "thread": thread_id}
        async with self._database.writing() as connection:
            await connection.execute(statements.MOVE_SESSION, values)
        return await self.get(session_id)

    @_uncut
    async def lose_session(self, session_id: int, moment: datetime | None) -> None:
        """Note since when a session has no place in Discord; None: it has one again."""
        values = {"session": session_id, "moment": moment}
        async with self._database.writing() as connection:
            await connection.execute(statements.LOSE_SESSION, values)

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

        Those where nobody is asked (lobbies) come last, in the order of their numbers.
        """
        return await self._sessions(statements.LIVE_OF_USER, user=user_id)

    async def earlier_session_of(self, user_id: int, game: str, before: int) -> Session | None:
        """The person's newest session of *game* that began, with a number below *before*."""
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

    # The outbox

    async def pending_tasks(
        self, session_id: int | None = None, limit: int = 100
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

    @_uncut
    async def finish_tasks(
        self, task_ids: Iterable[int], message: PostedMessage | None = None
    ) -> PostedMessage | None:
        """Delete these tasks from the outbox and remember the *message* that came of them.

        Unknown ids are ignored. A message of an earlier position never replaces one of a later
        position. Returns the message that was remembered before in its place.
        """
        async with self._database.writing() as connection:
            await connection.execute(statements.DROP_TASKS, {"ids": list(task_ids)})
            if message is None:
                return None
            values = rows.message_values(message)
            key = {
                "session": message.session_id,
                "kind": message.kind,
                "seat": values["seat"],
            }
            before = (await connection.execute(statements.MESSAGE, key)).first()
            await connection.execute(self._put_message, values)
            return None if before is None else rows.message_of(before)

    @_uncut
    async def settle_message(self, task_ids: Iterable[int], message: PostedMessage) -> None:
        """Delete these tasks, and forget the predecessor of *message*, which has been retired.

        A message that has been replaced in the meantime stays replaced.
        """
        key = {
            "session": message.session_id,
            "what": message.kind,
            "whose": rows.NO_SEAT if message.seat is None else message.seat,
            "message": message.message_id,
        }
        async with self._database.writing() as connection:
            await connection.execute(statements.DROP_TASKS, {"ids": list(task_ids)})
            await connection.execute(statements.SETTLE_MESSAGE, key)

    @_uncut
    async def postpone_tasks(self, task_ids: Iterable[int], until: datetime) -> None:
        """Let these tasks wait until then, and count one more attempt for each."""
        async with self._database.writing() as connection:
            asked = {"ids": list(task_ids), "until": until}
            await connection.execute(statements.POSTPONE_TASKS, asked)

    async def posted_messages(self, session_id: int) -> PostedMessages:
        """The messages about a session that are in Discord now."""
        found = await self._rows(statements.MESSAGES, session=session_id)
        return PostedMessages.of([rows.message_of(row) for row in found])

    # Responses under way

    @_uncut
    async def open_response(self, response: OpenResponse) -> None:
        """Remember that a private response shows "thinking"."""
        async with self._database.writing() as connection:
            await connection.execute(statements.ADD_RESPONSE, rows.response_values(response))

    @_uncut
    async def close_response(self, interaction_id: int) -> None:
        """Forget a response, which has been filled or removed. Unknown ids are ignored."""
        async with self._database.writing() as connection:
            await connection.execute(statements.DROP_RESPONSE, {"interaction": interaction_id})

    @_uncut
    async def take_open_responses(self, before: datetime) -> tuple[OpenResponse, ...]:
        """Responses acknowledged before that moment, each handed to one caller only."""
        async with self._database.writing() as connection:
            found = await connection.execute(statements.TAKE_RESPONSES, {"before": before})
            return tuple(OpenResponse(**row._mapping) for row in found)

    # People

    async def preference(self, user_id: int) -> Preference:
        """What this person chose; nothing so far: a Preference of Nones."""
        found = await self._rows(statements.PREFERENCE, user=user_id)
        return Preference(**found[0]._mapping) if found else Preference()

    @_uncut
    async def set_preference(self, user_id: int, preference: Preference) -> None:
        """Remember what this person chose, in place of what they chose before."""
        values = {
            "user_id": user_id,
            "language": preference.language,
            "theme": preference.theme,
        }
        async with self._database.writing() as connection:
            await connection.execute(self._put_preference, values)

    # The program itself

    async def setting(self, name: str) -> str | None:
        """The value of the program's setting *name*; None where it has none."""
        found = await self._rows(statements.SETTING, name=name)
        return str(found[0].value) if found else None

    async def set_setting(self, name: str, value: str) -> None:
        """Store *value* under *name*, replacing what was there."""
        async with self._database.writing() as connection:
            await connection.execute(self._put_setting, {"name": name, "value": value})

    # Steps of the above

    @_uncut
    async def _rows(self, statement: Executable, /, **asked: Any) -> Sequence[Any]:
        async with self._database.reading() as connection:
            return (await connection.execute(statement, asked)).all()

    async def _sessions(self, statement: Executable, **asked: Any) -> tuple[Session, ...]:
        return rows.sessions_of(await self._rows(statement, **asked))

    async def _change(self, connection: AsyncConnection, before: Session, after: Session) -> None:
        values = rows.session_values(after)
        values |= {"session_id": before.id, "expected": before.revision}
        changed = await connection.execute(statements.CHANGE_SESSION, values)
        if changed.rowcount != 1:
            raise Conflict(before.id, before.revision)
        if after.seats != before.seats:
            await connection.execute(statements.CLEAR_SEATS, {"session": before.id})
            await self._add_seats(connection, after)

    async def _add_seats(self, connection: AsyncConnection, session: Session) -> None:
        if session.seats:
            await connection.execute(statements.ADD_SEATS, rows.seat_values(session))

    async def _add_tasks(
        self, connection: AsyncConnection, session_id: int, tasks: Iterable[Task], now: datetime
    ) -> tuple[Task, ...]:
        new = [replace(task, session_id=session_id, created_at=now) for task in tasks]
        if not new:
            return ()
        values = [rows.task_values(task) for task in new]
        numbers = (await connection.execute(statements.ADD_TASKS, values)).scalars()
        return tuple(replace(task, id=number) for task, number in zip(new, numbers, strict=True))
