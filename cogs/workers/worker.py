"""The one worker: carries out what is due, whatever it is, as soon as it is.

A job is held by one process, and dropped, or put off, by its handler. A killed process leaves its
job behind, which comes again when its hold has ended. No queue of others does this: those for
PostgreSQL alone leave SQLite out, and the rest cannot take part in the transaction that causes a
job.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import suppress
from datetime import datetime, timedelta

from data.store import Job, JobKind, Store, StoreError

log = logging.getLogger(__name__)

Handler = Callable[[Job], Awaitable[None]]
Owner = tuple[int, int, JobKind | None]

FIRST_PAUSE = 2.0
LONGEST_PAUSE = 600.0
"""Seconds before what has failed is tried again: doubled each time, up to the longest."""
AT_ONCE = 50
"""Jobs of one kind that are under way together."""
TABLES_AT_ONCE = 4
"""Tables at which nobody has pressed that are published side by side. After an outage thousands may
be due: whoever presses something must not wait behind them."""
KEEP_SECONDS = 4.0
"""Between two times that what is under way is kept from others: several in a hold."""
CLOSING_SECONDS = 2.0
"""How long a worker that closes goes on with tables that it is publishing."""
LETTING_GO_SECONDS = 0.5
"""How long it tries to leave the rest to others then. They get it within seconds anyway."""
LONGEST_WAIT = timedelta(seconds=2)
"""After which is looked again for what other processes have made due meanwhile."""
SHORTEST_WAIT = timedelta(seconds=0.1)
LOOK_AT_CLOCK = 1.0
"""Seconds between two looks at the clock, which jumps where a machine slept or days are skipped."""


def pause_after(attempts: int) -> timedelta:
    """Return how long what has failed so often before waits for the next attempt."""
    # Bounded: after a week of failures the power would be too large for a float.
    return timedelta(seconds=min(FIRST_PAUSE * 2 ** min(attempts, 16), LONGEST_PAUSE))


async def _at_once() -> None:
    """Wait for nothing."""


class Worker:
    """Carries out jobs until it is closed."""

    def __init__(
        self,
        store: Store,
        handlers: Mapping[JobKind, Handler],
        until_ready: Callable[[], Awaitable[None]] = _at_once,
    ) -> None:
        """Nothing is taken before *until_ready*, such as until people can be heard.

        *handlers* may be filled until the worker is started; no other kinds of jobs are taken.
        """
        self._store = store
        self._handlers = handlers
        self._clock = store.clock
        self._until_ready = until_ready
        self._rung = asyncio.Event()
        self._under_way: dict[asyncio.Task[None], Job] = {}
        self._taken: set[asyncio.Task[None]] = set()
        """Those of them that nobody has pressed for."""
        self._last: dict[Owner, asyncio.Task[None]] = {}
        """What was begun last for each table or person, while it is under way."""
        self._loops: tuple[asyncio.Task[None], ...] = ()
        self.is_closing = False
        """Whether nothing new is begun: whoever holds a job that is not done lets it go."""

    def start(self) -> None:
        """Carry out what is due from now on."""
        self._loops = (
            asyncio.create_task(self._run(), name="jobs"),
            asyncio.create_task(self._keep(), name="keep-jobs"),
        )

    async def close(self) -> None:
        """Take nothing new and finish what is being shown; the rest is left to another process."""
        self.is_closing = True
        tasks = (*self._loops, *self._under_way)
        shown = [task for task, job in self._under_way.items() if job.kind is JobKind.PUBLISH]
        if shown:
            await asyncio.wait(shown, timeout=CLOSING_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(LETTING_GO_SECONDS):
                await self._store.let_go()

    def ring(self) -> None:
        """Look at once for what is due: a job was put just now."""
        self._rung.set()

    def begin(self, job: Job) -> bool:
        """Carry out a job that was put for this process, which holds it; False while closing."""
        if not self.is_closing:
            self._begin(job)
        return not self.is_closing

    async def rest(self, kind: JobKind, session_ids: Collection[int]) -> None:
        """Wait until jobs of these sessions that are under way here have ended, or some seconds."""
        awaited = [
            task
            for task, job in self._under_way.items()
            if job.kind is kind and job.session_id in session_ids
        ]
        if awaited:
            await asyncio.wait(awaited, timeout=CLOSING_SECONDS)

    async def carry_out_due(self) -> int:
        """Carry out what is due now, and return how many jobs that were, at most some."""
        await self._until_ready()
        taken = await self._take()
        for job in taken:
            await self._carry_out(job)
        return len(taken)

    async def _take(self) -> list[Job]:
        taken: list[Job] = []
        for kinds, room in self._rooms():
            taken += await self._store.take_jobs(room, kinds)
        return taken

    def _rooms(self) -> Iterator[tuple[Collection[JobKind], int]]:
        """Yield which kinds may be taken, and how many: a slow one keeps no other waiting."""
        taken = Counter(self._under_way[task].kind for task in self._taken)
        publish = JobKind.PUBLISH
        others = [kind for kind in self._handlers if kind is not publish and taken[kind] < AT_ONCE]
        if others:
            yield others, AT_ONCE
        if publish in self._handlers and taken[publish] < TABLES_AT_ONCE:
            yield (publish,), TABLES_AT_ONCE - taken[publish]

    async def _run(self) -> None:
        while True:
            first = None
            try:
                await self._until_ready()
                self._rung.clear()
                kinds = [kind for kinds, _ in self._rooms() for kind in kinds]
                first = await self._store.first_job(kinds)
                if first is not None and first <= self._clock() and (taken := await self._take()):
                    self._taken.update(map(self._begin, taken))
                    continue
            except StoreError:
                pass  # the store has told the operator
            except Exception:
                # The boundary of a background task: an error would go unnoticed otherwise.
                log.exception("what is due could not be looked up")
            await self._wait_for(first)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            try:
                await self._store.keep_jobs(self._under_way.values())
            except StoreError as error:
                log.warning("what is under way could not be kept from others: %s", error)

    def _begin(self, job: Job) -> asyncio.Task[None]:
        """Carry out *job* after the others of its table or person: they would be in its way."""
        owner = _owner(job)
        work = self._carry_out_after(self._last.get(owner), job)
        task = asyncio.create_task(work, name=f"{job.kind}-{job.session_id or job.user_id}")
        self._under_way[task] = job
        self._last[owner] = task
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[None]) -> None:
        owner = _owner(self._under_way.pop(task))
        # One that waited for another may end first, where both are cancelled.
        if self._last.get(owner) is task:
            del self._last[owner]
        if task in self._taken:
            self._taken.remove(task)
            self.ring()  # there is room for another one

    async def _carry_out_after(self, before: asyncio.Task[None] | None, job: Job) -> None:
        try:
            if before is not None:
                await asyncio.wait((before,))
                now = await self._store.job_of(job.kind, job.session_id, job.seat, job.user_id)
                if now is None or now.number != job.number:
                    return  # that was done with the others
            await self._carry_out(job)
        except StoreError:
            pass  # the store has told the operator; the job comes again

    async def _carry_out(self, job: Job) -> None:
        try:
            await self._handlers[job.kind](job)
        except StoreError:
            raise
        except Exception:
            # The boundary of a background task: one bad table must not stop the others.
            log.exception("a job failed: %s of session %s", job.kind, job.session_id)
            later = self._clock() + pause_after(job.attempts)
            await self._store.postpone_job(job, later, failures=job.attempts + 1)

    async def _wait_for(self, first: datetime | None) -> None:
        """Sleep until *first* or a ring, and never long: the clock may be put forward meanwhile."""
        end = self._clock() + LONGEST_WAIT
        until = end if first is None else min(max(first, self._clock() + SHORTEST_WAIT), end)
        while (left := (until - self._clock()).total_seconds()) > 0 and not self._rung.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(min(left, LOOK_AT_CLOCK)):
                    await self._rung.wait()


def _owner(job: Job) -> Owner:
    """Return whose *job* it is. What takes its time is in nobody's way, and waits for nobody."""
    is_slow = job.kind in (JobKind.PUBLISH, JobKind.DECIDE)
    return job.session_id, job.user_id, job.kind if is_slow else None
