"""Text that was written or read lately gives the same object again, and never an older one."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import make_url
from sqlalchemy.dialects import sqlite

from data.store.columns import Json

DIALECT = sqlite.dialect()


async def test_a_position_is_the_object_that_was_written(store, running):
    created, _ = await store.create(running)
    written = {"game": "docker", "value": ["written", "just", "now"]}
    before = await store.get(created.id)
    await store.commit(before, replace(before, snapshot=written, ply=before.ply + 1))
    assert (await store.get(created.id)).snapshot is written


async def test_a_position_changed_behind_the_stores_back_is_read_anew(store, file_url, running):
    created, _ = await store.create(running)
    assert (await store.get(created.id)).snapshot == running.snapshot
    with sqlite3.connect(Path(make_url(file_url).database)) as connection:
        connection.execute("UPDATE sessions SET snapshot = ?", ('{"game": "mended"}',))
    connection.close()
    assert (await store.get(created.id)).snapshot == {"game": "mended"}


@pytest.fixture
def url(file_url: str) -> str:
    """SQLite only: what is remembered is the text, the same in every database."""
    return file_url


def test_only_the_latest_texts_are_remembered():
    kind = Json(remembered=2)
    first = kind.process_result_value("[1]", DIALECT)
    assert kind.process_result_value("[1]", DIALECT) is first
    for text in ("[2]", "[3]"):
        kind.process_result_value(text, DIALECT)
    assert kind.process_result_value("[1]", DIALECT) == first
    assert kind.process_result_value("[1]", DIALECT) is not first


def test_a_column_remembers_nothing_unless_it_is_asked_to():
    # What is written to such a column may hold tuples, which come back as lists.
    kind = Json()
    text = kind.process_bind_param((1, 2), DIALECT)
    assert text is not None
    assert kind.process_result_value(text, DIALECT) == [1, 2]
    assert kind.process_result_value(text, DIALECT) is not kind.process_result_value(text, DIALECT)
