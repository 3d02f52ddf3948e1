"""Processes that share a database: who publishes a table, who finishes a response, whose turn."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import asyncpg
import pytest
from sqlalchemy import make_url

from data.store import Conflict, OpenResponse, Store, Task, TaskKind

LONG = timedelta(hours=1)
"""A lease that nobody outlives in a test."""
OVER = timedelta(0)
"""The lease of a process that died a moment ago."""
GAP = timedelta(hours=1)


@pytest.fixture
async def ada(url: str) -> AsyncIterator[Store]:
    """The store of a process that lives."""
    store = await Store.open(url, lease=LONG)
    yield store
    await store.close()


@pytest.fixture
async def bela(url: str, ada: Store) -> AsyncIterator[Store]:
    """The store of another one, beside it."""
    store = await Store.open(url, lease=LONG)
    yield store
    await store.close()


@pytest.fixture
async def dead(url: str, ada: Store) -> AsyncIterator[Store]:
    """The store of a process whose leases end at once."""
    store = await Store.open(url, lease=OVER)
    yield store
    await store.close()


def ids(tasks: tuple[Task, ...]) -> list[int]:
    return [task.id for task in tasks]


async def test_one_process_publishes_a_table_and_finds_what_another_commits(
    ada: Store, bela: Store, running, press
) -> None:
    session, _ = await ada.create(running)
    session, mine = await press(ada, session)
    session, handed_over = await press(bela, session)
    assert len(mine) == 1
    assert handed_over == ()
    assert await bela.take_tasks() == ()
    left = await ada.conclude(session.id, ids(mine))
    assert [task.ply for task in left] == [2]
    assert await bela.take_tasks() == (), "the lease is kept for what is left"
    assert await ada.conclude(session.id, ids(left)) == ()
    _, now_theirs = await press(bela, session)
    assert len(now_theirs) == 1


async def test_a_commit_brings_what_its_publication_needs(ada: Store, running) -> None:
    session, _ = await ada.create(running)
    task = Task(kind=TaskKind.BOARD, ply=0)
    first = await ada.commit(session, session, (), [task])
    assert first.publication == await ada.publication(session.id)
    await ada.conclude(session.id, ids(first.tasks))
    second = await ada.commit(first.session, first.session, (), [task])
    assert second.publication == await ada.publication(session.id)


async def test_what_was_postponed_is_free_for_everybody_when_it_is_due(
    ada: Store, bela: Store, running, press
) -> None:
    session, _ = await ada.create(running)
    _, tasks = await press(ada, session)
    await ada.postpone_tasks(ids(tasks), tasks[0].created_at - timedelta(seconds=1))
    assert await bela.take_tasks() == ()
    assert ids(await ada.conclude(session.id)) == ids(tasks), "it is due again already"
    await ada.let_go()
    assert ids(await bela.take_tasks()) == ids(tasks)


async def test_the_tables_of_a_dead_process_are_taken_over_once(
    ada: Store, bela: Store, dead: Store, running, press
) -> None:
    expected = []
    for _ in range(20):
        session, _ = await dead.create(running)
        _, tasks = await press(dead, session)
        expected += ids(tasks)
    shared = await asyncio.gather(*(store.take_tasks() for store in (ada, bela) * 3))
    assert sorted(task.id for taken in shared for task in taken) == sorted(expected)
    assert await ada.take_tasks() == ()


async def test_a_dead_process_does_not_end_the_lease_of_its_successor(
    ada: Store, bela: Store, dead: Store, running, press
) -> None:
    session, _ = await dead.create(running)
    session, tasks = await press(dead, session)
    assert ids(await ada.take_tasks()) == ids(tasks)
    assert await dead.conclude(session.id) == ()
    await dead.let_go()
    assert (await press(bela, session))[1] == ()


async def test_a_lease_that_is_renewed_goes_on(
    ada: Store, dead: Store, bela: Store, running, press
) -> None:
    session, _ = await dead.create(running)
    await press(dead, session)
    dead._leases._length = LONG // timedelta(microseconds=1)
    await dead.keep([session.id])
    assert await bela.take_tasks() == ()


async def test_of_many_commits_and_conclusions_at_once_no_task_is_forgotten(
    ada: Store, bela: Store, running, press
) -> None:
    """Whoever has the lease finds all tasks that the other one has left to it."""
    session, _ = await ada.create(running)
    done: list[int] = []

    async def work(store: Store) -> None:
        for _ in range(15):
            before = await store.get(session.id)
            task = Task(kind=TaskKind.BOARD, ply=before.ply)
            try:
                tasks = (await store.commit(before, before, (), (task,))).tasks
            except Conflict:
                await asyncio.sleep(0)
                continue
            while tasks:
                done.extend(ids(tasks))
                tasks = await store.conclude(session.id, ids(tasks))

    await asyncio.gather(work(ada), work(bela))
    assert await ada.pending_tasks() == ()
    assert done
    assert len(done) == len(set(done))


async def test_a_publication_that_ends_right_after_a_commit_takes_its_tasks_from_it(
    ada: Store, running, press, monkeypatch
) -> None:
    session, _ = await ada.create(running)
    session, tasks = await press(ada, session)
    written, told = asyncio.Event(), asyncio.Event()
    write = ada._database.write

    async def write_and_tell_late(work):
        result = await write(work)
        written.set()
        await told.wait()
        return result

    with monkeypatch.context() as patch:
        patch.setattr(ada._database, "write", write_and_tell_late)
        pressing = asyncio.create_task(press(ada, session))
        await written.wait()
    left = await ada.conclude(session.id, ids(tasks))
    told.set()
    _, new = await pressing
    assert [task.ply for task in left + new] == [2]


async def test_two_processes_that_press_at_each_others_tables_do_not_wait_for_each_other(
    ada: Store, bela: Store, running, press
) -> None:
    for _ in range(10):
        first, second = [(await ada.create(running))[0] for _ in range(2)]
        first, mine = await press(ada, first)
        second, theirs = await press(bela, second)
        await asyncio.gather(
            press(ada, second),
            press(bela, first),
            ada.conclude(first.id, ids(mine)),
            bela.conclude(second.id, ids(theirs)),
        )


async def test_a_lease_that_is_locked_keeps_no_other_from_being_renewed(
    ada: Store, url: str, running, press
) -> None:
    if not url.startswith("postgresql"):
        pytest.skip("SQLite has one writer at a time")
    locked, other = sorted([(await ada.create(running))[0].id for _ in range(2)])
    for session_id in (locked, other):
        await press(ada, await ada.get(session_id))
    server = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(server)
    ends = "SELECT until FROM leases WHERE session_id = $1"
    before = [await connection.fetchval(ends, i) for i in (locked, other)]
    async with connection.transaction():
        await connection.fetchval(f"{ends} FOR UPDATE", locked)
        await ada.keep((locked, other))
    after = [await connection.fetchval(ends, i) for i in (locked, other)]
    await connection.close()
    assert after[0] == before[0]
    assert after[1] > before[1]


def response(number: int) -> OpenResponse:
    return OpenResponse(
        interaction_id=number,
        application_id=1,
        token="a secret",
        user_id=2,
        session_id=None,
        language="de",
        acknowledged_at=Task(kind=TaskKind.BOARD, ply=0).created_at,
    )


async def test_a_response_of_a_dead_process_is_taken_over_once(
    ada: Store, bela: Store, dead: Store
) -> None:
    await ada.open_response(response(2**62))
    assert await bela.take_lost_responses() == ()
    for number in (7, 8):
        await dead.open_response(response(number))
    await dead.close_response(8)
    taken = await asyncio.gather(ada.take_lost_responses(), bela.take_lost_responses())
    assert sorted(taken, key=len) == [(), (response(7),)]
    assert "secret" not in repr(response(7))


async def test_a_response_is_handed_out_until_somebody_closes_it(ada: Store, dead: Store) -> None:
    """Whoever takes it over may be killed as well."""
    await dead.open_response(response(7))
    assert await dead.take_lost_responses() == (response(7),)
    assert await ada.take_lost_responses() == (response(7),)
    assert await dead.take_lost_responses() == (), "it is leased for longer"
    await ada.close_response(7)


async def test_two_processes_that_get_one_interaction_record_one_response(
    ada: Store, bela: Store, dead: Store
) -> None:
    await dead.open_response(response(7))
    await ada.open_response(response(7))
    ada.leave_response(7)
    assert await bela.take_lost_responses() == (response(7),), "the lease is that of the first one"


async def test_a_closed_response_is_not_opened_again(ada: Store, bela: Store, dead: Store) -> None:
    """By a process that gets the same interaction later, and is refused then."""
    await ada.open_response(response(7))
    await ada.close_response(7)
    await dead.open_response(response(7))
    assert await bela.take_lost_responses() == ()
