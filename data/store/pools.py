"""Engines for SQLite and PostgreSQL: their pools of connections, and how long those wait."""

from collections.abc import Iterable
from functools import partial
from typing import Any

import aiosqlite
from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY_SECONDS = 2.0
"""How long a transaction waits for one of another process: who pressed hears of it in three."""
QUEUE_SECONDS = 10.0
"""How long it waits for those of this process that come before it, as where those wait so long."""

_FIRST_ROWS = 200
"""Rows that come with their statement: more than a press ever reads."""
_READERS = 2
_POSTGRES_WRITERS = 4


def writer(url: URL) -> AsyncEngine:
    """Make an engine for transactions; of SQLite's, which has one writer, one after the other."""
    if url.get_backend_name() != "sqlite":
        return _engine(url, pool_size=_POSTGRES_WRITERS, pool_reset_on_return=None)
    # IMMEDIATE: the driver puts BEGIN IMMEDIATE before the first INSERT, UPDATE or DELETE. A
    # transaction that began by reading could not go on to write once another one has written.
    options = {"timeout": BUSY_SECONDS, "isolation_level": "IMMEDIATE"}
    # Not reset on return: ``begin`` has ended the transaction by then, whatever happened.
    engine = _engine(url, pool_size=1, pool_reset_on_return=None, connect_args=options)
    event.listen(engine.sync_engine, "connect", _prepare_writer)
    return engine


def reader(url: URL) -> AsyncEngine:
    """Make an engine for SELECTs, each of which sees what is committed by then."""
    options: dict[str, Any] = {
        "pool_size": _READERS,
        "isolation_level": "AUTOCOMMIT",
        "skip_autocommit_rollback": True,
    }
    if url.get_backend_name() != "sqlite":
        return _engine(url, **options)
    engine = _engine(url, connect_args={"timeout": BUSY_SECONDS}, **options)
    event.listen(engine.sync_engine, "connect", _prepare_reader)
    return engine


def _engine(url: URL, **options: Any) -> AsyncEngine:
    return create_async_engine(
        url,
        max_overflow=0,
        pool_timeout=QUEUE_SECONDS,
        hide_parameters=True,
        # Asked before each use: a server may have dropped a connection that lay idle.
        pool_pre_ping=url.get_backend_name() != "sqlite",
        **options,
    )


class _Cursor(aiosqlite.Cursor):
    """A cursor that takes one way to the thread of its connection, statement and rows together.

    SQLite is done sooner than a way takes, of which SQLAlchemy makes four: to open the cursor, for
    the statement, for its rows, and to close it.
    """

    def __init__(self, connection: Any) -> None:
        self._conn: Any = connection
        self._cursor: Any = None
        self._rows: list[Any] = []

    async def __aenter__(self) -> "_Cursor":
        return self

    async def execute(self, sql: str, parameters: Any = ()) -> "_Cursor":
        def carry_out() -> tuple[Any, list[Any]]:
            cursor = self._conn._conn.execute(sql, parameters)
            return cursor, cursor.fetchmany(_FIRST_ROWS)

        self._cursor, self._rows = await self._conn._execute(carry_out)
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> "_Cursor":
        self._cursor = await self._conn._execute(self._conn._conn.executemany, sql, parameters)
        return self

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows if len(rows) < _FIRST_ROWS else [*rows, *await super().fetchall()]

    async def fetchmany(self, size: int | None = None) -> Iterable[Any]:
        rows, self._rows = self._rows, []
        return rows or await super().fetchmany(size)

    async def close(self) -> None:
        """Do nothing: a cursor ends with its last row, or when it is forgotten."""


def _prepare_writer(connection: Any, _record: object) -> None:
    _prepare(
        connection,
        "PRAGMA journal_mode = WAL",
        # FULL: what was confirmed to a player survives a power cut, too.
        "PRAGMA synchronous = FULL",
        "PRAGMA foreign_keys = ON",
        # Who is forgotten leaves nothing in pages that are free or were moved.
        "PRAGMA secure_delete = ON",
    )


def _prepare_reader(connection: Any, _record: object) -> None:
    _prepare(connection, "PRAGMA query_only = ON")


def _text(stored: bytes) -> str:
    """Text in a file of SQLite; damaged letters hide neither their row nor others."""
    return stored.decode(errors="replace")


def _prepare(connection: Any, *statements: str) -> None:
    driver = connection.driver_connection
    driver.text_factory = _text
    driver.cursor = partial(_Cursor, driver)
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()
