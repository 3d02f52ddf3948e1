"""Calling a table off: by its host, then by everybody; functions from session to session."""

from collections.abc import Callable, Collection
from dataclasses import replace

import pytest
from people import ADA, BO, CLEO, DORA, NOW, asked, first_action, running, waiting
from refusals import refused

from cogs.messages.clock_texts import end_buttons
from cogs.messages.leaving_view import calling_off_items, cancel_payload, leave_payload
from cogs.messages.phrases import remark_sentence
from cogs.table import deciding, play, stand_ins, substitutes, votes
from cogs.table.deciding import Decision
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Person
from cogs.table.notice import Notice
from cogs.table.play import Change
from data.i18n import LANGUAGES, translator
from data.store import Remark, RemarkKind, Session, StandIn, Standing, Status, Task, TaskKind

Answer = Callable[[Session, Person], tuple[Session, Notice]]


def moved(session: Session) -> Session:
    change = play.act(LiveTable(session), asked(session), None, first_action(session), NOW)
    return change.table.session


def counted(before: Session, after: Session, absent: Collection[int] = ()) -> Change:
    """Return the change when *after* follows *before*, with everything that is told."""
    say = [user_id for user_id in after.participants if user_id not in absent]
    change = Change(LiveTable(after))
    change, notice = votes.counted(before, change, say, NOW)
    return replace(change, notice=notice)


def answered(
    session: Session, person: Person, absent: Collection[int] = (), answer: Answer | None = None
) -> tuple[Session, Notice]:
    after, notice = (answer or votes.call_off)(session, person)
    change = counted(session, after, absent)
    return change.table.session, notice if notice != Notice() else change.notice


def after_consent_of(session: Session, *people: Person, absent: Collection[int] = ()) -> Session:
    for person in people:
        session, _ = answered(session, person, absent)
    return session


def test_the_host_decides_alone_before_the_first_action() -> None:
    with refused("not-host"):
        votes.call_off(waiting(ADA, BO), BO)
    asked = after_consent_of(running(ADA, BO), BO)
    assert asked.vote.missing == (ADA.user_id,), "others may ask"
    for session in (waiting(ADA, BO), running(ADA, BO), asked):
        assert after_consent_of(session, ADA).standing.is_called_off


def test_later_everybody_has_to_agree() -> None:
    session = moved(running(ADA, BO, CLEO))
    for person in (BO, ADA, BO, ADA):
        session = after_consent_of(session, person)
        assert session.standing.is_running
    assert session.consents == (BO.user_id, ADA.user_id), "whoever asked comes first"
    assert after_consent_of(session, CLEO).standing.is_called_off


def test_people_who_have_given_up_are_not_waited_for_and_have_no_say() -> None:
    session = moved(running(ADA, BO, CLEO))
    session = play.resign(LiveTable(session), CLEO.user_id, NOW).table.session
    session, notice = answered(session, ADA)
    assert notice.notify == (BO.user_id,)
    for decide in (votes.call_off, votes.agree, votes.keep_playing):
        with refused("out-of-game"):
            decide(session, CLEO)
    session, notice = answered(session, BO)
    assert session.standing.is_called_off
    assert notice.notify == (ADA.user_id,)


def test_whoever_did_not_end_the_game_hears_of_it_once() -> None:
    session = after_consent_of(moved(running(ADA, BO, CLEO)), BO)
    session, agreeing = answered(session, CLEO, answer=votes.agree)
    assert agreeing.notify == ()
    session, ending = answered(session, ADA, answer=votes.agree)
    assert session.standing.is_called_off
    assert ending == Notice(notify=(BO.user_id, CLEO.user_id), is_logged=True)


def test_the_question_notifies_those_who_have_to_answer_it_once() -> None:
    session = moved(running(ADA, BO, CLEO))
    session, asking = answered(session, BO, {CLEO.user_id})
    assert asking.notify == (ADA.user_id,)
    session = after_consent_of(moved(running(ADA, BO, CLEO)), BO)
    _, agreeing = answered(session, CLEO, answer=votes.agree)
    assert agreeing == Notice()


