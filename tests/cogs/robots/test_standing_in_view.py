"""The table, its log and a private screen speak of a robot in a person's seat."""

from dataclasses import replace

import pytest
from people import ADA, BO, NOW, first_action, running

from cogs.messages.board_pictures import Viewpoint
from cogs.messages.clock_texts import end_buttons, time_notes
from cogs.messages.phrases import log_lines
from cogs.messages.robot_seats import stand_in_notes
from cogs.messages.rows import Screen, Shown
from cogs.robots.presses import seat_rows
from cogs.table import play, stand_ins
from cogs.table.agreement import Absence
from cogs.table.deciding import Decision, decide
from cogs.table.live_table import LiveTable
from cogs.table.notice import NO_NOTICE, Notice
from data.i18n import LANGUAGES, translator
from data.store import Session, StandIn, Standing, Status

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
    assert ("The others" in note) == (not is_alone)


@pytest.mark.parametrize("absence", [Absence.ROBOT, Absence.SUBSTITUTE, Absence.OTHERS])
def test_one_sentence_and_one_press_are_left_where_nobody_has_time(absence: Absence) -> None:
    session = replace(running(ADA, BO), absence=absence)
    absent = stand_ins.stand_in(session, 1, "easy", StandIn.TIMED_OUT, None)
    session, silent = absent if absence == Absence.ROBOT else session, (ADA.user_id, BO.user_id)
    for notice in (NO_NOTICE, Notice(out_of_time=(0,))):
        (note,) = time_notes(session, notice, english, silent)
        assert "Ada**, **Bo**: the game waits. The first" in note
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
