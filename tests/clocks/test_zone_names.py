"""Zones are found as people call them."""

from datetime import UTC, datetime
from zoneinfo import available_timezones

import pytest

from cogs.clocks.zone_names import MOST_PROPOSED, ZONES, zone_called, zones_like

WINTER, SUMMER = datetime(2026, 1, 15, tzinfo=UTC), datetime(2026, 7, 15, tzinfo=UTC)

CALLED = {
    "Nepal": "Asia/Kathmandu",
    "Katmandu": "Asia/Kathmandu",
    "UTC+5:45": "Asia/Kathmandu",
    "+0545": "Asia/Kathmandu",
    "Hawaii": "Pacific/Honolulu",
    "US/Hawaii": "Pacific/Honolulu",
    "UTC": "UTC",
    "gmt": "UTC",
    "Zulu": "UTC",
    "PST": "America/Los_Angeles",
    "Pacific Time": "America/Los_Angeles",
    "new york": "America/New_York",
    "MEZ": "Europe/Berlin",
    "Deutschland": "Europe/Berlin",
    "Wien": "Europe/Vienna",
    "Österreich": "Europe/Vienna",
    "austria": "Europe/Vienna",
    "UK": "Europe/London",
    "Zürich": "Europe/Zurich",
    "sao paulo": "America/Sao_Paulo",
    "Kiev": "Europe/Kyiv",
    "Asia/Calcutta": "Asia/Kolkata",
    "Tokio": "Asia/Tokyo",
    "gmt -3:30": "America/St_Johns",
}


@pytest.mark.parametrize("typed", CALLED)
def test_a_zone_is_found_as_people_call_it(typed: str) -> None:
    assert zone_called(typed, WINTER) == CALLED[typed]
    assert CALLED[typed] in zones_like(typed, WINTER)


@pytest.mark.parametrize("zone", ZONES)
def test_every_zone_that_is_guessed_is_found_by_its_city(zone: str) -> None:
    assert zone_called(zone, WINTER) == zone
    assert zone_called(zone.rpartition("/")[2].replace("_", " ").lower(), WINTER) == zone


def test_a_difference_is_that_of_the_season() -> None:
    assert zones_like("UTC+2", WINTER)[0] == "Europe/Athens"
    assert zones_like("UTC+2", SUMMER)[0] == "Europe/Berlin"
    assert zones_like("UTC+13:37", WINTER) == []


@pytest.mark.parametrize(
    "typed", ["localtime", "Factory", "right/UTC", "posix/Europe/Berlin", "posixrules", "Etc/GMT+5"]
)
def test_what_is_no_place_is_no_answer(typed: str) -> None:
    assert zone_called(typed, WINTER) is None
    assert zones_like(typed, WINTER) == []


@pytest.mark.parametrize(
    "typed", ["USA", "CST", "Australia", "Canada", "EST", "a", "", "Mars/Olympus"]
)
def test_what_may_mean_several_clocks_is_left_to_the_person(typed: str) -> None:
    assert zone_called(typed, WINTER) is None


def test_only_zones_of_places_are_proposed() -> None:
    letters = [chr(ord("a") + n) for n in range(26)]
    found = {zone for typed in letters for zone in zones_like(typed, WINTER)}
    assert found <= available_timezones()
    assert all("/" in zone or zone == "UTC" for zone in found)


def test_how_a_city_begins_counts_for_more_than_what_it_contains() -> None:
    assert zones_like("berl", WINTER)[0] == "Europe/Berlin"
    assert zones_like("", WINTER, ("Asia/Tokyo",))[0] == "Asia/Tokyo"
    assert len(zones_like("a", WINTER)) == MOST_PROPOSED
