import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from discord.webhook import async_ as webhooks

from cogs.commands import router
from cogs.publishing import (
    channel_api,
    interaction_response,
    publisher,
    reconcile,
    refusals,
    table_places,
)
from cogs.table import deciding, outages
from cogs.table import service as table_service
from cogs.workers import worker
from cogs.workers.pool import WorkerPool
from cogs.workers.renderer import Renderer
from tests.e2e.dots import DottingRenderer
from tests.e2e.harness import PATIENCE, Bench, at_once, bench

PAUSES = tuple(0.01 for _ in refusals.PAUSES)
"""Seconds between attempts: as many as in earnest, and none that a test would notice."""


@pytest.fixture(autouse=True)
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has the same deals every time, which differ from game to game.

    In the first one the first throws of Docker leave everybody a choice.
    """
    numbers = count(1)

    def dealt(size: int) -> bytes:
        first = next(numbers)
        return bytes(number % 256 for number in range(first, first + size))

    monkeypatch.setattr(table_service, "secrets", SimpleNamespace(token_bytes=dealt))


async def nap(seconds: float) -> None:
    """Sleep as long as Discord asks, but not the whole seconds that discord.py takes by itself."""
    await asyncio.sleep(seconds / 100 if isinstance(seconds, int) else seconds)


HASTY = SimpleNamespace(**vars(asyncio) | {"sleep": nap})
"""What discord.py takes for asyncio where it repeats requests to webhooks."""


@pytest.fixture(autouse=True, scope="session")
def signals_heard() -> None:
    """Undo what a shell does to tests in the background: bots would inherit the deaf ear."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot in this process does the same on a busy machine: its deadlines have their own tests."""
    monkeypatch.setattr(outages, "LONGEST_SECONDS", PATIENCE)
    monkeypatch.setattr(router, "COMPLETION_SECONDS", PATIENCE)
    monkeypatch.setattr(reconcile, "PATIENCE", PATIENCE)
    monkeypatch.setattr(reconcile, "SENT_SECONDS", PATIENCE)
    monkeypatch.setattr(table_places, "OPENING_SECONDS", PATIENCE)
    monkeypatch.setattr(refusals, "PAUSES", PAUSES)
    monkeypatch.setattr(interaction_response, "PAUSES", PAUSES)
    monkeypatch.setattr(webhooks, "asyncio", HASTY)


@pytest.fixture(scope="module")
async def renderer() -> AsyncIterator[Renderer]:
    """Draws dots for the bots of a module that run in this process."""
    pool = WorkerPool(1)
    yield DottingRenderer(pool)
    await pool.close()


@pytest.fixture(scope="module")
async def house(
    tmp_path_factory: pytest.TempPathFactory, renderer: Renderer
) -> AsyncIterator[Bench]:
    """A bench with a bot in this process, which the tests of a module share."""
    async with bench(tmp_path_factory.mktemp("house"), renderer) as shared:
        bot = shared.task()
        await bot.start()
        yield shared
        await bot.stop()


@pytest.fixture(scope="module")
def due_at_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker, "LONGEST_WAIT", timedelta(seconds=0.02))
        yield


@pytest.fixture(scope="module")
async def days(due_at_once: None, house: Bench) -> Bench:
    """The same; its bot notices at once when days are skipped."""
    return house


@pytest.fixture
async def fresh(tmp_path: Path, renderer: Renderer) -> AsyncIterator[Bench]:
    """A bench of the test's own, without a bot."""
    async with bench(tmp_path, renderer) as own:
        yield own


@pytest.fixture
async def hurried(fresh: Bench, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    """A bench with a bot that tries again soon."""
    monkeypatch.setattr(worker, "FIRST_PAUSE", 0.1)
    monkeypatch.setattr(worker, "LONGEST_WAIT", timedelta(seconds=0.1))
    for module in (publisher, channel_api):
        monkeypatch.setattr(module, "CALM_SECONDS", 0.1)
    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)
    running = fresh.task()
    await running.start()
    yield fresh
    await running.stop()


@pytest.fixture
def decided_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robots and orders that do not wait for anybody to follow."""
    monkeypatch.setattr(deciding, "PACE", deciding.Pace(least=0.0, step=0.0))


@pytest.fixture
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever people do, the bot in this process has nothing to be sorry for."""
    yield
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    assert [r.getMessage() for r in records if r.levelno >= logging.ERROR] == []
