"""The bot under test: in this process, where it is quick, or in its own, where it can be killed."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Protocol

from cogs.app.connection import run_bot
from cogs.workers.pool import WorkerPool
from cogs.workers.renderer import Renderer
from data.setting_values import Shards
from data.settings import Settings
from data.store import Store
from sandbox import Sandbox
from tests.e2e.forked import Command, ForkedProcess, spawn
from tests.start import AHEAD

ROOT = Path(__file__).parents[2]
DRAWING = ("-m", "tests.e2e.lazy_bot")
DOTTING = (*DRAWING, "dots")
STARTING = 240.0
"""Seconds in which a bot must be connected."""
STOPPING = 240.0
"""Seconds in which it must be gone after it was told to stop."""

PICTURE = 60.0
"""Seconds in which a picture is drawn: no words in its place because a machine is busy."""


@asynccontextmanager
async def drawing() -> AsyncIterator[Renderer]:
    """A renderer that draws, and takes its time."""
    pool = WorkerPool(1, patience=PICTURE)
    try:
        yield Renderer(pool, PICTURE)
    finally:
        await pool.close()


class Bot(Protocol):
    """A bot that can be started again after it was stopped."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class BotTask:
    """The bot as a task of this process."""

    def __init__(
        self, sandbox: Sandbox, database_url: str, renderer: Renderer, shards: Shards | None = None
    ) -> None:
        self._sandbox = sandbox
        self._settings = Settings(
            discord_token=sandbox.token,
            discord_api_url=sandbox.api_url,
            database_url=database_url,
            shards=shards,
        )
        self._renderer = renderer
        self._store: Store | None = None
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        before = set(self._sandbox.gateway.sessions)
        self._store = await Store.open(self._settings.database_url, self._sandbox.clock.moment)
        self._running = asyncio.create_task(run_bot(self._settings, self._store, self._renderer))
        await connected(self._sandbox, before)

    async def stop(self) -> None:
        if self._running is None:
            return
        self._running.cancel()
        await asyncio.wait((self._running,))
        await self._store.close()
        self._running = None


class BotProcess:
    """The bot in a process of its own, with its settings in the environment."""

    def __init__(
        self,
        sandbox: Sandbox,
        database_url: str,
        folder: Path,
        program: tuple[str, ...] = DRAWING,
        log_level: str = "DEBUG",
        *,
        is_forked: bool = True,
    ) -> None:
        """*program*: what Python is told to run; forked, it starts much sooner."""
        self._sandbox = sandbox
        self.settings = {
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API_URL": sandbox.api_url,
            "DATABASE_URL": database_url,
            "LOG_LEVEL": log_level,
            "PYTHONPATH": str(ROOT),
        }
        self._program = program
        self.folder = folder
        self._is_forked = is_forked
        self._process: ForkedProcess | asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        """The number of the process that was started last."""
        return self._process.pid

    @property
    def output(self) -> str:
        """Everything it has said since it was made, all its lives together."""
        return (self.folder / "bot.log").read_text()

    async def start(self) -> None:
        before = set(self._sandbox.gateway.sessions)
        ahead = self._sandbox.clock.now() - monotonic()
        environment = {**os.environ, **self.settings, AHEAD: str(ahead)}
        log = self.folder / "bot.log"
        command = Command(self._program, self.folder, environment, output=log, errors=log)
        start = ForkedProcess.start if self._is_forked else spawn
        self._process = await start(command)
        await connected(self._sandbox, before)

    async def kill(self, *, is_alone: bool = True) -> None:
        """End it in the middle of whatever it does.

        Where it *is_alone*, what it was sent is not responded to, and nobody waits for that.
        """
        await self._end(signal.SIGKILL)
        if is_alone:
            self._sandbox.stop_waiting()

    async def stop(self) -> None:
        """Let it close in order."""
        if self._process is not None:
            status = await self._end(signal.SIGTERM)
            assert status == 0, self.output[-3000:]

    async def ended(self) -> int:
        """Its exit status, once it has ended by itself."""
        async with asyncio.timeout(STOPPING):
            return await self._process.wait()

    def helpers(self) -> list[int]:
        """The ids of the processes that it has started and that are still there."""
        family = self._process.pid
        return [pid for pid, session in _processes() if session == family and pid != family]

    async def _end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        async with asyncio.timeout(STOPPING):
            return await self._process.wait()

    def clean(self) -> None:
        """Leave no process behind, whatever went wrong."""
        if self._process is not None:
            for pid in (self._process.pid, *self.helpers()):
                _kill(pid)


async def connected(sandbox: Sandbox, before: set[str]) -> None:
    """Wait until a bot is connected whose session was not there *before*."""
    async with asyncio.timeout(STARTING):
        while not sandbox.gateway.sessions.keys() - before:
            await asyncio.sleep(0.005)


def _processes() -> list[tuple[int, int]]:
    """All processes that are not just waiting to be buried, with their sessions."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, _, _, session = (entry / "stat").read_text().rpartition(")")[2].split()[:4]
            except (FileNotFoundError, ProcessLookupError):
                continue
            if state != "Z":
                found.append((int(entry.name), int(session)))
    return found


def _kill(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return
