"""Staying below Discord's limits for the whole bot, which discord.py only learns of by refusals.

Discord takes 50 requests a second of one bot, and bars an address after 10,000 refused requests in
ten minutes. The limits of single routes are discord.py's business. Responses to interactions are
not rationed: they do not count, and nobody can wait with them.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import aiohttp
from discord.http import Route
from yarl import URL

log = logging.getLogger(__name__)

PER_SECOND = 45.0
"""A little less than Discord takes: another program may use the same token."""
REFUSALS = 9_000.0
"""Of the 10,000 that get an address barred."""
CAREFUL_SHARE = 0.2
"""With so many of them used up, the rest is spread over the time for which they count."""
WINDOW = 600.0
_REFUSED = (401, 403, 429)
_SECOND = 1.0


class RequestBudget:
    """Lets the requests of one process pass when there is room for them, in their order."""

    def __init__(self, share: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        """*share* is the part of the bot's requests that this process may send."""
        self._clock = clock
        self._per_second = max(int(PER_SECOND * share), 1)
        self._refusals = REFUSALS * share
        self._turn = asyncio.Lock()
        self._under_way = 0
        self._ended: deque[float] = deque()
        """When requests of the last second were answered."""
        self._refused: deque[float] = deque()
        self._is_careful = False
        self._last = clock()
        self._changed = asyncio.Event()

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """*trace*, which now also keeps the requests of its client session within the budget."""
        trace.on_request_start.append(self._before)
        trace.on_request_end.append(self._after)
        trace.on_request_exception.append(self._lost)
        return trace

    async def _before(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, start: Any
    ) -> None:
        context.is_rationed = False
        if _is_rationed(start.url):
            await self.acquire()
            # Only now: a request that was cancelled while it waited has nothing to release.
            context.is_rationed = True

    async def _after(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, end: Any
    ) -> None:
        # A shared limit is not the fault of this bot, and does not count.
        is_shared = end.response.headers.get("X-RateLimit-Scope") == "shared"
        if end.response.status in _REFUSED and not is_shared:
            self.refuse()
        if context.is_rationed:
            self.release()

    async def _lost(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, _failure: Any
    ) -> None:
        if context.is_rationed:
            self.release()

    async def acquire(self) -> None:
        """Return when the next request may be sent."""
        async with self._turn:
            while (pause := self._pause()) > 0:
                self._changed.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._changed.wait()
            self._under_way += 1
            self._last = self._clock()

    def release(self) -> None:
        """A request was answered, or lost.

        It counts until a second later: when Discord has counted it, nobody here knows.
        """
        self._under_way -= 1
        self._ended.append(self._clock())
        self._changed.set()

    def refuse(self) -> None:
        """A request was refused in a way that gets an address barred."""
        self._refused.append(self._clock())

    def _pause(self) -> float:
        """Seconds after which there may be room for a request; 0: there is."""
        now = self._clock()
        while self._ended and self._ended[0] <= now - _SECOND:
            self._ended.popleft()
        pause = self._last + self._spacing(now) - now
        if self._under_way + len(self._ended) >= self._per_second:
            pause = max(pause, self._ended[0] + _SECOND - now if self._ended else _SECOND)
        return max(pause, 0.0)

    def _spacing(self, now: float) -> float:
        """Seconds between two requests with which even a row of refusals bars nobody."""
        while self._refused and self._refused[0] <= now - WINDOW:
            self._refused.popleft()
        used = len(self._refused)
        is_careful = used > self._refusals * CAREFUL_SHARE
        if is_careful and not self._is_careful:
            log.warning("Discord has refused %d requests in %.0f s: slowing down", used, WINDOW)
        self._is_careful = is_careful
        if not is_careful:
            return 0.0
        # Each may be refused, and then counts for the whole of this time.
        return WINDOW / max(self._refusals - used, 1.0)


def _is_rationed(url: URL) -> bool:
    """Tell whether a request counts for the limit of the bot: no gateway, and no interaction."""
    path = url.path.removeprefix(URL(Route.BASE).path)
    return path != url.path and not path.startswith(("/interactions/", "/webhooks/"))
