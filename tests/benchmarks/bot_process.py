"""The real bot in a process of its own, and the processor time of processes, as Linux counts it."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sandbox import Sandbox

ROOT = Path(__file__).parents[2]
_TICK = os.sysconf("SC_CLK_TCK")
_PARENT, _USER, _SYSTEM = 1, 11, 12
"""Places in ``/proc/<id>/stat``, counted from behind the name, which may hold spaces."""


@asynccontextmanager
async def bot_process(sandbox: Sandbox, database_url: str) -> AsyncIterator[int]:
    """Run the bot; yields its process id once it is connected.

    :raises RuntimeError: it did not close in order when it was told to stop.
    """
    environment = os.environ | {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.api_url,
        "DATABASE_URL": database_url,
        "LOG_LEVEL": "WARNING",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", cwd=ROOT, env=environment
    )
    try:
        await sandbox.connected(within=60)
        yield process.pid
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
    if process.returncode != 0:
        raise RuntimeError(f"the bot ended with status {process.returncode}")


class CpuMeter:
    """Follows a process and those that it starts; what has ended still counts."""

    def __init__(self, process_id: int) -> None:
        self._process_id = process_id
        self._children: dict[int, float] = {}

    def own_seconds(self) -> float:
        """Return the seconds of the process itself so far, in its own code and in the kernel's."""
        return _seconds(_fields(Path(f"/proc/{self._process_id}")))

    def children_seconds(self) -> float:
        """Return the seconds of all that it has started, as far as they ran at some call."""
        for folder in Path("/proc").iterdir():
            with suppress(OSError):  # one that has ended meanwhile
                fields = _fields(folder) if folder.name.isdigit() else []
                if fields and int(fields[_PARENT]) == self._process_id:
                    self._children[int(folder.name)] = _seconds(fields)
        return sum(self._children.values())


def _seconds(fields: list[str]) -> float:
    return (int(fields[_USER]) + int(fields[_SYSTEM])) / _TICK


def _fields(folder: Path) -> list[str]:
    return (folder / "stat").read_text().rpartition(")")[2].split()
