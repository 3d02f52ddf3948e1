"""The program: settings, store, renderer, then the bot, until somebody stops it."""

import argparse
import asyncio
import errno
import gc
import logging
import os
import platform
import socket
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from cogs.app.connection import run_bot
from cogs.app.table_bot import forgo_voice
from cogs.operator.backup_schedule import BackupSchedule
from cogs.operator.backups import maintain
from cogs.program.arguments import parse_arguments
from cogs.program.errors import CannotStart
from cogs.program.log import log_unhandled, printable, start_log
from cogs.program.monitor import Monitor
from cogs.program.stopping import StopRequest, on_stop_signal
from cogs.workers.pool import WorkerPool, WorkFailed
from cogs.workers.renderer import Renderer
from data import version
from data.settings import BadSetting, Settings, asks_for_json
from data.store import Store, StoreError, copy_database, may_pass
from sandbox import Sandbox
from sandbox.clock import Clock

log = logging.getLogger("bot")

NO_TOKEN = (
    "No DISCORD_TOKEN: playing in a sandbox on this machine. "
    "To play on Discord, write DISCORD_TOKEN=<your bot's token> into the file .env."
)
BAD_START = 2
"""Exit status where a setting or the surroundings forbid the start."""
MAY_PASS = 1
"""Exit status where another start may succeed."""
FOUND_TROUBLE = 1
"""Exit status of a check that has found something."""
OPENING_SECONDS = 300.0
"""How long a start waits for a database that is out of reach or has no room."""
LONGEST_PAUSE = 15.0
"""Seconds between two attempts to open it."""
SWITCH_INTERVAL = 0.002
"""Seconds after which a thread that works on the database makes way for the event loop. At Python's
own 5 ms acknowledgements come late under load; below 1 ms the threads hinder each other."""
LAST_CALL_SECONDS = 0.3
"""How long a program that was told to stop goes on: for presses that were sent to it alone, before
its successor was connected."""


@asynccontextmanager
async def connected(settings: Settings, clock: Clock) -> AsyncIterator[Settings]:
    """The settings with a Discord to talk to: the real one, or a sandbox with this *clock*.

    :raises CannotStart: the sandbox cannot listen.
    """
    if settings.discord_token is not None:
        yield settings
        return
    sandbox = await _start_sandbox(settings, clock)
    pages = "".join(f"Open {url} in a browser.\n" for url in sandbox.page_urls)
    if settings.log_format == "json":
        log.info("%s", f"{NO_TOKEN}\n{pages}")
    else:
        sys.stdout.write(f"{NO_TOKEN}\n{pages}")
        sys.stdout.flush()
    try:
        yield replace(settings, discord_token=sandbox.token, discord_api_url=sandbox.api_url)
    finally:
        await sandbox.close()


async def _start_sandbox(settings: Settings, clock: Clock) -> Sandbox:
    host, port = settings.sandbox_host, settings.sandbox_port
    try:
        sandbox = await Sandbox.start(host, port, clock=clock)
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise CannotStart(
                "SANDBOX_HOST is no address of this machine. Example: SANDBOX_HOST=127.0.0.1"
            ) from error
        another = port + 1 if 1024 <= port < 65_535 else 8080
        raise CannotStart(
            f"The sandbox cannot use port {port}: {os.strerror(error.errno or 0)}. "
            f"Choose another one: SANDBOX_PORT={another}"
        ) from error
    sandbox.invite_bot_everywhere()
    return sandbox


async def run(settings: Settings) -> None:
    """Open everything, run until told to stop, and close everything in order.

    :raises CannotStart: something keeps the program from starting.
    :raises StoreError: the database cannot be opened.
    """
    stop = StopRequest()
    on_stop_signal(stop.make)
    asyncio.get_running_loop().set_exception_handler(log_unhandled)
    serving = asyncio.create_task(_serve(settings), name="bot")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
    if not serving.done():
        await asyncio.sleep(LAST_CALL_SECONDS)
    stopping.cancel()
    serving.cancel()
    await asyncio.wait((serving,))
    if not serving.cancelled():
        serving.result()


