"""After an outage: whatever is due is told, and Discord has nothing to refuse."""

import asyncio

import pytest

from data.store import Task, TaskKind
from sandbox import Limits
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

TABLES = 70
"""More than Discord lets one bot edit in a second."""


async def owe(house: Bench, table: Table) -> None:
    """Leave a task, as a process does that dies before it can publish."""
    session = await house.store.get(table.session_id)
    await house.store.commit(session, session, (), (Task(kind=TaskKind.LOBBY, ply=0),))


async def test_a_backlog_drains_without_a_refusal(fresh: Bench) -> None:
    bot = fresh.task()
    await bot.start()
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
    await bot.stop()
