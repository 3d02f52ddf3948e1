"""Waking hours: neither the quiet hours of a person, nor their holidays, as far as they have said.

Everything is decided by the wall clock of the person's zone. Where that is put forward or back, an
hour of it is missing or comes twice, and counts as often as it comes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from data.store.preferences import Preference

_DAY = timedelta(days=1)
_SECOND = timedelta(seconds=1)
MINUTES_A_DAY = 24 * 60
LONGEST_QUIET = timedelta(hours=16)
"""Of a day: a person who is never awake would never have to answer."""
FAR = timedelta(days=1500)
"""Nobody is away longer; nothing is looked for beyond."""


@dataclass(frozen=True, slots=True, order=True)
class Holiday:
    """Days on which somebody does not play, the first and the last included."""

    first: date
    last: date

    @property
    def days(self) -> int:
        """Count its days."""
        return (self.last - self.first).days + 1

    def __contains__(self, day: date) -> bool:
        return self.first <= day <= self.last


@dataclass(frozen=True, slots=True)
class WakingHours:
    """The hours of one person; minutes count from midnight.

    Equal ends mean that there are no quiet hours.
    """

    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    holidays: tuple[Holiday, ...] = ()

    def is_awake(self, moment: datetime) -> bool:
        """Tell whether a message at *moment* disturbs nobody."""
        return self.next_awake(moment) == moment

    def next_awake(self, moment: datetime) -> datetime:
        """The first moment, not before *moment*, at which the person is awake."""
        return next((begin for begin, _ in self.spans(moment)), moment + FAR)

    def time_between(self, begin: datetime, end: datetime) -> timedelta:
        """For how long the person is awake between two moments; nothing where *end* is earlier."""
        total = timedelta(0)
        for since, until in self.spans(begin):
            if since >= end:
                break
            total += min(until, end) - since
        return total

    def after(self, begin: datetime, waking: timedelta) -> datetime:
        """The moment by which the person has been awake for *waking* since *begin*.

        They are awake at that moment, too.
        """
        left = waking
        for since, until in self.spans(begin):
            if left < until - since:
                return since + left
            left -= until - since
        return begin + FAR

    def spans(self, begin: datetime) -> Iterator[tuple[datetime, datetime]]:
        """The spans in which the person is awake, from *begin* on, in UTC, in order."""
        zone, at, end = zone_named(self.zone), begin.astimezone(UTC), begin + FAR
        while at < end:
            until = _steady_until(zone, at)
            offset = _offset(zone, at)
            for since, upto in self._local_spans(at + offset, until + offset):
                yield since - offset, upto - offset
            at = until

    def _local_spans(self, begin: datetime, end: datetime) -> Iterator[tuple[datetime, datetime]]:
        """The same by the wall clock, while that goes steadily."""
        midnight = datetime.combine(begin.date(), time(), begin.tzinfo)
        while midnight < end:
            if not any(midnight.date() in holiday for holiday in self.holidays):
                for since, until in self._minutes():
                    first = max(midnight + timedelta(minutes=since), begin)
                    last = min(midnight + timedelta(minutes=until), end)
                    if first < last:
                        yield first, last
            midnight += _DAY

    def _minutes(self) -> tuple[tuple[int, int], ...]:
        """The spans of a day that is no holiday."""
        if self.quiet_from == self.quiet_until:
            return ((0, MINUTES_A_DAY),)
        if self.quiet_from < self.quiet_until:
            return ((0, self.quiet_from), (self.quiet_until, MINUTES_A_DAY))
        return ((self.quiet_until, self.quiet_from),)


def local_date(hours: WakingHours, moment: datetime) -> date:
    """The date on the calendar of a person at *moment*."""
    return moment.astimezone(zone_named(hours.zone)).date()


@lru_cache(maxsize=1024)
def zone_named(name: str) -> tzinfo:
    """The zone called *name*; UTC where this machine knows none of that name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def _offset(zone: tzinfo, moment: datetime) -> timedelta:
    return moment.astimezone(zone).utcoffset() or timedelta(0)


def _steady_until(zone: tzinfo, at: datetime) -> datetime:
    """A day after *at*, or the moment before at which the clocks of *zone* are changed."""
    end, offset = at + _DAY, _offset(zone, at)
    if _offset(zone, end) == offset:
        return end
    early, late = at, end
    while late - early > _SECOND:
        middle = early + (late - early) / 2
        if _offset(zone, middle) == offset:
            early = middle
        else:
            late = middle
    # Clocks are changed at a full second.
    return late.replace(microsecond=0)


USUAL_QUIET = (23 * 60, 7 * 60)
"""The night of people who have not chosen another one, in minutes after midnight."""

_ZONES = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "en-GB": "Europe/London",
    "en-US": "America/Chicago",
    "es-419": "America/Mexico_City",
    "es-ES": "Europe/Madrid",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "id": "Asia/Jakarta",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo",
    "ro": "Europe/Bucharest",
    "ru": "Europe/Moscow",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai",
    "zh-TW": "Asia/Taipei",
}
"""Where most people live who use Discord in a language."""


def zone_of(preference: Preference, locale: str | None) -> str:
    """The zone that a person chose; else that of most people with their Discord's *locale*."""
    return preference.zone or _ZONES.get(locale or "", "UTC")


def waking_hours(preference: Preference, locale: str | None) -> WakingHours:
    """Return a person's waking hours; without a word of theirs, by where they seem to live."""
    begin, end = quiet_of(preference)
    return WakingHours(
        zone=zone_of(preference, locale),
        quiet_from=begin,
        quiet_until=end,
        holidays=holidays_of(preference),
    )


def quiet_of(preference: Preference) -> tuple[int, int]:
    """Return the minutes after midnight at which a person's quiet hours begin and end."""
    begin, end = preference.quiet_from, preference.quiet_until
    usual_begin, usual_end = USUAL_QUIET
    return usual_begin if begin is None else begin, usual_end if end is None else end


def holidays_of(preference: Preference) -> tuple[Holiday, ...]:
    """The holidays that a person has entered, in order; what is no date is left out."""
    found = []
    for first, last in preference.holidays:
        try:
            found.append(Holiday(date.fromisoformat(first), date.fromisoformat(last)))
        except ValueError:
            continue
    return tuple(sorted(found))
