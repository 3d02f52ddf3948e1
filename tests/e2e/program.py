"""The program as people start it: what it says, and with which status it ends."""

import asyncio
import os
import signal
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.e2e.bots import ROOT, STARTING
from tests.e2e.forked import Command, ForkedProcess, spawn
from tests.e2e.harness import database_in

PROGRAM = (str(ROOT / "bot.py"),)


class Program:
    """``python bot.py`` with nothing but these settings, in a folder of its own."""

    def __init__(
        self,
        folder: Path,
        settings: Mapping[str, str],
        arguments: tuple[str, ...] = PROGRAM,
        *,
        is_forked: bool = True,
    ) -> None:
        """*arguments*: instead of the program itself, what Python is told to run."""
        inherited = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "LANG")}
        environment = {**inherited, "PYTHONPATH": str(ROOT), "WORKERS": "1", **settings}
        self._output, self._errors = folder / "output", folder / "errors"
        self._start = ForkedProcess.start if is_forked else spawn
        self._command = Command(arguments, folder, environment, self._output, self._errors)
        self._process: ForkedProcess | asyncio.subprocess.Process

    async def start(self) -> None:
        self._output.unlink(missing_ok=True)
        self._errors.unlink(missing_ok=True)
        self._process = await self._start(self._command)

    @property
    def said(self) -> str:
        return self._output.read_text() if self._output.exists() else ""

    @property
    def words(self) -> str:
        """Return its complaints, or its log."""
        return self._errors.read_text() if self._errors.exists() else ""

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(STARTING):
            while not condition():
                await asyncio.sleep(0.005)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Tell it to stop; it does so in order."""
        self._process.send_signal(how)
        assert await self.end() == 0, self.words
        assert "Traceback" not in self.words

    async def end(self) -> int:
        """Its exit status."""
        async with asyncio.timeout(STARTING):
            return await self._process.wait()


async def refusal(
    folder: Path, arguments: tuple[str, ...] = PROGRAM, *, is_forked: bool = True, **settings: str
) -> str:
    """The one line with which the program refuses to start with *settings*."""
    given = {"DATABASE_URL": database_in(folder), "LOG_LEVEL": "ERROR", **settings}
    program = Program(folder, given, arguments, is_forked=is_forked)
    await program.start()
    assert await program.end() == 2, program.words
    (line,) = program.words.strip().split("\n")
    return line
