"""Bring the tables of a database to where this program wants them, or leave it as it is."""

from types import ModuleType

from sqlalchemy import Connection, inspect, text

from data.store.database import Database
from data.store.errors import CannotOpen, Full, TooNew, Unavailable

HEAD = "0032"
"""The newest revision in ``migrations/versions``."""

VERSION_TABLE = "alembic_version"

_LOCK = {True: "BEGIN IMMEDIATE", False: "SELECT pg_advisory_xact_lock(421895)"}
"""For SQLite (True) and PostgreSQL: two processes that start together migrate one by one."""


async def is_current(database: Database) -> bool:
    """Whether the tables are where this program wants them."""
    return await database.read(_revision) == HEAD


async def migrate(database: Database) -> None:
    """Apply every migration that is missing, all of them in one transaction.

    :raises CannotOpen: the database cannot be read or written, or a migration failed.
    :raises TooNew: it has a revision that this program does not know.
    """
    try:
        await database.check()
        if database.is_sqlite:
            await database.read(_require_sound)
        # Looking comes first: a database that is not ours to write must not change in one byte.
        revision = await database.read(_revision)
        if revision not in (None, HEAD) and revision not in _alembic().known():
            raise TooNew(database.url, revision)
        # Begun even where nothing is missing: a read-only database is noticed now.
        await database.write(lambda connection: _upgrade(connection, _LOCK[database.is_sqlite]))
    except Full:
        raise
    except Unavailable as error:
        raise CannotOpen(database.url, error.reason) from error


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


def _upgrade(connection: Connection, lock: str) -> None:
    connection.exec_driver_sql(lock)
    # Asked again: another process may have migrated while this one waited for its turn.
    if _revision(connection) != HEAD:
        _alembic().upgrade(connection)


def _alembic() -> ModuleType:
    # Imported when needed: it takes 0.2 s, and a bot that is started again needs it hardly ever.
    import data.store.migrations as migrations

    return migrations
