"""The bot as a process: how long until people can play, and how much memory it holds."""

import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from cogs.table.lobby import Person
from sandbox import Sandbox
from tests.benchmarks.bot_process import bot_process
from tests.benchmarks.tables import channels, fill

ROUNDS = 3
FEW, MANY = 10, 10_000


async def measure(tables: int) -> tuple[float, float]:
    """Seconds from start to ready, and resident megabytes then, with *tables* in the database."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        async with await Sandbox.start(limits=False) as sandbox:
            people = [sandbox.person(name) for name in ("Anna", "Ben")]
            await fill(url, [Person(p.id, p.name) for p in people], channels(sandbox, 1), tables)
            began = perf_counter()
            async with bot_process(sandbox, url) as process_id:
                seconds = perf_counter() - began
                await sandbox.quiet(still=0.5, within=30)
                return seconds, _resident_megabytes(process_id)


def _resident_megabytes(process_id: int) -> float:
    status = Path(f"/proc/{process_id}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def lines() -> list[str]:
    """The table of this measurement."""
    told = []
    for tables in (FEW, MANY):
        runs = [asyncio.run(measure(tables)) for _ in range(ROUNDS)]
        starts, sizes = [run[0] for run in runs], [run[1] for run in runs]
        told.append(
            f"{tables:>6} tables stored: ready after {median(starts):.2f} s "
            f"({min(starts):.2f}-{max(starts):.2f}), {median(sizes):.0f} MB resident"
        )
    return told


if __name__ == "__main__":
    print("\n".join(lines()))
