"""All that is stored about a person can be handed over, and forgotten without a trace."""

import sqlite3
from contextlib import closing
from dataclasses import fields, replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from cogs.table.notice import Notice
from data.store import (
    BugReport,
    Job,
    JobKind,
    MessageKind,
    OrderMove,
    Preference,
    Question,
    Remark,
    RemarkKind,
    Seat,
    SeatClock,
    Session,
    Standing,
    StandingOrder,
    Status,
    Store,
    Task,
    TaskKind,
    UndoRequest,
)
from data.store.personal_places import PLACES
from data.store.records import PARTS
from data.store.rows import session_of
from data.store.schema import metadata
from tests.posted import posted

SOMEBODY = 2**61 + 987_654_321
NAME = "Somebody Known"


HOLDING = [
    (name, column)
    for name, place in PLACES.items()
    for column in (*place.ids.split(), *place.lists.split(), *place.words.split(), *place.owners)
]
"""Whatever can hold somebody, in a column or in a part of the document of a table."""


def name_of(language: str, seat: int) -> str:
    return f"{language} {seat}"


async def everything(store: Store) -> str:
    """All that stands in the database, as text."""
    tables = metadata.sorted_tables
    found = await store.read(
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
    seats = (replace(bo, user_id=SOMEBODY, name=NAME), bo)
    request = UndoRequest(seat=0, to_ply=0, acted_at=1, learned=False, asked=(SOMEBODY, 12))
    session = replace(running, seats=seats, host_id=SOMEBODY, guests=(SOMEBODY, 7))
    session, _ = await store.create(replace(session, reserved=(SOMEBODY,), thread_id=77))
    for _ in range(3):
        session, _ = await press(store, session)
    remark = Remark(ply=3, kind=RemarkKind.PAUSED, name=NAME, user_id=SOMEBODY, at=clock())
    told = {"notify": [SOMEBODY, 12], "refused_by": SOMEBODY}
    task = Task(kind=TaskKind.BOARD, ply=3, payload=told)
    vote = Question(agreed=(SOMEBODY,))
    paused = replace(session.standing, paused_by=NAME)
    after = replace(session, vote=vote, undo_request=request, standing=paused)
    after = replace(after, orders=(ordered(1, 12), ordered(0, SOMEBODY)))
    running_out = SeatClock(left=timedelta(hours=1), hours=("Asia/Kathmandu", 60, 540))
    after = replace(after, clocks=(running_out, running_out))
    session = (await store.commit(session, after, tasks=(task,), remarks=(remark,))).session
    began = {"former_id": SOMEBODY, "former_name": NAME}
    for former in (began, {"interim_ids": (7, SOMEBODY)}):
        later = (replace(bo, **former),)
        await store.create(replace(running, seats=later, standing=Standing(Status.FINISHED)))
    ending, _ = await store.create(replace(running, seats=seats))
    await store.commit(ending, over(ending))
    board = posted(session, ply=3)
    await store.remember(board)
    await store.remember(replace(board, kind=MessageKind.HAND, seat=0, user_id=SOMEBODY))
    preference = Preference(language="de", zone="Europe/Berlin")
    await store.set_preference(SOMEBODY, preference, clock())
    for reporter, words in (
        (SOMEBODY, "It hangs."),
        (12, f"{NAME.upper()}, that is <@{SOMEBODY}>, cheats. Not Somebody Knowns."),
    ):
        await store.add_bug_report(
            BugReport(
                session_id=session.id, user_id=reporter, words=words, version="1", content={"a": 1}
            )
        )
    answer = {"token": "t", "acknowledged_at": clock()}
    await store.hold_job(
        Job(kind=JobKind.ANSWER, session_id=2**62, user_id=SOMEBODY, due_at=None, facts=answer)
    )
    return session


def over(session: Session) -> Session:
    """The same game after its end."""
    outcome = {"ranks": [1, 2], "scores": [5, 3], "termination": "end"}
    return replace(
        session, standing=Standing(Status.FINISHED), to_act=(), outcome=outcome, vote=None
    )


def test_every_column_is_listed_once_with_what_it_can_hold_of_people() -> None:
    stored = {table.name: set(table.c.keys()) for table in metadata.sorted_tables}
    parts = {each.name for part in PARTS.values() for each in fields(part)}
    stored["sessions"] = stored["sessions"] - PARTS.keys() | parts
    stored["seats"] |= {each.name for each in fields(Seat)}
    stored["preferences"] = {"user_id", *(each.name for each in fields(Preference))}
    for name, names in stored.items():
        assert sorted(PLACES[name].columns) == sorted(names), name
    assert PLACES.keys() == stored.keys()


def left_in(connection: Connection, name: str, column: str) -> list[object]:
    """All that is stored in a *column*, or in a field of a document."""
    if name not in ("sessions", "seats"):
        return list(connection.execute(select(metadata.tables[name].c[column])))
    stored = [session_of(row) for row in connection.execute(select(metadata.tables["sessions"]))]
    if name == "seats":
        return [getattr(seat, column) for session in stored for seat in session.seats]
    return [getattr(session, column, session.standing) for session in stored]


async def test_a_trace_was_left_in_every_place_that_can_hold_one(
    store: Store, known: Session
) -> None:
    for name, column in HOLDING:
        text = repr(await store.read(lambda c, w=(name, column): left_in(c, *w))).lower()
        assert str(SOMEBODY) in text or NAME.lower() in text, (name, column)


async def test_nothing_is_left_of_who_is_forgotten(store: Store, known: Session) -> None:
    before = await store.history(known.id)
    assert str(SOMEBODY) in await everything(store)
    assert await store.forget(SOMEBODY, name_of) == 2
    left = await everything(store)
    assert str(SOMEBODY) not in left
    assert "Kathmandu" not in left
    assert NAME.lower() not in left.lower().replace("somebody knowns", "")
    (report,) = await store.bug_reports()
    assert report.words == "?, that is <@?>, cheats. Not Somebody Knowns."
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
    assert session.standing.paused_by == "?", "it still rests"


async def test_a_robot_plays_on_where_a_game_could_not_be_given_up(
    store: Store, known: Session
) -> None:
    await store.forget(SOMEBODY, name_of, (known.id,), "easy")
    assert (await store.get(known.id)).seats[0].robot == "easy"
    assert await store.job_of(JobKind.DECIDE, known.id) is not None


async def test_a_change_that_was_under_way_does_not_bring_them_back(
    store: Store, known: Session, press
) -> None:
    before = await store.get(known.id)
    await store.forget(SOMEBODY, name_of)
    with pytest.raises(Exception, match="revision"):
        await press(store, before)


async def test_a_person_gets_what_is_about_them_and_no_secret(store: Store, known: Session) -> None:
    found = await store.about(SOMEBODY)
    actions = [row for row in found["events"] if row["kind"] == "action"]
    assert {row["seat"] for row in actions} == {0}
    entries = [entry for entry in await store.history(known.id) if entry.seat == 0]
    assert [row["text"] for row in actions] == [entry.text for entry in entries]
    words = {name for rows in found.values() for row in rows for name in row}
    assert not words & {"seed", "snapshot", "token", "effects", "digest", "orders"}
    ((move,),) = [row["moves"] for row in found["standing_orders"]]
    assert (move["seat"], move["text"]) == (0, "a1-c2")
    assert await store.about(SOMEBODY + 1) == {}


async def test_a_person_gets_every_place_that_holds_them_and_nobody_else(
    store: Store, known: Session
) -> None:
    found = await store.about(SOMEBODY)
    for name, column in HOLDING:
        rows = found["standing_orders" if column == "orders" else name]
        assert any(row.get(column) or "moves" in row for row in rows), column
    (session,) = [row for row in found["sessions"] if row["id"] == known.id]
    assert (session["host_id"], session["paused_by"]) == (SOMEBODY, NAME)
    assert session["guests"] == session["reserved"] == [SOMEBODY]
    assert session["vote"] == {"agreed": [SOMEBODY]}
    assert session["undo_request"] == {"asked": [SOMEBODY]}
    own, others = sorted(found["bug_reports"], key=lambda row: len(row["words"]))
    assert (own["words"], own["content"]) == ("It hangs.", {"a": 1})
    assert others.keys() == {"id", "session_id", "at", "words"}
    ids = {value for rows in found.values() for row in rows for value in row.values()
           if isinstance(value, int)}  # fmt: skip
    assert not ids & {7, 12}, "of others"
    assert "Bo" not in repr(found)


async def test_what_stands_in_discord_is_due_for_an_edit(store, known, clock) -> None:
    await store.finish_tasks(await store.pending_tasks())
    await store.forget(SOMEBODY, name_of)
    (task,) = await store.pending_tasks()
    assert (task.session_id, task.kind) == (known.id, TaskKind.BOARD)
    assert Notice.of([task]).is_redrawn
    (name,) = await store.take_jobs(kinds=(JobKind.RENAME,))
    assert (name.kind, name.session_id) == (JobKind.RENAME, known.id)


async def test_no_file_of_the_database_holds_who_was_forgotten(
    store: Store, known: Session, running: Session, tmp_path: Path
) -> None:
    if not store.is_sqlite:
        pytest.skip("PostgreSQL's files are its server's")
    bo = running.seats[1]
    for number in range(20):
        seats = (replace(bo, user_id=SOMEBODY, name=NAME), replace(bo, user_id=number + 20))
        session, _ = await store.create(replace(running, seats=seats, guests=(SOMEBODY,)))
        await store.commit(session, over(session))
    large, _ = await store.create(replace(running, snapshot={"ply": "x" * 100_000}))
    await store.commit(large, replace(large, snapshot={"ply": 0}))
    assert traces(tmp_path)
    assert free_pages(tmp_path)
    await store.forget(SOMEBODY, name_of)
    assert traces(tmp_path) == []
    assert free_pages(tmp_path) == 0, "pages that were split are not written anew"


def free_pages(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "games.sqlite3")) as database:
        return int(database.execute("PRAGMA freelist_count").fetchone()[0])


def traces(folder: Path) -> list[str]:
    """In which files somebody's id or name stands."""
    wanted = (
        str(SOMEBODY).encode(),
        SOMEBODY.to_bytes(8, "big"),
        NAME.encode(),
        NAME.upper().encode(),
    )
    return [
        file.name
        for file in folder.iterdir()
        for content in (file.read_bytes().replace(b"Somebody Knowns", b""),)
        if any(trace in content for trace in wanted)
    ]


async def test_the_results_of_who_is_forgotten_are_nobodys(store: Store, known: Session) -> None:
    """And made anew from the history they are the same."""
    await store.commit(await store.get(known.id), over(await store.get(known.id)))
    assert str(SOMEBODY) in repr((await store.about(SOMEBODY)).get("results"))
    await store.forget(SOMEBODY, name_of)
    assert str(SOMEBODY) not in await everything(store)
