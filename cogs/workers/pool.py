"""Worker processes and who draws in which: one slow picture occupies one process and no other.

The pool keeps some workers ready. The first draws everything as long as it keeps up, so that its
caches are warm and those of the others stay small; the next one helps where two requests wait. A
request that has waited for longer than its patience takes any idle worker, and if none is idle, one
more is started. A worker that was discarded is replaced at once.
"""

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Any

from cogs.workers.drawing import DRAW_AHEAD
from cogs.workers.process import LENGTH

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "cogs.workers.drawing")
STARTING_SECONDS = 30.0
"""The longest that a new worker may take to be ready."""
PATIENCE_SECONDS = 0.25
"""How long a request waits for the first worker: much longer than nearly all pictures take."""
MOST_USUAL_WORKERS = 4
"""More are only kept where they are asked for: each takes up to 200 MB."""
SPARE_WORKERS = 2
"""How many more than are kept may run while pictures are slow."""
WORKER_LOST = (TimeoutError, OSError, EOFError, pickle.UnpicklingError)
"""What an unusable worker raises."""

_MOST_TOLD = 4096
"""Bytes of a worker's complaints that are read together."""
_ENVIRONMENT = {"MALLOC_MMAP_THRESHOLD_": "131072"}
"""Makes glibc give large images back to the system: else a worker keeps 40 MB of free memory."""
_OWN_GROUP: dict[str, Any] = {}
"""Keeps Ctrl-C from the workers: it is meant for the parent, which ends them itself."""
if sys.platform == "win32":
    # Elsewhere a worker leaves the group by itself: uvloop starts no process in another one.
    _OWN_GROUP = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
_ROOT = Path(__file__).resolve().parents[2]


def usual_workers() -> int:
    """How many workers are kept where nobody asked for a number: one for each processor."""
    has_affinity = hasattr(os, "sched_getaffinity")
    processors = len(os.sched_getaffinity(0)) if has_affinity else os.cpu_count() or 1
    return min(processors, MOST_USUAL_WORKERS)


class WorkerUnavailable(Exception):
    """No worker can be started, or the pool is closed."""


class WorkerProcess:
    """A process and the line to it: one request, one reply."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        assert process.stderr is not None
        self._to, self._from = process.stdin, process.stdout
        self._told = asyncio.create_task(_tell(process.stderr))

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> "WorkerProcess":
        """A worker that is ready for its first request."""
        # Not forked, since the parent has threads and sockets; not by multiprocessing, which would
        # import the whole bot into the worker.
        process = await asyncio.create_subprocess_exec(
            *command,
            cwd=_ROOT,
            env=os.environ | _ENVIRONMENT,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            **_OWN_GROUP,
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(STARTING_SECONDS):
                await worker.receive()
        except BaseException:
            # Cancelled or not: nobody else knows of the process.
            worker.kill()
            await worker.wait()
            raise
        return worker

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process is known to run."""
        return self._process.returncode is None

    async def ask(self, request: Any) -> Any:
        """Send *request* and wait for the reply."""
        data = pickle.dumps(request)
        self._to.write(LENGTH.pack(len(data)) + data)
        await self._to.drain()
        return await self.receive()

    async def receive(self) -> Any:
        """The next reply."""
        (length,) = LENGTH.unpack(await self._from.readexactly(LENGTH.size))
        return pickle.loads(await self._from.readexactly(length))

    def kill(self) -> None:
        """End the process at once, whatever it does."""
        if self.is_alive:
            self._process.kill()
        self._to.close()

    async def wait(self) -> None:
        """Wait until the process is gone, and its last words are told."""
        await self._process.wait()
        await self._told


async def _tell(complaints: asyncio.StreamReader) -> None:
    """Log what a process complains of, until its end."""
    while words := await complaints.read(_MOST_TOLD):
        for line in words.decode(errors="replace").splitlines():
            log.warning("a worker says: %s", line)