def test_a_no_withdraws_the_question_and_notifies_whoever_asked_it() -> None:
    session = after_consent_of(moved(running()), ADA)
    kept, notice = votes.keep_playing(session, BO)
    assert kept.consents == ()
    assert notice == Notice(notify=(ADA.user_id,), refused_by=BO.user_id, waits=True)
    _, taken_back = votes.keep_playing(session, ADA)
    assert taken_back.notify == ()
    assert moved(session).consents == (), "an action withdraws it, too"


def test_an_answer_to_a_question_that_nobody_asks_is_stale() -> None:
    session = moved(running())
    for answer in (votes.agree, votes.keep_playing):
        with refused("stale-press"):
            answer(session, BO)


def test_outsiders_have_no_say() -> None:
    for session in (waiting(ADA, BO), running(), moved(running())):
        for decide in (votes.call_off, votes.agree, votes.keep_playing):
            with refused("not-seated"):
                decide(session, CLEO)


@pytest.mark.parametrize("status", [Status.FINISHED, Status.CANCELLED])
def test_what_is_over_is_not_called_off(status: Status) -> None:
    with refused("not-running"):
        votes.call_off(replace(running(), standing=Standing(status)), ADA)


def test_a_notice_survives_in_the_tasks_that_carry_it() -> None:
    first = Notice(notify=(1, 2))
    second = Notice(notify=(2, 3), refused_by=4)
    tasks = [
        Task(kind=TaskKind.BOARD, ply=3, payload=notice.payload)
        for notice in (first, Notice(), second)
    ]
    assert Notice.of(tasks) == Notice(notify=(1, 2, 3), refused_by=4)


@pytest.mark.parametrize("leave", [None, stand_ins.stand_in, play.resign])
def test_who_has_a_say_is_looked_at_again_when_a_seat_is_given_up(leave: object) -> None:
    before = after_consent_of(moved(running(ADA, BO, CLEO)), BO, ADA)
    assert before.vote.missing == (CLEO.user_id,)
    after = before
    if leave is stand_ins.stand_in:
        after = stand_ins.stand_in(before, 2, "easy", StandIn.FOR_GOOD, CLEO)
    if leave is play.resign:
        after = play.resign(LiveTable(before), CLEO.user_id, NOW).table.session
    absent = () if leave else (CLEO.user_id,)
    change = counted(before, after, absent)
    assert change.table.session.standing.is_called_off
    assert set(change.notice.notify) >= {ADA.user_id, BO.user_id}, "neither has seen it"


def test_who_comes_back_or_takes_a_seat_has_a_say_in_an_open_vote() -> None:
    before = stand_ins.stand_in(moved(running(ADA, BO, CLEO)), 2, "easy", StandIn.FOR_GOOD, CLEO)
    asked = after_consent_of(before, ADA)
    assert asked.vote.missing == (BO.user_id,)
    back = counted(asked, stand_ins.take_back(asked, CLEO)).table.session
    assert back.vote.missing == (BO.user_id, CLEO.user_id)
    offered = substitutes.offer(asked, 1)
    taken = substitutes.take_seat(LiveTable(offered), 1, DORA).table.session
    assert counted(asked, taken).table.session.vote.missing == (DORA.user_id,)


def test_the_board_asks_those_who_have_a_say() -> None:
    session = after_consent_of(moved(running(ADA, BO, CLEO)), ADA, absent=(CLEO.user_id,))
    (question, *_) = calling_off_items(session, Notice(), translator("en"))
    assert f"<@{BO.user_id}>" in question.content
    assert f"<@{CLEO.user_id}>" not in question.content


def test_what_robots_do_leaves_the_question_open() -> None:
    session = after_consent_of(moved(running(ADA, BO, CLEO)), ADA)
    (seat,) = session.to_act
    robot = stand_ins.stand_in(session, seat, "easy", StandIn.UNTIL_BACK, None)
    decision = Decision(seat, LiveTable(robot).state.asked_at[seat], first_action(robot))
    after = deciding.decide(LiveTable(robot), decision, NOW).table.session
    assert after.ply > session.ply
    assert counted(robot, after).table.session.vote == session.vote


