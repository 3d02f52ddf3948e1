"""Each finished game counts once, for whoever began it, and robots hold the scale."""

import asyncio
from dataclasses import replace

import pytest
from counted_games import counted, ended, people, play

from data.store import Conflict, Remark, RemarkKind, Seat, Standing, Status, Undo, results
from data.store.rating import BEGINNER, rated, robot_rating
from rules.core.codec import dump_outcome
from rules.core.types import Outcome

ADA, BO, CY = 2**62 + 1, 12, 13


async def test_a_game_counts_from_the_moment_of_its_end(store, running, press, clock):
    session, _ = await store.create(running)
    session, _ = await press(store, session)
    assert await counted(store) == []
    moment = clock.forward(5)
    await store.commit(session, ended(session, 2, 1))
    first, second = await counted(store)
    assert (first.person_id, first.rank, first.score, first.seats) == (ADA, 2, 8, 2)
    assert (second.person_id, second.rank, second.score, second.ended_at) == (BO, 1, 9, moment)
    before = (BEGINNER, BEGINNER)
    assert [(row.mean, row.spread) for row in (first, second)] == list(rated(before, (2, 1)))


async def test_an_end_that_was_overtaken_counts_once(store, running, press):
    session, _ = await store.create(running)
    session, _ = await press(store, session)
    tries = (store.commit(session, ended(session, 1, 2)) for _ in range(4))
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Conflict) for each in found) == 3
    assert len(await counted(store)) == 2


async def test_a_game_ends_with_its_results_or_not_at_all(store, running, press, monkeypatch):
    def fail(*_):
        raise LookupError

    session, _ = await store.create(running)
    session, _ = await press(store, session)
    monkeypatch.setattr(results, "rate_rest", fail)
    with pytest.raises(LookupError):
        await store.commit(session, ended(session, 1, 2))
    assert await store.get(session.id) == session
    assert await counted(store) == []


async def test_two_processes_that_end_games_side_by_side_leave_no_rating_out(
    store, other, running, press
):
    for _ in range(4):
        pair = [(one, (await store.create(running))[0]) for one in (store, other)]
        await asyncio.gather(*(one.commit(each, ended(each, 1, 2)) for one, each in pair))
    assert len(await counted(store)) == 16
    assert all(row.mean is not None for row in await counted(store))
    assert (await store.recount()).changed == 0


async def test_a_later_change_of_a_finished_game_counts_nothing_again(store, running, press):
    over = await play(store, running, press, 1, 2)
    before = await counted(store)
    await store.commit(over, replace(over, language="de"))
    assert await counted(store) == before


@pytest.mark.parametrize(
    "changed",
    [
        {"standing": Standing(Status.CANCELLED)},
        {"deals_again": True},
        {"outcome": None},
        {"outcome": {"termination": 3}},
        {"outcome": dump_outcome(Outcome("goal", (1,), (1,)))},
    ],
    ids=["called off", "same deal", "no outcome", "damaged outcome", "outcome of other seats"],
)
async def test_what_is_no_game_of_its_own_counts_for_nothing(store, running, changed):
    session, _ = await store.create(running)
    await store.commit(session, replace(ended(session, 1, 2), **changed))
    assert await counted(store) == []


async def test_the_result_is_that_of_whoever_began(store, running, press):
    taken = (running.seats[0], Seat(CY, "Cy", former_id=BO, former_name="Bo"))
    await play(store, running, press, 1, 2, seats=taken)
    assert [row.person_id for row in await counted(store)] == [ADA, BO]


async def test_robots_stand_still_and_hold_the_scale(store, running, press):
    robot = Seat(None, "Fuse", robot="hard")
    for _ in range(3):
        await play(store, running, press, 1, 2, seats=(*people(ADA), robot))
    rows = await counted(store)
    assert [row.mean for row in rows[1::2]] == [robot_rating("docker", 2, "hard").mean] * 3
    assert BEGINNER.mean < rows[0].mean < rows[2].mean < rows[4].mean


async def test_a_stand_in_plays_for_its_person(store, running, press):
    seats = (*people(ADA), Seat(BO, "Bo", robot="easy"))
    await play(store, running, press, 1, 2, seats=seats)
    assert [(row.person_id, row.robot) for row in await counted(store)] == [(ADA, None), (BO, None)]


async def test_hints_and_what_was_taken_back_after_seeing_more_are_marked(store, running, press):
    session, _ = await store.create(running)
    session, _ = await press(store, session)
    remark = Remark(ply=1, kind=RemarkKind.HINT, seat=0)
    session = (await store.commit(session, session, remarks=(remark,))).session
    undo = Undo(seat=1, from_ply=1, to_ply=0, branch=7, was_seen=True)
    session = (await store.commit(session, replace(session, ply=0, branch=7), undo=undo)).session
    await store.commit(session, ended(session, 1, 2))
    assert [(row.had_hints, row.went_back) for row in await counted(store)] == [
        (True, False),
        (False, True),
    ]


async def test_what_was_done_again_or_taken_back_for_nothing_is_not_marked(store, running, press):
    session, _ = await store.create(running)
    session, _ = await press(store, session)
    undo = Undo(seat=0, from_ply=1, to_ply=0, branch=7, was_seen=False)
    session = (await store.commit(session, replace(session, ply=0, branch=7), undo=undo)).session
    await store.commit(session, ended(session, 1, 2))
    assert not any(row.went_back for row in await counted(store))
