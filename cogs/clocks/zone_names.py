"""Time zones as people call them, and where somebody seems to live.

People name a city, country, island, abbreviation or difference to UTC. An answer is always UTC or a
zone of ``zone.tab``, which has one for each place in the world.

The guess comes from the hours at which somebody acts: people sleep at night. Its person is always
asked about it. Where they play at few hours of the day, nothing is guessed.
"""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from importlib.resources import files

from babel import Locale
from babel.core import get_global

from cogs.clocks.waking_hours import zone_named
from data.i18n import LANGUAGES

MOST_PROPOSED = 25
_UNIVERSAL = "UTC"
_UTC, _RARE = 0, 3
_HALF_A_YEAR = timedelta(days=182)
_YEAR = (datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 7, 1, tzinfo=UTC))
"""Moments at which clocks go by winter and by summer time."""
_AHEAD = re.compile(r"(?:utc|gmt)?\s*([+\-\u2212])\s*(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)
FEWEST_ACTIONS = 30
FEWEST_DAYS = 5
NIGHT_HOURS = 8
STEPS = 4
"""Looks in an hour at who acts: every zone is so many quarters of an hour ahead of UTC."""
MIDDLE_OF_THE_NIGHT = 3
"""The hour, by the clock on the wall, around which most people sleep."""
_DAY = 24
_WAKEFUL = 0.05
"""The part of somebody's hours that may fall into what still counts as their night."""
_VAGUE = 3
"""By how many hours the night may be shifted either way before nothing is guessed."""
_NEAR = timedelta(hours=1.5)
"""How far a zone may be from the hours that somebody keeps."""

ZONES = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Noumea",
    "Pacific/Auckland",
)
"""For each difference to UTC the zone in which many people live."""


