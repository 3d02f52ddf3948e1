"""A bot that closes finishes what it has begun, and begins nothing more."""

import asyncio

from cogs.tables.commands.ongoing import Ongoing


async def test_what_was_begun_is_finished_and_nothing_else_begun() -> None:
    ongoing, gate = Ongoing(), asyncio.Event()
    served: list[bool] = []

    async def serve() -> None:
        if ongoing.begin():
            await gate.wait()
            served.append(True)

    first = asyncio.create_task(serve())
    await asyncio.sleep(0)
    closing = asyncio.create_task(ongoing.finish())
    await asyncio.sleep(0)
    late = asyncio.create_task(serve())
    await late
    assert not closing.done()
    gate.set()
    await closing
    assert first.done()
    assert served == [True]
