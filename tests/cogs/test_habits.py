"""People's words about their time are parsed and bounded, and their zone is guessed."""

import random
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from itertools import product
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from refusals import refused

from cogs.clocks.waking_hours import holidays_of, quiet_of, waking_hours
from cogs.clocks.zone_names import FEWEST_ACTIONS, likely_zone, offset_of
from cogs.messages.phrases import CommandMentions
from cogs.people.view import MAIN, MORE, settings_payload, zones_payload
from cogs.table.preferences import (
    HOLIDAYS_A_YEAR,
    preference_with,
    with_holiday,
    with_zone,
    without_coming_holidays,
)
from data.i18n import LANGUAGES, translator
from data.store import Preference

TODAY = date(2026, 11, 23)
NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
NOBODY = Preference()


def test_without_a_word_a_person_sleeps_where_they_seem_to_live() -> None:
    hours = waking_hours(NOBODY, "de")
    assert hours.zone == "Europe/Berlin"
    assert not hours.is_awake(datetime(2026, 11, 23, 23, tzinfo=UTC))
    assert waking_hours(NOBODY, None).zone == "UTC"


def test_what_a_person_says_counts_for_more_than_a_guess() -> None:
    chosen = with_zone(preference_with(NOBODY, "quiet-from", "1"), "Asia/Tokyo", NOW)
    hours = waking_hours(chosen, "de")
    assert (hours.zone, hours.quiet_from, hours.quiet_until) == ("Asia/Tokyo", 60, 420)


def test_what_does_not_exist_is_refused() -> None:
    for zone in ("Mars/Olympus", "../etc/passwd", "", "a" * 60, "localtime"):
        with refused("bad-choice"):
            with_zone(NOBODY, zone, NOW)
    for name, value in (("quiet-from", "24"), ("call", "pigeon"), ("x", "1")):
        with refused("bad-choice"):
            preference_with(NOBODY, name, value)


def test_whoever_names_a_country_of_many_zones_reads_which_it_has() -> None:
    with refused("bad-choice") as refusal:
        with_zone(NOBODY, "USA", NOW)
    assert "America/New_York, America/Chicago, America/Denver" in str(refusal.value)


@pytest.mark.parametrize("ends", [("quiet-from", "quiet-until"), ("quiet-until", "quiet-from")])
def test_everybody_chooses_the_hours_that_they_sleep(ends: tuple[str, str]) -> None:
    """Those who work at night, too, and whichever end they choose first."""
    for begin, until in product(range(24), repeat=2):
        hours = {"quiet-from": begin, "quiet-until": until}
        chosen = NOBODY
        for end in ends:
            chosen = preference_with(chosen, end, str(hours[end]))
            assert quiet_hours(chosen) <= 16, "there is time to play"
        if (until - begin) % 24 <= 16:
            assert quiet_of(chosen) == (begin * 60, until * 60)


def test_an_end_that_is_taken_along_keeps_the_quiet_hours_as_long() -> None:
    day = preference_with(NOBODY, "quiet-from", "9")
    assert quiet_of(day) == (9 * 60, 17 * 60)
    assert quiet_of(preference_with(day, "quiet-from", "-")) == (23 * 60, 7 * 60)


def quiet_hours(preference: Preference) -> float:
    begin, until = quiet_of(preference)
    return (until - begin) % (24 * 60) / 60


@pytest.mark.parametrize(
    ("first", "last"),
    [
        ("2026-13-01", "2026-13-02"),
        ("2026-12-24", "2026-12-20"),
        ("2026-11-01", "2026-11-22"),
        ("tomorrow!!", "2026-12-24"),
        ("24.12.2026", "24.12.2026"),
    ],
)
def test_a_holiday_is_days_that_are_still_to_come(first: str, last: str) -> None:
    with refused("bad-date"):
        with_holiday(NOBODY, first, last, TODAY)


def test_holidays_of_a_year_come_to_an_end() -> None:
    chosen = with_holiday(NOBODY, "2026-12-24", "2027-01-02", TODAY)
    chosen = with_holiday(chosen, "2027-05-01", "2027-06-09", TODAY)
    with refused("long-holidays"):
        with_holiday(chosen, "2027-08-01", "2027-08-01", TODAY)
    assert with_holiday(chosen, "2028-08-01", "2028-08-01", TODAY)
    with refused("long-holidays"):
        with_holiday(NOBODY, "2027-01-01", "2029-01-01", TODAY)
    assert sum(h.days for h in holidays_of(chosen)) == 10 + 40 <= HOLIDAYS_A_YEAR + 8


def test_a_day_that_has_begun_is_taken_and_none_before_it() -> None:
    chosen = with_holiday(NOBODY, "2026-11-20", "2026-11-30", TODAY)
    assert chosen.holidays == (("2026-11-23", "2026-11-30"),), "a day that is over is no holiday"
    assert without_coming_holidays(chosen, TODAY).holidays == (("2026-11-23", "2026-11-23"),)
    later = without_coming_holidays(chosen, date(2026, 11, 26))
    assert later.holidays == (("2026-11-23", "2026-11-26"),)
    assert without_coming_holidays(chosen, date(2026, 11, 22)).holidays == ()


