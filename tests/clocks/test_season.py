"""Whole seasons keep what tables promise their people."""

from datetime import timedelta
from random import Random

import pytest

from cogs.tables.session import lobby_service
from tests.clocks.season import Season
from tests.clocks.season_report import Report
from tests.start import IS_USUAL

SEEDS = Random()


@pytest.fixture(autouse=True)
def _same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run plays the same games."""
    monkeypatch.setattr(lobby_service.secrets, "token_bytes", lambda count: SEEDS.randbytes(count))


async def season(tables: int, days: int, seed: int = 5) -> Report:
    SEEDS.seed(seed)
    report = await Season(tables, timedelta(days=days), seed).play()
    print(report)  # noqa: T201  # the report of the season, with pytest -s
    return report


def assert_kept(report: Report) -> None:
    assert report.troubles == []
    assert report.ended.keys() <= {"finished", "cancelled", "asleep"}, "no game waits for ever"
    assert set(report.pings.values()) == {1}, "one ping per newly owed decision"
    assert report.pings.keys() <= report.owed.keys()
    assert max(report.reminders.values()) <= 3
    assert report.surprises <= report.heads_ups / 50


async def test_a_week_of_twenty_tables_keeps_every_promise() -> None:
    report = await season(tables=20, days=7)
    assert_kept(report)
    assert report.actions > 100
    if not IS_USUAL:
        return  # what happens in a week is left to chance
    assert report.reminders
    assert report.summaries > report.refused > 0
    assert report.heads_ups
    assert report.deadlines


@pytest.mark.slow
async def test_six_weeks_of_three_hundred_tables_keep_every_promise() -> None:
    report = await season(tables=300, days=42)
    assert_kept(report)
    assert report.actions > 5000
    assert report.ended["asleep"]
    assert report.ended["finished"]
    assert report.ended["cancelled"]
    assert report.given_up
    assert report.substitutes
    assert report.closed >= report.opened_again > 0


async def test_a_season_can_be_played_again() -> None:
    one, another = await season(3, 4), await season(3, 4)
    assert str(one) == str(another)
