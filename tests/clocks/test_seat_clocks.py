"""Clocks of seats: what is taken and given adds up to the microsecond."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cogs.clocks.reminding import MOST_REMINDERS, next_event, reminders, snoozed, steps_passed
from cogs.clocks.seat_clocks import (
    LONGEST_DEFERRAL,
    PACES,
    PaceName,
    Questions,
    change_clocks,
    first_clocks,
    last_moment,
    left_at,
    started,
    with_deadline,
)
from cogs.clocks.waking_hours import Holiday, WakingHours
from data.store.timing import SeatClock

NOW = datetime(2026, 5, 4, 18, tzinfo=UTC)
DAILY = PACES[PaceName.DAILY]
TIMED = [pace for pace in PACES.values() if pace.bank is not None]
NIGHTS = WakingHours("UTC", 22 * 60, 6 * 60)
HOURS = st.integers(0, 23)
WAITS = st.timedeltas(timedelta(0), timedelta(days=3))


def running(pace=DAILY, hours=NIGHTS, left=None) -> SeatClock:
    return started(pace, SeatClock(left=left or pace.bank), 0, hours, NOW)


def asked(ply: int, seat: int = 0, **facts: Any) -> Questions:
    """One seat is newly asked."""
    return Questions(asked={seat: ply}, fresh={seat}, **facts)


def answered(ply: int, **facts: Any) -> Questions:
    return Questions(asked={}, fresh=(), ended={0: ply}, **facts)


@given(st.sampled_from(TIMED), st.lists(WAITS, min_size=1, max_size=8))
def test_clocks_of_two_who_take_turns_add_up(pace, waits) -> None:
    hours = {0: NIGHTS, 1: WakingHours("Asia/Tokyo", 60, 540)}
    clocks = change_clocks(pace, first_clocks(pace, 2), asked(0), hours, NOW)
    expected, moment = [pace.bank, pace.bank], NOW
    for ply, wait in enumerate(waits, 1):
        actor, other = (ply - 1) % 2, ply % 2
        spent = hours[actor].time_between(moment, moment + wait)
        moment += wait
        turn = asked(ply, other, ended={actor: ply - 1}, settled={other})
        clocks = change_clocks(pace, clocks, turn, hours, moment)
        left = max(expected[actor] - spent, timedelta(0)) + pace.increment
        expected[actor] = min(left, pace.bank)
        assert (clocks[actor].left, clocks[actor].since) == (expected[actor], None)
        assert clocks[other].deadline == hours[other].after(moment, expected[other])


def test_whoever_is_asked_on_keeps_the_clock_that_runs() -> None:
    clocks, later = (running(), SeatClock(left=timedelta(0))), NOW + timedelta(1)
    both = Questions(asked={0: 0, 1: 3}, fresh={1})
    assert change_clocks(DAILY, clocks, both, {}, later)[0] == clocks[0]


def test_whoever_is_asked_anew_gets_the_increment_and_a_fresh_start() -> None:
    later = NOW + timedelta(hours=20)  # twelve of them awake
    for left, expected in ((48, 48), (20, 20 - 12 + 16)):
        clock = running(left=timedelta(hours=left))
        (after,) = change_clocks(DAILY, (clock,), asked(4, ended={0: 0}), {0: NIGHTS}, later)
        assert (after.since, after.ply, after.left) == (later, 4, timedelta(hours=expected))


def test_a_question_that_is_answered_twice_earns_one_increment() -> None:
    clocks = (running(left=timedelta(hours=10)),)
    earned = timedelta(hours=10) + DAILY.increment
    for turn in (answered(0), asked(0), answered(0)):
        clocks = change_clocks(DAILY, clocks, turn, {0: NIGHTS}, NOW)
        assert clocks[0].left == earned
    clocks = change_clocks(DAILY, clocks, asked(0, settled={0}), {0: NIGHTS}, NOW)
    clocks = change_clocks(DAILY, clocks, answered(0), {0: NIGHTS}, NOW)
    assert clocks[0].left == earned + DAILY.increment, "others have agreed to go back"


@given(WAITS)
def test_a_clock_that_stops_without_an_answer_keeps_what_is_left(wait) -> None:
    nobody = Questions(asked={}, fresh=())
    (rested,) = change_clocks(DAILY, (running(),), nobody, {0: NIGHTS}, NOW + wait)
    assert rested.left == left_at(running(), NIGHTS, NOW + wait)
    (back,) = change_clocks(DAILY, (rested,), asked(0), {0: NIGHTS}, NOW + 2 * wait)
    assert back.left == rested.left


def test_a_clock_set_back_gives_nothing_away() -> None:
    assert left_at(running(), NIGHTS, NOW - timedelta(hours=5)) == DAILY.bank


@given(WAITS, st.sampled_from(("America/New_York", "Asia/Tokyo", "UTC")), HOURS, HOURS)
def test_other_hours_put_a_deadline_off_by_a_day_and_leave_the_bank_alone(
    wait, zone, begin, end
) -> None:
    moved = WakingHours(zone, begin * 60, end * 60)
    clock, now = running(), NOW + wait
    changed = with_deadline(DAILY, clock, moved)
    assert clock.deadline <= changed.deadline <= clock.deadline + LONGEST_DEFERRAL
    assert left_at(changed, moved, now) == left_at(clock, NIGHTS, now)
    nobody = Questions(asked={}, fresh=())
    rested = change_clocks(DAILY, (changed,), nobody, {0: moved}, now)
    (again,) = change_clocks(DAILY, rested, asked(0), {0: moved}, now)
    assert left_at(again, moved, now + wait) == left_at(clock, NIGHTS, now + wait), "the same one"


def test_the_next_question_counts_by_the_new_hours() -> None:
    moved = WakingHours("UTC", 8 * 60, 0)
    turn = asked(3, settled={0})
    (clock,) = change_clocks(DAILY, (running(),), turn, {0: moved}, NOW)
    assert clock.deadline == moved.after(NOW, clock.left)


def test_a_holiday_stops_the_clock_for_its_days() -> None:
    away = replace(NIGHTS, holidays=(Holiday(date(2026, 5, 5), date(2026, 5, 9)),))
    changed = with_deadline(DAILY, running(), away)
    assert changed.deadline == running().deadline + timedelta(days=5)


def test_a_question_that_comes_again_may_be_foretold_again() -> None:
    told = replace(SeatClock(left=timedelta(0)), ply=8, is_foretold=True)
    (clock,) = change_clocks(DAILY, (told,), asked(8), {0: NIGHTS}, NOW)
    assert not clock.is_foretold


def test_whoever_comes_back_without_any_time_has_none() -> None:
    night = datetime(2026, 5, 4, 23, tzinfo=UTC)
    (clock,) = change_clocks(DAILY, (SeatClock(left=timedelta(0)),), asked(0), {0: NIGHTS}, night)
    assert (clock.deadline, last_moment(clock, NIGHTS)) == (night, night)


def test_without_a_clock_there_is_no_deadline() -> None:
    none = PACES[PaceName.NONE]
    (clock,) = change_clocks(none, first_clocks(none, 1), asked(0), {0: NIGHTS}, NOW)
    assert (clock.since, clock.deadline) == (NOW, None)
    assert len(reminders(clock, NIGHTS)) == MOST_REMINDERS


@given(st.sampled_from(TIMED), st.timedeltas(timedelta(minutes=3), timedelta(hours=112)))
def test_reminders_come_in_waking_hours_before_the_deadline(pace, left) -> None:
    clock = running(pace, left=left)
    moments = reminders(clock, NIGHTS)
    assert len(moments) <= MOST_REMINDERS
    assert list(moments) == sorted(set(moments))
    assert all(NIGHTS.is_awake(moment) for moment in (*moments, clock.deadline))
    assert all(NOW < moment < clock.deadline for moment in moments)


@given(st.timedeltas(timedelta(hours=13), timedelta(hours=48)))
def test_whoever_has_more_than_half_a_day_is_reminded_once_a_day(left) -> None:
    days = [moment.date() for moment in reminders(running(left=left), NIGHTS)]
    assert days
    assert len(days) == len(set(days))


@given(
    st.timedeltas(timedelta(hours=3), timedelta(hours=48)),
    WAITS,
    st.sampled_from([timedelta(hours=hours) for hours in (1, 4, 24)]),
)
def test_a_reminder_that_was_put_off_leaves_time_to_answer(left, wait, pause) -> None:
    clock, now = running(left=left), NOW + wait
    assume(not clock.is_out(now))
    moment = snoozed(clock, NIGHTS, pause, now)
    assert now < moment < clock.deadline
    assert NIGHTS.is_awake(moment)
    awake = NIGHTS.time_between(now, clock.deadline)
    assert NIGHTS.time_between(moment, clock.deadline) >= awake / 4


@pytest.mark.parametrize(
    ("hour", "minutes", "days", "expected"),
    [
        (22, 60, 1, 6),
        (22, 1440, 1, 6),
        (12, 1440, 1, 12),
        (2, 1440, 1, 6),
        (20, 240, 1, 6),
        (12, 240, 0, 16),
    ],
)
def test_tomorrow_is_the_next_day_wherever_the_night_is(hour, minutes, days, expected) -> None:
    clock = running(PACES[PaceName.NONE])
    now = NOW.replace(hour=hour, minute=0)
    moment = snoozed(clock, NIGHTS, timedelta(minutes=minutes), now)
    assert moment == now.replace(day=now.day + days, hour=expected)


@given(WAITS)
def test_what_was_missed_is_passed_over_together(wait) -> None:
    clock, now = running(), NOW + wait
    passed = steps_passed(clock, NIGHTS, now)
    following = next_event(clock, NIGHTS, passed, now)
    assert following in (*reminders(clock, NIGHTS), clock.deadline)
    assert following > now or now >= clock.deadline


@given(st.sampled_from(list(PACES.values())), st.integers(0, 30))
def test_events_come_to_an_end(pace, hours) -> None:
    clock = started(pace, SeatClock(left=timedelta(hours=hours)), 0, NIGHTS, NOW)
    now, step, seen = NOW, 0, 0
    while (moment := next_event(clock, NIGHTS, step, now)) is not None and not clock.is_out(now):
        now, seen = moment, seen + 1
        step = max(step, steps_passed(clock, NIGHTS, now))
        assert seen <= MOST_REMINDERS + 1
