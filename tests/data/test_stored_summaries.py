"""A daily summary is handed to one process, comes again if that dies, and is finished once."""

import asyncio
from datetime import timedelta

from data.store import DAILY, Preference, Store, SummaryDue
from data.store.schedule import HOLD

ADA, BO = 5, 6
WANTED = Preference(call=DAILY, summary_at=600)
DAY = timedelta(days=1)


async def due_now(store: Store, clock) -> SummaryDue:
    """The summary of Ada, taken by this process."""
    await store.set_preference(ADA, WANTED, clock())
    (due,) = await store.take_summaries()
    return due


async def test_only_who_wants_a_summary_gets_one(store: Store, clock) -> None:
    await store.set_preference(ADA, WANTED, clock() + DAY)
    await store.set_preference(BO, Preference(call="dm"))
    assert await store.take_summaries() == ()
    clock.forward(DAY.total_seconds())
    assert [due.user_id for due in await store.take_summaries()] == [ADA]
    assert await store.preference(ADA) == WANTED
    await store.set_preference(ADA, Preference())
    assert await store.first_summary() is None
    assert await store.summary_of(ADA) is None


async def test_many_takers_get_each_summary_once(store: Store, clock) -> None:
    for user_id in range(1, 8):
        await store.set_preference(user_id, WANTED, clock())
    taken = await asyncio.gather(*(store.take_summaries(3) for _ in range(5)))
    users = [due.user_id for some in taken for due in some]
    assert len(users) == len(set(users))
    rest = await store.take_summaries()
    assert sorted([*users, *(due.user_id for due in rest)]) == list(range(1, 8))


async def test_a_summary_that_nobody_finished_comes_again_and_says_so(store: Store, clock) -> None:
    due = await due_now(store, clock)
    assert await store.begin_summary(due)
    began = clock()
    assert await store.take_summaries() == ()
    clock.forward(HOLD.total_seconds())
    (again,) = await store.take_summaries()
    assert again.begun_at == began
    assert not await store.begin_summary(due), "the first one has lost it"
    await store.finish_summary(again, began, 1, clock() + DAY)
    after = await store.summary_of(ADA)
    assert after == SummaryDue(user_id=ADA, due_at=clock() + DAY, told_at=began, repeats=1)


async def test_an_hour_chosen_while_it_is_sent_is_kept(store: Store, clock) -> None:
    due = await due_now(store, clock)
    chosen = clock() + timedelta(hours=5)
    await store.set_preference(ADA, WANTED, chosen)
    await store.postpone_summary(due, clock() + 2 * DAY)
    await store.finish_summary(due, clock(), 0, clock() + DAY)
    after = await store.summary_of(ADA)
    assert after is not None
    assert (after.due_at, after.told_at) == (chosen, clock())


async def test_who_wants_none_any_more_stays_known_for_the_day(store: Store, clock) -> None:
    due = await due_now(store, clock)
    await store.finish_summary(due, clock(), 0, clock() + DAY)
    await store.set_preference(ADA, Preference())
    await store.set_preference(ADA, WANTED, clock() + DAY)
    after = await store.summary_of(ADA)
    assert after is not None
    assert after.told_at == clock()
