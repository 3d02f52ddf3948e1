"""A bot that is told to end finishes what it has begun, and is gone within ten seconds."""

import asyncio
import logging
import threading

import pytest

import bot
from cogs.app import table_bot
from cogs.commands import services
from cogs.commands.services import Ongoing
from cogs.program import stopping
from cogs.program.stopping import StopRequest
from cogs.workers import worker
from data.store import database

GIVEN_SECONDS = 10.0
"""What Docker (compose.yaml) and systemd (boardgame-bot.service) give it."""


class Process:
    """A process for the watchdog to end."""

    def __init__(self) -> None:
        self.ended = asyncio.Event()
        self.status: int | None = None
        self._loop = asyncio.get_running_loop()

    def end(self, status: int) -> None:
        self.status = status
        self._loop.call_soon_threadsafe(self.ended.set)


def test_all_parts_together_close_before_the_watchdog_comes() -> None:
    parts = (
        bot.LAST_CALL_SECONDS,
        services.CLOSING_SECONDS,
        worker.CLOSING_SECONDS,
        worker.LETTING_GO_SECONDS,
        table_bot.CLOSING_SECONDS,
        database.FINISHING_SECONDS,
        database.CLOSING_SECONDS,
    )
    assert sum(parts) < stopping.STOPPING_SECONDS
    assert stopping.STOPPING_SECONDS + stopping.REPORTING_SECONDS < GIVEN_SECONDS


async def test_what_is_still_busy_is_named_and_ended(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(stopping, "STOPPING_SECONDS", 0.01)
    process, gate = Process(), threading.Event()
    hanging = threading.Thread(target=gate.wait, name="database-writer")
    hanging.start()
    publishing = asyncio.create_task(asyncio.Event().wait(), name="publish-17")
    stop = StopRequest(process.end)
    stop.make()
    await stop.wait()
    await process.ended.wait()
    assert process.status == 0
    (record,) = (r for r in caplog.records if r.name == stopping.__name__)
    assert record.levelno == logging.WARNING
    assert "publish-17" in record.getMessage()
    assert "database-writer" in record.getMessage()
    gate.set()
    publishing.cancel()


async def test_a_log_that_nobody_reads_does_not_keep_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopping, "STOPPING_SECONDS", 0.01)
    monkeypatch.setattr(stopping, "REPORTING_SECONDS", 0.01)
    gate = threading.Event()
    monkeypatch.setattr(stopping, "_report", lambda _: gate.wait())
    process = Process()
    StopRequest(process.end).make()
    await process.ended.wait()
    gate.set()


async def test_a_second_signal_does_not_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    watchdogs: list[threading.Timer] = []
    monkeypatch.setattr(threading.Timer, "start", lambda timer: watchdogs.append(timer))
    stop = StopRequest()
    stop.make()
    stop.make()
    assert len(watchdogs) == 1


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
    monkeypatch.setattr(services, "CLOSING_SECONDS", 0.01)
    served = Ongoing()

    async def serve_for_ever() -> None:
        served.begin()
        await asyncio.Event().wait()

    serving = asyncio.create_task(serve_for_ever())
    await asyncio.sleep(0)
    await served.finish()
    assert serving.cancelled()
