"""Somebody who sleeps at night is found where they live, and nobody is where nothing tells it."""

import random
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cogs.clocks.zone_guess import FEWEST_ACTIONS, likely_zone, offset_of

ZONES = (
    "America/Los_Angeles",
    "America/New_York",
    "America/Sao_Paulo",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Kyiv",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Asia/Tokyo",
    "Australia/Adelaide",
    "Pacific/Auckland",
)
NOON = datetime(2026, 3, 20, 12, tzinfo=UTC)
"""Clocks change in these weeks, in America before Europe, and backwards in the south."""


def days_of(zone: str, awake: Iterable[int], days: int, rng: random.Random) -> list[datetime]:
    """Moments at which somebody acts who is awake at these hours, by their own clock."""
    hours, begin = tuple(awake), (NOON - timedelta(days=days)).astimezone(ZoneInfo(zone))
    return [
        (begin + timedelta(days=day)).replace(hour=hour, minute=rng.randrange(60))
        for day in range(days)
        for hour in rng.sample(hours, min(8, len(hours)))
    ]


def apart(zone: str, other: str) -> float:
    """By how many hours their clocks differ at noon."""
    ahead = [NOON.astimezone(ZoneInfo(each)).utcoffset() or timedelta() for each in (zone, other)]
    hours = abs(ahead[0] - ahead[1]) / timedelta(hours=1)
    return min(hours, 24 - hours)


@settings(deadline=None)
@given(st.sampled_from(ZONES), st.sampled_from(ZONES), st.integers(0, 10**6))
@example("Asia/Kolkata", "America/Los_Angeles", 60)  # half an hour of the day on each side
def test_who_sleeps_at_night_is_found_where_they_live(zone, usual, seed):
    acted = days_of(zone, range(7, 23), 28, random.Random(seed))
    assert apart(likely_zone(acted, usual, NOON), zone) <= 2


@settings(deadline=None)
@given(st.sampled_from(ZONES), st.integers(0, 10**6))
def test_who_lives_where_most_do_is_found_right_there(zone, seed):
    acted = days_of(zone, range(7, 23), 28, random.Random(seed))
    assert likely_zone(acted, zone, NOON) == zone


@pytest.mark.parametrize(
    "acted",
    [
        days_of("Europe/Berlin", range(18, 23), 60, random.Random(1)),
        days_of("Europe/Berlin", range(24), 60, random.Random(1)),
        days_of("Europe/Berlin", range(7, 23), 28, random.Random(1))[: FEWEST_ACTIONS - 1],
        days_of("Europe/Berlin", range(7, 23), 4, random.Random(1)),
        [],
    ],
    ids=["evenings only", "at any hour", "few actions", "few days", "nothing"],
)
def test_nothing_is_guessed_where_nothing_tells_it(acted):
    assert offset_of(acted) is None
    assert likely_zone(acted, "Asia/Tokyo", NOON) == "Asia/Tokyo"


@given(st.lists(st.integers(0, 10**8), max_size=200))
def test_an_offset_is_one_of_the_world(seconds):
    ahead = offset_of([NOON + timedelta(seconds=each) for each in seconds])
    assert ahead is None or -12 <= ahead <= 12
