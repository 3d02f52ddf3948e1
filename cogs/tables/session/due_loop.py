"""A loop that carries out what is due, as soon as it is."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from data.store import StoreError

log = logging.getLogger(__name__)

LONGEST_WAIT = timedelta(seconds=20)
"""After which is looked again for what other processes have made due meanwhile."""
SHORTEST_WAIT = timedelta(seconds=0.1)
LOOK_AT_CLOCK = 1.0
"""Seconds between two looks at the clock, which jumps where a machine slept or days are skipped."""


class DueLoop:
    """Carries out one sort of what is due, until it is closed."""

    def __init__(
        self,
        name: str,
        first_due: Callable[[], Awaitable[datetime | None]],
        carry_out_due: Callable[[], Awaitable[int]],
        clock: Callable[[], datetime],
    ) -> None:
        """*carry_out_due* does some of it, and returns how many things that were."""
        self._name = name
        self._first_due = first_due
        self._carry_out_due = carry_out_due
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Carry out what is due from now on."""
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def close(self) -> None:
        """Take nothing up any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    async def _run(self) -> None:
        while True:
            try:
                while await self._carry_out_due():
                    pass
                first = await self._first_due()
            except StoreError:
                first = None  # the store has told the operator
            except Exception:
                # The boundary of a background task: an error would go unnoticed otherwise.
                log.exception("what is due could not be carried out")
                first = None
            await self._wait_for(first)

    async def _wait_for(self, first: datetime | None) -> None:
        """Sleep until *first*, and never long: the clock may be put forward meanwhile."""
        end = self._clock() + LONGEST_WAIT
        until = end if first is None else min(max(first, self._clock() + SHORTEST_WAIT), end)
        while (left := (until - self._clock()).total_seconds()) > 0:
            await asyncio.sleep(min(left, LOOK_AT_CLOCK))
