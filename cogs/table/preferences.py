"""People's choices for themselves: declared, checked and kept."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date, datetime
from enum import StrEnum

from cogs.clocks.reminding import USUAL_SUMMARY
from cogs.clocks.waking_hours import (
    LONGEST_QUIET,
    MINUTES_A_DAY,
    USUAL_QUIET,
    Holiday,
    holidays_of,
    quiet_of,
)
from cogs.clocks.zone_names import zone_called, zones_like
from cogs.table.choices import Choice, by_name, choice_named
from cogs.table.errors import Refused
from data.i18n import LANGUAGES
from data.spoken_texts import SHORT
from data.store import DAILY, HIDDEN, MADE, WANTED, Preference
from render.theme import THEMES

HOLIDAYS_A_YEAR = 42
"""Days on which a person's clocks rest, in each year of the calendar."""


class Confirming(StrEnum):
    """The choices that somebody wants to confirm."""

    ALWAYS = "always"
    FINAL = "final"
    """Where the action cannot be taken back freely."""
    NEVER = "never"


def _taste(name: str, values: Iterable[str]) -> Choice:
    return Choice(
        name=name,
        field=name,
        values=tuple(values),
        title=f"settings-{name}",
        word=lambda translate, value: translate(f"{name}-{value}"),
        usual=lambda translate: translate(f"settings-no-{name}"),
    )


def _habit(name: str, values: Iterable[str]) -> Choice:
    return Choice(
        name=name,
        field=name.replace("-", "_"),
        values=tuple(values),
        title=f"habits-{name}",
        word=lambda translate, value: translate(f"habits-{name}-{value}"),
        usual=lambda translate: translate(f"habits-no-{name}"),
    )


def _hour(name: str, usual: int) -> Choice:
    """Declare a full hour, in place of the *usual* minute of the day."""
    return replace(
        _habit(name, map(str, range(24))),
        word=lambda translate, hour: translate(f"habits-{name}-at", time=f"{int(hour):02}:00"),
        usual=lambda translate: translate(f"habits-no-{name}", time=f"{usual // 60:02}:00"),
        stored=lambda hour: int(hour) * 60,
    )


TASTES = by_name(
    _taste("language", LANGUAGES),
    _taste("theme", THEMES),
    _taste("reading", (SHORT,)),
    _taste("results", (HIDDEN,)),
    _taste("confirms", Confirming),
    _taste("only_choices", (MADE,)),
)
"""How boards look to somebody, and what they are told and asked."""
HABITS = by_name(
    _hour("quiet-from", USUAL_QUIET[0]),
    _hour("quiet-until", USUAL_QUIET[1]),
    _habit("call", ("table", "dm", "both", DAILY)),
    _hour("summary-at", USUAL_SUMMARY),
    _habit("heads-up", (WANTED,)),
)
"""When somebody is awake, and how they want to be called."""


def preference_with(preference: Preference, name: str, value: str) -> Preference:
    """Return *preference* with one of :data:`TASTES` or :data:`HABITS` chosen, or taken back.

    :raises Refused: there is no such choice.
    """
    changed = choice_named(TASTES | HABITS, name).made(preference, value)
    return _with_sleep(preference, changed) if name.startswith("quiet-") else changed


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


def _with_sleep(before: Preference, changed: Preference) -> Preference:
    """Return *changed*, with the other end of the quiet hours taken along where it has to be.

    Somebody who is never awake could never be reminded.
    """
    begin, until = quiet_of(changed)
    if (until - begin) % MINUTES_A_DAY <= LONGEST_QUIET.total_seconds() / 60:
        return changed
    begun, ended = quiet_of(before)
    length = ended - begun
    if changed.quiet_from != before.quiet_from and changed.quiet_from is not None:
        return replace(changed, quiet_until=(begin + length) % MINUTES_A_DAY)
    if changed.quiet_until != before.quiet_until and changed.quiet_until is not None:
        return replace(changed, quiet_from=(until - length) % MINUTES_A_DAY)
    return replace(changed, quiet_from=None, quiet_until=None)


def _day(text: str) -> date:
    try:
        return datetime.strptime(text.strip(), "%Y-%m-%d").date()  # noqa: DTZ007  # a day
    except ValueError:
        raise Refused("bad-date", date=text[:20]) from None


def _days_in(holidays: Sequence[Holiday], year: int) -> int:
    """Count the days of *year* that they take, each once."""
    begin, end = date(year, 1, 1).toordinal(), date(year, 12, 31).toordinal()
    taken: set[int] = set()
    for holiday in holidays:
        first = max(holiday.first.toordinal(), begin)
        taken.update(range(first, min(holiday.last.toordinal(), end) + 1))
    return len(taken)
