"""Connections and transactions: the one place that knows which database it is."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from data.store.errors import CannotOpen, Full, StoreError, Unavailable

BUSY_SECONDS = 5.0
"""How long a transaction waits for one of another process."""

_READERS = 2
_POSTGRES_WRITERS = 4
_DISK_FULL = "53100"
"""PostgreSQL's SQLSTATE for a full disk."""


class Database:
    """Two pools: writers begin their transactions at once, readers never wait for a writer."""

    def __init__(self, url: str) -> None:
        """Prepare *url*; nothing is opened yet.

        :raises CannotOpen: the URL is none, or its driver is missing.
        """
        self.url = _shown(url)
        parsed = self._parsed(url)
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        # SQLite has one writer at a time anyway: waiting here is cheaper and fairer than there.
        self._turns = asyncio.Semaphore(1 if self.is_sqlite else _POSTGRES_WRITERS)
        try:
            self._writer, self._reader = self._engines(parsed)
        except (ImportError, SQLAlchemyError) as error:
            raise CannotOpen(self.url, _first_line(error)) from error

    def _parsed(self, url: str) -> URL:
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError) as error:
            raise CannotOpen(self.url, "this is not a database URL") from error
        trouble = _trouble_with(parsed) if parsed.get_backend_name() == "sqlite" else None
        if trouble:
            raise CannotOpen(self.url, trouble)
        return parsed

    def _engines(self, url: URL) -> tuple[AsyncEngine, AsyncEngine]:
        if not self.is_sqlite:
            # Asked before each use: a server may have dropped a connection that lay idle.
            writer = _writing_engine(url, _POSTGRES_WRITERS, pool_pre_ping=True)
            return writer, _reading_engine(url, pool_pre_ping=True)
        waiting = {"timeout": BUSY_SECONDS}
        # IMMEDIATE: the driver puts BEGIN IMMEDIATE before the first INSERT, UPDATE or DELETE. A
        # transaction that began by reading could not go on to write once another one has written.
        writer = _writing_engine(url, 1, connect_args=waiting | {"isolation_level": "IMMEDIATE"})
        reader = _reading_engine(url, connect_args=waiting)
        event.listen(writer.sync_engine, "connect", _prepare_writer)
        event.listen(reader.sync_engine, "connect", _prepare_reader)
        return writer, reader

    async def check(self) -> None:
        """Open a first connection, for reading.

        :raises CannotOpen: the driver does not know the options at the end of the URL.
        :raises Unavailable: the database failed.
        """
        try:
            async with self.reading():
                pass
        except TypeError as error:  # those words go to the driver as keyword arguments
            raise CannotOpen(self.url, f"its driver refuses its options: {error}") from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for one or several SELECTs, each of which sees what is committed by then.

        :raises Unavailable: the database failed.
        """
        with _named():
            async with self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: kept when the block ends, undone when it raises or is cancelled.

        :raises Full: there is no room left.
        :raises Unavailable: the database failed.
        """
        async with self._turns:
            with _named():
                async with self._writer.begin() as connection:
                    yield connection

    async def close(self) -> None:
        """Close every connection."""
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


def _writing_engine(url: URL, connections: int, **options: Any) -> AsyncEngine:
    # Not reset on return: ``begin`` has ended the transaction by then, whatever happened.
    return create_async_engine(
        url, pool_size=connections, max_overflow=0, pool_reset_on_return=None, **options
    )


def _reading_engine(url: URL, **options: Any) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=_READERS,
        max_overflow=0,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        **options,
    )


def _prepare_writer(connection: Any, _record: object) -> None:
    _run(
        connection,
        "PRAGMA journal_mode = WAL",
        # FULL: what was confirmed to a player survives a power cut, too.
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
    )


def _prepare_reader(connection: Any, _record: object) -> None:
    _run(connection, "PRAGMA query_only = ON")


def _run(connection: Any, *statements: str) -> None:
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()


@contextmanager
def _named() -> Iterator[None]:
    """Give the database's own errors our names; broken constraints and our mistakes pass."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError) as error:
        raise _error_for(error) from error


def _error_for(error: Exception) -> StoreError:
    origin = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(origin, "sqlite_errorcode", None) or getattr(origin, "sqlstate", None)
    if code in (sqlite3.SQLITE_FULL, _DISK_FULL):
        return Full()
    return Unavailable(_first_line(origin or error))


def _shown(url: str) -> str:
    """*url* without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return "named in DATABASE_URL"


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
