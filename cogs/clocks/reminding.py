"""Moments for reminders: of a decision, or once a day of all; only while somebody is awake."""

from datetime import UTC, date, datetime, time, timedelta

from cogs.clocks.waking_hours import FAR, WakingHours, local_date, zone_named
from data.store.timing import SeatClock

MOST_REMINDERS = 3
_PARTS_LEFT = (0.5, 0.25, 0.08)
"""Of the time for a decision: how much is left when a reminder is due."""
_PART_TO_SNOOZE = 0.75
"""Of the waking time before a deadline: by then a reminder comes that was put off."""
_WITHOUT_CLOCK = (timedelta(hours=24), timedelta(hours=72), timedelta(hours=168))
"""Waking time after which a reminder is due where there is no clock."""
SHORTEST = timedelta(minutes=1)
"""A reminder comes no sooner after a question, or before the deadline."""
ONCE_A_DAY = timedelta(hours=12)
"""Who has more time than this is reminded once a day at most."""
USUAL_SUMMARY = 8 * 60
"""When people who have not chosen another hour get theirs, in minutes after midnight."""
_DAY = timedelta(days=1)


def reminders(clock: SeatClock, hours: WakingHours) -> tuple[datetime, ...]:
    """The moments of all reminders of the question for which *clock* runs, in order.

    Fewer than :data:`MOST_REMINDERS` where the time is short.
    """
    if clock.since is None:
        return ()
    if clock.deadline is None:
        return tuple(hours.after(clock.since, waking) for waking in _WITHOUT_CLOCK)
    begin, end = clock.since + SHORTEST, clock.deadline - SHORTEST
    moments = (hours.after(clock.since, clock.left * (1 - part)) for part in _PARTS_LEFT)
    fitting = [moment for moment in moments if begin <= moment <= end]
    if clock.left <= ONCE_A_DAY:
        return tuple(fitting)
    first: dict[date, datetime] = {}
    for moment in fitting:
        first.setdefault(local_date(hours, moment), moment)
    return tuple(first.values())


def next_event(clock: SeatClock, hours: WakingHours, step: int, now: datetime) -> datetime | None:
    """Return when the clock has to be looked at next, after *step* reminders given or passed over.

    None where nothing more can happen to it, because there is no deadline.
    """
    later = [moment for moment in reminders(clock, hours)[step:] if moment > now]
    if later:
        return later[0]
    return clock.deadline


def steps_passed(clock: SeatClock, hours: WakingHours, now: datetime) -> int:
    """Count the reminders that were due by *now*: several that were missed become one."""
    return sum(moment <= now for moment in reminders(clock, hours))


def snoozed(clock: SeatClock, hours: WakingHours, pause: timedelta, now: datetime) -> datetime:
    """The moment at which a reminder comes again that is put off by *pause*.

    No later than on the day that was meant, and while there is time to answer it.
    """
    meant = now + pause
    until, day = hours.next_awake(meant), local_date(hours, meant)
    morning = hours.next_awake(_moment_of(day, 0, hours))
    if local_date(hours, until) > day and morning > now:
        until = min(until, morning)
    if clock.deadline is None:
        return until
    awake = hours.time_between(now, clock.deadline)
    return min(until, hours.after(now, awake * _PART_TO_SNOOZE), clock.deadline)


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
