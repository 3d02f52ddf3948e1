"""Rows that somebody or something has damaged: read as far as they go, and never written over."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import make_url

from data.store import JobKind, Question, Task, TaskKind
from tests.posted import posted

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


PARTS = ("agreement", "people", "play")


@pytest.mark.parametrize("column", ["snapshot", *PARTS])
@pytest.mark.parametrize(
    "text", [NO_JSON, "", "7", '[[1, 2, 3], "x"]', '{"to_act": 7, "seats": 1, "options": 1}']
)
async def test_a_damaged_session_hides_no_other(store, url, running, column, text):
    damaged, _ = await store.create(running)
    sound, _ = await store.create(running)
    damage(url, f"UPDATE sessions SET {column} = ? WHERE id = ?", text, damaged.id)
    found = {session.id: session for session in await store.live_sessions_of(running.host_id)}
    assert found[sound.id] == sound
    assert found[damaged.id].is_damaged is (column in PARTS)


@pytest.mark.parametrize("part", PARTS)
async def test_a_damaged_part_hides_no_other(store, url, running, part):
    stored, _ = await store.create(running)
    damage(url, f"UPDATE sessions SET {part} = ?", NO_JSON)
    found = await store.get(stored.id)
    known = {
        "agreement": (found.options, running.options),
        "people": (found.seats, running.seats),
        "play": (found.branch, stored.branch),
    }
    assert found.snapshot == running.snapshot
    assert {name for name, (read, was) in known.items() if read != was} == {part}
    assert found.to_act == (), "a table that nobody can read asks nobody"


async def test_a_change_leaves_damaged_parts_to_whoever_mends_them(store, url, running):
    stored, _ = await store.create(running)
    damage(url, "UPDATE sessions SET snapshot = ?, agreement = ?", NO_JSON, NO_JSON)
    before = await store.get(stored.id)
    await store.move_session(before.id, None, 5)
    before = await store.get(stored.id)
    await store.commit(before, replace(before, vote=Question(agreed=(12,))))
    with sqlite3.connect(Path(make_url(url).database)) as connection:
        (row,) = connection.execute("SELECT snapshot, agreement, play FROM sessions")
    connection.close()
    assert row[:2] == (NO_JSON, NO_JSON)
    assert '"vote":{"asked":[],"agreed":[12]}' in row[2]


async def test_who_is_forgotten_is_in_no_damaged_part_either(store, url, running):
    await store.create(running)
    text = f'{NO_JSON} {running.host_id} "Ada"'
    damage(url, "UPDATE sessions SET people = ?", text)
    await store.forget(running.host_id, lambda _language, seat: f"Player {seat}")
    with sqlite3.connect(Path(make_url(url).database)) as connection:
        ((left,),) = connection.execute("SELECT people FROM sessions")
    connection.close()
    assert left == f'{NO_JSON} ? "Ada"'


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
    message = posted(session)
    await store.remember(message)
    damage(url, "UPDATE posted_messages SET attachments = ?", text)
    assert (await store.posted_messages(session.id)).board == message


@pytest.mark.parametrize("column", ["snapshot", "people"])
async def test_text_that_is_no_text_hides_no_other_table(store, url, running, column):
    damaged, _ = await store.create(running)
    sound, _ = await store.create(running)
    values = b"\xff\xfe{", damaged.id
    damage(url, f"UPDATE sessions SET {column} = CAST(? AS TEXT) WHERE id = ?", *values)
    found = await store.live_sessions_of(running.host_id)
    assert {session.id for session in found} == {damaged.id, sound.id}
    assert sound in found
