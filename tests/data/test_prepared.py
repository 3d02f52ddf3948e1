"""A statement means the same to SQLite's driver as to SQLAlchemy: values, rows and errors."""

import sqlite3
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from enum import StrEnum

import pytest
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    bindparam,
    exc,
    insert,
    select,
    update,
)

from data.store.columns import Choice, Json, Moment
from data.store.database import Database
from data.store.prepared import change, change_each, fetch


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


THINGS = Table(
    "things",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("colour", Choice(Colour)),
    Column("seen", Boolean),
    Column("at", Moment),
    Column("facts", Json),
    Column("secret", LargeBinary),
)
ADD = insert(THINGS).returning(THINGS.c.id)
SET = update(THINGS).where(THINGS.c.id == bindparam("which"))
RED = select(THINGS).where(THINGS.c.colour == Colour.RED).order_by(THINGS.c.id).limit(1)
ALL = select(THINGS).order_by(THINGS.c.id)
FIRST = {
    "colour": Colour.RED,
    "seen": True,
    "at": datetime(2026, 5, 4, 20, 15, tzinfo=UTC),
    "facts": {"b": [1, None], "a": "ä"},
    "secret": b"\x00\xff",
}
SECOND = {"colour": None, "seen": None, "at": None, "facts": None, "secret": None}


@pytest.fixture
async def database(file_url: str) -> AsyncIterator[Database]:
    database = Database(file_url)
    await database.write(lambda connection: THINGS.metadata.create_all(connection))
    yield database
    await database.close()


def both(connection: Connection) -> tuple[list[object], list[object]]:
    """All rows, as found here and by SQLAlchemy."""
    mine = [row._asdict() for row in fetch(connection, ALL, {})]
    return mine, [row._asdict() for row in connection.execute(ALL)]


async def test_what_is_written_is_read_as_sqlalchemy_reads_it(database: Database) -> None:
    def work(connection: Connection) -> None:
        assert [fetch(connection, ADD, each)[0].id for each in (FIRST, SECOND)] == [1, 2]
        mine, usual = both(connection)
        assert mine == usual == [{"id": 1, **FIRST}, {"id": 2, **SECOND}]

    await database.write(work)


async def test_a_value_that_a_statement_holds_itself_is_not_asked_for(database: Database) -> None:
    def work(connection: Connection) -> None:
        change_each(connection, ADD, (SECOND, FIRST, FIRST))
        (row,) = fetch(connection, RED, {"more": "than is asked"})
        assert (row.id, row.colour) == (2, Colour.RED)

    await database.write(work)


async def test_an_update_changes_the_columns_that_are_named(database: Database) -> None:
    def work(connection: Connection) -> None:
        fetch(connection, ADD, FIRST)
        assert change(connection, SET, {"which": 1, "seen": False}) == 1
        assert change(connection, SET, {"which": 1, "colour": Colour.BLUE}) == 1
        assert change(connection, SET, {"which": 7, "seen": False}) == 0
        mine, usual = both(connection)
        assert mine == usual == [{"id": 1, **FIRST, "seen": False, "colour": Colour.BLUE}]

    await database.write(work)


async def test_a_transaction_that_fails_is_undone_with_it(database: Database) -> None:
    def work(connection: Connection) -> None:
        fetch(connection, ADD, FIRST)
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(work)
    assert await database.read(lambda connection: fetch(connection, ALL, {})) == []


async def test_a_broken_constraint_has_its_usual_name_and_tells_no_values(
    database: Database,
) -> None:
    def work(connection: Connection) -> None:
        for _ in range(2):
            fetch(connection, ADD, {"id": 5, "secret": b"hand of cards"})

    with pytest.raises(exc.IntegrityError) as broken:
        await database.write(work)
    assert isinstance(broken.value.orig, sqlite3.IntegrityError)
    assert "hand" not in str(broken.value)
