"""The sandbox's clock: the machine's time, plus what was added to it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from time import time

_CALM = 1.5
"""Seconds without anything due, after which nothing more follows from a moment."""
_LOOK = 0.05
"""Seconds between two looks at what is due."""
_PATIENCE = 120.0
"""Seconds after which the rest of the days is skipped, whatever else is due."""

Plan = Callable[[], Awaitable[datetime | None]]
"""Return when a program will have something to do next, which is past while it is at it."""


class Clock:
    """Tells the time; tests advance it instead of waiting, and people let days pass.

    A program beside the sandbox may go by the same clock: for it days pass as well.
    """

    def __init__(self) -> None:
        self._machine = time
        self._advanced = 0.0
        self._skipped = 0.0
        self._turning = asyncio.Lock()
        self.plan: Plan | None = None
        """Of the program that goes by this clock."""

    def now(self) -> float:
        """Seconds since 1970, by which messages are dated."""
        return self.elapsed() + self._skipped

    def elapsed(self) -> float:
        """Seconds since some moment: for limits and patience, which skipped days do not touch."""
        return self._machine() + self._advanced

    def moment(self) -> datetime:
        """The same as ``now``, aware, in UTC."""
        return datetime.fromtimestamp(self.now(), UTC)

    @property
    def skipped(self) -> float:
        """Return the number of seconds that were skipped so far."""
        return self._skipped

    def advance(self, seconds: float) -> None:
        """Let this many seconds pass at once, as if everybody had waited for so long."""
        self._advanced += _forwards(seconds)

    def skip(self, seconds: float) -> None:
        """Let the date go on by this many seconds; connections and answers do not notice."""
        self._skipped += _forwards(seconds)

    async def turn(self, seconds: float) -> AsyncIterator[None]:
        """Skip this many seconds, and stop where the program has planned something; yields there.

        What it does then may lead to new plans within these seconds: the days are lived through.
        """
        async with self._turning:
            goal, patience = self._skipped + _forwards(seconds), self.elapsed() + _PATIENCE
            while (skipped := await self._next_stop(patience) - self.elapsed()) < goal:
                self._skipped = max(skipped, self._skipped)
                yield
            self._skipped = goal
            yield

    async def _next_stop(self, patience: float) -> float:
        """Return when the program has something to do next, once it has done what was due."""
        stop, calm_since = math.inf, self.elapsed()
        while self.plan is not None and self.elapsed() < calm_since + _CALM:
            if self.elapsed() > patience:
                return math.inf
            planned = await self.plan()
            stop = math.inf if planned is None else planned.timestamp()
            if stop <= self.now():
                calm_since = self.elapsed()
            await asyncio.sleep(_LOOK)
        return stop


def _forwards(seconds: float) -> float:
    if seconds < 0:
        raise ValueError(f"time does not run backwards: {seconds}")
    return seconds


def iso(moment: float) -> str:
    """A moment as Discord writes it in JSON."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")
