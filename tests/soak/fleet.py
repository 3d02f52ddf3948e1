"""The bots of a soak: started, killed, and replaced while people play."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from sandbox import Sandbox
from tests.e2e.bots import BotProcess
from tests.soak.tally import Tally


class Fleet:
    """Bots that share one database."""

    def __init__(
        self, sandbox: Sandbox, database_url: str, folder: Path, tally: Tally, seed: int
    ) -> None:
        self._sandbox = sandbox
        self._url = database_url
        self._folder = folder
        self._tally = tally
        self._rng = Random(seed)
        self._bots: list[BotProcess] = []
        self._spare: list[BotProcess] = []
        self._numbers = count(1)
        self.on_kill: Callable[[str], object] = lambda _: None
        """Called with the name of a bot's folder just before it is killed."""
        self.kills = 0
        self.rounds = 0
        """Overlapping restarts so far."""

    async def start(self, processes: int) -> None:
        """Start so many bots, one after the other."""
        for _ in range(processes):
            bot = self._new()
            self._bots.append(bot)
            await bot.start()

    def _new(self) -> BotProcess:
        if self._spare:
            return self._spare.pop()
        folder = self._folder / f"bot-{next(self._numbers)}"
        folder.mkdir()
        # Forked, they would share memory, which is to be measured.
        return BotProcess(self._sandbox, self._url, folder, log_level="INFO", is_forked=False)

    @property
    def pids(self) -> list[int]:
        """The bots themselves."""
        return [bot.pid for bot in self._bots]

    @property
    def worker_pids(self) -> list[int]:
        """Everything that they have started."""
        return [pid for bot in self._bots for pid in bot.helpers()]

    async def kill_again_and_again(self, every: float) -> None:
        """Kill a random bot at random moments, *every* so many seconds on average, and replace it.

        Runs until it is cancelled, which waits for the bot that is just being started.
        """
        while True:
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * every)
            await _uncut(self._kill_one())

    async def _kill_one(self) -> None:
        bot = self._rng.choice(self._bots)
        self._tally.ended_at = monotonic()
        self.on_kill(bot.folder.name)
        # Every bot gets every press: another one responds.
        await bot.kill(is_alone=len(self._bots) == 1)
        self.kills += 1
        await bot.start()
        self._tally.ended_at = monotonic()

    async def restart_again_and_again(self, rounds: int) -> None:
        """Replace each bot in turn by one that is connected before the old one stops."""
        for _ in range(rounds):
            await _uncut(self._replace_one())

    async def _replace_one(self) -> None:
        old = self._bots.pop(0)
        new = self._new()
        self._bots.append(new)
        await new.start()
        await old.stop()
        self._spare.append(old)
        self.rounds += 1

    async def stop(self) -> list[str]:
        """Let all of them close in order; what went wrong with it."""
        ends = await asyncio.gather(*(bot.stop() for bot in self._bots), return_exceptions=True)
        return [f"a bot did not stop: {end!r}" for end in ends if end is not None]

    def clean(self) -> None:
        """Leave no process behind."""
        for bot in (*self._bots, *self._spare):
            bot.clean()

    @property
    def tracebacks(self) -> list[str]:
        """The last line of every traceback that a bot has logged."""
        found = []
        for log in sorted(self._folder.glob("bot-*/bot.log")):
            found += errors_in(log.read_text(errors="replace").splitlines())
        return found


def errors_in(lines: list[str]) -> list[str]:
    """For every traceback the line that names its error; people may close what is answered."""
    found = []
    is_inside = False
    for line in lines:
        if line.startswith("  File "):
            is_inside = True
        elif is_inside and line and not line.startswith(" "):
            found += [line] if "Unknown Message" not in line else []
            is_inside = False
    return found


async def _uncut(work: Coroutine[Any, Any, None]) -> None:
    """Finish *work* even where the caller is cancelled meanwhile."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise


@asynccontextmanager
async def fleet_of(
    sandbox: Sandbox, database_url: str, folder: Path, tally: Tally, seed: int
) -> AsyncIterator[Fleet]:
    """A fleet without bots yet, which leaves no process behind."""
    fleet = Fleet(sandbox, database_url, folder, tally, seed)
    try:
        yield fleet
    finally:
        fleet.clean()
