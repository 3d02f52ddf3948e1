"""Which table is published first: the ones that somebody looks at, then the others.

After an outage thousands of tables may be due at once. All of them would queue for the same few
requests a second, and anybody who presses something then would wait behind them.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cachetools import TTLCache

AT_ONCE = 4
"""How many tables that nobody looks at are published side by side."""
LOOKED_AT_SECONDS = 120.0
"""How long after a press somebody is still looking at the table."""
_MANY = 10_000


class Backlog:
    """Lets tables pass that were pressed a moment ago, and the others a few at a time."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._free = at_once
        self._pressed: TTLCache[int, None] = TTLCache(_MANY, LOOKED_AT_SECONDS)
        self._waiting: dict[int, asyncio.Future[bool]] = {}
        """By session, in order; True: it was its turn, False: somebody has pressed."""

    def __len__(self) -> int:
        """How many tables wait."""
        return len(self._waiting)

    def press(self, session_id: int) -> None:
        """Note that somebody looks at this table; it need not wait any longer."""
        self._pressed[session_id] = None
        waiting = self._waiting.get(session_id)
        if waiting is not None and not waiting.done():
            waiting.set_result(False)

    @asynccontextmanager
    async def turn(self, session_id: int) -> AsyncIterator[None]:
        """Wait until this table may be published; no other coroutine may wait for the same one."""
        if session_id in self._pressed or not await self._wait(session_id):
            yield
            return
        try:
            yield
        finally:
            self._pass_on()

    def give_up(self) -> None:
        """Cancel all that wait."""
        for waiting in self._waiting.values():
            waiting.cancel()

    async def _wait(self, session_id: int) -> bool:
        """Wait for a turn, which has to be passed on, or for a press."""
        if self._free:
            self._free -= 1
            return True
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[session_id] = waiting
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled() and waiting.result():
                self._pass_on()
            raise
        finally:
            del self._waiting[session_id]

    def _pass_on(self) -> None:
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_result(True)
                return
        self._free += 1