def offset_of(acted: Collection[datetime]) -> float | None:
    """Guess by how many hours somebody is ahead of UTC, from -11 to 12; None: no telling.

    *acted* is when they acted, at any times of any days. Several actions in a quarter of an hour
    count once.
    """
    quarters = {
        (moment.date(), (moment.hour * 60 + moment.minute) * STEPS // 60)
        for moment in (m.astimezone(UTC) for m in acted)
    }
    if len(acted) < FEWEST_ACTIONS or len({day for day, _ in quarters}) < FEWEST_DAYS:
        return None
    counts = Counter(quarter for _, quarter in quarters)
    quietest = [
        start
        for start in range(_DAY * STEPS)
        if sum(counts[(start + step) % (_DAY * STEPS)] for step in range(NIGHT_HOURS * STEPS))
        <= _WAKEFUL * len(quarters)
    ]
    middle = _middle(quietest)
    if middle is None:
        return None
    ahead = (MIDDLE_OF_THE_NIGHT - middle / STEPS - NIGHT_HOURS / 2) % _DAY
    return ahead if ahead <= _DAY / 2 else ahead - _DAY


def _middle(starts: Sequence[int]) -> float | None:
    """The middle of the shortest time round the clock that has all *starts*; None: too long."""
    laps = [*starts, *(start + _DAY * STEPS for start in starts)]
    spans = zip(laps, laps[len(starts) - 1 :], strict=False)
    first, last = min(spans, key=lambda span: span[1] - span[0], default=(0, _DAY * STEPS))
    return (first + last) / 2 if last - first <= 2 * _VAGUE * STEPS else None


def likely_zone(acted: Collection[datetime], usual: str, now: datetime) -> str:
    """The zone in which somebody seems to live who *acted* at these times.

    It is the *usual* one of people who speak as they do, unless their nights say otherwise.
    """
    ahead = offset_of(acted)
    if ahead is None:
        return usual
    wanted = timedelta(hours=ahead)
    far = {zone: _difference(zone, wanted, now) for zone in (usual, *ZONES)}
    return usual if far[usual] <= _NEAR else min(far, key=lambda zone: far[zone])


def _difference(zone: str, wanted: timedelta, now: datetime) -> timedelta:
    """Return how far the clocks of *zone* are from so much ahead of UTC, round the world."""
    ahead = now.astimezone(zone_named(zone)).utcoffset() or timedelta()
    apart = abs(ahead - wanted) % timedelta(days=1)
    return min(apart, timedelta(days=1) - apart)


@dataclass(frozen=True, slots=True)
class _Zone:
    """A time zone that may be chosen."""

    name: str
    called: frozenset[str]
    """What people call it, as :func:`_plain` writes it."""
    tier: int
    """From :data:`_UTC` to :data:`_RARE`: how few people mean it."""

    def rank(self, wanted: str) -> int | None:
        """Rank how well it fits *wanted*, 0 for a whole name; None: not at all."""
        ranks = (_fit(name, wanted) for name in self.called)
        return min((rank for rank in ranks if rank is not None), default=None)


def zones_like(typed: str, now: datetime, first: Sequence[str] = ()) -> list[str]:
    """Propose zones for what was *typed* so far, the likeliest first; *first* before any letter."""
    wanted = _plain(typed)
    if not wanted:
        found = [*first, *sorted(_zones())]
    elif (ahead := _ahead_of_utc(typed)) is not None:
        found = [zone.name for zone in _by_tier(_zones().values()) if _ahead(zone, now) == ahead]
    else:
        ranked = ((zone.rank(wanted), zone) for zone in _by_tier(_zones().values()))
        fitting = [(rank, zone.name) for rank, zone in ranked if rank is not None]
        found = [name for _, name in sorted(fitting, key=lambda each: each[0])]
    return [*dict.fromkeys(found)][:MOST_PROPOSED]


def zone_called(typed: str, now: datetime) -> str | None:
    """The zone that somebody means who has *typed* this; None: there is none, or it is not clear.

    Of several zones of one name one counts where all have the same clocks, but for rare ones.
    """
    if typed in _zones():
        return typed
    if _ahead_of_utc(typed) is not None:
        return next(iter(zones_like(typed, now)), None)
    found = _by_tier(zone for zone in _zones().values() if _plain(typed) in zone.called)
    if not found and len(only := zones_like(typed, now)) == 1:
        return only[0]
    if not found or found[0].tier == _UTC:
        return found[0].name if found else None
    usual = [zone for zone in found if zone.tier < _RARE] or found
    clocks = {(_ahead(zone, now), _ahead(zone, now + _HALF_A_YEAR)) for zone in usual}
    return found[0].name if len(clocks) == 1 else None


def _by_tier(zones: Iterable[_Zone]) -> list[_Zone]:
    return sorted(zones, key=lambda zone: zone.tier)


def _fit(name: str, wanted: str) -> int | None:
    """Rank a *name* that is wanted, begins so, has a word that does, or contains it."""
    if wanted not in name:
        return None
    if name.startswith(wanted):
        return int(name != wanted)
    return 2 if f" {wanted}" in name else 3


def _plain(text: str) -> str:
    """Write *text* without capitals, accents and punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[^\W_]+", bare))


def _ahead_of_utc(typed: str) -> timedelta | None:
    """Read how far somebody's clock is ahead who typed something like UTC+5:45; None: nothing."""
    if (found := _AHEAD.fullmatch(typed.strip())) is None:
        return None
    sign, hours, minutes = found.groups()
    ahead = timedelta(hours=int(hours), minutes=int(minutes or 0))
    return ahead if sign == "+" else -ahead


def _ahead(zone: _Zone, moment: datetime) -> timedelta | None:
    return moment.astimezone(zone_named(zone.name)).utcoffset()


@lru_cache(maxsize=1)
def _zones() -> dict[str, _Zone]:
    """Every zone by its name, those of a country as ``zone.tab`` orders them."""
    tables = _Tables()
    called = defaultdict[str, set[str]](set)
    for zone, name in (*tables.places(), *tables.links(), *tables.translations()):
        called[zone].add(_plain(name))
    usual = called.keys() & {*map(tables.canonical, get_global("windows_zone_mapping").values())}
    for zone in usual:
        for moment in _YEAR:
            called[zone].add(_plain(moment.astimezone(zone_named(zone)).tzname() or ""))
    return {
        zone: _Zone(
            zone,
            frozenset(name for name in names if re.search(r"[^\W\d]", name)),
            _UTC if zone == _UNIVERSAL else 1 if zone in ZONES else 2 if zone in usual else _RARE,
        )
        for zone, names in called.items()
        if zone in tables.known
    }


class _Tables:
    """The names of zones in the time zone database and in the languages of the program."""

    def __init__(self) -> None:
        self._countries = dict(_rows("iso3166.tab"))
        self._places = list(_rows("zone.tab"))
        self.known = {_UNIVERSAL, *(zone for _, _, zone, *_ in self._places)}
        lines = (line.split() for line in _lines("tzdata.zi") if line.startswith("L "))
        self._links = {link: zone for _, zone, link in lines}

    def canonical(self, name: str) -> str:
        """The known zone behind *name*, where there is one."""
        if name in ("Etc/UTC", "Etc/GMT"):
            return _UNIVERSAL
        if name in self.known or name not in self._links:
            return name
        return self.canonical(self._links[name])

    def places(self) -> Iterator[tuple[str, str]]:
        """Zones by their own name, city and country, and the part of it."""
        aliases = defaultdict[str, list[str]](list)
        for alias, codes in get_global("territory_aliases").items():
            aliases[codes[0]].append(alias)
        territories = [Locale(language).territories for language in LANGUAGES]
        yield _UNIVERSAL, _UNIVERSAL
        for code, _, zone, *part in self._places:
            names = [zone, zone.rpartition("/")[2], code, self._countries[code], *aliases[code]]
            names += [*part, *(translated.get(code, "") for translated in territories)]
            yield from ((zone, name) for name in names)

    def links(self) -> Iterator[tuple[str, str]]:
        """Zones by names that they had, or have in one country only."""
        for link in self._links:
            yield from ((self.canonical(link), name) for name in (link, link.rpartition("/")[2]))

    def translations(self) -> Iterator[tuple[str, str]]:
        """Zones by the city and by the time that is kept there, in each language."""
        for locale in map(Locale, LANGUAGES):
            for zone, texts in locale.time_zones.items():
                yield self.canonical(zone), texts.get("city", "")
            for zone, time in get_global("meta_zones").items():
                texts = locale.meta_zones.get(time, {})
                names = (*texts.get("long", {}).values(), *texts.get("short", {}).values())
                yield from ((self.canonical(zone), name) for name in names)


def _rows(table: str) -> Iterator[list[str]]:
    lines = _lines(table)
    return (line.split("\t") for line in lines if line and not line.startswith("#"))


def _lines(name: str) -> list[str]:
    return (files("tzdata") / "zoneinfo" / name).read_text("utf-8").splitlines()
