"""The database is locked or its disk is full: everybody hears which, soon, and games go on."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection

from data.store.database import Database
from sandbox import Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table
from tests.sqlite_lock import locked

BUSY, FULL = "cannot save anything right now", "disk is full"


@contextmanager
def full_disk() -> Iterator[None]:
    """There is room for nothing: every transaction needs more than there is."""
    write = Database._write

    def overfilling(self: Any, work: Any) -> Any:
        def overfill(connection: Connection) -> Any:
            connection.exec_driver_sql("PRAGMA max_page_count = 1")
            connection.exec_driver_sql("CREATE TABLE bulk AS SELECT zeroblob(10000000) AS filler")

        try:
            return write(self, overfill)
        finally:
            write(self, lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "_write", overfilling)
        yield


async def told(bench: Bench, person: Person, table: Table, kind: str) -> str:
    return (await bench.answered(await table.press(person, table.lobby, kind))).text


async def test_a_whole_crowd_hears_that_the_database_is_busy(
    fresh: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    await fresh.started()
    table, crowd = await Table.open(fresh, fresh.people(1)), fresh.people(5)
    await fresh.settled()
    async with locked(fresh.folder / "games.sqlite3"):
        # All of them are answered while it is still locked.
        words = await asyncio.gather(*(told(fresh, person, table, "j") for person in crowd))
    assert all(BUSY in text for text in words)
    assert (await fresh.store.get(table.session_id)).seat_of(crowd[0].id) is None
    await table.use_lobby(crowd[0], "j")
    assert (await fresh.store.get(table.session_id)).seat_of(crowd[0].id) == 1
    errors = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert len(errors) == 1
    assert not any(record.exc_info for record in caplog.records)


async def test_a_full_disk_is_named_and_the_game_goes_on_with_room(
    fresh: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    await fresh.started()
    (person,) = fresh.people(1)
    with full_disk():
        for _ in range(2):
            answer = await fresh.answered(
                await person.slash(fresh.channel(), "play", game="docker")
            )
            assert FULL in answer.text
    assert await fresh.store.live_sessions_of(person.id) == ()
    await Table.open(fresh, fresh.people(2))
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert len(errors) == 1
    assert "make room on its disk" in errors[0]
    assert not any(record.exc_info for record in caplog.records)
