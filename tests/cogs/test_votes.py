"""Questions to the others at a table, as time passes and people come, go and sleep."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
from people import ADA, BO, CLEO, give_up_at
from refusals import refused
from timed_world import NOON, World

from cogs.clocks.seat_clocks import PACES, PaceName
from cogs.messages.clock_texts import time_notes
from cogs.table.agreement import Absence
from cogs.table.lobby import Person
from cogs.table.notice import Notice
from cogs.table.service import TableService
from cogs.table.votes import AGAIN, LOOK_AGAIN, agree, keep_playing
from data.i18n import translator
from data.store import JobKind, Preference, RemarkKind, Session, TaskKind
from tests.features import FEATURES

HOUR = timedelta(hours=1)
BANK = PACES[PaceName.DAILY].bank or HOUR
NIGHT = Preference(zone="UTC", quiet_from=11 * 60, quiet_until=19 * 60)
"""Of somebody who sleeps at noon: the world begins there."""
MORNING = timedelta(hours=7)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path)
    world.now = NOON
    yield await world.start()
    await world.store.close()


async def begun(world: World, absence: str = Absence.OTHERS) -> tuple[Session, Person]:
    """A game of three in which somebody has acted, and who is asked now."""
    session = await world.table("daily", absence, people=3)
    session = await world.moved(session)
    await world.told(session)
    return session, world.asked(session)


def others(silent: Person) -> list[Person]:
    return [person for person in (ADA, BO, CLEO) if person != silent]


async def called(world: World, session: Session) -> set[int]:
    """Whom new messages of the table mention."""
    return set(Notice.of(await world.told(session)).notify)


@pytest.mark.parametrize("absence", [Absence.OTHERS, Absence.ROBOT, Absence.SUBSTITUTE])
async def test_nobody_waits_for_an_answer_of_whose_time_runs_out(
    world: World, absence: Absence
) -> None:
    session, silent = await begun(world, absence)
    one, two = others(silent)
    world.now += HOUR  # so that nothing else is looked at when the time runs out
    await world.tables.cancel(session.id, one)
    assert (await world.tables.call_off(session.id, agree, two)).standing.is_running
    await called(world, session)
    await world.until(world.now + BANK - HOUR)
    assert (await world.store.get(session.id)).standing.is_called_off
    tasks = await world.told(session)
    assert {one.user_id, two.user_id} <= set(Notice.of(tasks).notify)
    assert {TaskKind.LOBBY, TaskKind.BOARD} <= {task.kind for task in tasks}


async def test_who_left_the_server_is_waited_for_no_longer(world: World) -> None:
    left: set[int] = set()

    async def is_member(_: int, user_id: int) -> bool:
        return user_id not in left

    world.tables = TableService(world.store, lambda *_: None, is_member, FEATURES)
    await world.start_process()
    session, _ = await begun(world)
    await world.tables.cancel(session.id, ADA)
    await world.tables.call_off(session.id, agree, BO)
    left.add(CLEO.user_id)
    await world.until(world.now + LOOK_AGAIN - HOUR)
    assert (await world.store.get(session.id)).standing.is_running
    await world.until(world.now + HOUR)
    assert (await world.store.get(session.id)).standing.is_called_off


async def test_a_vote_is_looked_at_again_as_long_as_it_is_open(world: World) -> None:
    session, _ = await begun(world)
    await world.tables.cancel(session.id, ADA)
    await called(world, session)
    await world.until(world.now + 3 * LOOK_AGAIN)
    assert (await world.store.get(session.id)).vote.missing == (BO.user_id, CLEO.user_id)
    await world.tables.call_off(session.id, keep_playing, BO)
    assert len(await world.told(session)) == 1, "nothing is told of each look"
    await world.until(world.now + 2 * LOOK_AGAIN)
    due = await world.store.job_of(JobKind.QUESTION, session.id)
    assert due is None


@pytest.mark.parametrize("is_gone", [False, True])
async def test_who_sleeps_is_asked_in_the_morning_unless_the_question_is_gone(
    world: World, is_gone: bool
) -> None:
    session, _ = await begun(world)
    await world.store.set_preference(CLEO.user_id, NIGHT)
    asked = await world.tables.cancel(session.id, ADA)
    assert asked.vote.missing == (BO.user_id, CLEO.user_id)
    assert await called(world, session) == {BO.user_id}
    await world.until(world.now + MORNING - HOUR)
    assert await called(world, session) == set()
    if is_gone:
        await world.tables.call_off(session.id, keep_playing, ADA)
    await world.until(world.now + HOUR)
    assert await called(world, session) == (set() if is_gone else {CLEO.user_id})


async def test_who_asked_and_sleeps_hears_of_the_answer_in_the_morning(world: World) -> None:
    session, _ = await begun(world)
    await world.tables.cancel(session.id, ADA)
    await world.store.set_preference(ADA.user_id, NIGHT)
    await called(world, session)
    await world.tables.call_off(session.id, keep_playing, BO)
    assert await called(world, session) == set()
    await world.until(world.now + MORNING)
    assert await called(world, session) == {ADA.user_id}


@pytest.mark.parametrize("asks_again", [False, True])
async def test_the_answer_is_told_in_the_morning_whatever_others_did_meanwhile(
    world: World, asks_again: bool
) -> None:
    session, asked = await begun(world)
    asker, night = others(asked)[0], world.now + MORNING
    await world.store.set_preference(asker.user_id, NIGHT)
    await world.tables.cancel(session.id, asker)
    await world.tables.call_off(session.id, keep_playing, asked)
    after = await world.moved(session)
    while asks_again and world.asked(after) != asker:
        after = await world.moved(after)
    await called(world, session)
    await world.until(night)
    notice = Notice.of(await world.told(session))
    assert notice.is_answer == (world.asked(after) != asker), "who is asked has been called"
    assert (asker.user_id in notice.notify) == notice.is_answer
    said = " ".join(time_notes(after, notice, translator("en")))
    assert (f"<@{asker.user_id}> ▶️ Your request" in said) == notice.is_answer


@pytest.mark.parametrize("withdrawn_by", [ADA, BO])
async def test_the_same_person_asks_again_after_an_action_or_some_hours(
    world: World, withdrawn_by: Person
) -> None:
    session, _ = await begun(world)
    for way in ("hours", "action"):
        await world.tables.cancel(session.id, ADA)
        await world.tables.call_off(session.id, keep_playing, withdrawn_by)
        await called(world, session)
        with refused("asked-before") as refusal:
            await world.tables.cancel(session.id, ADA)
        assert refusal.value.params == {"hours": AGAIN // HOUR}
        assert await called(world, session) == set()
        if way == "hours":
            world.now += AGAIN
        else:
            await world.moved(await world.store.get(session.id))
    asked = await world.tables.cancel(session.id, ADA)
    assert asked.consents == (ADA.user_id,)


async def test_others_may_ask_what_somebody_has_asked_in_vain(world: World) -> None:
    session, _ = await begun(world)
    await world.tables.cancel(session.id, ADA)
    await world.tables.call_off(session.id, keep_playing, BO)
    asked = await world.tables.cancel(session.id, CLEO)
    assert asked.consents == (CLEO.user_id,)
    await world.tables.call_off(session.id, agree, ADA)
    await world.tables.call_off(session.id, keep_playing, BO)
    world.now += AGAIN
    assert (await world.tables.cancel(session.id, ADA)).consents == (ADA.user_id,)


async def test_once_somebody_is_out_of_time_there_is_something_new_to_ask(world: World) -> None:
    session, silent = await begun(world)
    one, two = others(silent)
    await world.until(world.now + BANK - HOUR)
    await world.tables.cancel(session.id, one)
    await world.tables.call_off(session.id, keep_playing, silent)
    await world.until(world.now + HOUR)
    asked = await world.tables.cancel(session.id, one)
    assert asked.vote.missing == (two.user_id,)


async def test_a_resignation_leaves_the_question_open(world: World) -> None:
    session, _ = await begun(world)
    await world.tables.cancel(session.id, ADA)
    after = await give_up_at(world.tables, session.id, BO.user_id)
    assert after.vote.missing == (CLEO.user_id,)
    after = await give_up_at(world.tables, session.id, CLEO.user_id)
    assert after.standing.is_finished, "a result is a result"
    assert not any(
        remark.kind is RemarkKind.PLAYS_ON for remark in await world.store.remarks(session.id)
    )
