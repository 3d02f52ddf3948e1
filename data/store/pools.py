"""Connections to SQLite and to PostgreSQL, and how long their transactions wait for a lock."""

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from data.store.driver_errors import error_for
from data.store.errors import Busy, Vanished

T = TypeVar("T")

BUSY_SECONDS = 2.0
"""How long a transaction waits for one of another process: who pressed hears of it in three."""
HURRIED_SECONDS = 0.05
"""The same after one has failed to get the lock, so that many do not wait that long in turn."""
CLOSING_SECONDS = 0.5
"""How long a server may take to answer the close of its connections."""

_READERS = 2
_READER_OPTIONS: dict[str, Any] = {
    "pool_size": _READERS,
    "max_overflow": 0,
    "isolation_level": "AUTOCOMMIT",
    "skip_autocommit_rollback": True,
    "hide_parameters": True,
}
_POSTGRES_WRITERS = 4


class Pools(Protocol):
    """What :class:`~data.store.database.Database` asks of connections, whatever database it is."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """See :meth:`Database.read`."""

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """See :meth:`Database.glance`."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """See :meth:`Database.write`."""

    async def close(self) -> None:
        """Close every connection."""


class _Patience:
    """How long transactions wait for a lock: hardly at all after one has failed to get it."""

    def __init__(self) -> None:
        self._is_locked = False

    @property
    def milliseconds(self) -> int:
        """For the next transaction."""
        return round(1000 * (HURRIED_SECONDS if self._is_locked else BUSY_SECONDS))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Find out what a transaction tells of the lock."""
        try:
            yield
        except DBAPIError as error:
            self._is_locked = isinstance(error_for(error), Busy)
            raise
        self._is_locked = False


class SqlitePools:
    """One thread that writes, and some that read, each with a connection of its own.

    Another connection is for what the event loop reads itself.
    """

    def __init__(self, url: URL) -> None:
        waiting = {"timeout": BUSY_SECONDS}
        # IMMEDIATE: the driver puts BEGIN IMMEDIATE before the first INSERT, UPDATE or DELETE. A
        # transaction that began by reading could not go on to write once another one has written.
        self._writer = create_engine(
            url,
            pool_size=1,
            max_overflow=0,
            hide_parameters=True,
            # Not reset on return: ``begin`` has ended the transaction by then, whatever happened.
            pool_reset_on_return=None,
            connect_args=waiting | {"isolation_level": "IMMEDIATE"},
        )
        self._reader = create_engine(url, connect_args=waiting, **_READER_OPTIONS)
        self._glancer = create_engine(url, connect_args={"timeout": 0.0}, **_READER_OPTIONS)
        event.listen(self._writer, "connect", _prepare_writer)
        event.listen(self._reader, "connect", _prepare_reader)
        event.listen(self._glancer, "connect", _prepare_reader)
        self._patience = _Patience()
        self._path = url.database or ""
        self._identity: tuple[int, int] | None = None
        """Which file the writer has open; None: none yet."""
        self._writing = ThreadPoolExecutor(1, "database-writer")
        self._reading = ThreadPoolExecutor(_READERS, "database-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """See :meth:`Database.read`."""

        def carry_out() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, carry_out)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """See :meth:`Database.glance`."""
        try:
            with self._glancer.connect() as connection:
                return work(connection)
        except OperationalError as error:
            if not isinstance(error_for(error), Busy):
                raise
        # Somebody has locked out even readers. The event loop must not wait for that.
        return await self.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """See :meth:`Database.write`."""

        def carry_out() -> T:
            with self._patience.watching(), self._writer.begin() as connection:
                self._require_file()
                driver: Any = connection.connection.driver_connection
                driver.execute(f"PRAGMA busy_timeout = {self._patience.milliseconds}")
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, carry_out)

    def _require_file(self) -> None:
        """Do nothing where the open file is still that of the database.

        SQLite would go on to write into a file that was removed, and nobody would find it there.

        :raises Vanished: it is gone, or another one.
        """
        if self._path.startswith("file:"):
            return
        try:
            found = os.stat(self._path)
        except OSError:
            raise Vanished(self._path) from None
        identity = (found.st_dev, found.st_ino)
        self._identity = self._identity or identity
        if identity != self._identity:
            raise Vanished(self._path)

    async def close(self) -> None:
        """Close every connection."""
        # Threads that are idle end at once. One that waits for a lock must not hold up the rest.
        self._writing.shutdown(wait=False, cancel_futures=True)
        self._reading.shutdown(wait=False, cancel_futures=True)
        self._writer.dispose()
        self._reader.dispose()
        self._glancer.dispose()


class AsyncPools:
    """Connections of an asyncio driver, for a database that has several writers."""

    def __init__(self, url: URL) -> None:
        self._turns = asyncio.Semaphore(_POSTGRES_WRITERS)
        self._patience = _Patience()
        # Asked before each use: a server may have dropped a connection that lay idle.
        self._writer = create_async_engine(
            url,
            pool_size=_POSTGRES_WRITERS,
            max_overflow=0,
            hide_parameters=True,
            pool_reset_on_return=None,
            pool_pre_ping=True,
        )
        self._reader = create_async_engine(url, pool_pre_ping=True, **_READER_OPTIONS)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """See :meth:`Database.read`."""
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """See :meth:`Database.write`."""

        def carry_out(connection: Connection) -> T:
            patience = self._patience.milliseconds
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = {patience}")
            return work(connection)

        async with self._turns:
            with self._patience.watching():
                async with self._writer.begin() as connection:
                    return await connection.run_sync(carry_out)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """See :meth:`Database.glance`."""
        return await self.read(work)

    async def close(self) -> None:
        """Close every connection."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._writer.dispose()
                await self._reader.dispose()


def _prepare_writer(connection: Any, _record: object) -> None:
    connection.text_factory = _text
    _run(
        connection,
        "PRAGMA journal_mode = WAL",
        # FULL: what was confirmed to a player survives a power cut, too.
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        # Who is forgotten leaves nothing in pages that are free or were moved.
        "PRAGMA secure_delete = ON",
    )


def _prepare_reader(connection: Any, _record: object) -> None:
    connection.text_factory = _text
    _run(connection, "PRAGMA query_only = ON")


def _text(stored: bytes) -> str:
    """Text in a file of SQLite; damaged letters hide neither their row nor others."""
    return stored.decode(errors="replace")


def _run(connection: Any, *statements: str) -> None:
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()
