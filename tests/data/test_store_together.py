"""Several callers, stores and processes at once; callers that are cancelled; processes that die."""

import asyncio
import multiprocessing
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection

import pytest
import sqlalchemy
from sqlalchemy.util import await_

import data.store.rows as rows
from data.store import (
    Conflict,
    HistoryEntry,
    Session,
    Store,
    Task,
    TaskKind,
    pools,
)
from tests.posted import posted

KILLS = 12
MOST_PRESSES = 5
"""Told by a process before it is killed, in the middle of the next one."""
CANCELLED = 300

WAITING = 300.0
"""Seconds in which whoever has a lock is done with it, on any machine."""

# Starts processes that have the store imported already, from one that has no threads.
processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["data.store"])


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody waits for everybody else: how long they do in earnest has tests of its own."""
    monkeypatch.setattr(pools, "BUSY_SECONDS", WAITING)


async def test_of_many_presses_on_one_revision_one_is_kept(store, other, running, press):
    session, _ = await store.create(running)
    for _ in range(5):
        tries = (press(one, session) for one in [store, other] * 4)
        results = await asyncio.gather(*tries, return_exceptions=True)
        kept = [result for result in results if not isinstance(result, Conflict)]
        assert len(kept) == 1, results
        session, _ = kept[0]
        assert await other.get(session.id) == session
    assert len(await store.history(session.id)) == 5


async def test_a_permit_sees_every_other_table_of_its_host(store, other, lobby):

    def permit(live: Sequence[Session]) -> None:
        if live:
            raise LookupError

    creations = [one.create(lobby, permit=permit) for one in [store, other] * 4]
    ends = await asyncio.gather(*creations, return_exceptions=True)
    refused = [end for end in ends if isinstance(end, LookupError)]
    assert (len(ends), len(refused)) == (8, 7), ends


async def test_presses_on_many_tables_do_not_disturb_each_other(store, running, press):
    tables = [(await store.create(running))[0] for _ in range(8)]

    async def play(session: Session) -> None:
        for _ in range(10):
            session, tasks = await press(store, await store.get(session.id))
            await store.finish_tasks(tasks)

    await asyncio.gather(*map(play, tables))
    assert [(await store.get(table.id)).ply for table in tables] == [10] * 8
    assert await store.pending_tasks() == ()


async def test_reading_does_not_wait_for_a_write_that_goes_on(store, running):
    session, _ = await store.create(running)

    def write(connection: sqlalchemy.Connection) -> Session:
        values = rows.session_values(replace(session, ply=7, revision=1))
        values |= {"session_id": session.id, "expected": 0}
        connection.execute(rows.CHANGE_SESSION, values)
        return await_(store.get(session.id))

    assert await store.write(write) == session
    assert (await store.get(session.id)).ply == 7


@pytest.mark.usefixtures("really_migrated")
async def test_two_programs_that_start_at_once_make_one_database(url):
    stores = await asyncio.gather(*(Store.open(url) for _ in range(3)))
    for store in stores:
        assert await store.pending_tasks() == ()
        await store.close()


async def test_cancelled_callers_leave_no_transaction_open(file_url, running, press):
    store = await Store.open(file_url)
    session, _ = await store.create(running)
    chance = random.Random(1)
    undisturbed = 0
    for number in range(CANCELLED):
        task = asyncio.create_task(press(store, await store.get(session.id)))
        if number % 10:
            await asyncio.sleep(chance.choice((0, 0.001, 0.002, 0.004)))
            task.cancel()
        await asyncio.wait([task])
        # What a caller began before it was cancelled goes on, and may be first. An open transaction
        # would be another error.
        assert task.cancelled() or isinstance(task.exception(), Conflict | None)
        undisturbed += not task.cancelled() and task.exception() is None
    await store.close()
    store = await Store.open(file_url)
    session = await store.get(session.id)
    assert undisturbed <= session.ply <= CANCELLED
    await _assert_whole(store, session.id)
    await store.close()


async def test_closing_waits_for_what_cancelled_callers_began(file_url, running, press):
    store = await Store.open(file_url)
    session, _ = await store.create(running)
    task = asyncio.create_task(press(store, session))
    await asyncio.sleep(0)
    task.cancel()
    await store.close()
    assert task.cancelled()
    store = await Store.open(file_url)
    assert (await store.get(session.id)).ply == 1
    await store.close()


async def test_a_process_that_is_killed_leaves_no_half_press(file_url, running):
    store = await Store.open(file_url)
    session, _ = await store.create(running)
    chance = random.Random(2)
    for _ in range(KILLS):
        told = await asyncio.to_thread(_told_until_killed, file_url, session.id, chance)
        await _assert_whole(store, session.id)
        assert (await store.get(session.id)).ply >= told
    await store.close()


async def _assert_whole(store: Store, session_id: int) -> None:
    session = await store.get(session_id)
    entries = await store.history(session_id)
    shown = (await store.posted_messages(session_id)).board
    waiting = [task.ply for task in await store.pending_tasks(session_id)]
    assert session.snapshot == {"ply": session.ply}
    assert session.revision == session.ply == len(entries)
    assert waiting == list(range((shown.ply if shown else 0) + 1, session.ply + 1))


def _told_until_killed(url: str, session_id: int, chance: random.Random) -> int:
    """Let a process press some times, and kill it then; the last ply that it told of."""
    ours, theirs = processes.Pipe(duplex=False)
    process = processes.Process(target=press_for_ever, args=(url, session_id, theirs))
    process.start()
    theirs.close()
    for _ in range(chance.randint(1, MOST_PRESSES)):
        told = ours.recv()
    time.sleep(chance.random() * 0.01)
    process.kill()
    process.join()
    with suppress(EOFError, OSError):
        while True:
            told = ours.recv()
    ours.close()
    return told


def press_for_ever(url: str, session_id: int, tell: Connection) -> None:
    """Press, tell of it, deliver what it asked for: in a process of its own."""
    asyncio.run(_press_for_ever(url, session_id, tell))


async def _press_for_ever(url: str, session_id: int, tell: Connection) -> None:
    store = await Store.open(url)
    while True:
        before = await store.get(session_id)
        ply = before.ply + 1
        entry = HistoryEntry(ply=before.ply, seat=0, text="a1-c2", digest="", barrier=False)
        committed = await store.commit(
            before,
            replace(before, ply=ply, snapshot={"ply": ply}),
            [entry],
            [Task(kind=TaskKind.BOARD, ply=ply)],
        )
        tell.send(ply)
        message = posted(committed.session, message_id=ply, ply=ply)
        await store.finish_tasks(await store.pending_tasks(session_id), message)
