"""Clocks of seats: what is taken and given adds up to the microsecond."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from cogs.clocks.pace import PACES, PaceName
from cogs.clocks.reminding import MOST_REMINDERS, next_event, reminders, steps_passed
from cogs.clocks.seat_clocks import (
    change_clocks,
    first_clocks,
    left_at,
    rest_all,
    start_all,
    started,
    with_other_hours,
)
from cogs.clocks.waking import WakingHours
from data.store.timing import SeatClock

NOW = datetime(2026, 5, 4, 18, tzinfo=UTC)
DAILY = PACES[PaceName.DAILY]
TIMED = [pace for pace in PACES.values() if pace.bank is not None]
NIGHTS = WakingHours("UTC", 22 * 60, 6 * 60)
WAITS = st.timedeltas(timedelta(0), timedelta(days=3))


def running(pace=DAILY, hours=NIGHTS, left=None) -> SeatClock:
    return started(pace, SeatClock(left=left or pace.bank), 0, hours, NOW)


@given(st.sampled_from(TIMED), st.lists(WAITS, min_size=1, max_size=8))
def test_clocks_of_two_who_take_turns_add_up(pace, waits) -> None:
    hours = {0: NIGHTS, 1: WakingHours("Asia/Tokyo", 60, 540)}
    clocks = change_clocks(pace, first_clocks(pace, 2), {0: 0}, {0}, hours, NOW)
    expected, moment = [pace.bank, pace.bank], NOW
    for ply, wait in enumerate(waits, 1):
        actor, other = (ply - 1) % 2, ply % 2
        spent = hours[actor].time_between(moment, moment + wait)
        moment += wait
        clocks = change_clocks(pace, clocks, {other: ply}, {other}, hours, moment)
        left = max(expected[actor] - spent, timedelta(0)) + pace.increment
        expected[actor] = min(left, pace.bank)
        assert clocks[actor] == SeatClock(left=expected[actor], ply=ply - 1, credited=ply - 1)
        assert clocks[other].deadline == hours[other].after(moment, expected[other])


def test_whoever_is_asked_on_keeps_the_clock_that_runs() -> None:
    clock = running()
    kept, _ = change_clocks(
        DAILY, (clock, SeatClock(left=timedelta(0))), {0: 0, 1: 3}, {1}, {}, NOW + timedelta(1)
    )
    assert kept == clock


def test_whoever_is_asked_anew_gets_the_increment_and_a_fresh_start() -> None:
    later = NOW + timedelta(hours=20)  # twelve of them awake
    (clock,) = change_clocks(DAILY, (running(),), {0: 4}, {0}, {0: NIGHTS}, later)
    assert (clock.since, clock.ply) == (later, 4)
    assert clock.left == timedelta(hours=48)
    (poorer,) = change_clocks(
        DAILY, (running(left=timedelta(hours=20)),), {0: 4}, {0}, {0: NIGHTS}, later
    )
    assert poorer.left == timedelta(hours=20 - 12 + 16)


def test_a_question_that_is_answered_twice_earns_one_increment() -> None:
    clock = running(left=timedelta(hours=10))
    answered = change_clocks(DAILY, (clock,), {}, (), {0: NIGHTS}, NOW)
    taken_back = change_clocks(DAILY, answered, {0: 0}, {0}, {0: NIGHTS}, NOW)
    again = change_clocks(DAILY, taken_back, {}, (), {0: NIGHTS}, NOW)
    assert again[0].left == answered[0].left == timedelta(hours=10) + DAILY.increment


def test_a_clock_set_back_gives_nothing_away() -> None:
    assert left_at(running(), NIGHTS, NOW - timedelta(hours=5)) == DAILY.bank


@given(WAITS, WAITS)
def test_a_pause_costs_nobody_time(before, pause) -> None:
    hours = {0: NIGHTS}
    rested = rest_all((running(),), hours, NOW + before)
    again = start_all(DAILY, rested, {0: 0}, hours, NOW + before + pause)
    assert left_at(again[0], NIGHTS, NOW + before + pause) == rested[0].left
    assert rested[0].left == left_at(running(), NIGHTS, NOW + before)


@given(WAITS)
def test_other_hours_neither_give_nor_take_what_has_run(wait) -> None:
    moved = WakingHours("America/New_York", 23 * 60, 7 * 60)
    clock = with_other_hours(DAILY, running(), NIGHTS, moved, NOW + wait)
    assert clock.left == left_at(running(), NIGHTS, NOW + wait)
    assert clock.deadline == moved.after(NOW + wait, clock.left)


def test_without_a_clock_there_is_no_deadline() -> None:
    none = PACES[PaceName.NONE]
    (clock,) = change_clocks(none, first_clocks(none, 1), {0: 0}, {0}, {0: NIGHTS}, NOW)
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
