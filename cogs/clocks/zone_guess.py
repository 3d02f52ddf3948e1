"""Where somebody seems to live, from the hours at which they act: people sleep at night.

Only ever a guess that its person is asked about. Where somebody plays at few hours of the day,
their nights cannot be told from their working days, and nothing is guessed.
"""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta

from cogs.clocks.waking import zone_named

FEWEST_ACTIONS = 30
FEWEST_DAYS = 5
NIGHT_HOURS = 8
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
    """How many hours somebody's clock seems to be ahead of UTC, from -11 to 12; None: no telling.

    *acted* is when they acted, at any times of any days. Several actions in an hour count once.
    """
    hours = {(moment.date(), moment.hour) for moment in (each.astimezone(UTC) for each in acted)}
    if len(acted) < FEWEST_ACTIONS or len({day for day, _ in hours}) < FEWEST_DAYS:
        return None
    counts = [sum(hour == each for _, each in hours) for hour in range(_DAY)]
    nights = [
        sum(counts[(start + hour) % _DAY] for hour in range(NIGHT_HOURS)) for start in range(_DAY)
    ]
    quietest = [start for start in range(_DAY) if nights[start] <= _WAKEFUL * len(hours)]
    middle = _middle(quietest)
    if middle is None:
        return None
    ahead = (MIDDLE_OF_THE_NIGHT - middle - NIGHT_HOURS / 2) % _DAY
    return ahead if ahead <= _DAY / 2 else ahead - _DAY


def _middle(starts: Sequence[int]) -> float | None:
    """The middle of *starts*, hours that follow each other round the clock; None: too many."""
    for first in starts:
        run = [(first + step) % _DAY for step in range(len(starts))]
        if set(run) == set(starts):
            return first + (len(run) - 1) / 2 if len(run) <= 1 + 2 * _VAGUE else None
    return None


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
    """How far the clocks of *zone* are from so much ahead of UTC, round the world."""
    ahead = now.astimezone(zone_named(zone)).utcoffset() or timedelta()
    apart = abs(ahead - wanted) % timedelta(days=1)
    return min(apart, timedelta(days=1) - apart)
