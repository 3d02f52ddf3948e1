"""A game with its whole record is stored as it was, or not at all."""

from dataclasses import replace
from datetime import timedelta

import pytest

from data.store import Conflict, HistoryEntry, Remark, RemarkKind, Undo
from data.store.maintenance import MaintenanceStore


def record(clock):
    """Two actions, one that was taken back before them, and a remark."""

    def entry(ply, text):
        at = clock() - timedelta(days=9 - ply)
        return HistoryEntry(ply=ply, seat=ply, text=text, digest=text, barrier=True, at=at)

    past = clock() - timedelta(days=20)
    undo = Undo(revision=1, seat=0, from_ply=1, to_ply=0, branch=3, was_seen=True, at=past)
    remark = Remark(ply=1, kind=RemarkKind.NOTED, seat=1, name="Bo", at=past)
    return [entry(0, "a1"), entry(1, "b2")], [(undo, (entry(0, "c3"),))], [remark]


async def test_every_moment_of_a_recorded_game_stays_what_it_was(store, url, running, clock):
    entries, undos, remarks = record(clock)
    session = replace(running, id=77, ply=2, created_at=clock() - timedelta(days=30))
    other = await MaintenanceStore.open_as_it_is(url)
    await other.add_recorded(session, entries, undos, remarks)
    await other.close()
    assert (await store.get(77)).created_at == session.created_at
    assert list(await store.history(77)) == entries
    assert await store.taken_back(77) == undos
    assert list(await store.remarks(77)) == remarks


async def test_a_table_that_is_there_gets_nothing_of_another_with_its_number(
    store, url, running, press, clock
):
    session, _ = await store.create(running)
    session, _ = await press(store, session)
    before = await store.history(session.id)
    other = await MaintenanceStore.open_as_it_is(url)
    with pytest.raises(Conflict):
        await other.add_recorded(replace(running, id=session.id), *record(clock))
    await other.close()
    assert await store.get(session.id) == session
    assert await store.history(session.id) == before
    assert await store.taken_back(session.id) == []
    assert await store.remarks(session.id) == ()
