"""Guess where somebody lives, from the hours at which they act: people sleep at night.

Only ever a guess that its person is asked about. Where somebody plays at few hours of the day,
their nights cannot be told from their working days, and nothing is guessed.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta

from cogs.clocks.waking import zone_named

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
    quarters = {(moment.date(), _quarter(moment)) for moment in (m.astimezone(UTC) for m in acted)}
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


def _quarter(moment: datetime) -> int:
    return (moment.hour * 60 + moment.minute) * STEPS // 60


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
