"""Connecting to Discord: what passes is tried again, and costs nobody a game."""

import asyncio
import logging
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from aiohttp import ClientSession, web
from discord.gateway import DiscordWebSocket

from cogs.app import connection
from cogs.app.connection import run_bot
from cogs.program.errors import CannotStart
from cogs.table import outages
from cogs.table import what_is_due as deadlines
from data.setting_values import Shards
from data.settings import Settings
from data.store import Preference, Task, TaskKind
from sandbox import Fault, Limits
from tests.e2e.bots import connected
from tests.e2e.harness import Bench
from tests.e2e.table import Table

slow = pytest.mark.slow

FINAL = {
    4004: "DISCORD_TOKEN",
    4010: "SHARDS",
    4011: "SHARDS",
    4012: "update the program",
    4013: "update the program",
    4014: "Bot page",
}


@asynccontextmanager
async def running(bench: Bench, **changes: Any) -> AsyncIterator[asyncio.Task[None]]:
    """A bot that connects until it is told to stop, or must."""
    settings = Settings(discord_token=bench.sandbox.token, discord_api_url=bench.sandbox.api_url)
    chosen = replace(settings, **changes)
    bot = asyncio.create_task(run_bot(chosen, bench.store, bench.renderer))
    try:
        yield bot
    finally:
        bot.cancel()
        await asyncio.wait((bot,))


def lines_of(caplog: pytest.LogCaptureFixture, words: str) -> list[logging.LogRecord]:
    return [record for record in caplog.records if words in record.getMessage()]


@pytest.mark.parametrize(
    "code", [pytest.param(code, marks=[slow] * (code != 4014)) for code in FINAL]
)
async def test_a_refusal_for_good_ends_the_program_with_its_meaning(
    fresh: Bench, code: int
) -> None:
    async with running(fresh, shards=Shards(0, 0, 1)) as bot:
        await fresh.sandbox.connected()
        fresh.sandbox.faults.add(Fault(kind="gateway_close", code=code, resumable=False))
        with pytest.raises(CannotStart) as caught:
            await bot
    assert FINAL[code] in str(caught.value)
    assert str(code) in str(caught.value)


@pytest.mark.parametrize("code", [4011, *(pytest.param(n, marks=slow) for n in (1000, 4000, 4009))])
async def test_any_other_end_of_the_line_is_mended(hurried: Bench, code: int) -> None:
    """With 4011 Discord says that there are too few shards: the bot asks how many."""
    before = set(hurried.sandbox.gateway.sessions)
    asked = len(hurried.sandbox.record.find("GET /gateway/bot"))
    hurried.sandbox.faults.add(Fault(kind="gateway_close", code=code, resumable=False))
    await hurried.until(lambda: hurried.sandbox.gateway.sessions.keys() - before)
    assert code != 4011 or len(hurried.sandbox.record.find("GET /gateway/bot")) > asked


async def test_an_unreachable_discord_is_one_line_a_try(
    fresh: Bench, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "FIRST_PAUSE", 0.01)
    with closing(socket.socket()) as unused:
        unused.bind(("127.0.0.1", 0))
        url = f"http://someone:secret@127.0.0.1:{unused.getsockname()[1]}/api/v10"
        async with running(fresh, discord_api_url=url):
            await fresh.until(lambda: len(lines_of(caplog, "cannot reach Discord")) >= 4)
    tries = lines_of(caplog, "cannot reach Discord")
    assert all(record.exc_info is None for record in tries)
    assert "secret" not in caplog.text
    pauses = [float(m[1]) for m in re.finditer(r"next try in ([\d.]+) s", caplog.text)]
    assert pauses == sorted(pauses)
    assert pauses[0] < pauses[3]