async def _serve(settings: Settings) -> None:
    """Open everything, run until cancelled, even while opening, and close everything in order."""
    # In a sandbox, people can let days pass. On Discord nobody turns this clock on.
    clock = Clock()
    store = await _opened(settings.database_url, clock)
    log.info("boardgame-bot %s on Python %s", version(), platform.python_version())
    log.info("database %s", store.url)
    pool, monitor = WorkerPool(settings.workers), Monitor(store)
    renderer = Renderer(pool)
    try:
        await _start_monitor(monitor, settings)
        await _start_renderer(renderer)
        # Everything loaded so far stays. Scanning it for garbage again and again would delay
        # presses by tens of milliseconds.
        gc.collect()
        gc.freeze()
        clock.plan = store.next_moment
        async with connected(settings, clock) as reachable:
            copying = asyncio.create_task(BackupSchedule(settings).run(), name="backups")
            try:
                await run_bot(reachable, store, renderer, monitor)
            finally:
                copying.cancel()
    finally:
        await monitor.close()
        await pool.close()
        await store.close()


async def _opened(url: str, clock: Clock) -> Store:
    """The store, once its database is there: after a reboot that may take minutes.

    :raises StoreError: it cannot be opened, now or for too long.
    """
    end, pause = time.monotonic() + OPENING_SECONDS, 1.0
    while True:
        try:
            return await Store.open(url, clock.moment)
        except StoreError as trouble:
            if not may_pass(trouble) or time.monotonic() > end:
                raise
            log.warning("next try in %.0f s: %s", pause, trouble)
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def _start_monitor(monitor: Monitor, settings: Settings) -> None:
    if settings.monitor_port is None:
        return
    try:
        port = await monitor.start(settings.monitor_host, settings.monitor_port)
    except OSError as error:
        raise CannotStart(
            f"Health and metrics cannot be served at {settings.monitor_host}, port "
            f"{settings.monitor_port}: {os.strerror(error.errno or 0)}. "
            "Choose another port: MONITOR_PORT=0 takes any that is free."
        ) from error
    log.info("health and metrics at http://%s:%d/metrics", settings.monitor_host, port)


async def _start_renderer(renderer: Renderer) -> None:
    try:
        await renderer.start()
    except WorkFailed as error:
        raise CannotStart(
            "The process that draws the boards does not come up: "
            "install the packages again (requirements.txt)."
        ) from error


def new_event_loop() -> asyncio.AbstractEventLoop:
    """The faster event loop, where there is one: not on Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def copy(settings: Settings, target: str) -> None:
    """Copy the database of *settings* to *target*, and say what was copied."""
    counts = await copy_database(settings.database_url, target)
    listed = ", ".join(f"{count} {name}" for name, count in counts.items())
    sys.stdout.write(
        f"Copied and compared: {listed}.\n"
        "Name the new database in DATABASE_URL before you start the bot again.\n"
    )


async def _chosen(settings: Settings, chosen: argparse.Namespace) -> int:
    """Do what was chosen on the command line; returns the exit status."""
    if chosen.task is None:
        await run(settings)
        return 0
    if chosen.task == "copy":
        await copy(settings, chosen.to)
        return 0
    report = await maintain(chosen, settings.database_url)
    sys.stdout.write(f"{printable(report.words)}\n")
    return FOUND_TROUBLE if report.is_troubled else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program: exit status 0 after an orderly stop, 2 where it could not start.

    1 is for a start that may succeed later, and for a check that has found something.
    """
    chosen = parse_arguments(arguments)
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        forgo_voice()
        settings = Settings.load()
        start_log(settings.log_level, settings.log_format)
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            return runner.run(_chosen(settings, chosen))
    except (BadSetting, CannotStart, StoreError) as problem:
        if asks_for_json():
            start_log("INFO", "json")
            log.error("this cannot be done: %s", problem)
        else:
            sys.stderr.write(f"{printable(str(problem))}\n")
        return MAY_PASS if may_pass(problem) else BAD_START


if __name__ == "__main__":
    sys.exit(main())
