"""Time in which nobody could be heard costs nobody a game, however short it was."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from people import ADA, BO, first_action, opened
from timed_world import World

from cogs.clocks.seat_clocks import LOBBY_LIFE, PACES, PaceName
from cogs.table.agreement import Absence
from cogs.table.lobby import Place
from cogs.table.outages import LONGEST_SECONDS, NOTE_SECONDS, Listening, Outage
from cogs.table.votes import keep_playing
from cogs.undo.requests import LIFE
from data.store import Job, JobKind, Session, StoreError, UndoRequest
from tests.start import START

SECOND, MINUTE, HOUR, DAY = (timedelta(seconds=n) for n in (1, 60, 3600, 86_400))
TIMED = [pace for pace in PACES.values() if pace.bank is not None]


async def deadline_of(world: World, session: Session) -> timedelta:
    """Return the time from now to the deadline of whoever is asked."""
    session = await world.store.get(session.id)
    deadline = session.clocks[session.to_act[0]].deadline
    return deadline - world.now


async def ran_out(world: World, session: Session) -> bool:
    """Tell whether anybody has been told since the last call that somebody's time has run out."""
    return any(task.payload.get("out_of_time") for task in await world.told(session))


@pytest.mark.parametrize(
    ("absence", "length"),
    [
        *((absence, 10 * MINUTE) for absence in Absence),
        *((Absence.OUT, length) for length in (5 * SECOND, 59 * MINUTE, 3 * DAY)),
    ],
)
async def test_a_deadline_in_an_outage_leaves_time_for_one_decision(
    world: World, absence: str, length: timedelta
) -> None:
    for pace in TIMED if absence == Absence.OUT else TIMED[:1]:
        session = await world.table(pace.name, absence)
        await world.until(world.now + await deadline_of(world, session) - 2 * SECOND)
        await world.told(session)
        await world.lose(length)
        await world.worker.carry_out_due()
        assert not await ran_out(world, session)
        assert await deadline_of(world, session) == pace.increment
        assert (await world.store.get(session.id)).awaited_robots == ()
        await world.until(world.now + pace.increment)
        assert await ran_out(world, session), "and no longer"


async def test_a_deadline_right_after_an_outage_leaves_time_for_one_decision(world: World) -> None:
    session = await world.table("daily", "out")
    await world.until(START + 47 * HOUR)
    await world.lose(56 * MINUTE)
    await world.until(START + 48 * HOUR)
    assert await deadline_of(world, session) == 16 * HOUR - 4 * MINUTE


async def test_a_deadline_long_after_an_outage_stays(world: World) -> None:
    session = await world.table("daily", "out")
    await world.until(START + 46 * HOUR)
    await world.lose(56 * MINUTE)
    await world.until(START + 48 * HOUR)
    assert (await world.store.get(session.id)).standing.is_finished


async def test_outages_close_to_each_other_are_one(world: World) -> None:
    session = await world.table("daily", "out")
    await world.until(START + 47 * HOUR)
    await world.lose(2 * HOUR)
    await world.lose(5 * SECOND)
    await world.worker.carry_out_due()
    assert await deadline_of(world, session) == 16 * HOUR


async def test_a_late_deadline_repeats_no_reminders(world: World) -> None:
    session = await world.table("daily", "out")
    await world.until(START + 47 * HOUR)
    assert await world.reminders(session)
    await world.lose(HOUR)
    await world.until(START + 60 * HOUR)
    assert await world.reminders(session) == []


async def test_one_reminder_is_left_where_the_others_were_missed(world: World) -> None:
    session = await world.table("daily", "out")
    await world.lose(50 * HOUR)
    await world.until(world.now + 16 * HOUR - SECOND)
    assert len(await world.reminders(session)) == 1


async def test_nothing_is_carried_out_while_nobody_is_heard(world: World) -> None:
    session = await world.table("live", "out")
    await world.until(START + 14 * MINUTE)
    await world.told(session)
    world.is_connected = False
    await world.listening.look()
    world.now += 40 * MINUTE
    carried = asyncio.create_task(world.worker.carry_out_due())
    await world.listening.look()
    assert await world.told(session) == []
    world.is_connected = True
    await world.listening.look()
    await carried
    assert await deadline_of(world, session) == PACES[PaceName.LIVE].increment


async def test_nobody_is_voted_out_before_an_outage_was_looked_at(world: World) -> None:
    session = await world.table("live", "others")
    person = world.asked(session)
    await world.tables.act(session.id, person.user_id, None, first_action(session))
    session = await world.store.get(session.id)
    silent = world.asked(session)
    other = BO if silent == ADA else ADA
    await world.lose(HOUR)
    assert (await world.tables.cancel(session.id, other)).standing.is_running
    await world.tables.call_off(session.id, keep_playing, silent)
    await world.until(world.now + 3 * MINUTE)
    assert (await world.tables.cancel(session.id, other)).standing.is_called_off


