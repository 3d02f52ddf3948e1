"""Jobs: what is due is handed to one process, comes again if it dies, and is done once."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from data.store import (
    WHOLE_TABLE,
    Conflict,
    Job,
    JobKind,
    SeatClock,
    Session,
    Standing,
    Status,
    Store,
)
from data.store.jobs import HOLD

MINUTE = timedelta(minutes=1)


@pytest.fixture
def at(clock):
    """Something due for a seat, so many seconds from now."""

    def at(session: Session, seat: int, seconds: float) -> Job:
        moment = clock() + timedelta(seconds=seconds)
        return Job(session_id=session.id, kind=JobKind.CLOCK, seat=seat, due_at=moment)

    return at


async def test_what_is_due_later_is_not_taken(store: Store, running: Session, at, clock) -> None:
    session, _ = await store.create(running)
    await store.put_job(at(session, 0, 60))
    assert await store.take_jobs() == ()
    assert await store.first_job() == clock() + MINUTE
    clock.forward(60)
    (taken,) = await store.take_jobs()
    assert (taken.session_id, taken.seat, taken.kind) == (session.id, 0, JobKind.CLOCK)


async def test_what_is_taken_comes_again_only_where_nobody_carries_it_out(
    store: Store, running: Session, at, clock
) -> None:
    session, _ = await store.create(running)
    await store.put_job(at(session, 0, 0))
    assert len(await store.take_jobs()) == 1
    assert await store.take_jobs() == ()
    clock.forward(HOLD.total_seconds())
    (again,) = await store.take_jobs()
    await store.drop_job(again)
    clock.forward(HOLD.total_seconds())
    assert await store.take_jobs() == ()


async def test_what_is_kept_stays_with_its_process_until_it_lets_go(
    store: Store, other: Store, running: Session, at, clock
) -> None:
    session, _ = await store.create(running)
    await store.put_job(at(session, 0, 0))
    taken = await store.take_jobs()
    await other.keep_jobs(taken)
    clock.forward(HOLD.total_seconds() - 1)
    await store.keep_jobs(taken)
    clock.forward(HOLD.total_seconds() - 1)
    assert await other.take_jobs() == ()
    await other.let_go()
    assert await other.take_jobs() == ()
    await store.let_go()
    assert [job.number for job in await other.take_jobs()] == [3]
    assert not await store.postpone_job(taken[0], None)


async def test_a_process_takes_only_what_it_can_carry_out(
    store: Store, running: Session, at
) -> None:
    session, _ = await store.create(running)
    await store.put_job(at(session, 0, -5))
    digests = (JobKind.DIGEST,)
    assert (await store.first_job(digests), await store.take_jobs(9, digests)) == (None, ())


async def test_many_takers_get_each_thing_once(
    store: Store, other: Store, running: Session, at, clock
) -> None:
    sessions = [(await store.create(running))[0] for _ in range(12)]
    for session in sessions:
        await store.put_job(at(session, 1, -5))
    takers = (store, other) * 6
    taken = await asyncio.gather(*(taker.take_jobs(limit=3) for taker in takers))
    found = [due.session_id for part in taken for due in part]
    assert len(found) == len(set(found))
    found += [due.session_id for due in await store.take_jobs()]
    assert sorted(found) == sorted(session.id for session in sessions)


async def test_what_may_be_done_twice_is_due_again_when_a_process_starts(
    store: Store, clock
) -> None:
    await store.put_job(Job(kind=JobKind.DECIDE, session_id=5, due_at=clock()))
    (held,) = await store.take_jobs()
    await store.release_jobs(JobKind.DECIDE)
    (again,) = await store.take_jobs()
    clock.forward(1)
    await store.drop_job(again)
    await store.drop_job(held)
    assert await store.first_job() is None


async def test_a_change_carries_out_what_is_due_in_its_own_transaction(
    store: Store, running: Session, at, clock
) -> None:
    session, _ = await store.create(running, (), [at(running, 0, 0)])
    (taken,) = await store.take_jobs()
    clocks = (SeatClock(left=MINUTE, since=clock(), ply=3, deadline=clock() + MINUTE),)
    later = replace(taken, due_at=clock() + MINUTE, step=1)
    asleep = replace(session.standing, asleep_at=clock())
    changed = replace(session, clocks=clocks, standing=asleep)
    await store.commit(session, changed, due=[later], done=taken)
    assert (await store.get(session.id)).clocks == clocks
    assert await store.job_of(JobKind.CLOCK, session.id, 0) == later


async def test_what_was_carried_out_is_not_carried_out_again(
    store: Store, running: Session, at
) -> None:
    session, _ = await store.create(running, (), [at(running, 0, 0)])
    (taken,) = await store.take_jobs()
    newer = at(session, 0, 90)
    after = (await store.commit(session, session, due=[newer])).session
    with pytest.raises(Conflict):
        await store.commit(after, replace(after, standing=Standing(Status.FINISHED)), done=taken)
    await store.drop_job(taken)
    assert (await store.get(session.id)).standing.is_running
    assert await store.job_of(JobKind.CLOCK, session.id, 0) == newer


async def test_a_table_and_its_seats_have_one_row_each(
    store: Store, running: Session, at, clock
) -> None:
    session, _ = await store.create(running)
    table = Job(session_id=session.id, kind=JobKind.STANDSTILL, due_at=clock())
    for due in (at(session, 0, 5), at(session, 1, 5), table, at(session, 0, 7)):
        await store.put_job(due)
    clock.forward(10)
    found = {due.seat for due in await store.take_jobs()}
    assert found == {WHOLE_TABLE, 0, 1}


async def test_what_a_job_remembers_outlives_the_job_that_takes_its_place(
    store: Store, clock
) -> None:
    await store.put_job(Job(kind=JobKind.DIGEST, user_id=5, due_at=clock()))
    (taken,) = await store.take_jobs()
    await store.settle_job(taken, None, {"told_at": clock()})
    assert await store.first_job() is None
    await store.put_job(Job(kind=JobKind.DIGEST, user_id=5, due_at=clock() + MINUTE))
    again = await store.job_of(JobKind.DIGEST, user_id=5)
    assert (again.due_at, again.moment("told_at")) == (clock() + MINUTE, clock())


async def test_a_job_that_is_put_while_it_is_carried_out_stays_due(store: Store, clock) -> None:
    await store.put_job(Job(kind=JobKind.RENAME, session_id=5, due_at=clock()))
    (taken,) = await store.take_jobs()
    again = clock() + timedelta(seconds=5)
    await store.put_job(Job(kind=JobKind.RENAME, session_id=5, due_at=again))
    assert not await store.postpone_job(taken, clock() + MINUTE, {"shown": "lost"})
    await store.settle_job(taken, None, {"shown": "kept"})
    job = await store.job_of(JobKind.RENAME, 5)
    assert (job.due_at, job.facts) == (again, {"shown": "kept"})


async def test_what_a_process_has_put_for_itself_is_taken_over_once_it_is_dead(
    store: Store, other: Store, clock
) -> None:
    answer = Job(kind=JobKind.ANSWER, session_id=2**62, due_at=None, facts={"token": "a secret"})
    held = await store.hold_job(answer)
    assert await other.hold_job(answer) is None, "it has got the same interaction"
    clock.forward(HOLD.total_seconds() - 1)
    await store.keep_jobs(())
    clock.forward(HOLD.total_seconds() - 1)
    assert await other.take_jobs() == ()
    clock.forward(1)
    (taken,) = await other.take_jobs()
    assert taken.facts == answer.facts
    await store.drop_job(held)
    assert await other.job_of(JobKind.ANSWER, 2**62) == taken
    assert "secret" not in repr(taken)


async def test_what_another_process_has_put_is_closed_and_not_begun_again(
    store: Store, other: Store, clock
) -> None:
    answer = Job(kind=JobKind.ANSWER, session_id=2**62, due_at=None, facts={"token": "a secret"})
    await other.hold_job(answer)
    other.leave_job(answer)
    await store.close_job(answer, clock() + MINUTE)
    assert await other.hold_job(answer) is None, "it gets the same interaction late"
    clock.forward(HOLD.total_seconds() + 1)
    assert await store.take_jobs() == ()
    clock.forward(60)
    (closed,) = await store.take_jobs()
    assert closed.facts is None


async def test_what_is_done_is_not_kept(store: Store, clock) -> None:
    answer = Job(kind=JobKind.ANSWER, session_id=2**62, due_at=None)
    await store.drop_job(await store.hold_job(answer))
    await store.keep_jobs(())
    assert await store.job_of(JobKind.ANSWER, 2**62) is None
