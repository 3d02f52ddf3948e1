"""Backups of an SQLite database: made while it is in use, and put in its place while it is not.

A copy of the file alone may lack all recent changes: that stands in the file ``-wal``
beside it. So the database itself makes the copy.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url

from data.store.errors import StoreError

_BESIDE = ("-wal", "-shm")
"""Files that SQLite keeps beside a database in use."""


def file_of(url: str) -> Path:
    """The file that holds the SQLite database *url*.

    :raises StoreError: it is another database, or one without a file of its own.
    """
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        raise StoreError(
            "This program backs up SQLite databases only: "
            "use pg_dump and pg_restore for PostgreSQL."
        )
    if not parsed.database or parsed.database.startswith(("file:", ":memory:")):
        raise StoreError("DATABASE_URL names no plain file: back the database up by other means.")
    return Path(parsed.database).absolute()


def require_there(url: str) -> None:
    """Do nothing where *url* can hold a database; SQLite would make an empty one.

    :raises StoreError: there is no such file.
    """
    if make_url(url).get_backend_name() == "sqlite" and not file_of(url).is_file():
        raise StoreError(f"There is no database {file_of(url)}.")


def url_of(path: Path) -> str:
    """The URL of the SQLite database in the file *path*."""
    return f"sqlite:///{path}"


def copy_whole(source: Path, target: Path) -> None:
    """Write all that is committed in *source* into the one file *target*, which is new.

    :raises StoreError: *source* is no sound database, or *target* cannot be written.
    """
    if target.exists():
        raise StoreError(f"{target} exists already: name a new file.")
    if not source.is_file():
        raise StoreError(f"There is no database {source}.")
    try:
        # Read-only, so that a copy that lies on a shelf stays as it is.
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
            closing(sqlite3.connect(target)) as copy,
        ):
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            trouble = _damage_in(copy)
    except (sqlite3.Error, OSError) as error:
        remove(target)
        raise StoreError(f"{source} cannot be copied to {target}: {error}.") from error
    if trouble:
        remove(target)
        raise StoreError(f"{source} is damaged, so no copy was kept: {trouble}.")
    _sync(target)


def remove(path: Path) -> None:
    """Delete a database, where there is one, with the files beside it."""
    for name in (path.name, *(path.name + ending for ending in _BESIDE)):
        path.with_name(name).unlink(missing_ok=True)


def require_unused(path: Path) -> None:
    """Do nothing where no program has the database *path* open, or where there is none.

    Afterwards all of it is in this one file.

    :raises StoreError: a bot is running on it.
    """
    if not path.exists():
        return
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            # Leaving WAL needs the database for oneself, idle connections included.
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreError(f"{path} is in use: stop the bot first.") from None
    except sqlite3.DatabaseError:
        # Damaged, or no database at all: all the more reason to put another one in its place.
        return


def put_in_place(new: Path, target: Path, aside: Path | None = None) -> bool:
    """Move the database *new* to *target*, and what was there to *aside*; whether there was one.

    :raises StoreError: *target* exists, and nothing is said of where it goes.
    """
    had_one = target.exists()
    if had_one and aside is None:
        raise StoreError(f"{target} exists already: name a new file.")
    for ending in ("", *_BESIDE):
        older = target.with_name(target.name + ending)
        if aside is not None and older.exists():
            os.replace(older, aside.with_name(aside.name + ending))
    os.replace(new, target)
    _sync(target.parent)
    return had_one


def _damage_in(connection: sqlite3.Connection) -> str | None:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return None if found == "ok" else str(found)


def _sync(path: Path) -> None:
    """Have the disk keep *path* before anybody relies on it; folders where the system can."""
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except PermissionError:
        return
    try:
        os.fsync(descriptor)
    except OSError:
        if not path.is_dir():
            raise
    finally:
        os.close(descriptor)
