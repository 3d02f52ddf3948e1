"""Rows that somebody or something has damaged: read as far as they go, and never written over."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import make_url

from data.store import JobKind, MessageKind, PostedMessage, Question, Task, TaskKind
from data.store.timing import EPOCH

NO_JSON = '{"game": "docker", "va'


@pytest.fixture
def url(file_url: str) -> str:
    """SQLite only: what is read is the same text in every database."""
    return file_url


def damage(url: str, statement: str, *values: object) -> None:
    """Change the database behind the store's back."""
    with sqlite3.connect(Path(make_url(url).database)) as connection:
        connection.execute(statement, values)
    connection.close()


COLUMNS = "snapshot outcome options vote to_act orders clocks guests undo_request"


@pytest.mark.parametrize("column", COLUMNS.split())
@pytest.mark.parametrize("text", [NO_JSON, "", "7", '[[1, 2, 3], "x"]', '{"seat": 1, "asked": 7}'])
async def test_a_damaged_session_hides_no_other(store, url, running, column, text):
    damaged, _ = await store.create(running)
    sound, _ = await store.create(running)
    damage(url, f"UPDATE sessions SET {column} = ? WHERE id = ?", text, damaged.id)
    found = await store.live_sessions_of(running.host_id)
    assert {session.id for session in found} == {damaged.id, sound.id}
    assert sound in found


async def test_seats_that_a_table_does_not_have_are_not_asked(store, url, running):
    stored, _ = await store.create(running)
    damage(url, "UPDATE sessions SET to_act = '[1, 2, -1]'")
    assert (await store.get(stored.id)).to_act == (1,)


async def test_a_change_leaves_damaged_columns_to_whoever_mends_them(store, url, running):
    stored, _ = await store.create(running)
    damage(url, "UPDATE sessions SET snapshot = ?, options = ?", NO_JSON, NO_JSON)
    before = await store.get(stored.id)
    await store.move_session(before.id, None, 5)
    before = await store.get(stored.id)
    await store.commit(before, replace(before, vote=Question(agreed=(12,))))
    with sqlite3.connect(Path(make_url(url).database)) as connection:
        (row,) = connection.execute("SELECT snapshot, options, vote FROM sessions")
    connection.close()
    assert row == (NO_JSON, NO_JSON, '{"agreed":[12],"asked":[]}')


@pytest.mark.parametrize("stored", [NO_JSON, "7", "[7]", '[{"kind":"bord"}]'])
async def test_tasks_that_cannot_be_read_bring_the_board_up_to_date(store, url, running, stored):
    await store.create(running, [Task(kind=TaskKind.LOBBY, ply=0)])
    damage(url, "UPDATE jobs SET tasks = ?", stored)
    (task,) = await store.pending_tasks()
    assert task.kind is TaskKind.BOARD
    job = await store.job_of(JobKind.PUBLISH, task.session_id)
    assert await store.conclude(job) is None
    assert await store.pending_tasks() == ()


@pytest.mark.parametrize("text", [NO_JSON, "7", '["a.png"]', '{"a.png": "7"}', '{"a.png": null}'])
async def test_a_message_whose_attachments_are_damaged_counts_as_empty(store, url, running, text):
    session, _ = await store.create(running)
    message = PostedMessage(
        session_id=session.id,
        kind=MessageKind.BOARD,
        channel_id=1,
        message_id=2,
        ply=0,
        posted_at=EPOCH,
    )
    await store.remember(message)
    damage(url, "UPDATE posted_messages SET attachments = ?", text)
    assert (await store.posted_messages(session.id)).board == message


@pytest.mark.parametrize(("table", "column"), [("sessions", "snapshot"), ("seats", "name")])
async def test_text_that_is_no_text_hides_no_other_table(store, url, running, table, column):
    damaged, _ = await store.create(running)
    sound, _ = await store.create(running)
    key = "id" if table == "sessions" else "session_id"
    values = b"\xff\xfe{", damaged.id
    damage(url, f"UPDATE {table} SET {column} = CAST(? AS TEXT) WHERE {key} = ?", *values)
    found = await store.live_sessions_of(running.host_id)
    assert {session.id for session in found} == {damaged.id, sound.id}
    assert sound in found