def test_whoever_is_back_every_evening_has_no_more_holidays_than_others() -> None:
    chosen = NOBODY
    days = [date.fromordinal(TODAY.toordinal() - 60 + n) for n in range(HOLIDAYS_A_YEAR + 1)]
    for day in days[:-1]:
        chosen = without_coming_holidays(with_holiday(chosen, str(day), str(day), day), day)
    with refused("long-holidays"):
        with_holiday(chosen, str(days[-1]), str(days[-1]), days[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_coming_holidays_can_be_given_back(language: str) -> None:
    def panel(last: str) -> str:
        chosen = with_holiday(NOBODY, "2026-11-23", last, TODAY)
        translate = translator(language)
        shown = settings_payload(chosen, "de", translate, NOW, "Europe/Berlin")
        assert "2026-11-23" in str(shown.view().to_components())
        return str(shown.view().to_components())

    assert "u:holidays" in panel("2026-11-24")
    assert "u:holidays" not in panel("2026-11-23")


@pytest.mark.parametrize(
    ("call", "is_offered", "is_left_out"),
    [("daily", "summary-at", "heads-up"), ("dm", "heads-up", "summary-at"), ("-", "heads-up", "")],
)
def test_the_panel_asks_only_what_matters_to_whoever_is_called_like_that(
    call: str, is_offered: str, is_left_out: str
) -> None:
    chosen = with_holiday(preference_with(NOBODY, "call", call), "2026-12-24", "2027-01-02", TODAY)
    said = ""
    for page in (MAIN, MORE):
        payload = settings_payload(chosen, "de", translator("de"), NOW, "Europe/Berlin", page)
        menus = str(payload.view().to_components()).count("'placeholder'")
        assert menus <= 5 + (call == "daily")
        said += str(payload.view().to_components())
    assert f"u:{is_offered}" in said
    assert not is_left_out or f"u:{is_left_out}" not in said


def test_the_hour_of_a_summary_is_an_hour_or_the_usual_one() -> None:
    chosen = preference_with(NOBODY, "summary-at", "18")
    assert chosen.summary_at == 18 * 60
    assert preference_with(chosen, "summary-at", "-").summary_at is None
    for forged in ("24", "-1", "8:30", ""):
        with refused("bad-choice"):
            preference_with(NOBODY, "summary-at", forged)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_keeps_other_hours_is_asked_whether_they_live_elsewhere(language: str) -> None:
    def panel(likely_zone: str) -> str:
        payload = settings_payload(NOBODY, "de", translator(language), NOW, likely_zone)
        assert payload.view().total_children_count <= 40
        return str(payload.view().to_components())

    usual, other = panel("Europe/Berlin"), panel("Asia/Tokyo")
    assert "u:zone=Europe/Berlin" in usual
    assert "Tokyo" not in usual
    assert "Berlin" not in other, "one guess at a time"
    assert "u:zone=Asia/Tokyo" in other
    assert "21:00" in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_zone_can_be_chosen_by_what_the_clock_shows(language: str) -> None:
    payload = zones_payload(translator(language), CommandMentions(), NOW)
    said = str(payload.view().to_components())
    assert "13:00 · Berlin" in said
    assert "06:00 · Chicago" in said
    assert said.index("Honolulu") < said.index("Berlin") < said.index("Auckland")
    assert said.count("'value': '") <= 25


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
IN_SPRING = datetime(2026, 3, 20, 12, tzinfo=UTC)
"""Clocks change in these weeks, in America before Europe, and backwards in the south."""


def days_of(zone: str, awake: Iterable[int], days: int, rng: random.Random) -> list[datetime]:
    """Moments at which somebody acts who is awake at these hours, by their own clock."""
    hours, begin = tuple(awake), (IN_SPRING - timedelta(days=days)).astimezone(ZoneInfo(zone))
    return [
        (begin + timedelta(days=day)).replace(hour=hour, minute=rng.randrange(60))
        for day in range(days)
        for hour in rng.sample(hours, min(8, len(hours)))
    ]


def apart(zone: str, other: str) -> float:
    """By how many hours their clocks differ at noon."""
    ahead = [
        IN_SPRING.astimezone(ZoneInfo(each)).utcoffset() or timedelta() for each in (zone, other)
    ]
    hours = abs(ahead[0] - ahead[1]) / timedelta(hours=1)
    return min(hours, 24 - hours)


@settings(deadline=None)
@given(st.sampled_from(ZONES), st.sampled_from(ZONES), st.integers(0, 10**6))
@example("Asia/Kolkata", "America/Los_Angeles", 60)  # half an hour of the day on each side
def test_who_sleeps_at_night_is_found_where_they_live(zone, usual, seed):
    acted = days_of(zone, range(7, 23), 28, random.Random(seed))
    assert apart(likely_zone(acted, usual, IN_SPRING), zone) <= 2
    assert likely_zone(acted, zone, IN_SPRING) == zone, "where most live, it is right there"


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
    assert likely_zone(acted, "Asia/Tokyo", IN_SPRING) == "Asia/Tokyo"


@given(st.lists(st.integers(0, 10**8), max_size=200))
def test_an_offset_is_one_of_the_world(seconds):
    ahead = offset_of([IN_SPRING + timedelta(seconds=each) for each in seconds])
    assert ahead is None or -12 <= ahead <= 12
