"""Robots at tables: they decide once, in a row, give a seat back, and are spoken of everywhere."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from people import (
    ADA,
    BO,
    NOW,
    come_back_to,
    decide_at,
    each_whole_game,
    first_action,
    running,
    started,
)
from refusals import refused
from robot_tables import Room, ThinkingHere, room

from cogs.messages.board_pictures import Viewpoint
from cogs.messages.clock_texts import end_buttons, time_notes
from cogs.messages.phrases import log_lines
from cogs.messages.robot_seats import stand_in_notes
from cogs.messages.rows import Screen, Shown
from cogs.robots.presses import seat_rows
from cogs.table import deciding, play, stand_ins
from cogs.table.agreement import Absence
from cogs.table.deciding import Decision, Pace, decide
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.stand_ins import stand_in
from data.i18n import LANGUAGES, translator
from data.store import BY_ROBOT, Job, JobKind, RemarkKind, Session, StandIn, Standing, Status
from rules import GAMES
from rules.players.levels import Level

HALF_A_MINUTE = timedelta(seconds=30)


@pytest.fixture
def thinking() -> ThinkingHere:
    return ThinkingHere()


@pytest.fixture
async def here(tmp_path: Path, thinking: ThinkingHere) -> AsyncIterator[Room]:
    async with room(tmp_path, thinking) as opened:
        yield opened


async def wait_for(thinking: ThinkingHere, questions: int) -> None:
    while len(thinking.asked) < questions:
        await asyncio.sleep(0.001)


@each_whole_game
async def test_a_person_plays_a_whole_game_alone_with_robots(here: Room, game: str) -> None:
    begun = await here.open(game, "easy", *["easy"] * (GAMES[game].info.max_seats > 2))
    ended = await here.play(begun.id)
    assert ended.session.standing.is_finished
    causes = {(entry.seat, entry.cause) for entry in await here.store.history(begun.id)}
    assert (1, BY_ROBOT) in causes
    assert (0, BY_ROBOT) not in causes


async def test_whoever_waits_for_robots_finds_their_answer(
    here: Room, thinking: ThinkingHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = await here.open("docker", "easy", "easy")
    await here.at_rest(begun.id)
    session = (await here.tables.get(begun.id)).session
    while session.to_act == (0,):
        assert not await here.deciding.settle(session), "a person is asked"
        action = str(LiveTable(session).observe(0).legal[0])
        session = (await here.tables.act(session.id, ADA.user_id, None, action)).session
    assert await here.deciding.settle(session)
    session = (await here.tables.get(begun.id)).session
    assert session.to_act == (0,)
    thinking.gate.clear()
    monkeypatch.setattr(deciding, "SETTLE_SECONDS", 0.0)
    while session.to_act == (0,):
        action = str(LiveTable(session).observe(0).legal[0])
        session = (await here.tables.act(session.id, ADA.user_id, None, action)).session
    assert await here.deciding.settle(session), "nobody waits for long"
    thinking.gate.set()


async def test_robots_in_a_row_are_one_change_of_the_table(here: Room) -> None:
    begun = await here.open("docker", "easy", "easy", "easy")
    await here.at_rest(begun.id)
    before = len(here.commits)
    table = await here.tables.get(begun.id)
    while table.session.to_act == (0,) and len(here.commits) < before + 20:
        action = str(table.observe(0).legal[0])
        await here.tables.act(begun.id, ADA.user_id, None, action)
        before = len(here.commits)
        table = await here.at_rest(begun.id)
        if table.session.ply > here.commits[before - 1].ply:
            break
    assert len(here.commits) == before + 1
    entries = await here.store.history(begun.id, after_ply=here.commits[before - 1].ply - 1)
    # One of the three may have had no choice, which follows Ada's action by itself.
    assert len({entry.seat for entry in entries} & {1, 2, 3}) >= 2
    assert len({entry.at for entry in entries}) == 1


async def test_a_robot_leaves_the_decision_to_an_owner_who_looks(here: Room) -> None:
    session = (await started(here.tables, ADA, BO)).session
    (seat,) = session.to_act
    owner = next(each for each in (ADA, BO) if session.seat_of(each.user_id) == seat)
    here.robots.hesitate(session, seat)
    began = here.store.clock()
    await here.tables.change_session(
        session.id, stand_in, seat, Level.EASY, StandIn.UNTIL_BACK, owner
    )
    while (job := await here.job(session.id)) is None or job.due_at < began + HALF_A_MINUTE:
        await asyncio.sleep(0.001)
    after = await here.store.get(session.id)
    assert (after.ply, after.to_act) == (session.ply, (seat,))
    await come_back_to(here.tables, session.id, owner)
    await here.store.release_jobs(JobKind.DECIDE)
    here.worker.ring()
    assert (await here.at_rest(session.id)).session.ply == session.ply


async def test_a_table_that_cannot_be_read_is_set_aside(tmp_path: Path) -> None:
    stuck = ThinkingHere()
    stuck.gate.clear()
    async with room(tmp_path, stuck) as before:
        begun = await before.open("gurkensolo", "easy")
        session = (await before.tables.get(begun.id)).session
        broken = replace(session, snapshot={"nonsense": 1}, to_act=(1,))
        decision = Job(kind=JobKind.DECIDE, due_at=before.store.clock())
        await before.store.commit(session, broken, due=[decision])
    async with room(tmp_path) as after:
        while not (await after.store.get(begun.id)).standing.is_frozen:
            await asyncio.sleep(0.001)
        assert not after.robots._thinkers.asked


async def test_decisions_of_another_branch_do_not_count(here: Room, thinking: ThinkingHere) -> None:
    thinking.gate.clear()
    begun = await here.open("docker", "easy")
    with refused("went-back"):
        await decide_at(here.tables, begun, Decision(1, 0, "a1"), branch=begun.branch + 1)


@pytest.mark.parametrize("is_busy", [False, True])
async def test_the_log_tells_what_was_decided_at_first_sight(
    here: Room, thinking: ThinkingHere, is_busy: bool
) -> None:
    thinking.is_busy = is_busy
    begun = await here.open("docker", "easy", "easy")
    table = await here.at_rest(begun.id)
    await here.tables.act(begun.id, ADA.user_id, None, str(table.observe(0).legal[0]))
    await here.at_rest(begun.id)
    entries = [each for each in await here.store.history(begun.id) if each.cause == BY_ROBOT]
    hasty = [each for each in await here.store.remarks(begun.id) if each.kind is RemarkKind.HASTY]
    assert len(entries) > 1
    told = [(each.ply, each.seat) for each in hasty]
    assert told == ([(each.ply, each.seat) for each in entries] if is_busy else [])


async def test_nobody_decides_for_a_seat_in_which_no_robot_is_asked(here: Room) -> None:
    begun = await here.open("docker", "easy")
    table = await here.at_rest(begun.id)
    action = str(table.observe(0).legal[0])
    decision = Decision(0, table.state.asked_at[0], action)
    with refused("stale-press"):
        await decide_at(here.tables, begun, decision)


async def test_a_stand_in_for_once_decides_once(here: Room) -> None:
    begun = await here.open("docker", "easy")
    before = await here.at_rest(begun.id)
    await here.tables.change_session(begun.id, stand_in, 0, "easy", StandIn.ONCE, ADA)
    after = await here.at_rest(begun.id)
    assert after.session.seats == before.session.seats
    entries = await here.store.history(begun.id, after_ply=before.session.ply - 1)
    assert [entry.seat for entry in entries if entry.cause == BY_ROBOT][:1] == [0]


@pytest.mark.parametrize("mode", [StandIn.ONCE, StandIn.UNTIL_BACK])
async def test_a_seat_is_taken_back_while_the_robot_thinks(
    here: Room, thinking: ThinkingHere, mode: StandIn
) -> None:
    begun = await here.open("docker", "easy")
    before = await here.at_rest(begun.id)
    thinking.gate.clear()
    asked = len(thinking.asked)
    session = (await here.tables.get(begun.id)).session
    seats = (replace(session.seats[0], robot="easy", stand_in=mode), *session.seats[1:])
    await here.tables.change_session(session.id, lambda s: replace(s, seats=seats))
    await wait_for(thinking, asked + 1)
    await come_back_to(here.tables, begun.id, ADA)
    thinking.gate.set()
    after = await here.at_rest(begun.id)
    assert after.session.ply == before.session.ply
    assert after.session.to_act == (0,)
    assert after.session.seats[0].robot is None


async def test_a_seat_of_a_robot_needs_no_stand_in(here: Room) -> None:
    begun = await here.open("docker", "easy")
    for seat in (1, 2, -1):
        with pytest.raises(Refused):
            await here.tables.change_session(begun.id, stand_in, seat, "easy", StandIn.ONCE, ADA)


def test_a_seat_that_is_a_robots_for_good_is_asked_for_first() -> None:
    session = running(ADA, BO)
    (asked,) = session.to_act
    person = (ADA, BO)[asked]
    sitter = replace(session.seats[asked], robot="easy", stand_in=StandIn.FOR_GOOD)
    seats = tuple(sitter if seat == asked else other for seat, other in enumerate(session.seats))
    away = replace(session, seats=seats)
    with refused("robot-plays"):
        play.act(LiveTable(away), person.user_id, None, first_action(session), NOW)
    back = stand_ins.take_back(away, person)
    assert play.act(LiveTable(back), person.user_id, None, first_action(session), NOW).entries


@pytest.mark.parametrize(
    ("elapsed", "pause"), [(0.0, 1.0), (0.7, 0.3), (1.0, 0.0), (1.2, 0.3), (1.5, 0.0), (1.6, 0.4)]
)
def test_a_decision_shows_at_a_steady_time(elapsed: float, pause: float) -> None:
    assert Pace(least=1.0, step=0.5).pause(elapsed) == pytest.approx(pause)


english = translator("en")


def away(mode: StandIn) -> Session:
    """A table whose asked seat a robot plays."""
    session = running(ADA, BO)
    return stand_ins.stand_in(session, session.to_act[0], "easy", mode, None)


@pytest.mark.parametrize("mode", StandIn)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_for_whom_a_robot_plays(mode: StandIn, language: str) -> None:
    session = away(mode)
    (note,) = stand_in_notes(session, translator(language))
    assert f"**{session.seats[session.to_act[0]].name}**" in note
    assert stand_in_notes(session, translator(language), told=session.to_act) == []
    over = replace(session, standing=Standing(Status.FINISHED))
    assert stand_in_notes(over, translator(language)) == []
    assert stand_in_notes(running(ADA, BO), translator(language)) == []


@pytest.mark.parametrize("is_alone", [True, False])
def test_what_the_others_can_do_is_one_press_where_there_are_any(is_alone: bool) -> None:
    session = replace(running(ADA, BO), absence=Absence.OTHERS)
    seats = (session.seats[0], replace(session.seats[1], is_out=is_alone))
    session, silent = replace(session, seats=seats), (ADA.user_id,)
    (note,) = time_notes(session, NO_NOTICE, english, silent)
    presses = [str(button.press) for button in end_buttons(session, silent, english)]
    assert presses == ([] if is_alone else ["k:5:cancel"])
    assert "a late move still counts" in note


@pytest.mark.parametrize("absence", [Absence.ROBOT, Absence.SUBSTITUTE, Absence.OTHERS])
def test_one_sentence_and_one_press_are_left_where_nobody_has_time(absence: Absence) -> None:
    session = replace(running(ADA, BO), absence=absence)
    absent = stand_ins.stand_in(session, 1, "easy", StandIn.TIMED_OUT, None)
    session, silent = absent if absence == Absence.ROBOT else session, (ADA.user_id, BO.user_id)
    for notice in (NO_NOTICE, Notice(out_of_time=(0,))):
        (note,) = time_notes(session, notice, english, silent)
        assert "Ada**, **Bo**. The game waits" in note
    assert [button.label for button in end_buttons(session, silent, english)] == [
        "Call the game off"
    ]
    back = replace(session, to_act=(1,))
    assert end_buttons(back, (ADA.user_id,), english) == [], "nobody waits for Ada"


async def on_screen(session: Session, seat: int) -> tuple[list[str], list[str]]:
    """The buttons that help on the screen of *seat*, and the ways in its menu."""
    shown = Shown(Screen.OWN, LiveTable(session), Viewpoint(seat, "en", "dark"), ())
    rows = await seat_rows(shown)
    return [str(each.press) for each in rows.help], [str(each) for each in rows.more.values()]


async def test_one_s_own_screen_gives_a_seat_away_or_takes_it_back() -> None:
    session = away(StandIn.UNTIL_BACK)
    (seat,) = session.to_act
    assert await on_screen(session, seat) == (["R:5:back"], [])
    helping, _ = await on_screen(session, 1 - seat)
    assert helping == []


@pytest.mark.parametrize(("late", "told"), [(1, "a robot plays"), (2, "The game waits")])
async def test_one_s_own_screen_says_you_and_what_the_table_says(late: int, told: str) -> None:
    session = running(ADA, BO)
    (asked,) = session.to_act
    absent = 1 - asked
    session = stand_ins.stand_in(session, absent, "easy", StandIn.TIMED_OUT, None)
    silent = session.people_at((absent, asked)[:late])
    for seat in (absent, asked)[:late]:
        viewpoint = Viewpoint(seat, "en", "dark")
        shown = Shown(Screen.OWN, LiveTable(session), viewpoint, (), silent=silent)
        (note,) = (await seat_rows(shown)).notes
        assert note.startswith("⌛ Your time is up")
        assert told in note


@pytest.mark.parametrize("others", [True, False])
@pytest.mark.parametrize("asked", [True, False])
async def test_every_way_that_the_table_takes_is_one_press(others: bool, asked: bool) -> None:
    session = running(ADA, BO)
    (seat,) = session.to_act if asked else {0, 1} - set(session.to_act)
    if not others:
        session = stand_ins.stand_in(session, 1 - seat, "easy", StandIn.FOR_GOOD, None)
    modes = [*["once"] * asked, *["until-back", "for-good"] * others]
    _, ways = await on_screen(session, seat)
    assert ways == [f"R:5:{mode}" for mode in modes]


def test_the_log_marks_what_a_robot_has_decided_for_a_person() -> None:
    session = away(StandIn.UNTIL_BACK)
    table, (seat,) = LiveTable(session), session.to_act
    decision = Decision(seat, table.state.asked_at[seat], first_action(session))
    decided = decide(table, decision, NOW)
    line, *_ = log_lines(english, decided.table.session, decided.entries, None)
    name = session.seats[seat].name
    assert f"**{name} 🤖**" in line
    pressed = play.act(LiveTable(running(ADA, BO)), 11 + seat, None, first_action(session), NOW)
    line, *_ = log_lines(english, pressed.table.session, pressed.entries, None)
    assert "🤖" not in line
