"""The bot never identifies so often that Discord would take its token away."""

from itertools import pairwise
from pathlib import Path

import discord
import pytest

from cogs.client import identifies as module
from cogs.client.identifies import DAY, IDENTIFY_SECONDS, Identifies
from data.store import Store, Unavailable

TOTAL = 1_000
FEW = {"total": 200, "remaining": 200}
"""What Discord gives small bots is given out by the same shares, and is used up sooner."""


class Time:
    """A clock that only moves when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        assert seconds > 0
        self.now += seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def store(tmp_path: Path):
    opened = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    yield opened
    await opened.close()


def limits(**given: int) -> discord.SessionStartLimits:
    usual = {"total": TOTAL, "remaining": TOTAL, "reset_after": 0, "max_concurrency": 1}
    return discord.SessionStartLimits(**usual | given)


async def begun(store: Store, time: Time, **given: int) -> Identifies:
    identifies = Identifies(store, time, time.sleep)
    await identifies.begin(limits(**given))
    return identifies


async def moments(identifies: Identifies, time: Time, count: int) -> list[float]:
    """When each of *count* identifies in a row takes place."""
    found = []
    for _ in range(count):
        await identifies.take(0)
        found.append(time.now)
    return found


def most_in_a_day(found: list[float]) -> int:
    return max(sum(a <= b < a + DAY for b in found) for a in found)


async def test_the_first_identify_waits_for_nothing(store: Store, time: Time) -> None:
    began = time.now
    await (await begun(store, time)).take(0)
    assert time.now == began


async def test_a_bot_that_breaks_at_once_stays_far_below_the_limit(
    store: Store, time: Time
) -> None:
    found = await moments(await begun(store, time, **FEW), time, 250)
    assert most_in_a_day(found) < 0.7 * FEW["total"]
    pauses = [b - a for a, b in pairwise(found)]
    assert min(pauses) >= IDENTIFY_SECONDS - 0.001


async def test_a_program_that_is_started_again_and_again_does_too(store: Store, time: Time) -> None:
    found = []
    for _ in range(250):
        found += await moments(await begun(store, time, **FEW), time, 1)
    assert most_in_a_day(found) < 0.7 * FEW["total"]


async def test_clients_of_one_process_keep_the_pause_between_them(store: Store, time: Time) -> None:
    identifies = await begun(store, time)
    (first,) = await moments(identifies, time, 1)
    await identifies.begin(limits())  # a new client has taken over
    (second,) = await moments(identifies, time, 1)
    assert second - first == pytest.approx(IDENTIFY_SECONDS)


async def test_shards_of_different_groups_need_not_wait(store: Store, time: Time) -> None:
    identifies, began = await begun(store, time, max_concurrency=16), time.now
    for shard in range(16):
        await identifies.take(shard)
    assert time.now == began
    await identifies.take(16)
    assert time.now == pytest.approx(began + IDENTIFY_SECONDS)


async def test_what_discord_has_counted_is_respected(store: Store, time: Time) -> None:
    began = time.now
    await begun(store, time, remaining=20, reset_after=3_600_000)
    assert time.now == began + 3_600
    await begun(store, time, remaining=900, reset_after=3_600_000)
    assert time.now == began + 3_600


async def test_after_a_quiet_day_the_allowance_is_whole_again(store: Store, time: Time) -> None:
    identifies = await begun(store, time)
    before = await moments(identifies, time, 150)
    time.now += DAY
    after = await moments(identifies, time, 150)
    assert after[-1] - after[0] == pytest.approx(before[-1] - before[0])


async def test_a_clock_that_was_wrong_locks_nobody_out(store: Store, time: Time) -> None:
    time.now += 365 * DAY
    await moments(await begun(store, time), time, 3)
    time.now -= 365 * DAY
    began = time.now
    await (await begun(store, time)).take(0)
    assert time.now == began


async def test_a_database_out_of_order_keeps_nobody_offline(
    store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: str) -> None:
        raise Unavailable("disk trouble")

    monkeypatch.setattr(store, "setting", fail)
    monkeypatch.setattr(store, "set_setting", fail)
    found = await moments(await begun(store, time), time, 1_000)
    assert most_in_a_day(found) < 0.7 * TOTAL


async def test_processes_that_share_a_database_wait_for_each_other(
    store: Store, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Long, since the database has a clock of its own, which goes on meanwhile.
    monkeypatch.setattr(module, "IDENTIFY_SECONDS", DAY)
    waits = []
    for _ in range(2):
        identifies = Identifies(store, time, time.sleep, is_shared=True)
        await identifies.begin(limits())
        before = time.now
        await identifies.take(0)
        waits.append(time.now - before)
    assert waits[0] == 0
    assert DAY / 2 < waits[1] <= DAY
