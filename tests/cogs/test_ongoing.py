"""A bot that closes finishes what it has begun, and begins nothing more."""

import asyncio

import pytest

from cogs.tables.commands import ongoing
from cogs.tables.commands.ongoing import Ongoing


async def test_what_was_begun_is_finished_and_nothing_else_begun() -> None:
    presses, gate = Ongoing(), asyncio.Event()
    served: list[bool] = []

    async def serve() -> None:
        if presses.begin():
            await gate.wait()
            served.append(True)

    first = asyncio.create_task(serve())
    await asyncio.sleep(0)
    closing = asyncio.create_task(presses.finish())
    await asyncio.sleep(0)
    late = asyncio.create_task(serve())
    await late
    assert not closing.done()
    gate.set()
    await closing
    assert first.done()
    assert served == [True]


async def test_what_takes_too_long_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would go on with connections that are closed, each time with a traceback."""
    monkeypatch.setattr(ongoing, "CLOSING_SECONDS", 0.01)
    served = Ongoing()

    async def serve_for_ever() -> None:
        served.begin()
        await asyncio.Event().wait()

    serving = asyncio.create_task(serve_for_ever())
    await asyncio.sleep(0)
    await served.finish()
    assert serving.cancelled()
