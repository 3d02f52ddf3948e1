"""Errors of SQLite and PostgreSQL as errors of the store."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from data.store.errors import Busy, Full, StoreError, Unavailable

_DISK_FULL, _LOCKED = "53100", "55P03"
"""PostgreSQL's SQLSTATE for a full disk, and for a lock that was not released in time."""
_PRIMARY = 0xFF
"""SQLite's error codes tell the kind of an error in these bits, and details in those above."""


@contextmanager
def named() -> Iterator[None]:
    """Give the database's own errors our names; broken constraints and our mistakes pass."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError) as error:
        raise error_for(error) from error


def error_for(error: Exception) -> StoreError:
    """What *error* of a driver means, without any value that was stored."""
    if isinstance(error, PoolTimeout):
        # Everybody before it waited for a lock.
        return Busy()
    origin = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(origin, "sqlite_errorcode", None) or getattr(origin, "sqlstate", None)
    kind = code & _PRIMARY if isinstance(code, int) else code
    # A disk without any room has none for the memory that readers and writers share, either.
    if kind in (sqlite3.SQLITE_FULL, _DISK_FULL) or code == sqlite3.SQLITE_IOERR_SHMSIZE:
        return Full()
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, _LOCKED):
        return Busy()
    if isinstance(error, DataError):
        # Its words repeat the value: perhaps a hand of cards.
        return Unavailable("it takes no such value")
    return Unavailable(first_line(origin or error))


def first_line(error: BaseException) -> str:
    """The first line of what *error* says, or else the name of its class."""
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
