"""The ends of publications go along with other transactions, and lose nothing on the way."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from data.store import Conflict, MessageKind, PostedMessage, ReplacedMessage, Session, Store, Task
from data.store.records import EPOCH

LONG = 3600.0
"""Seconds that nobody waits for in a test."""
OVER = timedelta(0)
"""The lease of a process that died a moment ago."""


@pytest.fixture
async def another(url: str, store: Store) -> AsyncIterator[Store]:
    """The store of another process."""
    store = await Store.open(url, lease=timedelta(hours=1))
    yield store
    await store.close()


async def waiting(store: Store, session: Session, tasks: tuple[Task, ...]) -> asyncio.Task[Any]:
    """The end of a publication, which waits for a transaction to go along with."""
    ids = [task.id for task in tasks]
    ending = asyncio.create_task(store.conclude(session.id, ids, within=LONG))
    await asyncio.sleep(0)
    assert not ending.done()
    return ending


async def test_the_next_press_takes_the_end_of_the_last_publication_along(
    store: Store, running, press
) -> None:
    session, _ = await store.create(running)
    session, tasks = await press(store, session)
    ending = await waiting(store, session, tasks)
    assert await store.pending_tasks() == tasks
    session, new = await press(store, session)
    assert await ending == ()
    assert await store.pending_tasks() == new


async def test_a_press_finds_no_task_that_is_done(store: Store, running, press) -> None:
    session, _ = await store.create(running)
    session, tasks = await press(store, session)
    await waiting(store, session, tasks)
    task = Task(kind=tasks[0].kind, ply=2)
    committed = await store.commit(session, session, tasks=[task])
    assert committed.publication is not None
    assert committed.publication.tasks == committed.tasks


async def test_any_change_takes_it_along_where_there_is_one_writer(
    store: Store, running, press
) -> None:
    if not store._database.is_sqlite:
        pytest.skip("writers of other tables would have to wait for each other")
    session, _ = await store.create(running)
    session, tasks = await press(store, session)
    ending = await waiting(store, session, tasks)
    await store.set_setting("colour", "blue")
    assert await ending == ()
    assert await store.pending_tasks() == ()


async def test_by_itself_it_waits_as_long_as_it_may(store: Store, running, press) -> None:
    session, _ = await store.create(running)
    session, tasks = await press(store, session)
    assert await store.conclude(session.id, [tasks[0].id], within=0.001) == ()
    assert await store.pending_tasks() == ()


async def test_a_transaction_that_is_undone_leaves_it_to_the_next(
    store: Store, running, press
) -> None:
    before, _ = await store.create(running)
    session, tasks = await press(store, before)
    ending = await waiting(store, session, tasks)
    with pytest.raises(Conflict):
        await press(store, before)
    assert await store.pending_tasks() == tasks
    await store.conclude_waiting()
    assert await ending == ()
    assert await store.pending_tasks() == ()


async def test_what_another_process_commits_meanwhile_is_found(
    store: Store, another: Store, running, press
) -> None:
    session, _ = await store.create(running)
    session, tasks = await press(store, session)
    ending = await waiting(store, session, tasks)
    session, theirs = await press(another, session)
    assert theirs == ()
    await store.conclude_waiting()
    assert [task.ply for task in await ending] == [2]
    assert await another.take_tasks() == (), "the lease is kept for what is left"


async def test_a_publication_that_ends_right_after_a_commit_takes_its_tasks_from_it(
    store: Store, running, press, monkeypatch
) -> None:
    session, _ = await store.create(running)
    session, tasks = await press(store, session)
    written, told = asyncio.Event(), asyncio.Event()
    write = store._database.write

    async def write_and_tell_late(work):
        result = await write(work)
        written.set()
        await told.wait()
        return result

    with monkeypatch.context() as patch:
        patch.setattr(store._database, "write", write_and_tell_late)
        pressing = asyncio.create_task(press(store, session))
        await written.wait()
    left = await store.conclude(session.id, [task.id for task in tasks])
    told.set()
    _, new = await pressing
    assert [task.ply for task in left + new] == [2]


async def test_afterwards_another_process_may_publish_the_table(
    store: Store, another: Store, running, press
) -> None:
    session, _ = await store.create(running)
    session, tasks = await press(store, session)
    await waiting(store, session, tasks)
    await store.conclude_waiting()
    _, theirs = await press(another, session)
    assert len(theirs) == 1


async def test_of_a_process_that_ends_before_another_one_takes_the_tasks(
    url: str, another: Store, running, press
) -> None:
    dying = await Store.open(url, lease=OVER)
    session, _ = await dying.create(running)
    session, tasks = await press(dying, session)
    ending = await waiting(dying, session, tasks)
    await dying.close()
    with suppress(asyncio.CancelledError):
        await ending
    assert [task.id for task in await another.take_tasks()] == [task.id for task in tasks]


async def test_the_predecessor_of_a_board_is_forgotten_with_it(
    store: Store, running, press
) -> None:
    session, _ = await store.create(running)
    session, tasks = await press(store, session)
    board = PostedMessage(
        session_id=session.id,
        kind=MessageKind.BOARD,
        channel_id=1,
        message_id=3,
        ply=1,
        posted_at=EPOCH,
        previous=ReplacedMessage(1, 2, 0),
    )
    await store.finish_tasks((), board)
    ending = asyncio.create_task(store.conclude(session.id, [tasks[0].id], board, LONG))
    await asyncio.sleep(0)
    await press(store, session)
    await ending
    found = (await store.posted_messages(session.id)).board
    assert found is not None
    assert found.previous is None


async def test_a_board_remembers_the_rival_that_it_has_replaced(store: Store, running) -> None:
    """Two processes have posted a successor of one board: the later one must know of both."""
    session, _ = await store.create(running)
    first, rival, later = (
        PostedMessage(
            session_id=session.id,
            kind=MessageKind.BOARD,
            channel_id=1,
            message_id=message_id,
            ply=message_id,
            posted_at=EPOCH,
        )
        for message_id in (1, 2, 3)
    )
    assert await store.finish_tasks((), first) is None
    assert await store.finish_tasks((), replace(rival, previous=first.replaced)) == first
    await store.finish_tasks((), replace(later, previous=first.replaced))
    found = (await store.posted_messages(session.id)).board
    assert found == replace(later, previous=rival.replaced)
    await store.settle_message((), later)
    assert (await store.posted_messages(session.id)).board == later


async def test_two_processes_that_press_at_each_others_tables_do_not_wait_for_each_other(
    store: Store, another: Store, running, press
) -> None:
    for _ in range(10):
        first, second = [(await store.create(running))[0] for _ in range(2)]
        first, mine = await press(store, first)
        second, theirs = await press(another, second)
        endings = [await waiting(store, first, mine), await waiting(another, second, theirs)]
        await asyncio.gather(press(store, second), press(another, first))
        await asyncio.gather(store.conclude_waiting(), another.conclude_waiting())
        for process, session, ending in (
            (store, first, endings[0]),
            (another, second, endings[1]),
        ):
            left = await ending
            while left:
                left = await process.conclude(session.id, [task.id for task in left])
        assert await store.take_tasks() == ()
