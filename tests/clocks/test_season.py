"""Whole seasons keep what tables promise their people.

Whoever an event concerns hears of it once, where they want to; nobody else hears of it.
"""

from collections.abc import Callable
from datetime import timedelta
from itertools import count
from random import Random
from typing import Any

import pytest

from cogs.publishing import posts, wanted
from cogs.publishing.reconcile import Reconciler
from cogs.table import service as table_service
from data.store import PostedMessage
from tests.clocks import called_season
from tests.clocks.called_season import CalledSeason
from tests.clocks.memory_store import MemoryStore
from tests.start import IS_USUAL

SEEDS = Random()
EVENTS = {
    "asleep",
    "called off",
    "deadline",
    "decision",
    "game begins by itself",
    "heads-up",
    "invitation",
    "lobby closes",
    "reminder",
    "request to call off",
    "result",
    "seat taken",
    "summary is refused",
    "woken",
}
"""What happens in a long season."""


@pytest.fixture(autouse=True)
def _same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run plays the same games."""
    monkeypatch.setattr(table_service.secrets, "token_bytes", lambda count: SEEDS.randbytes(count))


async def season(tables: int, days: int, seed: int = 5) -> CalledSeason:
    SEEDS.seed(seed)
    played = CalledSeason(tables, timedelta(days=days), seed)
    print(await played.play())  # noqa: T201  # the report of the season, with pytest -s
    print(played.kills, "kills;", dict(played.calls))  # noqa: T201
    return played


def assert_kept(played: CalledSeason) -> None:
    report = played.report
    assert report.troubles == []
    assert report.ended.keys() <= {"finished", "cancelled", "asleep"}, "no game waits for ever"
    assert max(report.reminders.values()) <= 3


async def test_in_a_week_every_event_is_told_once_to_whom_it_concerns() -> None:
    played = await season(tables=18, days=7)
    assert_kept(played)
    assert played.kills > 10
    assert played.calls.keys() >= {"decision", "reminder", "deadline", "invitation"}
    assert played.report.actions > 100
    if IS_USUAL:  # elsewhere chance decides what happens in a week
        assert played.report.summaries > played.report.refused > 0
        assert played.report.heads_ups


@pytest.mark.slow
async def test_six_weeks_of_three_hundred_tables_keep_every_promise() -> None:
    played = await season(tables=300, days=42)
    assert_kept(played)
    assert played.calls.keys() == EVENTS
    report = played.report
    assert report.actions > 5000
    assert report.ended.keys() == {"finished", "cancelled", "asleep"}
    assert report.given_up
    assert report.substitutes
    assert report.closed >= report.opened_again > 0


def _never_mentioned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wanted._Wishes, "_mentioned", lambda *_: ())


def _asked_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = wanted.newly_asked
    monkeypatch.setattr(wanted, "newly_asked", lambda t, shown, e: as_it_is(t, -1, e))


def _told_by_closed_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = Reconciler._send

    async def told(*args: Any) -> bool:
        await as_it_is(*args)
        return True

    monkeypatch.setattr(Reconciler, "_send", told)


def _posted_again_after_a_kill(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(posts, "nonce_of", lambda *_: str(next(numbers)))


def _forgotten_in_a_kill(monkeypatch: pytest.MonkeyPatch) -> None:
    as_it_is = MemoryStore.remember

    async def remembered(self: MemoryStore, message: PostedMessage) -> None:
        await as_it_is(self, message)
        await self.finish_tasks(self.tasks_of(message.session_id))

    monkeypatch.setattr(MemoryStore, "remember", remembered)


@pytest.mark.parametrize(
    "plant",
    [
        _never_mentioned,
        _asked_every_time,
        _told_by_closed_messages,
        _posted_again_after_a_kill,
        _forgotten_in_a_kill,
    ],
)
async def test_a_call_that_is_dropped_or_doubled_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(called_season, "KILLS", 0.5)
    monkeypatch.setattr(called_season, "CLOSED", 0.5)
    plant(monkeypatch)
    for seed in range(10):  # what brings a fault to light does not happen every week
        if (await season(tables=4, days=3, seed=seed)).report.troubles:
            return
    pytest.fail("nobody has noticed")
