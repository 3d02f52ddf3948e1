"""The one worker: carries out what is due, whatever it is, as soon as it is.

A job is taken by one process and dropped, or put off, by its handler. A killed process leaves its
job behind, which comes again a minute later. No queue of others does this: those for PostgreSQL
alone leave SQLite out, and the rest cannot take part in the transaction that causes a job.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta

from data.store import Job, JobKind, Store, StoreError

log = logging.getLogger(__name__)

Handler = Callable[[Job], Awaitable[None]]

AFTER_FAILURE = timedelta(minutes=10)
"""Before what has failed is tried again."""
AFTER_FAILED_DECISION = timedelta(minutes=1)
"""The same where people wait for what a robot does."""
AT_ONCE = 50
"""Jobs of one kind that are under way together: a slow kind keeps no other waiting."""
LONGEST_WAIT = timedelta(seconds=20)
"""After which is looked again for what other processes have made due meanwhile."""
SHORTEST_WAIT = timedelta(seconds=0.1)
LOOK_AT_CLOCK = 1.0
"""Seconds between two looks at the clock, which jumps where a machine slept or days are skipped."""


async def _at_once() -> None:
    """Wait for nothing."""


class Worker:
    """Carries out jobs until it is closed."""

    def __init__(
        self,
        store: Store,
        handlers: Mapping[JobKind, Handler],
        clock: Callable[[], datetime],
        until_ready: Callable[[], Awaitable[None]] = _at_once,
    ) -> None:
        """Nothing is taken before *until_ready*, such as until people can be heard."""
        self._store = store
        self._handlers = handlers
        self._clock = clock
        self._until_ready = until_ready
        self._rung = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: Counter[JobKind] = Counter()

    def start(self) -> None:
        """Carry out what is due from now on."""
        self._begin(self._run(), "jobs")

    async def close(self) -> None:
        """Take nothing up any more; what is under way is left to another process."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ring(self) -> None:
        """Look at once for what is due: a job was put just now."""
        self._rung.set()

    async def carry_out_due(self) -> int:
        """Carry out what is due now, and return how many jobs that were, at most some."""
        taken = await self._take()
        for of_one in _by_owner(taken):
            await self._carry_out(of_one)
        return len(taken)

    async def _take(self) -> tuple[Job, ...]:
        await self._until_ready()
        self._rung.clear()
        return await self._store.take_jobs(AT_ONCE, self._full())

    def _full(self) -> tuple[JobKind, ...]:
        """Return the kinds of which enough is under way."""
        return tuple(kind for kind, count in self._under_way.items() if count >= AT_ONCE)

    async def _run(self) -> None:
        while True:
            try:
                while await self._begin_due():
                    pass
                first = await self._store.first_job(self._full())
            except StoreError:
                first = None  # the store has told the operator
            except Exception:
                # The boundary of a background task: an error would go unnoticed otherwise.
                log.exception("what is due could not be looked up")
                first = None
            await self._wait_for(first)

    async def _begin_due(self) -> bool:
        """Begin with what is due; return whether there was anything, and room for it."""
        taken = await self._take()
        self._under_way.update(job.kind for job in taken)
        for of_one in _by_owner(taken):
            self._begin(self._carry_out_apart(of_one), "job")
        return bool(taken)

    def _begin(self, work: Awaitable[None], name: str) -> None:
        task = asyncio.ensure_future(work)
        assert isinstance(task, asyncio.Task)
        task.set_name(name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry_out_apart(self, jobs: Sequence[Job]) -> None:
        try:
            await self._carry_out(jobs)
        except StoreError:
            pass  # the store has told the operator; the jobs come again
        finally:
            if self._full():
                self.ring()
            self._under_way.subtract(job.kind for job in jobs)

    async def _carry_out(self, jobs: Sequence[Job]) -> None:
        """Carry out the jobs of one table or person, one after the other."""
        for job in jobs:
            try:
                await self._handlers[job.kind](job)
            except StoreError:
                raise
            except Exception:
                # The boundary of a background task: one bad table must not stop the others.
                log.exception("a job failed: %s of session %s", job.kind, job.session_id)
                is_decision = job.kind is JobKind.DECIDE
                pause = AFTER_FAILED_DECISION if is_decision else AFTER_FAILURE
                await self._store.postpone_job(job, self._clock() + pause)

    async def _wait_for(self, first: datetime | None) -> None:
        """Sleep until *first* or a ring, and never long: the clock may be put forward meanwhile."""
        end = self._clock() + LONGEST_WAIT
        until = end if first is None else min(max(first, self._clock() + SHORTEST_WAIT), end)
        while (left := (until - self._clock()).total_seconds()) > 0 and not self._rung.is_set():
            try:
                async with asyncio.timeout(min(left, LOOK_AT_CLOCK)):
                    await self._rung.wait()
            except TimeoutError:
                pass


def _by_owner(jobs: Iterable[Job]) -> Iterable[list[Job]]:
    """Return jobs of one table or person together: two at once would get in each other's way.

    Only for a decision, which takes its time, no other job waits.
    """
    found: dict[tuple[int, int, bool], list[Job]] = {}
    for job in jobs:
        owner = (job.session_id, job.user_id, job.kind is JobKind.DECIDE)
        found.setdefault(owner, []).append(job)
    return found.values()