class WorkerPool:
    """Lends each worker to one request at a time. Used by one event loop."""

    def __init__(
        self,
        command: tuple[str, ...] = COMMAND,
        patience: float = PATIENCE_SECONDS,
        kept: int | None = None,
    ) -> None:
        """*kept* is how many workers stay ready; None: as many as there are processors."""
        self._command = command
        self._patience = patience
        self._kept = kept or usual_workers()
        self._workers: list[WorkerProcess] = []
        """All that are ready, the oldest first."""
        self._busy: dict[WorkerProcess, float] = {}
        """Those that are lent, with the time of the event loop since when."""
        self._starts: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.Task[None]] = set()
        self._failures = 0
        """Starts that failed."""
        self._waiting = 0
        self._changed = asyncio.Event()
        self._is_closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are ready, the oldest first."""
        return tuple(worker.pid for worker in self._workers)

    async def acquire(self) -> WorkerProcess:
        """A ready worker, to be released or discarded.

        :raises WorkerUnavailable: none comes up.
        """
        failures = self._failures
        impatient_at = asyncio.get_running_loop().time() + self._patience
        self._waiting += 1
        try:
            while (worker := self._lend(impatient_at)) is None:
                if not self._starts and self._failures > failures and not self._workers:
                    raise WorkerUnavailable("no worker comes up")
                self._start_missing()
                await self._wait_for_change()
        finally:
            self._waiting -= 1
        return worker

    def release(self, worker: WorkerProcess) -> None:
        """Take *worker* back after its reply."""
        self._busy.pop(worker, None)
        if len(self._workers) > self._kept and not self._waiting:
            self._end(worker)
        self._notify()

    def discard(self, worker: WorkerProcess) -> None:
        """End *worker*, whose next reply could be that of an older request, and replace it."""
        self._end(worker)
        self._start_missing()
        self._notify()

    async def close(self) -> None:
        """End all workers; requests that wait for one fail."""
        self._is_closed = True
        for start in self._starts:
            start.cancel()
        await asyncio.gather(*self._starts, return_exceptions=True)
        for worker in tuple(self._workers):
            self._end(worker)
        self._notify()
        await asyncio.gather(*self._ends)

    def _lend(self, impatient_at: float) -> WorkerProcess | None:
        """An idle worker; until *impatient_at* only one of the first, who leave one waiting."""
        if self._is_closed:
            raise WorkerUnavailable("the pool is closed")
        for worker in tuple(self._workers):
            if not worker.is_alive:
                self._end(worker)
        now = asyncio.get_running_loop().time()
        needed = max(len(self._busy) + self._waiting - 1, 1)
        suitable = self._workers if now >= impatient_at else self._workers[:needed]
        for worker in suitable:
            if worker not in self._busy:
                self._busy[worker] = now
                return worker
        return None

    def _start_missing(self) -> None:
        """Start the workers that are to be kept, and one more while all draw something slow."""
        now = asyncio.get_running_loop().time()
        slow = sum(now - since >= self._patience for since in self._busy.values())
        # The others are started once the first is ready, to be no burden on it.
        most = self._kept + SPARE_WORKERS
        wanted = min(max(self._kept, slow + 1), most) if self._workers else 1
        for _ in range(wanted - len(self._workers) - len(self._starts)):
            self._starts.add(asyncio.create_task(self._start()))

    async def _start(self) -> None:
        arguments = () if self._workers else (DRAW_AHEAD,)
        try:
            self._workers.append(await WorkerProcess.start((*self._command, *arguments)))
        except Exception as error:
            # Whatever the reason: a start that does not count would be tried again for ever.
            log.warning("a worker did not come up: %r", error)
            self._failures += 1
        finally:
            self._starts = {start for start in self._starts if start is not asyncio.current_task()}
        if self._workers:
            self._start_missing()
        self._notify()

    def _end(self, worker: WorkerProcess) -> None:
        """Kill *worker* at once; its process is awaited in the background."""
        self._busy.pop(worker, None)
        if worker in self._workers:
            self._workers.remove(worker)
        worker.kill()
        end = asyncio.create_task(worker.wait())
        self._ends.add(end)
        end.add_done_callback(self._ends.discard)

    def _notify(self) -> None:
        """Wake all requests that wait for a worker."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def _wait_for_change(self) -> None:
        """Wait until a worker may be free, or another one may have become slow."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._changed.wait()
