"""Connections and transactions: the one place that knows which database it is."""

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from time import time
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Executable, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.util import greenlet_spawn

import data.store.pools as pools
from data.store.errors import CannotOpen, StoreError, Unavailable, Vanished, first_line, named

T = TypeVar("T")
Clock = Callable[[], datetime]

log = logging.getLogger(__name__)

FINISHING_SECONDS = 1.0
"""How long a database that closes waits for transactions: one may be waiting for a lock."""
CLOSING_SECONDS = 0.5
"""How long a database may take to close its connections."""
_CLEARINGS = 20
_CLEARING_SECONDS = 0.25


def utc_now() -> datetime:
    """The machine's present moment, aware, in UTC."""
    return datetime.fromtimestamp(time(), UTC)


class Database:
    """Transactions as functions of a connection, carried out one after the other or side by side.

    SQLite has one writer, and readers never wait for it. PostgreSQL has several of both. Whatever
    was begun goes on to its end where its caller is cancelled: cancelled between its statements, a
    transaction would keep the lock of all until the garbage collector comes by.
    """

    def __init__(self, url: str, now: Clock = utc_now) -> None:
        """Prepare *url*; nothing is opened yet. *now* gives the time for new rows.

        :raises CannotOpen: this is not a database URL, or its driver is missing.
        """
        self.url = _shown(url)
        """The address, without its password."""
        self.clock = now
        """The clock of the whole program."""
        self._running: set[asyncio.Task[Any]] = set()
        self._trouble: type[Unavailable] | None = None
        """What kept the last transaction from being written."""
        parsed = self._parsed(url)
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        is_plain = self.is_sqlite and not (parsed.database or "").startswith("file:")
        self._path = parsed.database if is_plain else None
        self._identity: tuple[int, int] | None = None
        """Which file there was at *_path* at first; None: nothing was written yet."""
        try:
            self._writer, self._reader = pools.writer(parsed), pools.reader(parsed)
        except ImportError as error:
            reason = "its driver is missing: install requirements-postgres.txt"
            raise CannotOpen(self.url, reason) from error
        except SQLAlchemyError as error:
            raise CannotOpen(self.url, first_line(error)) from error

    def _parsed(self, url: str) -> URL:
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError) as error:
            raise CannotOpen(self.url, "this is not a database URL") from error
        if parsed.get_backend_name() != "sqlite":
            return parsed
        trouble = _trouble_with(parsed)
        if trouble:
            raise CannotOpen(self.url, trouble)
        return parsed.set(drivername="sqlite+aiosqlite")

    async def check(self) -> None:
        """Open a first connection, for reading.

        :raises CannotOpen: the driver does not know the options at the end of the URL.
        :raises Unavailable: the database failed.
        """
        try:
            await self.read(lambda connection: None)
        except TypeError as error:  # those words go to the driver as keyword arguments
            raise CannotOpen(self.url, f"its driver refuses its options: {error}") from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of one or several SELECTs, each of which sees what is committed by then.

        :raises Unavailable: the database failed.
        """
        with named():
            result: T = await self._uncut(greenlet_spawn(self._read, work))
            return result

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The result of one transaction: kept when *work* returns, undone when it raises.

        :raises Full: there is no room left.
        :raises Unavailable: the database failed.
        """
        try:
            with named():
                result: T = await self._uncut(greenlet_spawn(self._write, work))
        except Unavailable as trouble:
            if self._trouble is not type(trouble):
                # Once until it is over: it happens again with every press.
                self._trouble = type(trouble)
                log.error("no game can go on: %s", trouble)
            raise
        if self._trouble is not None:
            self._trouble = None
            log.info("the database takes changes again")
        return result

    async def _rows(self, statement: Executable, /, **asked: Any) -> Sequence[Any]:
        return await self.read(lambda connection: connection.execute(statement, asked).all())

    async def _execute(self, statement: Executable, values: dict[str, Any]) -> None:
        """Carry out one statement in a transaction of its own."""

        def work(connection: Connection) -> None:
            connection.execute(statement, values)

        await self.write(work)

    async def _uncut(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved: asyncio must not complain where the caller was cancelled

    async def clear_files(self) -> None:
        """Write the files of SQLite anew; of other databases they are their server's.

        What pages held before they were split, and the log of all pages as they were, would keep
        what was deleted.
        """
        if not self.is_sqlite:
            return
        reason = "others read it all the time"
        try:
            await self.write(lambda connection: connection.exec_driver_sql("VACUUM"))
            for _ in range(_CLEARINGS):
                if await self.write(_is_log_empty):
                    return
                await asyncio.sleep(_CLEARING_SECONDS)
        except StoreError as error:
            reason = str(error)
        log.warning("somebody was forgotten, but the database's files may hold it: %s", reason)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reader.sync_engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._writer.sync_engine.begin() as connection:
            if self._path is not None:
                self._require_file(self._path)
            if not self.is_sqlite:
                patience = round(1000 * pools.BUSY_SECONDS)
                connection.exec_driver_sql(f"SET LOCAL lock_timeout = {patience}")
            return work(connection)

    def _require_file(self, path: str) -> None:
        """Do nothing where the open file is still that of the database.

        SQLite would go on to write into a file that was removed, and nobody would find it there.

        :raises Vanished: it is gone, or another one.
        """
        try:
            found = os.stat(path)
        except OSError:
            raise Vanished(path) from None
        identity = (found.st_dev, found.st_ino)
        self._identity = self._identity or identity
        if identity != self._identity:
            raise Vanished(path)

    async def close(self) -> None:
        """Wait a moment for what is still going on, and close every connection."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISHING_SECONDS):
                while self._running:
                    await asyncio.wait(self._running)
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._writer.dispose()
                await self._reader.dispose()


def _is_log_empty(connection: Connection) -> bool:
    """Tell whether everything could be taken out of the log, which waits for those who read it."""
    return not connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()[0]


def _trouble_with(url: URL) -> str | None:
    """In plain words what SQLite would only call "unable to open database file"."""
    name = url.database or ":memory:"
    if name == ":memory:":
        return "a database in memory would forget every game"
    if name.startswith("file:"):
        return None
    path = os.path.abspath(name)
    folder = os.path.dirname(path)
    if os.path.isdir(path):
        return f"{path} is a folder, not a file"
    if not os.path.isdir(folder):
        return f"the folder {folder} does not exist"
    # SQLite makes files of its own beside the database.
    return None if os.access(folder, os.W_OK) else f"the folder {folder} may not be written to"


def _shown(url: str) -> str:
    """*url* without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return "named in DATABASE_URL"