def test_the_log_says_who_wants_a_running_game_to_end() -> None:
    before = replace(running(ADA, BO, CLEO), ply=1)
    asked_for, _ = votes.call_off(before, ADA)
    (remark,) = votes.remarks_on(before, asked_for, ADA)
    assert (remark.kind, remark.seat) == (RemarkKind.WANTS_END, 0)
    refused, _ = votes.keep_playing(asked_for, BO)
    (remark,) = votes.remarks_on(asked_for, refused, BO)
    assert (remark.kind, remark.seat) == (RemarkKind.PLAYS_ON, 1)
    again, _ = votes.call_off(asked_for, ADA)
    assert votes.remarks_on(asked_for, again, ADA) == ()


@pytest.mark.parametrize(
    ("absent", "answers", "told"),
    [
        ((), (ADA,), ["Ada** wants to"]),
        ((BO,), (ADA,), ["Ada** called"]),
        ((), (ADA, BO), ["Ada** wants to", "Agreed to call this game off: **Ada**, **Bo**"]),
    ],
)
def test_the_log_says_last_who_has_called_a_game_off(
    absent: Collection[Person], answers: Collection[Person], told: Collection[str]
) -> None:
    away = [person.user_id for person in absent]
    after = after_consent_of(moved(running(ADA, BO)), *answers, absent=away)
    for seat, words in enumerate(told):
        remark = Remark(ply=1, kind=RemarkKind.WANTS_END, seat=seat)
        assert words in remark_sentence(after, remark, translator("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("people", "absent", "named"),
    [
        ((ADA, BO), (), (BO,)),
        ((ADA, BO), (BO,), ()),
        ((ADA, BO, CLEO), (BO,), (CLEO,)),
        ((ADA, BO, CLEO), (), (BO, CLEO)),
    ],
)
def test_each_screen_names_those_who_are_asked_before_a_game_is_called_off(
    language: str, people: Collection[Person], absent: Collection[Person], named: Collection[Person]
) -> None:
    session, translate = moved(running(*people)), translator(language)
    say = [person.user_id for person in people if person not in absent]
    asked = votes.to_be_asked(session, ADA.user_id, say)
    assert asked == tuple(person.user_id for person in named)
    who, count = ", ".join(f"**{person.name}**" for person in named), len(named)
    how = str(leave_payload(session, ADA.user_id, say, translate).view().to_components())
    sure = str(cancel_payload(session, ADA.user_id, say, translate).view().to_components())
    assert translate("leave-cancel-help", who=who, count=count) in how
    assert translate("cancel-game", who=who, count=count) in sure
    assert ("nicht gefragt" in sure or "not asked" in sure) == bool(absent)


def test_whoever_has_asked_reads_who_is_still_to_agree_and_asks_no_more() -> None:
    session, translate = after_consent_of(moved(running(ADA, BO)), ADA), translator("en")
    say = session.participants
    for payload in (
        leave_payload(session, ADA.user_id, say, translate),
        cancel_payload(session, ADA.user_id, say, translate),
    ):
        told = str(payload.view().to_components())
        assert "You want to call this game off. Still to agree: **Bo**" in told
        assert "Call the game off" not in told
        assert "Ask Bo" not in told


@pytest.mark.parametrize(
    ("mode", "told", "first"),
    [
        (StandIn.TIMED_OUT, "time is up: a robot plays for you", "I am back"),
        (StandIn.UNTIL_BACK, "A robot plays for you", "I am back"),
        (None, "The game waits", "Let a robot play for me"),
    ],
)
def test_whoever_is_away_reads_who_plays_and_comes_back_by_the_first_button(
    mode: StandIn | None, told: str, first: str
) -> None:
    session = moved(running(ADA, BO, CLEO))
    late = asked(session)
    if mode is not None:
        session = stand_ins.stand_in(session, session.seat_of(late), "easy", mode)
    say = [user_id for user_id in session.people if user_id != late]
    text, row = leave_payload(session, late, say, translator("en")).view().to_components()
    assert told in str(text)
    labels = [button["label"] for button in row["components"]]
    assert (labels[0], "Keep playing" in labels) == (first, mode is None)


def test_a_game_that_waits_for_somebody_late_is_called_off_by_one_press() -> None:
    session = moved(running(ADA, BO, CLEO))
    late = asked(session)
    (button,) = end_buttons(session, (late,), translator("en"))
    assert str(button.press) == f"k:{session.id}:cancel"
    for silent in ((), {ADA.user_id, BO.user_id, CLEO.user_id} - {late}):
        assert end_buttons(session, silent, translator("en")) == []
