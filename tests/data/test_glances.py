"""A few rows of SQLite are read at once; only where something is in the way does a thread wait."""

import sqlite3
import threading
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from data.store.database import Database
from data.store.errors import Unavailable


@pytest.fixture
async def database(file_url: str) -> AsyncIterator[Database]:
    database = Database(file_url)
    await database.write(lambda connection: connection.execute(text("CREATE TABLE a (b INTEGER)")))
    yield database
    await database.close()


def failing(code: int, threads: list[threading.Thread]) -> int:
    """Fails at first; returns how often it was tried. *threads* are those that tried."""
    threads.append(threading.current_thread())
    if len(threads) == 1:
        origin = sqlite3.OperationalError("not now")
        origin.sqlite_errorcode = code
        raise OperationalError("SELECT", None, origin)
    return len(threads)


async def test_a_glance_needs_no_thread(database: Database) -> None:
    here = threading.current_thread()
    assert await database.glance(lambda _: threading.current_thread()) is here
    assert await database.read(lambda _: threading.current_thread()) is not here


async def test_a_glance_sees_what_was_written_last(database: Database) -> None:
    def count(connection: Connection) -> int:
        found: int = connection.execute(text("SELECT count(*) FROM a")).scalar_one()
        return found

    for number in range(3):
        assert await database.glance(count) == number
        await database.write(lambda c: c.execute(text("INSERT INTO a VALUES (1)")))


async def test_a_glance_that_is_locked_out_leaves_the_waiting_to_a_thread(
    database: Database,
) -> None:
    threads: list[threading.Thread] = []
    assert await database.glance(lambda _: failing(sqlite3.SQLITE_BUSY, threads)) == 2
    assert threads[0] is threading.current_thread() is not threads[1]


async def test_a_glance_at_a_damaged_file_is_not_repeated(database: Database) -> None:
    threads: list[threading.Thread] = []
    with pytest.raises(Unavailable):
        await database.glance(lambda _: failing(sqlite3.SQLITE_IOERR, threads))
    assert len(threads) == 1
