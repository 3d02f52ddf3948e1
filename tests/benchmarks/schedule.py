"""What the schedule costs with 100,000 tables: ``python -m tests.benchmarks.schedule``.

Each figure stands beside that of the store's plain read of one session, in the same run.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from time import perf_counter
from typing import Any

from sqlalchemy import insert

import data.store.rows as rows
from cogs.tables.session.waiting import waiting_for
from data.store import Job, JobKind, Seat, SeatClock, Session, Status, Store
from data.store.schema import seats, sessions

TABLES = 100_000
BUSY = 7
"""The person with forty tables."""
NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
PAGE = 5_000


def table(number: int) -> Session:
    """A table at which somebody has been asked, the deadline some time in the next two weeks."""
    user = BUSY if number <= 40 else 1000 + number
    deadline = NOW + timedelta(seconds=number * 12)
    clock = SeatClock(left=timedelta(days=1), since=NOW, deadline=deadline)
    return Session(
        id=number,
        game="docker",
        options=(),
        status=Status.RUNNING,
        host_id=user,
        guild_id=1,
        channel_id=number,
        pace="daily",
        seats=(Seat(user, "Ada"), Seat(500_000 + number, "Bo")),
        snapshot={"cubes": list(range(150))},
        to_act=(0,),
        clocks=(clock, SeatClock(left=timedelta(days=1))),
    )


async def fill(store: Store, tables: int) -> None:
    """Put so many tables into an empty store."""
    for first in range(1, tables + 1, PAGE):
        made = [table(number) for number in range(first, min(first + PAGE, tables + 1))]
        dues = [
            Job(session_id=s.id, kind=JobKind.CLOCK, seat=0, due_at=s.clocks[0].deadline or NOW)
            for s in made
        ]

        def work(connection: Any, made: list[Session] = made, dues: list[Job] = dues) -> None:
            values = [rows.session_values(s) | {"id": s.id} for s in made]
            connection.execute(insert(sessions), values)
            connection.execute(insert(seats), [v for s in made for v in rows.seat_values(s)])
            store._put_jobs(connection, dues)

        await store._write(work)


async def timed(times: int, work: Callable[[], Awaitable[Any]]) -> float:
    """Milliseconds of one of so many."""
    begin = perf_counter()
    for _ in range(times):
        await work()
    return (perf_counter() - begin) * 1000 / times


async def measure(tables: int) -> dict[str, float]:
    """Milliseconds by what was done."""
    now = [NOW]
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/bench.sqlite3", lambda: now[0])
        await fill(store, tables)
        found = {
            "plain read of a session": await timed(200, lambda: store.get(tables // 2)),
            "next due row": await timed(200, store.first_job),
            "/turns of a person with 40 tables": await timed(20, lambda: turns(store)),
        }
        now[0] = NOW + timedelta(days=1)
        begin, taken = perf_counter(), 0
        while part := await store.take_jobs(50):
            for due in part:
                await store.postpone_job(due, NOW + timedelta(days=30))
            taken += len(part)
        found[f"a day's reminders ({taken}), each"] = (perf_counter() - begin) * 1000 / taken
        await store.close()
    return found


async def turns(store: Store) -> None:
    """What ``/turns`` reads before it shows a table."""
    assert waiting_for(await store.live_sessions_of(BUSY), BUSY)


def report(tables: int = TABLES) -> str:
    """The figures as lines, each beside the plain read."""
    found = asyncio.run(measure(tables))
    plain = found["plain read of a session"]
    return "\n".join(
        f"{what:45} {cost:8.2f} ms  {cost / plain:6.1f} x" for what, cost in found.items()
    )


if __name__ == "__main__":
    sys.stdout.write(f"{report()}\n")
