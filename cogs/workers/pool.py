"""The processes that draw pictures and think for robots: a slow picture or thought occupies one.

Each is started when it is needed, and again after it was lost: whatever it was about is done anew
by its successor. The first draws everything as long as it keeps up, so that its caches are warm and
those of the others stay small; another one helps where somebody has waited for it. Who has nothing
to do for some minutes ends.

Thinking never keeps drawing waiting: it has processes of its own, one fewer than there are
processors, and they run while no processor is wanted otherwise. Where that was not enough and an
answer came too late, a niced process follows, until it has had nothing to do for some minutes.
"""

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from cogs.workers.process import LENGTH, Priority

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "cogs.workers.process")
STARTING_SECONDS = 30.0
"""The longest that a new process may take to be ready."""
PATIENCE_SECONDS = 0.5
"""How long somebody waits for a process that is up, before one more is started."""
IDLE_SECONDS = 300.0
"""After how long without work a process ends; the first that draws stays."""
MOST_USUAL = 4
"""More are only used where they are asked for: each takes up to 100 MB."""
ATTEMPTS = 2
"""How often something is tried whose process is lost over it."""

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

_T = TypeVar("_T")


class WorkFailed(Exception):
    """A worker gave no result. The words say why, and hold nothing of the game."""


class Duty(NamedTuple):
    """A kind of work, with processes of its own."""

    module: str
    """What they load before their first request."""
    priority: Priority = Priority.USUAL
    """The usual one: people wait for it, and one process stays for the next of them."""


