"""When somebody gets their daily summary: once a day of theirs, and only while they are awake."""

from datetime import UTC, date, datetime, time, timedelta

from cogs.clocks.waking import FAR, WakingHours, local_date, zone_named

USUAL_SUMMARY = 8 * 60
"""When people who have not chosen another hour get it, in minutes after midnight."""
_DAY = timedelta(days=1)


def next_summary(
    hours: WakingHours, minute: int | None, now: datetime, told_at: datetime | None = None
) -> datetime:
    """The moment after *now* at which the next summary is due.

    At *minute* of the day, None: as usual; later on that day where the person still sleeps then.
    None is due on a holiday, and none on the day of *told_at*, when there was the last one.
    """
    told_on = None if told_at is None else local_date(hours, told_at)
    day, end = local_date(hours, now) - _DAY, now + FAR
    while True:
        moment = hours.next_awake(_moment_of(day, minute, hours))
        if moment >= end:
            return end
        if moment > now and not _is_passed_over(day, moment, hours, told_on):
            return moment
        day += _DAY


def _is_passed_over(day: date, moment: datetime, hours: WakingHours, told_on: date | None) -> bool:
    if any(day in holiday for holiday in hours.holidays):
        return True
    return told_on is not None and local_date(hours, moment) <= told_on


def _moment_of(day: date, minute: int | None, hours: WakingHours) -> datetime:
    at = USUAL_SUMMARY if minute is None else minute
    local = datetime.combine(day, time(at // 60, at % 60), zone_named(hours.zone))
    return local.astimezone(UTC)
