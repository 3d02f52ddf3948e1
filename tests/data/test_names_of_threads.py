"""The names of threads as they are stored: whatever is noted meanwhile stays due."""

from dataclasses import replace
from datetime import timedelta

SOON = timedelta(seconds=60)


async def noted(store, running, clock):
    """A table whose name was noted just now."""
    session, _ = await store.create(running)
    await store.note_thread_name(session.id, 7, clock())
    return await store.thread_name(session.id)


async def test_what_is_noted_is_due_until_it_is_claimed(store, running, clock):
    name = await noted(store, running, clock)
    assert await store.first_thread_name_due() == clock()
    assert await store.due_thread_names(clock()) == (name,)
    assert await store.claim_thread_name(name, clock() + SOON)
    assert not await store.claim_thread_name(name, clock() + SOON), "somebody else has it"
    assert await store.due_thread_names(clock()) == ()


async def test_a_settled_name_is_due_no_more_unless_it_was_noted_again(store, running, clock):
    name = await noted(store, running, clock)
    settled = replace(name, shown="digest", latest_at=clock(), due_at=None)
    await store.settle_thread_name(settled, name.due_at)
    assert await store.thread_name(name.session_id) == settled
    await store.note_thread_name(name.session_id, 7, clock() + SOON)
    await store.settle_thread_name(settled, name.due_at)
    assert await store.thread_name(name.session_id) == replace(settled, due_at=clock() + SOON)


async def test_nothing_is_known_of_another_thread(store, running, clock):
    name = await noted(store, running, clock)
    await store.settle_thread_name(replace(name, shown="digest", latest_at=clock()), name.due_at)
    await store.note_thread_name(name.session_id, 8, clock())
    assert await store.thread_name(name.session_id) == replace(name, thread_id=8)
