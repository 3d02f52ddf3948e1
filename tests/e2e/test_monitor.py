"""The program tells those who watch over it: health, metrics, and a line for each press."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp
import discord
import pytest

from cogs.app.connection import run_bot
from cogs.program.monitor import Monitor
from data import version
from data.settings import Settings
from data.store import Unavailable
from sandbox import Fault
from tests.e2e.harness import PATIENCE, Bench
from tests.e2e.table import Table


@dataclass
class Watched:
    """A bot with its monitor."""

    url: str
    http: aiohttp.ClientSession

    async def status(self, page: str) -> tuple[int, dict[str, bool]]:
        async with self.http.get(f"{self.url}/{page}") as answer:
            return answer.status, await answer.json()

    async def metrics(self) -> str:
        async with self.http.get(f"{self.url}/metrics") as answer:
            assert answer.status == 200
            return await answer.text()


@asynccontextmanager
async def watched(bench: Bench) -> AsyncIterator[Watched]:
    settings = Settings(discord_token=bench.sandbox.token, discord_api_url=bench.sandbox.api_url)
    monitor = Monitor(bench.store)
    port = await monitor.start("127.0.0.1", 0)
    async with aiohttp.ClientSession() as http:
        watch = Watched(f"http://127.0.0.1:{port}", http)
        assert await watch.status("ready") == (503, {"database": True, "discord": False})
        assert await watch.status("health") == (200, {"database": True})
        bot = asyncio.create_task(run_bot(settings, bench.store, bench.renderer, monitor))
        try:
            await until_ready(watch)
            yield watch
        finally:
            bot.cancel()
            await asyncio.wait((bot,))
            await monitor.close()


async def until_ready(watch: Watched) -> None:
    async with asyncio.timeout(PATIENCE):
        while await watch.status("ready") != (200, {"database": True, "discord": True}):
            await asyncio.sleep(0.01)


def value(metrics: str, name: str) -> float:
    """The sum over all labels."""
    found = re.findall(rf"^{name}(?:{{.*}})? (\S+)$", metrics, re.MULTILINE)
    assert found, f"there is no {name}"
    return sum(map(float, found))


async def test_a_bot_that_lost_its_connection_is_healthy_but_not_ready(
    fresh: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = asyncio.Event()

    async def wait(*_: object, **__: object) -> None:
        await seen.wait()

    async with watched(fresh) as watch:
        # However quick it is, it stays away until that was seen.
        monkeypatch.setattr(discord.Client, "before_identify_hook", wait)
        for _ in range(3):
            fresh.sandbox.faults.add(Fault(kind="5xx", route="GET /gateway*", times=3))
        fresh.sandbox.faults.add(Fault(kind="gateway_close", code=4009, resumable=False))
        async with asyncio.timeout(PATIENCE):
            while (await watch.status("ready"))[0] == 200:
                await asyncio.sleep(0.002)
        assert await watch.status("health") == (200, {"database": True})
        fresh.sandbox.faults.ordered.clear()
        seen.set()
        await until_ready(watch)


async def test_a_bot_without_its_database_is_not_healthy(
    fresh: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise Unavailable("disk trouble")

    async with watched(fresh) as watch:
        monkeypatch.setattr(fresh.store, "oldest_task", fail)
        assert await watch.status("health") == (503, {"database": False})
        assert (await watch.status("ready"))[0] == 503
        assert "boardgames_presses" in await watch.metrics()


async def test_what_people_do_is_counted_and_names_nobody(fresh: Bench) -> None:
    async with watched(fresh) as watch:
        before = await watch.metrics()
        table = await Table.begin(fresh, fresh.people(2))
        await fresh.settled()
        after = await watch.metrics()
        session_ids = [str(s.id) for s in await fresh.store.live_sessions_of(table.host.id)]
    for name in (
        "boardgames_acknowledged_seconds_count",
        "boardgames_posted_seconds_count",
        "boardgames_picture_seconds_count",
        "boardgames_discord_requests_total",
    ):
        assert value(after, name) > value(before, name), name
    for outcome in ('kind="join",outcome="done"', 'kind="/play",outcome="done"'):
        assert outcome in after
    assert value(after, "boardgames_outbox_age_seconds") == 0
    assert value(after, "boardgames_shards_connected") == 1
    assert session_ids
    everybody = [*fresh.sandbox.world.users, *session_ids]
    assert [found for found in everybody if str(found) in after] == []


async def test_every_press_is_one_line_that_names_nobody(
    fresh: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with watched(fresh):
        table = await Table.begin(fresh, fresh.people(2))
        (session,) = await fresh.store.live_sessions_of(table.host.id)
        await table.resign(table.host)
    lines = [r for r in caplog.records if r.name == "cogs.commands.services"]
    shown = [record.getMessage() for record in lines]
    at_table = rf"session {session.id}, {session.game}, ply \d+: done in \d+ ms"
    for kind in ("join", "start", "resign"):
        (line,) = (line for line in shown if line.startswith(f"press {kind}: "))
        assert re.fullmatch(rf"press {kind}: {at_table}", line)
    assert any(line.startswith("press /play: ") for line in shown)
    everybody = [user for user in fresh.sandbox.world.users if str(user) in "".join(shown)]
    assert everybody == []


async def test_the_log_of_a_program_says_its_version_and_database_in_json(fresh: Bench) -> None:
    bot = fresh.process()
    bot.settings |= {"LOG_FORMAT": "json", "LOG_LEVEL": "INFO", "MONITOR_PORT": "0"}
    await bot.start()
    await bot.stop()
    lines = [json.loads(line) for line in bot.output.splitlines()]
    said = [line["message"] for line in lines]
    assert any(f"boardgame-bot {version()} on Python 3." in message for message in said)
    assert f"database {fresh.database_url}" in said
    assert any(message.startswith("health and metrics at http://127.0.0.1:") for message in said)
    assert {"time", "level", "logger"} <= lines[0].keys()
