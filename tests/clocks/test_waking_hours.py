"""Waking hours: exact by the wall clock, also where that is changed."""

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.clocks.waking_hours import FAR, Holiday, WakingHours, local_date

ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "Australia/Lord_Howe",
    "UTC",
)
MOMENTS = st.integers(0, 3 * 366 * 24 * 60).map(
    lambda minutes: datetime(2025, 1, 1, tzinfo=UTC) + timedelta(minutes=minutes)
)
LENGTHS = st.timedeltas(timedelta(0), timedelta(days=20))


@st.composite
def holidays(draw: st.DrawFn) -> Holiday:
    first = draw(st.dates(date(2025, 1, 1), date(2027, 12, 1)))
    return Holiday(first, first + timedelta(days=draw(st.integers(0, 30))))


HOURS = st.builds(
    WakingHours,
    zone=st.sampled_from(ZONES),
    quiet_from=st.integers(0, 1439),
    quiet_until=st.integers(0, 1439),
    holidays=st.lists(holidays(), max_size=3).map(tuple),
)


def is_quiet(hours: WakingHours, moment: datetime) -> bool:
    """The same question, answered by the wall clock alone."""
    local = moment.astimezone(ZoneInfo(hours.zone))
    minute = local.hour * 60 + local.minute
    begin, end = hours.quiet_from, hours.quiet_until
    asleep = begin <= minute < end if begin <= end else minute >= begin or minute < end
    return asleep or any(h.first <= local.date() <= h.last for h in hours.holidays)


@given(HOURS, MOMENTS)
def test_the_wall_clock_agrees(hours: WakingHours, moment: datetime) -> None:
    assert hours.is_awake(moment) is not is_quiet(hours, moment)


@given(HOURS, MOMENTS)
def test_nobody_is_awake_before_the_next_waking_moment(
    hours: WakingHours, moment: datetime
) -> None:
    awake = hours.next_awake(moment)
    if awake - moment < FAR:
        assert not is_quiet(hours, awake)
    steps = min((awake - moment) // timedelta(minutes=7), 300)
    assert all(is_quiet(hours, moment + n * timedelta(minutes=7)) for n in range(steps))


@given(HOURS, MOMENTS, LENGTHS)
def test_a_moment_after_some_waking_time_is_exactly_that_far_away(
    hours: WakingHours, begin: datetime, waking: timedelta
) -> None:
    end = hours.after(begin, waking)
    assert end - begin >= waking
    assert end - begin >= FAR or hours.time_between(begin, end) == waking
    assert end - begin >= FAR or hours.is_awake(end)


@given(HOURS, MOMENTS, LENGTHS, LENGTHS)
def test_waking_times_add_up(
    hours: WakingHours, begin: datetime, one: timedelta, another: timedelta
) -> None:
    middle, end = begin + one, begin + one + another
    parts = hours.time_between(begin, middle), hours.time_between(middle, end)
    assert hours.time_between(begin, end) == sum(parts, timedelta(0))


@given(HOURS, MOMENTS)
def test_spans_come_in_order_and_do_not_overlap(hours: WakingHours, begin: datetime) -> None:
    spans = [span for span, _ in zip(hours.spans(begin), range(20), strict=False)]
    assert all(since < until for since, until in spans)
    assert all(one[1] <= another[0] for one, another in pairwise(spans))


def test_time_that_runs_backwards_counts_for_nothing() -> None:
    now = datetime(2026, 5, 1, 12, tzinfo=UTC)
    assert WakingHours().time_between(now, now - timedelta(hours=3)) == timedelta(0)


BERLIN = WakingHours("Europe/Berlin", 23 * 60, 7 * 60)


@pytest.mark.parametrize(
    ("evening", "asleep"),
    [
        (datetime(2026, 3, 28, 21, tzinfo=UTC), 8),  # 22:00; an hour of the night is missing
        (datetime(2026, 10, 24, 20, tzinfo=UTC), 10),  # 22:00; an hour of the night comes twice
        (datetime(2026, 5, 4, 20, tzinfo=UTC), 9),
    ],
)
def test_the_night_in_which_clocks_change_is_as_long_as_it_is(
    evening: datetime, asleep: int
) -> None:
    assert BERLIN.after(evening, timedelta(hours=1)) == evening + timedelta(hours=asleep)


def test_an_hour_that_comes_twice_counts_twice() -> None:
    nocturnal = WakingHours("Europe/Berlin", 3 * 60, 2 * 60)  # awake from two to three only
    midnight = datetime(2026, 10, 24, 22, tzinfo=UTC)
    assert nocturnal.time_between(midnight, midnight + timedelta(hours=12)) == timedelta(hours=2)


def test_an_hour_that_is_missing_does_not_count() -> None:
    nocturnal = WakingHours("Europe/Berlin", 3 * 60, 2 * 60)
    midnight = datetime(2026, 3, 28, 23, tzinfo=UTC)
    assert nocturnal.time_between(midnight, midnight + timedelta(hours=12)) == timedelta(0)


def test_a_holiday_is_a_day_of_the_persons_own_calendar() -> None:
    away = WakingHours("Pacific/Apia", holidays=(Holiday(date(2026, 6, 2), date(2026, 6, 2)),))
    assert away.is_awake(datetime(2026, 6, 2, 12, tzinfo=UTC))  # the third, one o'clock
    assert not away.is_awake(datetime(2026, 6, 1, 12, tzinfo=UTC))
    assert local_date(away, datetime(2026, 6, 1, 12, tzinfo=UTC)) == date(2026, 6, 2)
