"""Remarks about a table stand beside its history, in order, and only with their change."""

from dataclasses import replace

import pytest

from data.store import Conflict, Remark, RemarkKind


def remark(ply: int, name: str = "Mo") -> Remark:
    return Remark(ply=ply, kind=RemarkKind.NOTED, seat=1, name=name, user_id=77)


async def test_a_table_without_remarks_has_none(store, running):
    session, _ = await store.create(running)
    assert session.remarked_ply is None
    assert await store.remarks(session.id) == ()


async def test_remarks_come_back_in_order_with_their_time(store, running, clock):
    session, _ = await store.create(running)
    moment = clock.forward(5)
    session = (await store.commit(session, session, remarks=(remark(0), remark(2)))).session
    await store.commit(session, session, remarks=(remark(2, "Li"),))
    found = await store.remarks(session.id)
    assert found == (
        replace(remark(0), at=moment),
        replace(remark(2), at=moment),
        replace(remark(2, "Li"), at=moment),
    )
    assert await store.remarks(session.id, from_ply=1) == found[1:]


async def test_a_session_knows_the_ply_of_its_newest_remark(store, running, press):
    session, _ = await store.create(running)
    session = (await store.commit(session, session, remarks=(remark(0),))).session
    assert session.remarked_ply == (await store.get(session.id)).remarked_ply == 0
    later, _ = await press(store, session)
    assert later.remarked_ply == 0


async def test_nothing_is_noted_of_a_change_that_comes_too_late(store, running, press):
    session, _ = await store.create(running)
    await press(store, session)
    with pytest.raises(Conflict):
        await store.commit(session, session, remarks=(remark(0),))
    assert await store.remarks(session.id) == ()
