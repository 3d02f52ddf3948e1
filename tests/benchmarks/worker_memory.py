"""How much memory the render workers take: ``python -m tests.benchmarks.worker_memory``.

The argument is how many pictures of a mixed load to draw. The figures are resident megabytes of all
worker processes together, after each tenth of the pictures.
"""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

from cogs.workers.pool import WorkerPool
from cogs.workers.renderer import Renderer
from tests.benchmarks.mixed_load import requests

PICTURES = 10_000
LIMIT = 200
"""Megabytes that are wanted at most."""
_STEPS = 10


async def measure(pictures: int = PICTURES) -> list[tuple[int, float]]:
    """Pictures drawn so far, and megabytes then."""
    pool, found, drawn = WorkerPool(), list[tuple[int, float]](), 0
    renderer = Renderer(pool)
    try:
        for request in requests(seed=1):
            drawn += len(await renderer.pictures(*request))
            if drawn * _STEPS >= pictures * (len(found) + 1):
                found.append((drawn, sum(map(resident_megabytes, pool.pids))))
            if len(found) == _STEPS:
                return found
    finally:
        await pool.close()
    raise AssertionError("the load never ends")


def resident_megabytes(process_id: int) -> float:
    """The memory that a process holds now."""
    status = Path(f"/proc/{process_id}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def lines(pictures: int = PICTURES) -> Iterator[str]:
    """The table of this measurement."""
    for drawn, megabytes in asyncio.run(measure(pictures)):
        yield f"{drawn:>7} pictures: {megabytes:4.0f} MB in all workers, at most {LIMIT} wanted"


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]) if sys.argv[1:] else PICTURES):
        print(line)
