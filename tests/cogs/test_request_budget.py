"""However many requests the bot wants to send, it never sends more than Discord takes."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest
from discord.http import Route

from cogs.program.request_budget import PER_SECOND, REFUSALS, WINDOW, RequestBudget
from sandbox import Limits, Sandbox

BARRED = 10_000
"""Refusals in ten minutes after which Discord bars an address."""


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def granted(budget: RequestBudget, count: int) -> int:
    """Count how many of *count* requests, wanted at once, may be sent without any time passing."""
    wanted = [asyncio.create_task(budget.acquire()) for _ in range(count)]
    for _ in range(3 * count):
        await asyncio.sleep(0)
    sent = sum(task.done() for task in wanted)
    for task in wanted:
        task.cancel()
    await asyncio.gather(*wanted, return_exceptions=True)
    return sent


async def test_a_request_counts_until_a_second_after_its_answer(clock: Clock) -> None:
    budget = RequestBudget(clock=clock)
    assert await granted(budget, 100) == PER_SECOND
    clock.now += 5
    assert await granted(budget, 100) == 0, "Discord may still be counting them"
    for _ in range(10):
        budget.release()
    assert await granted(budget, 100) == 0
    clock.now += 1
    assert await granted(budget, 100) == 10


async def test_a_process_with_a_part_of_the_shards_sends_a_part_of_the_requests(
    clock: Clock,
) -> None:
    assert await granted(RequestBudget(0.25, clock), 100) == int(PER_SECOND / 4)
    assert await granted(RequestBudget(0.001, clock), 100) == 1


async def test_refusals_slow_the_bot_down_long_before_it_is_barred(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever is sent is refused, as fast as the budget allows, for an hour."""
    share = 0.1
    budget = RequestBudget(share, clock)
    refused: list[float] = []
    while clock.now < 1000 + 3 * WINDOW:
        if await granted(budget, 1):
            budget.release()
            budget.refuse()
            refused.append(clock.now)
        else:
            clock.now += 0.25
        while refused[0] <= clock.now - WINDOW:
            refused.pop(0)
        assert len(refused) < BARRED * share
    assert sum("slowing down" in record.getMessage() for record in caplog.records) == 1


async def test_a_bot_that_was_slowed_down_recovers(clock: Clock) -> None:
    budget = RequestBudget(clock=clock)
    for _ in range(int(REFUSALS) - 1):
        budget.refuse()
    assert await granted(budget, 1) == 0
    clock.now += WINDOW
    assert await granted(budget, 10) == 10


@pytest.fixture
async def strict() -> AsyncIterator[Sandbox]:
    """A sandbox with Discord's limits, except those of single routes."""
    async with await Sandbox.start(limits=Limits(route=None, identify=None)) as sandbox:
        yield sandbox


async def test_interactions_wait_for_nobody(
    strict: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", strict.api_url)
    budget = RequestBudget()
    assert await granted(budget, 100) == PER_SECOND
    trace = budget.watch(aiohttp.TraceConfig())
    async with aiohttp.ClientSession(trace_configs=[trace]) as http:
        for path in ("/interactions/1/token/callback", "/webhooks/1/token"):
            async with (
                asyncio.timeout(240),
                http.post(f"{strict.api_url}{path}", json={}) as answer,
            ):
                assert answer.status in (400, 404)
