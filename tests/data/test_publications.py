"""Publications: of several processes one tells of a table, whatever the others do meanwhile."""

import asyncio
from dataclasses import replace
from datetime import timedelta

from data.store import Conflict, Job, JobKind, MessageKind, Store, Task, TaskKind
from data.store.jobs import HOLD
from tests.posted import posted

BOARD = Task(kind=TaskKind.BOARD, ply=0)


async def pressed(store: Store, session_id: int) -> Job | None:
    """Somebody presses in the process of *store*; return what that is to publish."""
    session = await store.get(session_id)
    return (await store.commit(session, session, tasks=[BOARD])).job


def ids(job: Job | None) -> list[int]:
    return [] if job is None else [task.id for task in job.tasks]


async def test_whoever_presses_publishes_with_what_that_needs(store, running):
    session, nothing = await store.create(running)
    assert nothing is None
    first = await store.commit(session, session, tasks=[BOARD])
    assert first.job.tasks == first.tasks
    assert first.publication == await store.publication(session.id)
    assert await store.conclude(first.job) is None
    assert await store.pending_tasks() == ()


async def test_one_process_publishes_a_table_and_finds_what_another_commits(store, other, running):
    session, _ = await store.create(running)
    job = await pressed(store, session.id)
    assert await pressed(other, session.id) is None
    assert await other.take_jobs() == ()
    left = await store.conclude(job)
    assert ids(left) == [task.id for task in await store.pending_tasks()]
    assert len(left.tasks) == 1
    assert await other.take_jobs() == (), "it is held for what is left"
    assert await store.conclude(left) is None
    assert await pressed(other, session.id) is not None


async def test_what_is_done_of_a_publication_is_forgotten_before_its_end(store, running):
    session, _ = await store.create(running)
    job = (await store.commit(session, session, tasks=[BOARD] * 3)).job
    await store.finish_tasks(job.tasks[:2])
    assert await store.pending_tasks() == job.tasks[2:]
    await pressed(store, session.id)
    left = await store.conclude(job)
    assert ids(left) == [task.id for task in await store.pending_tasks()]
    await store.finish_tasks(left.tasks)
    assert await store.job_of(JobKind.PUBLISH, session.id) is None


async def test_a_publication_that_failed_waits_for_everybody_but_who_presses(
    store, other, running, clock
):
    session, _ = await store.create(running)
    job = await pressed(store, session.id)
    assert await store.put_off(job, clock() + timedelta(seconds=30)) is None
    assert await other.take_jobs() == ()
    assert await other.first_job() == clock() + timedelta(seconds=30)
    again = await pressed(other, session.id)
    assert ids(again)[:1] == ids(job)
    assert len(again.tasks) == 2
    assert (again.attempts, again.number > 1) == (0, True)


async def test_attempts_are_counted_until_somebody_presses(store, running, clock):
    session, _ = await store.create(running)
    job = await pressed(store, session.id)
    for count in (1, 2):
        assert await store.put_off(job, clock()) is None
        (job,) = await store.take_jobs()
        assert job.attempts == count
    await pressed(store, session.id)
    left = await store.put_off(job, clock() + timedelta(days=1))
    assert len(left.tasks) == 2, "what came meanwhile does not wait"
    assert await store.put_off(left, clock() + timedelta(days=1)) is None


async def test_the_tables_of_a_dead_process_are_taken_over_once(store, other, running, clock):
    expected = []
    for _ in range(20):
        session, _ = await store.create(running)
        expected += ids(await pressed(store, session.id))
    clock.forward(HOLD.total_seconds())
    shared = await asyncio.gather(*(each.take_jobs() for each in (store, other) * 3))
    assert sorted(each for taken in shared for job in taken for each in ids(job)) == sorted(
        expected
    )
    assert await other.take_jobs() == ()


async def test_a_process_that_was_given_up_does_not_end_the_work_of_its_successor(
    store, other, running, clock
):
    session, _ = await store.create(running)
    job = await pressed(store, session.id)
    clock.forward(HOLD.total_seconds())
    (theirs,) = await other.take_jobs()
    await pressed(other, session.id)
    assert await store.conclude(job) is None
    await store.let_go()
    assert await pressed(store, session.id) is None
    left = await other.conclude(theirs)
    assert ids(left) == [task.id for task in await store.pending_tasks()]
    assert not set(ids(job)) & set(ids(left)), "nothing is told twice"


async def test_of_many_commits_and_conclusions_at_once_no_task_is_forgotten(store, other, running):
    session, _ = await store.create(running)
    done: list[int] = []
    put = 0

    async def work(store: Store) -> None:
        nonlocal put
        for _ in range(15):
            try:
                job = await pressed(store, session.id)
            except Conflict:
                await asyncio.sleep(0)
                continue
            put += 1
            while job is not None:
                done.extend(ids(job))
                job = await store.conclude(job)

    await asyncio.gather(work(store), work(other))
    assert await store.pending_tasks() == ()
    assert len(done) == len(set(done)) == put > 0


async def test_two_processes_that_press_at_each_others_tables_do_not_wait_for_each_other(
    store, other, running
):
    for _ in range(10):
        first, second = [(await store.create(running))[0] for _ in range(2)]
        mine, theirs = await pressed(store, first.id), await pressed(other, second.id)
        await asyncio.gather(
            pressed(store, second.id),
            pressed(other, first.id),
            store.keep_jobs([mine]),
            other.keep_jobs([theirs]),
            store.conclude(mine),
            other.conclude(theirs),
        )


async def test_the_end_of_a_publication_remembers_its_messages_but_none_of_earlier_positions(
    store, running
):
    session, _ = await store.create(running)
    board = posted(session, ply=3, attachments={"a.png": 2**62})
    hand = replace(board, kind=MessageKind.HAND, seat=1, user_id=7, attachments={})
    newer = replace(board, message_id=9, ply=4, attachments={"b.png": 2**62 + 1, "c.png": 4})
    for told, expected in (((board, hand), board), ((newer,), newer), ((board,), newer)):
        assert await store.conclude(await pressed(store, session.id), *told) is None
        found = await store.posted_messages(session.id)
        assert (found.board, found.hands) == (expected, {1: hand})
