"""Processes that think, and the queue before them.

There are fewer than processors, and they are niced: a press never waits for a robot. Whoever has
waited for too long, or whose process is lost, gets the thought of a moment instead, so that no
table ever waits for a robot.
"""

import asyncio
import logging
import os
import sys
from typing import Any, Protocol

from cogs.program.metrics import THINKING, THOUGHTS_LOST
from cogs.robots.thinking import Question, Record, Thought, Verdict, think_briefly
from cogs.workers.pool import WORKER_LOST, WorkerProcess

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "cogs.robots.worker_main")
QUEUE_SECONDS = 10.0
"""The longest that a decision waits for its turn."""
ANSWER_SECONDS = 4.0
"""The longest that a process may take, its own guard included."""
MOST_WORKERS = 4


class Thinking(Protocol):
    """Decides for robots."""

    async def decide(self, question: Question, record: Record) -> Thought:
        """The action that answers *question*, whatever happens; *record* led to its position."""

    async def advise(self, question: Question, record: Record) -> Thought:
        """The same with a reason for it, where there is time to find one."""

    async def glance(self, question: Question, record: Record, text: str) -> float | None:
        """What the action *text* seems to give away, 0 to 1; None: its process was lost."""

    async def assess(self, question: Question, record: Record, text: str) -> Verdict | None:
        """What it gives away in the eyes of the hard player; None: its process was lost."""

    def get_ready(self) -> None:
        """Be told that robots are about to play."""

    async def close(self) -> None:
        """Stop; what is being thought about is decided in a moment."""


class ThoughtLost(Exception):
    """A worker process did not answer. The words say why, and hold nothing of the game."""


def usual_workers() -> int:
    """How many processes think: one less than there are processors, and at least one."""
    has_affinity = hasattr(os, "sched_getaffinity")
    processors = len(os.sched_getaffinity(0)) if has_affinity else os.cpu_count() or 1
    return max(1, min(processors - 1, MOST_WORKERS))


class Thinkers:
    """Worker processes, each thinking about one question at a time. Used by one event loop."""

    def __init__(
        self,
        workers: int | None = None,
        command: tuple[str, ...] = COMMAND,
        queue_seconds: float = QUEUE_SECONDS,
        answer_seconds: float = ANSWER_SECONDS,
    ) -> None:
        """None: as many *workers* as is usual. They are started when they are needed first."""
        self._command = command
        self._queue_seconds = queue_seconds
        self._answer_seconds = answer_seconds
        self._turns = asyncio.Semaphore(workers or usual_workers())
        """Lends turns in the order of waiting."""
        self._idle: list[WorkerProcess] = []
        self._workers: set[WorkerProcess] = set()
        self._ends: set[asyncio.Task[None]] = set()
        self._starting: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that are up."""
        return tuple(worker.pid for worker in self._workers)

    def get_ready(self) -> None:
        """Start a process, unless one is up: it takes a second."""
        if self._workers or self._starting is not None or self._is_closed:
            return
        self._starting = asyncio.create_task(self._start_ahead(), name="thinker-start")

    async def decide(self, question: Question, record: Record) -> Thought:
        """See :meth:`Thinking.decide`."""
        return await self._decide("think", question, record)

    async def advise(self, question: Question, record: Record) -> Thought:
        """See :meth:`Thinking.advise`."""
        return await self._decide("advise", question, record)

    async def glance(self, question: Question, record: Record, text: str) -> float | None:
        """See :meth:`Thinking.glance`."""
        loss: float | None = await self._try("glance", question, record, text)
        return loss

    async def assess(self, question: Question, record: Record, text: str) -> Verdict | None:
        """See :meth:`Thinking.assess`."""
        verdict: Verdict | None = await self._try("assess", question, record, text)
        return verdict

    async def _try(self, function: str, question: Question, record: Record, text: str) -> Any:
        """What *function* says; None where that fails, since nobody's turn depends on it."""
        try:
            return await self._think(function, question, record, text)
        except (ThoughtLost, *WORKER_LOST) as error:
            log.info("a decision is left out of a review: %s", error or type(error).__name__)
        return None

    async def _decide(self, function: str, question: Question, record: Record) -> Thought:
        try:
            with THINKING.time():
                thought: Thought = await self._think(function, question, record)
        except (ThoughtLost, *WORKER_LOST) as error:
            THOUGHTS_LOST.inc()
            log.info("a robot decides in a moment: %s", error or type(error).__name__)
        else:
            return thought
        # In a thread: what a process works out when it starts may be missing here.
        return await asyncio.to_thread(think_briefly, question)

    async def close(self) -> None:
        """End all processes, whatever they do."""
        self._is_closed = True
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        for worker in tuple(self._workers):
            self._end(worker)
        await asyncio.gather(*self._ends)

    async def _think(self, function: str, question: Question, record: Record, *more: object) -> Any:
        async with asyncio.timeout(self._queue_seconds):
            await self._turns.acquire()
        try:
            worker = await self._take()
            try:
                async with asyncio.timeout(self._answer_seconds):
                    seat = question.observation.seat
                    history = await self._ask(worker, "recall", record, seat)
                    thought = await self._ask(worker, function, question, history, *more)
            except ThoughtLost:
                self._give_back(worker)
                raise
            except BaseException:
                # Cancelled or not: its reply would be taken for that to the next question.
                self._end(worker)
                raise
            self._give_back(worker)
            return thought
        finally:
            self._turns.release()

    async def _ask(self, worker: WorkerProcess, function: str, *arguments: Any) -> Any:
        is_done, answer = await worker.ask((function, arguments))
        if not is_done:
            raise ThoughtLost(answer)
        return answer

    async def _take(self) -> WorkerProcess:
        """An idle process, or a new one.

        :raises ThoughtLost: none comes up, or all are ended.
        """
        if self._starting is not None:
            await asyncio.wait((self._starting,))
        while self._idle and not self._is_closed:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            self._end(worker)
        return await self._start()

    async def _start(self) -> WorkerProcess:
        if self._is_closed:
            raise ThoughtLost("the program ends")
        try:
            worker = await WorkerProcess.start(self._command)
        except Exception as error:
            # Whatever the reason: the decision can do without.
            log.warning("a process that thinks did not come up: %r", error)
            raise ThoughtLost("no process comes up") from error
        self._workers.add(worker)
        if self._is_closed:
            self._end(worker)
            raise ThoughtLost("the program ends")
        return worker

    async def _start_ahead(self) -> None:
        try:
            self._idle.append(await self._start())
        except ThoughtLost:
            return
        finally:
            self._starting = None

    def _give_back(self, worker: WorkerProcess) -> None:
        if self._is_closed:
            self._end(worker)
        else:
            self._idle.append(worker)

    def _end(self, worker: WorkerProcess) -> None:
        """Kill *worker* at once; its process is awaited in the background."""
        self._workers.discard(worker)
        worker.kill()
        end = asyncio.create_task(worker.wait())
        self._ends.add(end)
        end.add_done_callback(self._ends.discard)
