"""The worker of a process, which carries out jobs of all kinds."""

import asyncio
from typing import Any

from cogs.workers.worker import Worker
from data.store import Job, JobKind, Store


async def test_jobs_of_one_table_end_in_any_order(store: Store) -> None:
    """When it closes, the second, which waits for the first, is the first to end."""
    begun, complaints = asyncio.Event(), list[dict[str, Any]]()

    async def slow_to_end(job: Job) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.01)

    asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))
    worker = Worker(store, {JobKind.CLOCK: slow_to_end})
    for seat in range(2):
        worker.begin(Job(kind=JobKind.CLOCK, session_id=1, seat=seat, due_at=store.clock()))
    await begun.wait()
    await worker.close()
    assert complaints == []
