"""What the database holds about a person can be handed over, and forgotten without a trace."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select

from data.store import (
    BugReport,
    MessageKind,
    OpenResponse,
    OrderMove,
    PostedMessage,
    Preference,
    Remark,
    RemarkKind,
    SeatClock,
    Session,
    StandingOrder,
    Status,
    Store,
    Task,
    TaskKind,
    UndoRequest,
)
from data.store.schema import metadata

SOMEBODY = 2**61 + 987_654_321


def name_of(language: str, seat: int) -> str:
    return f"{language} {seat}"


async def everything(store: Store) -> str:
    """All that stands in the database, as text."""
    tables = metadata.sorted_tables
    found = await store._read(
        lambda connection: [connection.execute(select(t)).mappings().all() for t in tables]
    )
    return repr(found)


def ordered(seat: int, user_id: int) -> StandingOrder:
    move = OrderMove(seat=seat, text="a1-c2")
    return StandingOrder(
        number=1, seat=seat, user_id=user_id, ply=3, branch=1, is_lasting=False, moves=(move,)
    )


@pytest.fixture
async def known(store: Store, running: Session, press, clock) -> Session:
    """A session of somebody who has left a trace wherever one can be left."""
    bo = running.seats[1]
    seats = (replace(bo, user_id=SOMEBODY, name="Somebody Known"), bo)
    request = UndoRequest(seat=0, to_ply=0, acted_at=1, learned=False, asked=(SOMEBODY, 12))
    session = replace(running, seats=seats, host_id=SOMEBODY, guests=(SOMEBODY, 7))
    session, _ = await store.create(replace(session, reserved=(SOMEBODY,)))
    for _ in range(3):
        session, _ = await press(store, session)
    remark = Remark(
        ply=3, kind=RemarkKind.PAUSED, name="Somebody Known", user_id=SOMEBODY, at=clock()
    )
    task = Task(kind=TaskKind.BOARD, ply=3, payload={"notify": [SOMEBODY, 12]})
    after = replace(session, consents=(SOMEBODY,), undo_request=request)
    after = replace(after, orders=(ordered(1, 12), ordered(0, SOMEBODY)))
    running_out = SeatClock(left=timedelta(hours=1), hours=("Asia/Kathmandu", 60, 540))
    after = replace(after, clocks=(running_out, running_out))
    session = (await store.commit(session, after, tasks=(task,), remarks=(remark,))).session
    began = {"former_id": SOMEBODY, "former_name": "Somebody Known"}
    for former in (began, {"interim_ids": (7, SOMEBODY)}):
        later = (replace(bo, **former),)
        await store.create(replace(running, seats=later, status=Status.FINISHED))
    hand = PostedMessage(
        session_id=session.id,
        kind=MessageKind.HAND,
        seat=0,
        channel_id=1,
        message_id=2,
        ply=3,
        posted_at=clock(),
        user_id=SOMEBODY,
    )
    await store.finish_tasks((), hand)
    await store.set_preference(SOMEBODY, Preference(language="de", zone="Europe/Berlin"))
    await store.add_bug_report(
        BugReport(
            session_id=session.id, user_id=SOMEBODY, words="It hangs.", version="1", content={}
        )
    )
    await store.open_response(
        OpenResponse(
            interaction_id=1,
            application_id=2,
            token="t",
            user_id=SOMEBODY,
            session_id=None,
            language="en",
            acknowledged_at=clock(),
        )
    )
    return session


async def test_nothing_is_left_of_who_is_forgotten(store: Store, known: Session) -> None:
    before = await store.history(known.id)
    assert str(SOMEBODY) in await everything(store)
    assert await store.forget(SOMEBODY, name_of) == 1
    left = await everything(store)
    assert str(SOMEBODY) not in left
    assert "Somebody Known" not in left
    assert "Kathmandu" not in left
    assert await store.preference(SOMEBODY) == Preference()
    session = await store.get(known.id)
    assert (session.seats[0].user_id, session.seats[0].name) == (None, "en 0")
    assert not session.seats[0].is_robots
    assert session.seats[1] == known.seats[1], "the others stay who they are"
    assert session.host_id == known.seats[1].user_id
    assert session.guests == (7,)
    assert await store.history(known.id) == before
    assert session.snapshot == known.snapshot
    assert session.orders == (ordered(1, 12),)


async def test_a_robot_plays_on_where_a_game_could_not_be_given_up(
    store: Store, known: Session
) -> None:
    await store.forget(SOMEBODY, name_of, (known.id,), "easy")
    assert (await store.get(known.id)).seats[0].robot == "easy"


async def test_a_change_that_was_under_way_does_not_bring_them_back(
    store: Store, known: Session, press
) -> None:
    before = await store.get(known.id)
    await store.forget(SOMEBODY, name_of)
    with pytest.raises(Exception, match="revision"):
        await press(store, before)


async def test_a_person_gets_what_is_about_them_and_no_secret(store: Store, known: Session) -> None:
    found = await store.about(SOMEBODY)
    assert {"seats", "sessions", "history", "preferences", "remarks", "posted_messages"} <= set(
        found
    )
    assert {row["seat"] for row in found["history"]} == {0}
    entries = [entry for entry in await store.history(known.id) if entry.seat == 0]
    assert [row["text"] for row in found["history"]] == [entry.text for entry in entries]
    words = {name for rows in found.values() for row in rows for name in row}
    assert not words & {"seed", "snapshot", "token", "effects", "digest", "orders"}
    assert [row["moves"] for row in found["standing_orders"]] == [[[0, "a1-c2"]]]
    assert await store.about(SOMEBODY + 1) == {}


async def test_the_results_of_who_is_forgotten_are_nobodys(store: Store, known: Session) -> None:
    """And made anew from the history they are the same."""
    outcome = {"ranks": [1, 2], "scores": [5, 3], "termination": "end"}
    session = await store.get(known.id)
    over = replace(session, status=Status.FINISHED, to_act=(), outcome=outcome, consents=())
    await store.commit(session, over)
    assert str(SOMEBODY) in repr((await store.about(SOMEBODY)).get("results"))
    await store.forget(SOMEBODY, name_of)
    assert str(SOMEBODY) not in await everything(store)
