"""Programs of Python that start at once: forked from a process that has loaded the bot before.

Loading takes more than a second of processor time, and most of these programs need less than that
for everything else. Modules are the only thing that they find there already.
"""

import asyncio
import os
import runpy
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import NoReturn

_CONTEXT = get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.e2e.loaded", "tests.e2e.bots"])
_LOOK_AGAIN = 0.005
"""Seconds between two looks whether a program has ended."""


@dataclass(frozen=True)
class Command:
    """A command for ``python``."""

    arguments: tuple[str, ...]
    """A file, ``-m`` and a module or ``-c`` and code, with the arguments for it."""
    folder: Path
    environment: Mapping[str, str]
    output: Path
    """Where what it says is appended."""
    errors: Path

    def run(self) -> NoReturn:
        """Become the program: in a session of its own, so that its own processes can be told."""
        os.setsid()
        os.chdir(self.folder)
        os.environ.clear()
        os.environ.update(self.environment)
        for stream, path in ((1, self.output), (2, self.errors)):
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            os.dup2(file, stream)
            os.close(file)
        self._execute()
        sys.exit()

    def _execute(self) -> None:
        kind, *rest = self.arguments
        sys.argv = list(self.arguments) if kind not in ("-m", "-c") else rest
        if kind == "-m":
            runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
        elif kind == "-c":
            exec(rest[0], {"__name__": "__main__"})
        else:
            runpy.run_path(kind, run_name="__main__")


class ForkedProcess:
    """A running program; has of asyncio's processes what the tests use."""

    def __init__(self, command: Command) -> None:
        # A daemon: it ends with this process at the latest.
        self._process = _CONTEXT.Process(target=command.run, daemon=True)

    @classmethod
    async def start(cls, command: Command) -> "ForkedProcess":
        """Run *command*; the first start of all waits until everything is loaded."""
        forked = cls(command)
        await asyncio.to_thread(forked._process.start)
        return forked

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process.pid is not None
        return self._process.pid

    def send_signal(self, number: int) -> None:
        """Send a signal to the process, unless it has ended."""
        if self._process.exitcode is None:
            os.kill(self.pid, number)

    async def wait(self) -> int:
        """Its exit status, once it has ended; minus the number of the signal that ended it."""
        while (status := self._process.exitcode) is None:
            await asyncio.sleep(_LOOK_AGAIN)
        return status


async def spawn(command: Command) -> asyncio.subprocess.Process:
    """Run *command* in an interpreter of its own, as people do."""
    with command.output.open("ab") as output, command.errors.open("ab") as errors:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *command.arguments,
            cwd=command.folder,
            env=command.environment,
            stdout=output,
            stderr=errors,
            start_new_session=True,
        )
