"""What a person says about when they are awake and how they want to be called: parsed, bounded."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, datetime

from cogs.clocks.habits import holidays_of, quiet_of
from cogs.clocks.waking import LONGEST_QUIET, MINUTES_A_DAY, Holiday
from cogs.clocks.zone_names import zone_called, zones_like
from cogs.tables.session.errors import Refused
from data.store import DAILY, WANTED, Preference

HOLIDAYS_A_YEAR = 42
"""Days on which a person's clocks rest, in each year of the calendar."""
CALLS = ("table", "dm", "both", DAILY)
HOURS = tuple(str(hour) for hour in range(24))
NO_CHOICE = "-"
"""The value that takes a choice back."""

CHOICES: dict[str, tuple[str, ...]] = {
    "quiet-from": HOURS,
    "quiet-until": HOURS,
    "call": CALLS,
    "summary-at": HOURS,
    "heads-up": (WANTED,),
}
"""What is chosen from a menu."""


def habits_with(preference: Preference, name: str, value: str) -> Preference:
    """*preference* with one of :data:`CHOICES` made, or taken back.

    :raises Refused: there is no such choice.
    """
    allowed = CHOICES.get(name, ())
    if not allowed or value not in (*allowed, NO_CHOICE):
        raise Refused("bad-choice", choice=value, allowed=", ".join(allowed))
    chosen = None if value == NO_CHOICE else value
    if name == "call":
        return replace(preference, call=chosen)
    if name == "heads-up":
        return replace(preference, heads_up=chosen)
    minutes = None if chosen is None else int(chosen) * 60
    if name == "summary-at":
        return replace(preference, summary_at=minutes)
    return _with_quiet(preference, name, minutes)


def with_zone(preference: Preference, typed: str, now: datetime) -> Preference:
    """*preference* with a time zone, as people call it.

    :raises Refused: there is none of this name, or several.
    """
    zone = zone_called(typed, now)
    if zone is None:
        likely = zones_like(typed, now)[:5] or ["Europe/Berlin", "America/New_York", "UTC"]
        raise Refused("bad-choice", choice=typed[:50], allowed=", ".join((*likely, "…")))
    return replace(preference, zone=zone)


def with_holiday(preference: Preference, first: str, last: str, today: date) -> Preference:
    """*preference* with one more holiday, from *today* on at the earliest.

    What was over before the last year is forgotten.

    :raises Refused: one of them is no date like 2026-12-24, or they are past, or turned round;
        these are more days than a year has for that.
    """
    holiday = Holiday(_day(first), _day(last))
    if holiday.last < holiday.first or holiday.last < today or holiday.days > HOLIDAYS_A_YEAR:
        if holiday.days > HOLIDAYS_A_YEAR:
            raise Refused("long-holidays", most=HOLIDAYS_A_YEAR)
        raise Refused("bad-date", date=last)
    holiday = Holiday(max(holiday.first, today), holiday.last)
    # A question that was asked then may still be open.
    kept = [old for old in holidays_of(preference) if old.last.year >= today.year - 1]
    holidays = sorted({*kept, holiday})
    for year in {holiday.first.year, holiday.last.year}:
        if _days_in(holidays, year) > HOLIDAYS_A_YEAR:
            raise Refused("long-holidays", most=HOLIDAYS_A_YEAR)
    stored = tuple((h.first.isoformat(), h.last.isoformat()) for h in holidays)
    return replace(preference, holidays=stored)


def without_coming_holidays(preference: Preference, today: date) -> Preference:
    """*preference* with no holiday after *today*; days that have begun stay taken."""
    kept = []
    for holiday in holidays_of(preference):
        if holiday.first <= today:
            last = min(holiday.last, today)
            kept.append((holiday.first.isoformat(), last.isoformat()))
    return replace(preference, holidays=tuple(kept))


def _with_quiet(preference: Preference, end: str, minutes: int | None) -> Preference:
    """*preference* with one end of the quiet hours, which takes the other one along where it must.

    Somebody who is never awake could never be reminded.
    """
    begin, until = quiet_of(preference)
    length = (until - begin) % MINUTES_A_DAY
    if end == "quiet-from":
        changed = replace(preference, quiet_from=minutes)
    else:
        changed = replace(preference, quiet_until=minutes)
    begin, until = quiet_of(changed)
    if (until - begin) % MINUTES_A_DAY <= LONGEST_QUIET.total_seconds() / 60:
        return changed
    if minutes is None:
        return replace(preference, quiet_from=None, quiet_until=None)
    if end == "quiet-from":
        return replace(changed, quiet_until=(minutes + length) % MINUTES_A_DAY)
    return replace(changed, quiet_from=(minutes - length) % MINUTES_A_DAY)


def _day(text: str) -> date:
    try:
        return datetime.strptime(text.strip(), "%Y-%m-%d").date()  # noqa: DTZ007  # a day
    except ValueError:
        raise Refused("bad-date", date=text[:20]) from None


def _days_in(holidays: Sequence[Holiday], year: int) -> int:
    """How many days of *year* they take, each counted once."""
    begin, end = date(year, 1, 1).toordinal(), date(year, 12, 31).toordinal()
    taken: set[int] = set()
    for holiday in holidays:
        first = max(holiday.first.toordinal(), begin)
        taken.update(range(first, min(holiday.last.toordinal(), end) + 1))
    return len(taken)
