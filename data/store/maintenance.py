"""Questions that only the operator's tasks ask of the store: everything at once, and going back."""

from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Self

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

import data.store.rows as rows
from data.store.backup import require_there
from data.store.errors import Conflict, StoreError
from data.store.events import HistoryEntry, Remark, Undo, add_events
from data.store.migrate import is_current
from data.store.records import Session
from data.store.results import count_results
from data.store.store import Store
from data.store.timing import Task

_PAGE = 100
"""Sessions that are read together."""


class NotCurrent(StoreError):
    """The tables are those of another version of this program, or there are none."""

    def __init__(self, url: str) -> None:
        super().__init__(
            f"The database {url} is not as this version of the program wants it: "
            "start the bot once, which brings it up to date."
        )


class MaintenanceStore(Store):
    """The store as the tasks of the command line use it."""

    @classmethod
    async def open_as_it_is(cls, url: str) -> Self:
        """The store in the database *url*, of which nothing is changed by opening it.

        :raises NotCurrent: it would have to be migrated.
        :raises StoreError: it is not there, or cannot be opened.
        """
        require_there(url)
        store = cls(url)
        try:
            if not await is_current(store):
                raise NotCurrent(store.url)
        except BaseException:
            # Cancelled or not: its connections would stay open.
            await store.close()
            raise
        return store

    async def damage(self) -> tuple[str, ...]:
        """Return the faults that SQLite finds in its file; none where it is another database."""
        if not self.is_sqlite:
            return ()
        checks = ("PRAGMA quick_check", "PRAGMA foreign_key_check")
        found = await self.read(
            lambda connection: [
                " ".join(str(value) for value in row[:2])
                for check in checks
                for row in connection.exec_driver_sql(check)
            ]
        )
        return tuple(words for words in found if words != "ok")

    async def differences(self) -> tuple[str, ...]:
        """List what would have to be done to the tables to make them as this program expects."""
        # Imported when needed, as where the tables are migrated.
        import data.store.migrations as migrations

        return tuple(await self.read(migrations.differences))

    async def every_session(self) -> AsyncIterator[Session]:
        """All sessions, in the order of their numbers."""
        after = 0
        while found := await self._sessions(rows.SESSIONS, after=after, count=_PAGE):
            for session in found:
                yield session
            after = found[-1].id

    async def newest_change(self) -> datetime | None:
        """Return when a session was changed last; None: there is none."""
        moment: datetime | None = (await self._rows(rows.NEWEST_CHANGE))[0][0]
        return moment

    async def add_recorded(
        self,
        session: Session,
        entries: Sequence[HistoryEntry],
        undos: Sequence[tuple[Undo, Sequence[HistoryEntry]]],
        remarks: Sequence[Remark],
    ) -> None:
        """Store a *session* with its number and its whole record; all of it or nothing.

        Every moment stays what it was. A finished game counts for its people from then on.

        :raises Conflict: there is a session with this number.
        """

        def work(connection: Connection) -> None:
            # Each undo came with a revision, and what it took back in one before all of them.
            rows.add(connection, replace(session, revision=len(undos)))
            for number, (undo, taken) in enumerate(undos, 1):
                add_events(connection, session.id, number, (undo,), None)
                add_events(connection, session.id, -number, taken, None, undone_by=number)
            add_events(connection, session.id, 0, (*entries, *remarks), None)
            if entries:
                count_results(connection, session, max(entry.at for entry in entries))

        try:
            await self.write(work)
        except IntegrityError as error:
            raise Conflict(session.id, session.revision) from error

    async def go_back(self, session: Session, tasks: Iterable[Task]) -> None:
        """Put *session* on a new branch: it holds an earlier position than its messages show.

        Hands that were sent on the old one are forgotten, so that they are sent again.
        """
        back = replace(session, branch=rows.new_branch())
        await self.commit(session, back, (), tasks)
        await self._execute(rows.FORGET_HANDS, {"session": session.id})
