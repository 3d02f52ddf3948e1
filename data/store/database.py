"""Connections and transactions: the one place that knows which database it is."""

import asyncio
import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import create_async_engine

from data.store.driver_errors import error_for, first_line, named
from data.store.errors import Busy, CannotOpen, Unavailable, Vanished

T = TypeVar("T")

log = logging.getLogger(__name__)

BUSY_SECONDS = 2.0
"""How long a transaction waits for one of another process: who pressed hears of it in three."""
HURRIED_SECONDS = 0.05
"""The same once one has waited in vain, so that many do not wait that long one after another."""
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


class Database:
    """Transactions as functions of a connection, carried out one after the other or side by side.

    SQLite's run in threads of their own, a whole transaction at a time: handing over each statement
    would cost several times what it takes. There is one writer, and readers never wait for it; for
    a glance at a few rows they need no thread at all. PostgreSQL's run on connections of asyncpg.
    """

    def __init__(self, url: str) -> None:
        """Prepare *url*; nothing is opened yet.

        :raises CannotOpen: this is not a database URL, or its driver is missing.
        """
        self.url = _shown(url)
        self._trouble: type[Unavailable] | None = None
        """What kept the last transaction from being written."""
        parsed = self._parsed(url)
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        try:
            self._pools: _Pools = _SqlitePools(parsed) if self.is_sqlite else _AsyncPools(parsed)
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
        # Earlier versions named another driver.
        return parsed.set(drivername="sqlite")

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
            return await self._pools.read(work)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """As :meth:`read`, for SELECTs that find a few rows by an index.

        SQLite answers them at once, here: handing them over would take longer than they do.

        :raises Unavailable: the database failed.
        """
        with named():
            return await self._pools.glance(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The result of one transaction: kept when *work* returns, undone when it raises.

        :raises Full: there is no room left.
        :raises Unavailable: the database failed.
        """
        try:
            with named():
                result = await self._pools.write(work)
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

    async def close(self) -> None:
        """Close every connection."""
        await self._pools.close()


class _Pools(Protocol):
    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def glance(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T: ...

    async def close(self) -> None: ...


class _Patience:
    """How long transactions wait for a lock: hardly at all, once one has waited in vain."""

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


class _SqlitePools:
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
        def carry_out() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, carry_out)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._glancer.connect() as connection:
                return work(connection)
        except OperationalError as error:
            if not isinstance(error_for(error), Busy):
                raise
        # Somebody has locked out even readers. The event loop must not wait for that.
        return await self.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
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
        # Threads that are idle end at once. One that waits for a lock must not hold up the rest.
        self._writing.shutdown(wait=False, cancel_futures=True)
        self._reading.shutdown(wait=False, cancel_futures=True)
        self._writer.dispose()
        self._reader.dispose()
        self._glancer.dispose()


class _AsyncPools:
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
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        def carry_out(connection: Connection) -> T:
            patience = self._patience.milliseconds
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = {patience}")
            return work(connection)

        async with self._turns:
            with self._patience.watching():
                async with self._writer.begin() as connection:
                    return await connection.run_sync(carry_out)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        return await self.read(work)

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._writer.dispose()
                await self._reader.dispose()


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


def _prepare_writer(connection: Any, _record: object) -> None:
    connection.text_factory = _text
    _run(
        connection,
        "PRAGMA journal_mode = WAL",
        # FULL: what was confirmed to a player survives a power cut, too.
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
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


def _shown(url: str) -> str:
    """*url* without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return "named in DATABASE_URL"
