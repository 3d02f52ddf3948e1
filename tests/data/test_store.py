"""The store keeps its promises to one caller at a time, on every database."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import delete

from data.store import (
    BY_ROBOT,
    Conflict,
    HistoryEntry,
    NotFound,
    Preference,
    Question,
    Seat,
    Session,
    StandIn,
    Standing,
    Status,
    Store,
    Task,
    TaskKind,
    schema,
)


async def test_a_session_comes_back_as_it_was_stored(store, clock, running):
    stored, _ = await store.create(
        replace(
            running,
            thread_id=2**62 + 4,
            outcome={"ranks": [1, 2]},
            vote=Question(asked=(12, 13), agreed=(12,)),
            language="de",
            theme="light",
        )
    )
    assert stored.id > 0
    assert stored.created_at == stored.updated_at == clock()
    assert await store.get(stored.id) == stored


async def test_frozen_sessions_are_found(store, clock, running):
    await store.create(running)
    standing = Standing(Status.RUNNING, frozen_at=clock())
    frozen, _ = await store.create(replace(running, standing=standing))
    assert await store.frozen_sessions() == (frozen,)


async def test_an_unknown_session_is_not_found(store):
    with pytest.raises(NotFound, match="no session 77"):
        await store.get(77)


def test_the_same_person_cannot_sit_twice(lobby):
    with pytest.raises(ValueError, match="same person"):
        replace(lobby, seats=(Seat(1, "Ada"), Seat(1, "Ada again")))


def test_the_number_of_a_persons_seat_is_known(lobby):
    assert lobby.seat_of(12) == 1
    assert lobby.seat_of(13) is None


def test_a_printed_session_betrays_no_secret(running):
    assert "\\x01" not in repr(running)
    assert "seed" not in repr(running)
    assert "snapshot" not in repr(running)


async def test_people_come_change_places_and_go(store, lobby):
    session, _ = await store.create(lobby)
    ada, bo = lobby.seats
    for seats in ((ada, bo, Seat(13, "Cy")), (bo, ada), (), (Seat(14, "Di"),)):
        session = (await store.commit(session, replace(session, seats=seats))).session
        assert (await store.get(session.id)).seats == seats


async def test_robots_and_stand_ins_keep_their_seats(store, lobby):
    ada, bo = lobby.seats
    robots = (Seat(None, "Fuse", robot="easy"), Seat(None, "Rivet", robot="a future level"))
    away = replace(bo, robot="hard", stand_in=StandIn.UNTIL_BACK)
    session, _ = await store.create(replace(lobby, seats=(robots[0], ada, away, robots[1])))
    assert (await store.get(session.id)).seats == session.seats
    assert await store.live_sessions_of(12) == (session,)
    assert session.people == (ada.user_id, 12)


async def test_history_keeps_what_brought_an_action_about(store, running, press):
    before, _ = await store.create(running)
    after, _ = await press(store, before)
    entry = HistoryEntry(ply=1, seat=1, text="a1-c2", digest="", barrier=False, cause=BY_ROBOT)
    await store.commit(after, replace(after, ply=2), [entry])
    assert [each.cause for each in await store.history(before.id)] == [None, BY_ROBOT]


async def test_an_error_on_the_way_changes_nothing(store, running):
    before, _ = await store.create(running)
    unstorable = Task(kind=TaskKind.BOARD, ply=1, payload={"what": object()})
    with pytest.raises(Exception, match="not JSON serializable"):
        await store.commit(before, replace(before, ply=1, seats=()), tasks=[unstorable])
    assert await store.get(before.id) == before


async def test_history_is_told_from_any_ply_on(store, running, press):
    session, _ = await store.create(running)
    for _ in range(5):
        session, _ = await press(store, session)
    assert [entry.ply for entry in await store.history(session.id)] == [0, 1, 2, 3, 4]
    assert [entry.ply for entry in await store.history(session.id, after_ply=2)] == [3, 4]
    assert [entry.ply for entry in await store.recent(session.id, 2)] == [3, 4]
    assert [entry.ply for entry in await store.recent(session.id, 99)] == [0, 1, 2, 3, 4]
    assert await store.history(session.id + 1) == ()


async def test_my_tables_are_those_that_go_on_the_oldest_question_first(store, clock, running):
    async def add(minutes: int | None, **changes: object) -> Session:
        asked = None if minutes is None else clock() + timedelta(minutes=minutes)
        session, _ = await store.create(replace(running, asked_since=asked, **changes))
        return session

    lobby = await add(None, standing=Standing(Status.LOBBY))
    late = await add(9)
    early = await add(3)
    await add(1, standing=Standing(Status.FINISHED))
    await add(1, standing=Standing(Status.CANCELLED))
    await add(1, seats=(Seat(99, "Zoe"),))
    assert await store.live_sessions_of(12) == (early, late, lobby)
    assert await store.live_sessions_of(7) == ()


async def test_a_number_that_a_restored_database_forgot_never_comes_again(store, lobby):
    forgotten = {(await store.create(lobby))[0].id for _ in range(8)}
    await store.write(lambda connection: connection.execute(delete(schema.seats)))
    await store.write(lambda connection: connection.execute(delete(schema.sessions)))
    assert forgotten.isdisjoint({(await store.create(lobby))[0].id for _ in range(8)})


async def test_the_newest_table_of_a_place_is_found(store, clock, running):
    first, _ = await store.create(replace(running, channel_id=5, thread_id=6))
    clock.forward(1)
    second, _ = await store.create(replace(running, channel_id=5))
    clock.forward(1)
    over, _ = await store.create(replace(running, channel_id=5, standing=Standing(Status.FINISHED)))
    assert await store.live_session_at(5) == second
    assert await store.newest_session_at(5) == over
    assert await store.live_session_at(6) == first
    assert await store.live_session_at(7) is None
    assert await store.newest_session_at(7) is None


async def test_a_table_that_all_may_watch_is_found_before_a_newer_private_one(
    store, clock, running
):
    place = {"channel_id": 5, "thread_id": None}
    public, _ = await store.create(replace(running, **place))
    clock.forward(1)
    private, _ = await store.create(replace(running, **place, watching="table"))
    assert await store.live_session_at(5) == public
    assert await store.newest_session_at(5) == public
    await store.commit(public, replace(public, standing=Standing(Status.CANCELLED)))
    assert await store.live_session_at(5) == private


async def test_preferences_are_kept_and_replaced(store):
    assert await store.preference(2**62) == Preference()
    await store.set_preference(2**62, Preference(language="de"))
    awake = {"zone": "Europe/Berlin", "quiet_from": 1380, "quiet_until": 420, "call": "both"}
    light = Preference(theme="light", holidays=(("2026-07-01", "2026-07-14"),), **awake)
    await store.set_preference(3, light)
    assert await store.preference(2**62) == Preference(language="de")
    await store.set_preference(2**62, Preference(theme="dark", reading="short"))
    assert await store.preference(2**62) == Preference(theme="dark", reading="short")
    assert await store.preferences((3, 6)) == {3: light, 6: Preference()}


async def test_a_naive_time_is_refused(store, running, clock):
    with pytest.raises(Exception, match="offset-naive"):
        await store.create(replace(running, asked_since=clock().replace(tzinfo=None)))


async def test_a_setting_is_kept_until_it_is_replaced(store: Store) -> None:
    assert await store.setting("commands") is None
    await store.set_setting("commands", "one")
    await store.set_setting("commands", "two")
    assert await store.setting("commands") == "two"


async def test_a_session_moves_once_from_where_it_was(store: Store, running) -> None:
    session, _ = await store.create(replace(running, thread_id=None))
    moved = await store.move_session(session.id, None, 7)
    assert (moved.thread_id, moved.revision) == (7, 1)
    assert await store.move_session(session.id, None, 8) == moved
    with pytest.raises(Conflict):
        await store.commit(session, session)
