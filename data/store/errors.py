"""Errors of the store: a class for what is told apart, a sentence for the rest."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout


class StoreError(Exception):
    """A deliberate error of the store; ``str()`` is one plain sentence for the operator."""


class NotFound(StoreError):
    """No session has this number."""

    def __init__(self, session_id: int) -> None:
        super().__init__(f"no session {session_id}")


class Conflict(StoreError):
    """Somebody else changed the session since it was read: nothing was written.

    Read it again and look whether the question is still open.
    """

    def __init__(self, session_id: int, revision: int) -> None:
        super().__init__(f"session {session_id} is no longer at revision {revision}")


class Unavailable(StoreError):
    """The database did not do as asked: locked for too long, disk trouble, connection lost.

    Nothing of the transaction was kept, except where the connection was lost during its very
    end: then the revision tells what became of it.
    """

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"The database does not answer as it should: {reason}.")


class Busy(Unavailable):
    """Another program keeps the database locked; nothing of the transaction was kept."""

    def __init__(self) -> None:
        super().__init__("another program keeps it locked: find out which one, and stop it")


class Vanished(Unavailable):
    """The file of the database was removed or replaced while the program was using it."""

    def __init__(self, path: str) -> None:
        super().__init__(
            f"{path} was removed or replaced while the bot runs: stop the bot, then put the file "
            "back or restore a backup"
        )


class Full(Unavailable):
    """There is no room left for the database; nothing of the transaction was kept."""

    def __init__(self) -> None:
        super().__init__("there is no room left for it: make room on its disk")


class CannotOpen(StoreError):
    """The database cannot be opened; *reason* is a clause without a full stop."""

    def __init__(self, url: str, reason: str) -> None:
        super().__init__(f"The database {url} cannot be opened: {reason}.")


_STARTING = "57P03"
_OUT_OF_REACH = ("08", "53")
"""PostgreSQL's classes of errors for connections, and for what it has too little of."""


def may_pass(error: BaseException) -> bool:
    """Tell whether the database may do as asked in some minutes: it was full, locked, or not there.

    After a reboot its server may still be starting.
    """
    trouble = error.__cause__ if isinstance(error, CannotOpen) else error
    if not isinstance(trouble, Unavailable):
        return False
    if isinstance(trouble, Full | Busy):
        return True
    cause = trouble.__cause__
    state = str(getattr(getattr(cause, "orig", cause), "sqlstate", None) or "")
    return isinstance(cause, OSError) or state == _STARTING or state[:2] in _OUT_OF_REACH


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
    """Return the store's error for *error* of a driver, without any value that was stored."""
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
