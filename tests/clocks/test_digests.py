"""A daily summary comes once on each waking day of a person, at the hour that they chose."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from cogs.clocks.reminding import next_summary
from cogs.clocks.waking_hours import Holiday, WakingHours, local_date

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC")
BERLIN = WakingHours("Europe/Berlin", 23 * 60, 7 * 60)


def local(moment: datetime, zone: str = "Europe/Berlin") -> str:
    return f"{moment.astimezone(ZoneInfo(zone)):%m-%d %H:%M}"


def test_it_comes_at_eight_unless_another_hour_was_chosen() -> None:
    assert local(next_summary(BERLIN, None, NOON)) == "11-24 08:00"
    assert local(next_summary(BERLIN, 18 * 60, NOON)) == "11-23 18:00"


def test_who_still_sleeps_at_that_hour_gets_it_when_they_wake() -> None:
    assert local(next_summary(BERLIN, 5 * 60, NOON)) == "11-24 07:00"


@given(
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(0, 15 * 60),
    st.lists(st.tuples(st.integers(0, 60), st.integers(0, 5)), max_size=3),
    st.integers(0, 1439),
    st.integers(0, 600 * 24 * 60),
)
def test_each_waking_day_has_at_most_one(
    zone: str, begin: int, quiet: int, away: list[tuple[int, int]], minute: int, later: int
) -> None:
    now = NOON + timedelta(minutes=later)
    begin_of = now.date().toordinal()
    holidays = tuple(
        Holiday(date.fromordinal(begin_of + first), date.fromordinal(begin_of + first + days))
        for first, days in away
    )
    hours = WakingHours(zone, begin, (begin + quiet) % 1440, holidays)
    moment = next_summary(hours, minute, now)
    days = set()
    for _ in range(20):
        assert moment > now
        assert hours.is_awake(moment)
        assert local_date(hours, moment) not in days
        days.add(local_date(hours, moment))
        now, moment = moment, next_summary(hours, minute, moment, moment)
        resting = sum(
            date.fromordinal(local_date(hours, now).toordinal() + n) in holiday
            for n in range(60)
            for holiday in holidays
        )
        assert moment - now <= timedelta(days=3 + resting), "none is passed over without a reason"
