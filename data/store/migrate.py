"""Bring the tables of a database to where this program wants them, or leave it as it is."""

import asyncio
import logging
from time import monotonic
from types import ModuleType

from sqlalchemy import Connection, inspect, text

from data.store.database import Database
from data.store.errors import Busy, CannotOpen, Full, StoreError, Unavailable

log = logging.getLogger(__name__)

HEAD = "0001"
"""The newest revision in ``migrations/versions``."""

VERSION_TABLE = "alembic_version"

PATIENCE_SECONDS = 60.0
"""How long a process that starts waits for another one that migrates."""
_PAUSE_SECONDS = 0.2

_LOCK = {True: "BEGIN IMMEDIATE", False: "SELECT pg_advisory_xact_lock(421895)"}
"""For SQLite (True) and PostgreSQL: two processes that start together migrate one by one."""


async def is_current(database: Database) -> bool:
    """Tell whether the tables are where this program wants them."""
    return await database.read(_revision) == HEAD


async def migrate(database: Database) -> None:
    """Apply every migration that is missing, all of them in one transaction.

    :raises CannotOpen: the database cannot be read or written, or a migration failed.
    :raises StoreError: it has a revision that this program does not know.
    """
    try:
        await database.check()
        if database.is_sqlite:
            await database.read(_require_sound)
        # Looking comes first: a database that is not ours to write must not change in one byte.
        _require_known(database.url, await database.read(_revision))
        # Begun even where nothing is missing: a read-only database is noticed now.
        await _upgrade_patiently(database)
    except Full:
        raise
    except Unavailable as error:
        raise CannotOpen(database.url, error.reason) from error


async def _upgrade_patiently(database: Database) -> None:
    """Apply what is missing, after any other process that is migrating the same database.

    :raises Busy: it has been locked for :data:`PATIENCE_SECONDS`.
    """
    lock, end = _LOCK[database.is_sqlite], monotonic() + PATIENCE_SECONDS
    is_told = False
    while True:
        try:
            await database.write(lambda connection: _upgrade(connection, lock, database.url))
        except Busy:
            if monotonic() > end:
                raise
            if not is_told:
                log.info("the database is locked: waiting for another process that may migrate it")
            is_told = True
            await asyncio.sleep(_PAUSE_SECONDS)
        else:
            return


def _require_sound(connection: Connection) -> None:
    """Do nothing where SQLite finds its file in order.

    :raises Unavailable: it is damaged.
    """
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise Unavailable(f"its file is damaged ({found}): restore a backup")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    revision: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return revision


def _require_known(url: str, revision: str | None) -> None:
    if revision not in (None, HEAD) and revision not in _alembic().known():
        raise StoreError(
            f"The database {url} is newer than this program (its revision is {revision!r}): "
            "update the program, or name another database in DATABASE_URL."
        )


def _upgrade(connection: Connection, lock: str, url: str) -> None:
    connection.exec_driver_sql(lock)
    # Asked again: another process, of a newer program too, may have migrated while this one waited.
    revision = _revision(connection)
    _require_known(url, revision)
    if revision != HEAD:
        _alembic().upgrade(connection)


def _alembic() -> ModuleType:
    # Imported when needed: it takes 0.2 s, and a bot that is started again needs it hardly ever.
    import data.store.migrations as migrations

    return migrations
