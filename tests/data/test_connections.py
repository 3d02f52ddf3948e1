"""Statements give and tell the same in transactions of either database."""

from collections.abc import AsyncIterator

import aiosqlite
import pytest
from sqlalchemy import Column, Connection, Integer, MetaData, Table, Text, exc, insert, select

from data.store import pools
from data.store.database import Database

THINGS = Table("things", MetaData(), Column("id", Integer, primary_key=True), Column("text", Text))
IDS = select(THINGS.c.id).order_by(THINGS.c.id)


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    await database.write(THINGS.metadata.create_all)
    yield database
    await database.close()


@pytest.mark.parametrize("count", [0, 2, 3, 4, 7])
async def test_every_row_is_given_once_whether_at_once_or_in_parts(
    database: Database, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(pools, "_FIRST_ROWS", 3)
    numbers = list(range(1, count + 1))

    def work(connection: Connection) -> None:
        if numbers:
            connection.execute(insert(THINGS), [{"id": number} for number in numbers])
        assert list(connection.execute(IDS).scalars()) == numbers
        parts = connection.execute(IDS.execution_options(yield_per=2)).scalars().partitions()
        assert [number for part in parts for number in part] == numbers

    await database.write(work)


@pytest.mark.parametrize("origin", ["sqlite"], indirect=True)
async def test_a_statement_takes_a_single_way_to_the_thread_of_its_connection(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways: list[object] = []
    take = aiosqlite.Connection._execute

    async def counting(self: aiosqlite.Connection, *work: object, **options: object) -> object:
        ways.append(work)
        return await take(self, *work, **options)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counting)
    await database.write(lambda connection: connection.execute(insert(THINGS), {"id": 1}))
    assert len(ways) == 2, "the statement and the end of the transaction"
    await database.read(lambda connection: connection.execute(IDS).all())
    ways.clear()
    await database.read(lambda connection: connection.execute(IDS).all())
    assert len(ways) == 1


async def test_a_transaction_that_fails_is_undone_with_it(database: Database) -> None:
    def work(connection: Connection) -> None:
        connection.execute(insert(THINGS), {"id": 1})
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(work)
    assert await database.read(lambda connection: connection.execute(IDS).all()) == []


async def test_a_broken_constraint_tells_no_values(database: Database) -> None:
    def work(connection: Connection) -> None:
        for _ in range(2):
            connection.execute(insert(THINGS), {"id": 5, "text": "hand of cards"})

    with pytest.raises(exc.IntegrityError) as broken:
        await database.write(work)
    assert "hand" not in str(broken.value)
