"""The program ends when it is told to, with Discord gone, presses under way, or a part that hangs.

No test measures how long that takes: what must not be waited for never comes, and the program says
so in its log where its watchdog had to end it.
"""

from sandbox import Fault
from tests.e2e.bots import BotProcess
from tests.e2e.harness import Bench
from tests.e2e.table import Table
from tests.sqlite_lock import locked

FOR_EVER = 600.0
"""Seconds: longer than any test runs."""
ENDED_BY_WATCHDOG = "while still busy"

IN_A_HURRY = """
import sys
from functools import partial
import bot
from cogs.program import stopping
from cogs.commands import services
from cogs.workers import worker
from cogs.workers.renderer import Renderer
from tests.e2e.bots import PICTURE

services.CLOSING_SECONDS = worker.CLOSING_SECONDS = 0.5
stopping.STOPPING_SECONDS = {seconds}
stopping.REPORTING_SECONDS = 30.0
bot.Renderer = partial(Renderer, seconds=PICTURE)
{hanging}
sys.exit(bot.main())
"""
"""The program, which does not wait long for anything."""
BLOCKED_LOOP = """
import time
bot.Monitor.close = lambda _: time.sleep(600)
"""
SILENT_GATEWAY = """
import asyncio
from discord.gateway import DiscordWebSocket
DiscordWebSocket.close = lambda *_, **__: asyncio.sleep(600)
"""


def in_a_hurry(hanging: str = "", seconds: float = 50.0) -> tuple[str, ...]:
    """Return the way to start the program with a watchdog that comes after *seconds*."""
    return ("-c", IN_A_HURRY.format(hanging=hanging, seconds=seconds))


async def started(bench: Bench, program: tuple[str, ...]) -> BotProcess:
    bot = bench.process(program)
    await bot.start()
    return bot


async def stop(bench: Bench, bot: BotProcess) -> None:
    """It ends with the status of an orderly stop, without a traceback, and leaves no process."""
    await bot.stop()
    await bench.until(lambda: not bot.helpers())
    assert "Traceback" not in bot.output


async def test_whatever_hangs_the_program_is_ended(fresh: Bench) -> None:
    bot = await started(fresh, in_a_hurry(BLOCKED_LOOP, seconds=1.0))
    await stop(fresh, bot)
    assert bot.output.count(ENDED_BY_WATCHDOG) == 1


async def test_a_press_that_discord_never_answers_is_given_up(fresh: Bench) -> None:
    bot = await started(fresh, in_a_hurry())
    table, (person,) = await Table.open(fresh, fresh.people(1)), fresh.people(1)
    await fresh.settled()
    silent = Fault(kind="slow", times=None, seconds=FOR_EVER)
    fresh.sandbox.faults.add(silent)
    table.send_press(person, table.lobby, "j")
    await fresh.until(lambda: silent.struck)
    await stop(fresh, bot)
    assert ENDED_BY_WATCHDOG not in bot.output
    fresh.sandbox.faults.clear()
    fresh.sandbox.stop_waiting()


async def test_a_database_that_stays_locked_is_not_waited_for(fresh: Bench) -> None:
    bot = await started(fresh, in_a_hurry())
    table, crowd = await Table.open(fresh, fresh.people(1)), fresh.people(3)
    await fresh.settled()
    async with locked(fresh.folder / "games.sqlite3"):
        presses = [table.send_press(person, table.lobby, "j") for person in crowd]
        await fresh.until(lambda: all(p.acknowledged_after or p.failed for p in presses))
        await stop(fresh, bot)
    assert ENDED_BY_WATCHDOG not in bot.output
    fresh.sandbox.stop_waiting()


async def test_a_discord_that_is_gone_is_not_waited_for(fresh: Bench) -> None:
    bot = await started(fresh, in_a_hurry())
    await fresh.sandbox.close()
    await fresh.until(lambda: "econnect" in bot.output)
    await stop(fresh, bot)
    assert ENDED_BY_WATCHDOG not in bot.output


async def test_a_connection_that_does_not_close_is_not_waited_for(fresh: Bench) -> None:
    bot = await started(fresh, in_a_hurry(SILENT_GATEWAY))
    await stop(fresh, bot)
    assert ENDED_BY_WATCHDOG not in bot.output
