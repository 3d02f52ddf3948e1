"""Everything can be moved from an SQLite file to a new database, or nothing is."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from data.store import (
    BugReport,
    Job,
    JobKind,
    Preference,
    Remark,
    RemarkKind,
    Server,
    Standing,
    Status,
    Store,
    StoreError,
    Task,
    TaskKind,
    Undo,
    copy_database,
    copying,
)
from data.store.schema import metadata
from tests.posted import posted


@pytest.fixture(autouse=True)
def few_rows_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A history of three batches needs no hundreds of actions."""
    monkeypatch.setattr(copying, "_ROWS", 7)


@pytest.fixture
def source_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/source.sqlite3"


@pytest.fixture
async def source(source_url, running, press, clock) -> AsyncIterator[Store]:
    """A store with something in every table."""
    store = await Store.open(source_url, clock)
    for number in range(3):
        session, _ = await store.create(replace(running, language="de"))
        for _ in range(number * 10):
            session, tasks = await press(store, session)
            await store.finish_tasks(tasks)
        large = 2**62 + number
        facts = {"message_id": large, "ply": session.ply, "attachments": {"board.png": large}}
        await store.remember(posted(session, channel_id=2**62, **facts))
    await store.create(running, [Task(kind=TaskKind.BOARD, ply=0)])
    await store.set_server(Server(guild_id=1, channels=(2, 3)))
    named = {"thread_id": 2**62, "shown": "digest", "latest_at": clock()}
    await store.put_job(Job(kind=JobKind.RENAME, session_id=session.id, due_at=None, facts=named))
    await store.set_preference(5, Preference(language="de"), clock())
    due = Job(session_id=session.id, kind=JobKind.CLOCK, seat=0, due_at=clock())
    await store.put_job(due)
    for _ in range(2):
        session, _ = await press(store, session)
    undo = Undo(seat=1, from_ply=session.ply, to_ply=session.ply - 1, branch=7, was_seen=True)
    earlier = replace(session, ply=undo.to_ply, branch=undo.branch)
    remark = Remark(ply=undo.to_ply, kind=RemarkKind.NOTED, seat=0, name="Mo", user_id=9)
    await store.commit(session, earlier, undo=undo, remarks=(remark,))
    outcome = {"termination": "goal", "scores": [3, 2], "ranks": [1, 2]}
    over = replace(running, standing=Standing(Status.FINISHED), outcome=outcome)
    await store.commit((await store.create(running))[0], over)
    await store.set_setting("a name", "a value with 'quotes' and 🎲")
    answer = {"token": "t", "acknowledged_at": clock()}
    await store.hold_job(
        Job(kind=JobKind.ANSWER, session_id=2**62, user_id=3, due_at=None, facts=answer)
    )
    report = BugReport(session_id=session.id, user_id=12, words="?", version="1", content={"a": 1})
    await store.add_bug_report(report)
    yield store
    await store.close()


async def test_a_copy_holds_all_that_was_there(source, source_url, url, clock):
    counts = await copy_database(source_url, url)
    assert counts.keys() == metadata.tables.keys()
    assert all(counts.values()), "a table without a row would prove nothing"
    target = await Store.open(url, clock)
    sessions = await source.live_sessions_of(12)
    assert len(sessions) == 4
    assert await target.live_sessions_of(12) == sessions
    for session in sessions:
        assert await target.history(session.id) == await source.history(session.id)
        assert await target.posted_messages(session.id) == await source.posted_messages(session.id)
    assert await target.pending_tasks() == await source.pending_tasks()
    assert await target.preference(5) == Preference(language="de")
    assert await target.setting("a name") == "a value with 'quotes' and 🎲"
    await target.close()


async def test_a_target_that_holds_something_is_left_alone(source, source_url, url, running):
    target = await Store.open(url)
    session, _ = await target.create(running)
    with pytest.raises(StoreError, match="not empty"):
        await copy_database(source_url, url)
    assert await target.live_sessions_of(12) == (session,)
    await target.close()


async def test_a_damaged_row_is_copied_as_it_is(source, source_url, url, tmp_path, clock):
    with closing(sqlite3.connect(tmp_path / "source.sqlite3")) as damaged:
        damaged.execute("UPDATE events SET effects = '[[\"moved\"' WHERE ply = 3")
        damaged.commit()
    await copy_database(source_url, url)
    target = await Store.open(url, clock)

    def effects(connection):
        return connection.exec_driver_sql("SELECT effects FROM events WHERE ply = 3").scalars()

    found = await target.read(lambda connection: set(effects(connection)))
    assert found == {'[["moved"'}
    await target.close()


async def test_a_copy_that_differs_is_undone(source, source_url, url, monkeypatch):
    monkeypatch.setattr(copying, "_copy_rows", _losing(copying._copy_rows))
    with pytest.raises(StoreError, match="events is not the same"):
        await copy_database(source_url, url)
    target = await Store.open(url)
    assert await target.live_sessions_of(12) == ()
    await target.close()


def _losing(copy_rows):
    """*copy_rows*, which then loses an event."""

    def copied(table, origin, into):
        count = copy_rows(table, origin, into)
        if table.name == "events":
            into.exec_driver_sql("DELETE FROM events WHERE ply = 7")
        return count

    return copied


async def test_only_sqlite_is_copied(source_url, url):
    if not url.startswith("postgresql"):
        pytest.skip("needs a database that is not SQLite")
    with pytest.raises(StoreError, match="Only an SQLite database"):
        await copy_database(url, source_url)
