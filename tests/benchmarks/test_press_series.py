"""The measurement of presses goes on where the machine has no time for it."""

import asyncio

from sandbox import Sandbox
from tests.benchmarks.presses import Table, free_tables


async def test_where_every_table_is_busy_a_press_waits_for_one() -> None:
    async with await Sandbox.start() as sandbox:
        tables = [Table(sandbox.channel(name), busy=True) for name in ("first", "second")]
        answered = asyncio.Event()

        async def press() -> None:
            await answered.wait()
            tables[1].busy = False

        running = {asyncio.create_task(press())}
        waiting = asyncio.create_task(free_tables(tables, running))
        await asyncio.sleep(0)
        assert not waiting.done()
        answered.set()
        assert await waiting == [tables[1]]
