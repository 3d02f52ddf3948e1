"""Actions that are taken back leave the history and are kept; nothing is ever deleted."""

from dataclasses import replace

from data.store import MessageKind, Session, Store, Undo, UndoRequest
from tests.posted import posted


async def played(store: Store, running: Session, press, plies: int = 4) -> Session:
    session, _ = await store.create(running)
    for _ in range(plies):
        session, _ = await press(store, session)
    return session


async def taken_back(store: Store, session: Session, to_ply: int) -> Session:
    undo = Undo(seat=1, from_ply=session.ply, to_ply=to_ply, branch=9, was_seen=False)
    earlier = replace(session, ply=to_ply, snapshot={"ply": to_ply}, branch=9)
    return (await store.commit(session, earlier, undo=undo)).session


async def test_what_is_taken_back_is_kept_as_it_was(store, running, press):
    session = await played(store, running, press)
    before = await store.history(session.id)
    await taken_back(store, session, 2)
    ((undo, taken),) = await store.taken_back(session.id)
    assert (undo.from_ply, undo.to_ply, undo.redone_at) == (4, 2, None)
    assert await store.history(session.id) + taken == before
    assert len(await store.history(session.id)) == 2


async def test_what_is_done_again_is_the_history_it_was(store, running, press, clock):
    session = await played(store, running, press)
    before = await store.history(session.id)
    earlier = await taken_back(store, session, 1)
    ((undo, _),) = await store.taken_back(session.id)
    clock.forward(5)
    again = replace(earlier, ply=4, branch=10)
    await store.commit(earlier, again, undo=undo)
    assert await store.history(session.id) == before
    assert await store.taken_back(session.id) == [(replace(undo, redone_at=clock()), ())]


async def test_plies_come_again_as_often_as_they_are_taken_back(store, running, press):
    session = await played(store, running, press)
    for _ in range(3):
        session = await taken_back(store, session, 3)
        session, _ = await press(store, session)
    assert [e.ply for e in await store.history(session.id)] == [0, 1, 2, 3]
    assert [len(taken) for _, taken in await store.taken_back(session.id)] == [1, 1, 1]


async def test_messages_show_no_later_ply_than_the_one_gone_back_to(store, running, press):
    session = await played(store, running, press)
    for kind, seat, ply in (
        (MessageKind.BOARD, None, 4),
        (MessageKind.HAND, 0, 2),
        (MessageKind.HAND, 1, 1),
    ):
        await store.remember(posted(session, kind, seat=seat, ply=ply))
    await taken_back(store, session, 2)
    found = await store.posted_messages(session.id)
    assert found.board.ply == 2
    assert [found.hands[seat].ply for seat in (0, 1)] == [1, 1]


async def test_undos_of_one_table_leave_others_alone(store, running, press):
    one, two = [await played(store, running, press) for _ in range(2)]
    await taken_back(store, one, 0)
    assert len(await store.history(two.id)) == 4
    assert await store.taken_back(two.id) == []


async def test_a_request_to_go_back_is_kept_with_its_table(store, running, press):
    session = await played(store, running, press)
    assert session.undo_request is None
    request = UndoRequest(
        seat=1,
        ply=4,
        to_ply=2,
        acted_at=5,
        learned=True,
        touched=(0, 2),
        asked=(7, 2**62),
        agreed=(7,),
    )
    await store.commit(session, replace(session, undo_request=request))
    found = (await store.get(session.id)).undo_request
    assert found == request
    assert found.missing == (2**62,)
