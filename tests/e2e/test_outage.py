"""After an outage: whatever is due is told, and Discord has nothing to refuse."""

import asyncio
from datetime import datetime, timedelta
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket

from cogs.tables.session import deadlines, outages
from data.store import Preference, Task, TaskKind
from sandbox import Fault, Limits
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

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
        first = await fresh.answered(await table.press(table.host, table.lobby, "o:main"))
        more = await table.options("play")
        for panel, name, value in ((first, "pace", "live"), (more, "absence", "out")):
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
