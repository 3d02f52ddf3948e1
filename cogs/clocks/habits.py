"""Waking hours of people, as far as they have said, and by a guess where they have not."""

from datetime import date

from cogs.clocks.waking_hours import Holiday, WakingHours
from data.store.preferences import Preference

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
