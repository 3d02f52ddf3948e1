"""Robots think in processes beside those that draw, and never keep a table waiting.

Whoever has waited for too long, or whose thought is lost, gets that of a moment instead.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from cogs.program.metrics import THINKING, THOUGHTS_LOST
from cogs.robots.thinking import (
    Question,
    Record,
    Thought,
    Verdict,
    advise,
    assess,
    glance,
    remembering,
    think,
    think_briefly,
)
from cogs.workers.pool import NICENESS, Duty, WorkerPool, WorkFailed

log = logging.getLogger(__name__)

THOUGHT = Duty("cogs.robots.thinking", NICENESS)
ANSWER_SECONDS = 4.0
"""The longest that a process may take, its own guard included."""
LONGEST_SECONDS = 14.0
"""The longest that a decision takes together with its wait for a process."""

_T = TypeVar("_T")


class Thinkers:
    """Decides for robots, whatever happens, and judges what people have done."""

    def __init__(
        self,
        pool: WorkerPool,
        answer_seconds: float = ANSWER_SECONDS,
        longest_seconds: float = LONGEST_SECONDS,
    ) -> None:
        self._pool = pool
        self._answer_seconds = answer_seconds
        self._longest_seconds = longest_seconds

    async def decide(self, question: Question, record: Record) -> Thought:
        """Return the action that answers *question*; *record* led to its position."""
        return await self._decide(think, question, record)

    async def advise(self, question: Question, record: Record) -> Thought:
        """Return the same with a reason for it, where there is time to find one."""
        return await self._decide(advise, question, record)

    async def glance(self, question: Question, record: Record, text: str) -> float | None:
        """Return what the action *text* seems to give away, 0 to 1; None where that is lost."""
        return await self._judge(glance, question, record, text)

    async def assess(self, question: Question, record: Record, text: str) -> Verdict | None:
        """Return what the hard player says that it gives away; None where that is lost."""
        return await self._judge(assess, question, record, text)

    async def _decide(
        self, function: Callable[..., Thought], question: Question, record: Record
    ) -> Thought:
        try:
            with THINKING.time():
                return await self._think(function, question, record)
        except (WorkFailed, TimeoutError) as error:
            THOUGHTS_LOST.inc()
            log.info("a robot decides in a moment: %s", error or type(error).__name__)
        # In a thread: what a process works out at first may be missing here.
        return await asyncio.to_thread(think_briefly, question)

    async def _judge(
        self, function: Callable[..., _T], question: Question, record: Record, text: str
    ) -> _T | None:
        try:
            return await self._think(function, question, record, text)
        except (WorkFailed, TimeoutError) as error:
            log.info("a decision is left out of a review: %s", error or type(error).__name__)
        return None

    async def _think(
        self, function: Callable[..., _T], question: Question, record: Record, *more: object
    ) -> _T:
        async with asyncio.timeout(self._longest_seconds):
            return await self._pool.run(
                THOUGHT, self._answer_seconds, remembering, function, question, record, *more
            )