class WorkerPool:
    """Lends each worker to one request at a time. Used by one event loop."""

    def __init__(
        self,
        processes: int | None = None,
        command: tuple[str, ...] = COMMAND,
        patience: float = PATIENCE_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        """*processes* are how many there may be for a duty; None: as many as processors."""
        self._processes = processes or usual_processes()
        self._command = command
        self._patience = patience
        self._idle_seconds = idle_seconds
        self._crews: dict[Duty, list[_Worker]] = {}
        self._changed = asyncio.Event()
        self._is_closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are up, the oldest of each duty first."""
        return tuple(pid for worker in self._all() if (pid := worker.pid) is not None)

    async def start(self, duty: Duty) -> None:
        """Have a process ready for *duty*.

        :raises WorkFailed: none comes up.
        """
        worker = await self._lend(duty)
        try:
            await worker.start()
        finally:
            self._take_back(worker)

    async def run(
        self, duty: Duty, seconds: float, function: Callable[..., _T], *arguments: Any
    ) -> _T:
        """Return what *function* makes of *arguments* in at most so many *seconds*.

        :raises WorkFailed: it raised an error, took too long, or was lost with its process.
        """
        request = pickle.dumps((function, arguments))
        worker = await self._lend(duty)
        try:
            is_done, result = await self._insist(worker, request, seconds)
        finally:
            self._take_back(worker)
        if not is_done:
            raise WorkFailed(str(result))
        answer: _T = result
        return answer

    async def close(self) -> None:
        """End all processes; what they are about fails."""
        self._is_closed = True
        self._notify()
        self._end_all()
        while any(worker.is_busy for worker in self._all()):
            # One may have been about to start.
            await self._wait_for_change()
            self._end_all()
        await asyncio.gather(*(worker.buried() for worker in self._all()))

    async def _insist(self, worker: "_Worker", request: bytes, seconds: float) -> tuple[bool, Any]:
        """Return the reply, which a second process may give where the first is lost."""
        lost: Exception | None = None
        for _ in range(ATTEMPTS):
            self._require_open()
            try:
                return await worker.ask(request, seconds)
            except TimeoutError as error:
                worker.step_back_less()
                raise WorkFailed(f"there is no result after {seconds} seconds") from error
            except (OSError, EOFError, pickle.UnpicklingError) as error:
                lost = error
        raise WorkFailed(f"the worker is lost: {lost!r}") from lost

    async def _lend(self, duty: Duty) -> "_Worker":
        """Return a worker that is up, or after a while one that is to be started."""
        crew = self._crew(duty)
        impatient_at = asyncio.get_running_loop().time() + self._patience
        while True:
            self._require_open()
            is_impatient = asyncio.get_running_loop().time() >= impatient_at
            idle = [worker for worker in crew if not worker.is_busy]
            suitable = [worker for worker in idle if worker.pid is not None]
            if is_impatient or len(idle) == len(crew):
                suitable += idle
            if suitable:
                suitable[0].is_busy = True
                return suitable[0]
            await self._wait_for_change()

    def _take_back(self, worker: "_Worker") -> None:
        worker.is_busy = False
        self._notify()

    def _crew(self, duty: Duty) -> list["_Worker"]:
        if duty not in self._crews:
            # With two, a moving picture keeps no board waiting, not even on a single processor.
            is_awaited = duty.priority is Priority.USUAL
            most = max(2, self._processes) if is_awaited else max(1, self._processes - 1)
            crew = [_Worker(self._command, duty, self._idle_seconds) for _ in range(most)]
            crew[0].stays = is_awaited
            self._crews[duty] = crew
        return self._crews[duty]

    def _all(self) -> list["_Worker"]:
        return [worker for crew in self._crews.values() for worker in crew]

    def _end_all(self) -> None:
        for worker in self._all():
            worker.end()

    def _require_open(self) -> None:
        if self._is_closed:
            raise WorkFailed("the workers are told to end")

    def _notify(self) -> None:
        """Wake all requests that wait for a worker."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def _wait_for_change(self) -> None:
        """Wait until a worker may be free, or somebody's patience may be at its end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                await self._changed.wait()


class _Worker:
    """A place for a process: one request, one reply."""

    def __init__(self, command: tuple[str, ...], duty: Duty, idle_seconds: float) -> None:
        self._command = command
        self._duty = duty
        self._priority = duty.priority
        self._idle_seconds = idle_seconds
        self._process: Process | None = None
        self._burials: set[asyncio.Task[None]] = set()
        self._resting: asyncio.TimerHandle | None = None
        self.is_busy = False
        self.stays = False
        """Whether its process waits for the next request, however late that comes."""

    @property
    def pid(self) -> int | None:
        """The number of the process, if it is known to run."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def start(self) -> None:
        """Have a process that is ready.

        :raises WorkFailed: it does not come up.
        """
        if self._resting is not None:
            self._resting.cancel()
        if self.pid is not None:
            return
        try:
            async with asyncio.timeout(STARTING_SECONDS):
                await self._start()
        except Exception as error:
            # Whatever the reason: pictures and thoughts can be done without.
            log.warning("a worker did not come up: %r", error)
            self.end()
            raise WorkFailed("no worker comes up") from error
        except BaseException:
            self.end()
            raise

    async def ask(self, request: bytes, seconds: float) -> tuple[bool, Any]:
        """Send *request* and return the reply: whether it was done, and the result or the error."""
        await self.start()
        try:
            async with asyncio.timeout(seconds):
                line = self._line
                line.write(LENGTH.pack(len(request)) + request)
                await line.drain()
                reply: tuple[bool, Any] = await self._receive()
        except BaseException:
            # Cancelled or not: its reply would be taken for that to the next request.
            self.end()
            raise
        if not self.stays:
            self._resting = asyncio.get_running_loop().call_later(self._idle_seconds, self._rest)
        return reply

    def _rest(self) -> None:
        """End the process until it is needed again, when the machine may be less busy."""
        self._priority = self._duty.priority
        self.end()

    def step_back_less(self) -> None:
        """Let an idle process be followed by a niced one: its answer came too late."""
        if self._priority is Priority.IDLE:
            self._priority = Priority.NICED

    def end(self) -> None:
        """Kill the process at once, whatever it does."""
        if self._process is None:
            return
        if self.pid is not None:
            self._process.kill()
        self._line.close()
        self._process = None

    async def buried(self) -> None:
        """Wait until all its processes are gone, and their last words are told."""
        await asyncio.gather(*self._burials)

    async def _start(self) -> None:
        # Not forked, since the parent has threads and sockets; not by multiprocessing, which would
        # import the whole bot into the worker.
        self.end()
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            self._priority,
            self._duty.module,
            cwd=_ROOT,
            env=os.environ | _ENVIRONMENT,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            **_OWN_GROUP,
        )
        burial = asyncio.create_task(_outlive(self._process))
        self._burials.add(burial)
        burial.add_done_callback(self._burials.discard)
        await self._receive()

    @property
    def _line(self) -> asyncio.StreamWriter:
        assert self._process is not None
        assert self._process.stdin is not None
        return self._process.stdin

    async def _receive(self) -> Any:
        """Return the next reply."""
        assert self._process is not None
        line = self._process.stdout
        assert line is not None
        (length,) = LENGTH.unpack(await line.readexactly(LENGTH.size))
        return pickle.loads(await line.readexactly(length))


async def _outlive(process: Process) -> None:
    """Log what a process complains of, and wait for its end."""
    assert process.stderr is not None
    while words := await process.stderr.read(_MOST_TOLD):
        for line in words.decode(errors="replace").splitlines():
            log.warning("a worker says: %s", line)
    await process.wait()


def usual_processes() -> int:
    """Return how many are used where nobody asked for a number: one for each processor."""
    has_affinity = hasattr(os, "sched_getaffinity")
    processors = len(os.sched_getaffinity(0)) if has_affinity else os.cpu_count() or 1
    return min(processors, MOST_USUAL)
