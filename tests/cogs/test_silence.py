"""Who is silent, alone or together, and tables at which nothing happens: what follows, and when."""

from dataclasses import replace
from datetime import timedelta

import pytest
from people import ADA, BO, CLEO, come_back_to, decide_at, first_action
from refusals import refused
from timed_world import AWAKE, World

from cogs.clocks.reminding import MOST_REMINDERS
from cogs.clocks.seat_clocks import PACES, PaceName
from cogs.messages.clock_texts import time_notes
from cogs.table.deciding import Decision
from cogs.table.live_table import LiveTable
from cogs.table.notice import Notice
from cogs.table.stand_ins import stand_in
from data.i18n import LANGUAGES, translator
from data.store import RemarkKind, StandIn, Standing, Status
from tests.start import START

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


@pytest.mark.parametrize(("game", "people"), [("pick_and_pack", 2), ("pier18", 3)])
async def test_nobody_wins_where_all_run_out_of_time_together(
    world: World, game: str, people: int
) -> None:
    session = await world.table(absence="out", game=game, people=people)
    assert len(session.to_act) == people
    await world.until(START + 50 * HOUR)
    after = await world.store.get(session.id)
    assert (after.standing, after.outcome) == (Standing(Status.CANCELLED), None)
    assert await world.store.history(session.id) == ()
    (task,) = (t for t in await world.told(after) if t.payload.get("out_of_time"))
    assert task.payload["notify"] == list(after.people)
    for language in LANGUAGES:
        (note,) = time_notes(after, Notice.of([task]), translator(language))
        called = ", ".join(f"<@{user_id}>" for user_id in after.people)
        assert note == translator(language)("clock-all-silent", names=called)
    remarks = await world.store.remarks(session.id, -1)
    assert [remark.kind for remark in remarks] == [RemarkKind.TIMED_OUT] * people


async def test_whoever_has_answered_in_time_wins_against_the_silent(world: World) -> None:
    session = await world.table(absence="out", game="pier18", people=3)
    for seat, person in enumerate((ADA, BO)):
        await world.tables.act(
            session.id, person.user_id, None, str(LiveTable(session).observe(seat).legal[0])
        )
    await world.until(START + 50 * HOUR)
    history = await world.store.history(session.id)
    assert [(entry.seat, entry.text) for entry in history[2:]][:1] == [(2, "resign")]
    assert (await world.store.get(session.id)).standing.is_running


async def test_alone_with_robots_there_is_no_clock_and_no_threat(world: World) -> None:
    session = await world.table(people=1, pace="live", absence="out")
    while session.to_act != (0,):
        world.now += HOUR
        table = LiveTable(session)
        decision = Decision(1, table.state.asked_at[1], first_action(session))
        session = (await decide_at(world.tables, session, decision)).session
    assert session.clocks[0].since == session.asked_since
    assert session.clocks[0].deadline is None
    await world.told(session)
    await world.until(world.now + 20 * DAY)
    assert len(await world.reminders(session)) == MOST_REMINDERS
    await world.until(world.now + 20 * DAY)
    after = await world.store.get(session.id)
    assert (after.standing.status, after.ply) == (Status.RUNNING, session.ply)
    assert after.standing.asleep_at == session.asked_since + PACES[PaceName.NONE].standstill


async def test_who_wakes_a_table_by_an_answer_has_earned_time_for_the_next(world: World) -> None:
    session = await world.table()
    (seat,) = session.to_act
    await world.until(START + 20 * DAY)
    assert (await world.store.get(session.id)).clocks[seat].left == timedelta(0)
    for _ in range(2):
        session = await world.moved(await world.store.get(session.id))
    assert not session.standing.is_asleep
    assert session.clocks[seat].deadline == world.now + PACES[PaceName.DAILY].increment


async def test_presses_that_decide_nothing_let_the_table_fall_asleep(world: World) -> None:
    session = await world.table(pace="none")
    (seat,) = session.to_act
    for day in range(1, 28):
        await world.until(START + day * DAY)
        person = world.asked(session)
        quiet = replace(AWAKE, quiet_from=day % 24 * 60)
        await world.timed.change_habits(person.user_id, None, quiet)
        await world.tables.change_session(
            session.id, stand_in, seat, "easy", StandIn.UNTIL_BACK, person
        )
        await come_back_to(world.tables, session.id, person)
    await world.until(START + 29 * DAY)
    asleep = await world.store.get(session.id)
    assert asleep.standing.asleep_at == START + PACES[PaceName.NONE].standstill


@pytest.mark.parametrize(
    ("pace", "trouble"), [("live", "none"), ("none", "none"), ("live", "lost"), ("live", "frozen")]
)
async def test_a_table_that_stands_still_sleeps_whatever_keeps_it(
    world: World, pace: str, trouble: str
) -> None:
    session = await world.table(pace=pace)
    if trouble != "none":
        standing = replace(session.standing, **{f"{trouble}_at": world.now})
        stuck = replace(session, standing=standing)
        session = (await world.store.commit(session, stuck)).session
    await world.until(START + PACES[pace].standstill + DAY)
    asleep = await world.store.get(session.id)
    assert asleep.standing.asleep_at == START + PACES[pace].standstill
    if trouble == "frozen":
        return  # it goes on by itself once it can be read, and is woken then
    assert all(clock.since is None for clock in asleep.clocks)
    with refused("not-seated"):
        await world.timed.wake(session.id, CLEO.user_id)
    woken = await world.timed.wake(session.id, world.asked(session).user_id)
    assert not woken.standing.is_asleep
    await world.until(world.now + PACES[pace].standstill + DAY)
    assert (await world.store.get(session.id)).standing.is_asleep, "and falls asleep again"