async def test_a_request_to_take_back_outlives_an_outage_by_a_day(world: World) -> None:
    session = await world.table("none")
    await world.tables.act(session.id, world.asked(session).user_id, None, first_action(session))
    table = await world.tables.get(session.id)
    request = UndoRequest(seat=0, to_ply=0, acted_at=0, learned=True, ply=1, touched=(1,))
    due = Job(kind=JobKind.UNDO_REQUEST, due_at=START + LIFE, ply=table.session.ply)
    asking = replace(table.session, undo_request=request)
    await world.store.commit(table.session, asking, due=(due,))
    await world.until(START + LIFE - HOUR)
    await world.lose(2 * HOUR)
    back = world.now
    await world.until(back + DAY - SECOND)
    assert (await world.store.get(session.id)).undo_request is not None
    await world.until(back + DAY)
    assert (await world.store.get(session.id)).undo_request is None


@pytest.mark.parametrize("trouble", ["frozen_at", "lost_at"])
async def test_a_table_out_of_reach_counts_no_time(world: World, trouble: str) -> None:
    session = await world.table("daily", "out")
    await world.until(START + 10 * HOUR)
    away: Any = {trouble: world.now}
    session = await world.store.get(session.id)
    standing = replace(session.standing, **away)
    await world.store.commit(session, replace(session, standing=standing))
    await world.until(START + 5 * DAY + 30 * MINUTE)
    if trouble == "lost_at":
        await world.tables.move(session.id, ADA, Place(1, 3))
    else:
        await world.tables.get(session.id)
    assert await deadline_of(world, session) == 38 * HOUR
    await world.until(world.now + 38 * HOUR)
    assert (await world.store.get(session.id)).standing.is_finished


@pytest.mark.parametrize("left", [HOUR, 5 * MINUTE])
async def test_who_had_hardly_any_time_when_a_table_froze_gets_that_of_a_decision(
    world: World, left: timedelta
) -> None:
    session = await world.table("daily", "out")
    await world.until(START + 48 * HOUR - left)
    session = await world.store.get(session.id)
    frozen = replace(session.standing, frozen_at=world.now)
    await world.store.commit(session, replace(session, standing=frozen))
    await world.until(START + 48 * HOUR + 20 * MINUTE)
    await world.tables.get(session.id)
    assert await deadline_of(world, session) == 16 * HOUR


async def test_a_machine_that_slept_heard_nobody(world: World) -> None:
    session = await world.table("live", "out")
    world.now, world.seconds = world.now + HOUR, world.seconds + 3600
    carried = asyncio.create_task(world.worker.carry_out_due())
    await world.listening.look()
    await carried
    assert await deadline_of(world, session) == PACES[PaceName.LIVE].increment


async def test_without_its_database_the_bot_hears_nobody(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await world.table("live", "out")

    async def refuse(name: str, value: str) -> None:
        raise StoreError

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "set_setting", refuse)
        world.seconds += NOTE_SECONDS
        await world.listening.look()
    world.now += HOUR
    await world.listening.look()
    await world.worker.carry_out_due()
    assert await deadline_of(world, session) == PACES[PaceName.LIVE].increment


async def test_the_tables_of_a_shard_wait_for_the_process_that_hears_it(world: World) -> None:
    is_there = True

    def listening(shard: int) -> Listening:
        """Build what a process knows that has one of two shards."""

        def connections() -> dict[int, bool]:
            return {shard: shard == 0 or is_there}

        return Listening(world.store, connections, lambda guild: guild or 0, lambda: 0.0)

    begin, mine, other = START + MINUTE, listening(0), listening(1)
    world.now = begin
    await mine.look()
    await other.look()
    before = Outage(START, begin)
    assert await mine.outage_at(1) == before, "there was one shard for all"
    world.now += timedelta(seconds=LONGEST_SECONDS + 1)
    assert await mine.outage_at(1) == Outage(begin)
    assert await mine.outage_at(None) == before
    is_there = False
    await other.look()
    world.now = START + DAY
    is_there = True
    await other.look()
    assert await mine.outage_at(1) == Outage(START, world.now)
    assert await mine.outage_at(None) == before


@pytest.mark.parametrize("begins", [False, True])
async def test_nothing_comes_to_rest_by_an_outage(world: World, *, begins: bool) -> None:
    if begins:
        session, life = await world.table("none"), PACES[PaceName.NONE].standstill
    else:
        session = await opened(world.tables, ADA)
        life = LOBBY_LIFE
    await world.until(START + life - HOUR)
    await world.lose(2 * HOUR)
    back = world.now
    await world.until(back + DAY - SECOND)
    assert not (await world.store.get(session.id)).standing.is_asleep
    await world.until(back + DAY)
    assert (await world.store.get(session.id)).standing.is_asleep