async def test_a_server_that_is_not_discord_is_said_to_be_none(
    fresh: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    async def greet(_: web.Request) -> web.Response:
        return web.Response(text="<h1>It works!</h1>", content_type="text/html")

    app = web.Application()
    app.router.add_get("/{path:.*}", greet)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        url = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
        async with running(fresh, discord_api_url=url):
            await fresh.until(lambda: lines_of(caplog, "cannot reach Discord"))
    finally:
        await runner.cleanup()
    (line, *_) = lines_of(caplog, "cannot reach Discord")
    assert "its answer to /gateway has status 200" in line.getMessage()
    assert line.exc_info is None


async def registered(bench: Bench, place: str) -> set[str]:
    """The names of the slash commands in *place*, as Discord has them."""
    application = bench.sandbox.world.bot.application_id
    url = f"{bench.sandbox.api_url}/applications/{application}{place}/commands"
    headers = {"Authorization": f"Bot {bench.sandbox.token}"}
    async with ClientSession(headers=headers) as http, http.get(url) as response:
        return {command["name"] for command in await response.json()}


async def test_commands_are_in_one_place_wherever_they_were_before(fresh: Bench) -> None:
    """Discord would show those of a server beside those of all."""
    first, second = (fresh.sandbox.guild(name).id for name in ("First", "Second"))
    places = {None: "", first: f"/guilds/{first}", second: f"/guilds/{second}"}
    for chosen in (first, None, second, first):
        before = set(fresh.sandbox.gateway.sessions)
        async with running(fresh, command_guild=chosen):
            await connected(fresh.sandbox, before)
        found = {place: await registered(fresh, path) for place, path in places.items()}
        assert [place for place, names in found.items() if "play" in names] == [chosen]


async def test_a_server_that_is_left_keeps_no_bot_from_its_commands(fresh: Bench) -> None:
    guild = fresh.sandbox.guild("First")
    async with running(fresh, command_guild=guild.id):
        await connected(fresh.sandbox, set())
    fresh.sandbox.dismiss_bot(guild)
    before = set(fresh.sandbox.gateway.sessions)
    async with running(fresh):
        await connected(fresh.sandbox, before)
    assert "play" in await registered(fresh, "")


TABLES = 55
"""More than Discord lets one bot edit in a second."""


async def owe(house: Bench, table: Table) -> None:
    """Leave a task, as a process does that dies before it can publish."""
    session = await house.store.get(table.session_id)
    await house.store.commit(session, session, (), (Task(kind=TaskKind.LOBBY, ply=0),))


async def test_a_backlog_drains_without_a_refusal(fresh: Bench) -> None:
    bot = await fresh.started()
    people = fresh.people(TABLES)
    tables = await asyncio.gather(*(Table.open(fresh, [person]) for person in people))
    await fresh.settled()
    await bot.stop()
    seen = {table.session_id: table.lobby.edits for table in tables}
    for table in tables:
        await owe(fresh, table)
    await fresh.store.let_go()
    fresh.sandbox.limits.limits = Limits(identify=None)
    await bot.start()
    await fresh.settled()
    assert all(table.lobby.edits == seen[table.session_id] + 1 for table in tables)
    assert [call.name for call in fresh.sandbox.record.requests if call.status == 429] == []


async def test_time_without_a_line_to_discord_costs_nobody_a_game(
    due_at_once: None, fresh: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is cut over a deadline, and then the bot is stopped over the next one."""
    clock = fresh.sandbox.clock
    line, cut = asyncio.Event(), asyncio.Event()
    connect, look, looks = DiscordWebSocket.from_client, outages.Listening.look, 0

    async def connect_by_line(*args: Any, **named: Any) -> DiscordWebSocket:
        if not line.is_set():
            cut.set()
        await line.wait()
        return await connect(*args, **named)

    async def counted_look(listening: outages.Listening) -> None:
        nonlocal looks
        await look(listening)
        looks += 1

    async def reprieve(missed: datetime) -> datetime:
        """Wait for a deadline after *missed*, and return it."""
        while True:
            session = await fresh.store.get(table.session_id)
            assert session.standing.is_running
            deadline = session.clocks[session.to_act[0]].deadline
            if deadline > missed:
                return deadline
            await asyncio.sleep(0.01)

    monkeypatch.setattr(DiscordWebSocket, "from_client", connect_by_line)
    monkeypatch.setattr(outages.Listening, "look", counted_look)
    # What was taken just before the line was cut is looked at again at once.
    monkeypatch.setattr(deadlines, "UNHEARD", timedelta(0))
    line.set()
    bot = fresh.task()
    try:
        await bot.start()
        people = fresh.people(2)
        for person in people:
            await fresh.store.set_preference(person.id, Preference(quiet_from=0, quiet_until=0))
        table = await Table.open(fresh, people)
        for tab, name, value in (("main", "pace", "live"), ("play", "absence", "out")):
            panel = await table.options(tab)
            await fresh.edited(
                panel, table.host.choose(panel, f"d:{table.session_id}:{name}", value)
            )
        await table.start()
        await fresh.settled()
        deadline = await reprieve(clock.moment())
        # Before the first note of a new database there is no time in which people were heard.
        while await fresh.store.setting("heard by shard 0") is None:
            await asyncio.sleep(0.01)

        line.clear()
        fresh.sandbox.faults.add(Fault(kind="gateway_close"))
        await cut.wait()
        seen = looks
        await fresh.until(lambda: looks > seen + 1)
        clock.skip(40 * 60)
        back = clock.moment()
        line.set()
        deadline = await reprieve(deadline)
        assert deadline >= back + timedelta(minutes=3)

        await bot.stop()
        clock.skip(40 * 60)
        back = clock.moment()
        await bot.start()
        assert await reprieve(deadline) >= back + timedelta(minutes=3)
    finally:
        line.set()
        await bot.stop()
