"""Time acts on tables: reminders, deadlines, sleep. The store is real, the clock is ours."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from people import ADA, BO, CLEO, first_action, opened
from refusals import refused
from timed_world import AWAKE, World

from cogs.clocks.seat_clocks import LOBBY_LIFE, PACES, PaceName
from cogs.table.lobby import add_robot, agree_on, set_preset
from cogs.table.notice import Notice
from cogs.table.stand_ins import stand_in, take_back
from cogs.workers import worker
from cogs.workers.worker import FIRST_PAUSE, LONGEST_PAUSE, pause_after
from data.store import Job, JobKind, Preference, Session, StandIn, Standing, TaskKind
from tests.start import START

NIGHTS = Preference(zone="UTC", quiet_from=22 * 60, quiet_until=6 * 60)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def test_a_game_that_begins_starts_the_clock_of_whoever_is_asked(world: World) -> None:
    session = await world.table()
    (seat,) = session.to_act
    assert session.clocks[seat].deadline == START + PACES[PaceName.DAILY].bank
    assert session.clocks[1 - seat].since is None


async def test_a_silent_person_is_reminded_once_a_day_and_then_waited_for_no_longer(
    world: World,
) -> None:
    session = await world.table()
    person, other = world.asked(session), BO if world.asked(session) == ADA else ADA
    await world.until(START + 47 * HOUR)
    reminders = await world.reminders(session)
    assert reminders[0] == START + 24 * HOUR
    assert len({moment.date() for moment in reminders}) == len(reminders)
    await world.until(START + 49 * HOUR)
    (task,) = await world.told(session)
    assert task.payload["out_of_time"] == list(session.to_act)
    assert task.payload["notify"] == [other.user_id]
    assert person.user_id not in task.payload["notify"]
    after = await world.tables.cancel(session.id, other)
    assert after.standing.is_called_off, "nobody waits for the consent of the silent one"


@pytest.mark.parametrize("absence", ["robot", "robot-once"])
async def test_where_it_was_agreed_a_robot_takes_the_seat_until_its_owner_acts(
    world: World, absence: str
) -> None:
    session = await world.table(absence=absence)
    (seat,) = session.to_act
    person = world.asked(session)
    await world.until(START + 50 * HOUR)
    after = await world.store.get(session.id)
    assert after.awaited_robots == (seat,)
    assert after.clocks[seat].since is None, "nobody reminds a robot"
    back = (await world.tables.act(session.id, person.user_id, None, first_action(after))).session
    assert back.seats[seat].robot is None


async def test_once_somebody_is_back_a_robot_plays_for_the_other_who_is_late(world: World) -> None:
    session = await world.table(absence="robot")
    (seat,), late = session.to_act, StandIn.TIMED_OUT
    other = BO if world.asked(session) == ADA else ADA
    await world.tables.change_session(session.id, stand_in, 1 - seat, "easy", late)
    await world.until(START + 50 * HOUR)
    assert (await world.store.get(session.id)).seats[seat].has_person, "nobody else would be left"
    await world.tables.change_session(session.id, take_back, other)
    await world.until(START + 51 * HOUR)
    after = await world.store.get(session.id)
    assert after.seats[seat].stand_in is late
    assert after.seats[1 - seat].has_person


async def test_where_everybody_is_away_the_table_sleeps(world: World) -> None:
    session = await world.table(absence="robot")
    (seat,) = session.to_act
    await world.tables.change_session(session.id, stand_in, 1 - seat, "easy", StandIn.FOR_GOOD)
    await world.until(START + 60 * DAY)
    after = await world.store.get(session.id)
    assert after.seats[seat].robot is None
    assert after.standing.is_asleep


async def test_a_holiday_stops_the_clock(world: World) -> None:
    session = await world.table()
    person = world.asked(session)
    away = replace(AWAKE, holidays=((f"{START + DAY:%Y-%m-%d}", f"{START + 10 * DAY:%Y-%m-%d}"),))
    await world.timed.change_habits(person.user_id, None, away)
    session = await world.store.get(session.id)
    assert session.clocks[session.to_act[0]].deadline == START + 12 * DAY
    await world.until(START.replace(hour=23) + 10 * DAY)
    assert await world.reminders(session) == []


async def test_a_snoozed_reminder_comes_when_it_was_asked_for(world: World) -> None:
    session = await world.table()
    person = world.asked(session)
    await world.until(START + 24 * HOUR)
    assert len(await world.reminders(session)) == 1
    until = await world.timed.snooze(session.id, person.user_id, 4 * HOUR)
    assert until == START + 28 * HOUR
    await world.until(START + 29 * HOUR)
    assert len(await world.reminders(session)) == 1
    await world.until(START + 48 * HOUR)
    assert await world.reminders(session) == [], "the day after has had its own"


async def test_a_lobby_that_nobody_joins_closes_and_can_be_opened_again(world: World) -> None:
    session = await opened(world.tables, ADA)
    await world.until(START + LOBBY_LIFE - HOUR)
    await world.tables.change_lobby(session.id, agree_on, ADA, "pace", "live")
    await world.until(START + LOBBY_LIFE + HOUR)
    assert not (await world.store.get(session.id)).standing.is_asleep, "somebody was there"
    await world.until(START + 2 * LOBBY_LIFE)
    closed = await world.store.get(session.id)
    assert closed.standing.is_called_off
    assert [task.payload.get("notify") for task in await world.told(closed)][-1] == [ADA.user_id]
    again = await world.tables.open_again(session.id, ADA)
    assert again.id != session.id
    assert (again.standing, again.pace) == (Standing(), "live")
    with refused("stale-press"):
        await world.tables.open_again(session.id, ADA)
    await world.until(world.now + LOBBY_LIFE)
    assert (await world.store.get(again.id)).standing.is_called_off


async def test_a_lobby_that_misses_one_seat_asks_once_for_a_robot(world: World) -> None:
    session = await opened(world.tables, ADA)
    await world.told(session)
    await world.until(START + DAY - HOUR)
    assert not await world.told(session)
    await world.until(START + DAY)
    (task,) = await world.told(session)
    assert (task.kind, Notice.of([task])) == (TaskKind.LOBBY, Notice(misses_seat=True))
    await world.until(START + LOBBY_LIFE - HOUR)
    assert not await world.told(session)
    await world.until(START + LOBBY_LIFE)
    closed = await world.store.get(session.id)
    assert closed.standing.is_called_off, "the question kept it open"


async def test_a_lobby_in_which_something_happens_is_not_asked_for_a_robot(world: World) -> None:
    session = await opened(world.tables, ADA)
    await world.until(START + DAY - HOUR)
    await world.tables.change_lobby(session.id, agree_on, ADA, "pace", "live")
    await world.told(session)
    await world.until(START + 2 * DAY - 2 * HOUR)
    assert not await world.told(session)
    await world.tables.join(session.id, BO)
    await world.told(session)
    await world.until(START + 5 * DAY)
    assert not await world.told(session), "nobody is missing"


async def test_those_who_sat_in_a_closed_lobby_are_called_when_it_opens_again(world: World) -> None:
    session = await opened(world.tables, ADA)
    await world.tables.change_lobby(session.id, set_preset, ADA, "french")
    await world.tables.join(session.id, BO)
    await world.tables.change_seats(session.id, add_robot, ADA, "hard")
    with refused("stale-press"):
        await world.tables.open_again(session.id, BO)
    await world.until(START + LOBBY_LIFE)
    closed = await world.store.get(session.id)
    with refused("not-seated"):
        await world.tables.open_again(session.id, CLEO)
    again = await world.tables.open_again(session.id, BO)
    assert (again.host_id, again.people) == (BO.user_id, (BO.user_id,))
    assert [seat.robot for seat in again.seats] == [None, "hard"]
    assert again.options == closed.options
    assert again.reserved == (ADA.user_id,)
    assert [task.payload.get("notify") for task in await world.told(again)] == [[ADA.user_id]]
    assert (await world.tables.join(again.id, ADA)).people == (BO.user_id, ADA.user_id)


async def test_a_row_without_its_question_is_void(world: World) -> None:
    session = await world.table()
    stale = Job(
        session_id=session.id, kind=JobKind.CLOCK, seat=1 - session.to_act[0], due_at=START, ply=7
    )
    await world.store.put_job(stale)
    before = await world.store.get(session.id)
    await world.worker.carry_out_due()
    assert await world.store.get(session.id) == before
    assert await world.told(session) == []


async def test_one_failing_table_does_not_stop_the_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = await world.table(), await world.table()
    await world.told(good)
    commit = world.store.commit

    async def failing(before: Session, *args: Any, **named: Any) -> object:
        if before.id == bad.id:
            raise RuntimeError
        return await commit(before, *args, **named)

    monkeypatch.setattr(world.store, "commit", failing)
    world.now = START + 24 * HOUR
    await world.worker.carry_out_due()
    assert await world.reminders(bad) == []
    assert len(await world.reminders(good)) == 1


async def test_a_clock_that_is_put_forward_is_noticed_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await world.table()
    await world.told(session)
    monkeypatch.setattr(worker, "LOOK_AT_CLOCK", 0.001)
    # The clock of this world stands still.
    monkeypatch.setattr(worker, "SHORTEST_WAIT", timedelta(0))
    world.worker.start()
    try:
        seat = session.to_act[0]
        first = await world.store.job_of(JobKind.CLOCK, session.id, seat)
        world.now += 2 * DAY
        async with asyncio.timeout(240):
            while await world.store.job_of(JobKind.CLOCK, session.id, seat) == first:
                await asyncio.sleep(0.001)
    finally:
        await world.worker.close()


@pytest.mark.parametrize(
    ("attempts", "pause"),
    [(0, FIRST_PAUSE), (1, 2 * FIRST_PAUSE), (20, LONGEST_PAUSE), (10_000, LONGEST_PAUSE)],
)
def test_pauses_grow_up_to_the_longest_however_often_it_fails(attempts: int, pause: float) -> None:
    assert pause_after(attempts).total_seconds() == pause
