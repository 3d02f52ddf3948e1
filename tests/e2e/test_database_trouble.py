"""The database is locked: everybody hears of it soon, and games go on."""

import asyncio
import logging

import pytest

from data.store import pools
from sandbox import Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table
from tests.sqlite_lock import locked


async def told(bench: Bench, person: Person, table: Table, kind: str) -> str:
    return (await bench.answered(await table.press(person, table.lobby, kind))).text


async def test_a_whole_crowd_hears_that_the_database_is_busy(
    fresh: Bench, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "BUSY_SECONDS", 0.3)
    await fresh.started()
    table, crowd = await Table.open(fresh, fresh.people(1)), fresh.people(5)
    await fresh.settled()
    async with locked(fresh.folder / "games.sqlite3"):
        # All of them are answered while it is still locked.
        words = await asyncio.gather(*(told(fresh, person, table, "j") for person in crowd))
    assert all("cannot save anything right now" in text for text in words)
    assert (await fresh.store.get(table.session_id)).seat_of(crowd[0].id) is None
    await table.use_lobby(crowd[0], "j")
    assert (await fresh.store.get(table.session_id)).seat_of(crowd[0].id) == 1
    errors = [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert len(errors) == 1
    assert not any(record.exc_info for record in caplog.records)
