"""How often the bot may identify: Discord takes the token from one that does so too often.

A new session on the gateway begins with an *identify*. Discord allows a number of them a day, 1,000
for most bots, and one in five seconds. A bot that breaks again and again, or that is started again
and again, must not use them up. So they are counted here, in the database as well.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta

import discord

from data.store import Store, StoreError

log = logging.getLogger(__name__)

IDENTIFY_SECONDS = 5.0
"""Discord takes one identify of each group of shards in this time."""
DAY = 86_400.0
BURST_SHARE = 0.2
"""The part of a day's identifies that may follow each other at once."""
STEADY_SHARE = 0.4
"""The part of them that may be spread over a day in addition."""
RESERVE_SHARE = 0.05
"""With less than this left, by Discord's own count, the bot waits for the next day."""
USUAL_TOTAL = 1_000
_LONG_WAIT = 10.0
"""Seconds that are worth a line in the log."""
_CLOCK_ERROR = 600.0
"""Seconds by which the clocks of two machines may differ."""
_SETTING = "identifies used up until"


class Identifies:
    """Gives the shards of this process leave to identify; it outlives every single client.

    The allowance fills up steadily. What is stored is the moment at which it will be full again,
    so that other processes and later starts know of it. Two processes that identify at the same
    instant may count as one.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        *,
        is_shared: bool = False,
    ) -> None:
        """*clock* gives seconds since 1970. *is_shared*: other processes identify as well."""
        self._store = store
        self._is_shared = is_shared
        self._clock = clock
        self._sleep = sleep
        self._total = USUAL_TOTAL
        self._groups = 1
        """Discord's ``max_concurrency``: so many shards in a row may identify at once."""
        self._identified: dict[int, float] = {}
        """When a shard of each group identified last."""
        self._full_at = 0.0

    async def begin(self, limits: discord.SessionStartLimits) -> None:
        """Take note of what Discord allows, and wait for the next day where that is hardly any."""
        self._total, self._groups = limits.total, limits.max_concurrency
        if limits.remaining < limits.total * RESERVE_SHARE:
            seconds = limits.reset_after / 1000
            log.warning("Discord allows hardly any more logins today: waiting %.0f s", seconds)
            await self._sleep(seconds)

    async def take(self, shard_id: int | None) -> None:
        """Return when this shard may identify; it counts as done then."""
        group = (shard_id or 0) % self._groups
        while (wait := max(self._pause_of(group), await self._shortage())) > 0:
            if wait > _LONG_WAIT:
                log.warning("too many logins to Discord: the next one in %.0f s", wait)
            await self._sleep(wait)
        if self._is_shared and (wait := await self._turn(group)) > 0:
            await self._sleep(wait)
        now = self._clock()
        self._identified[group] = now
        self._full_at = max(self._full_at, now) + DAY / (self._total * STEADY_SHARE)
        with suppress(StoreError):
            await self._store.set_setting(_SETTING, str(self._full_at))

    def _pause_of(self, group: int) -> float:
        """Seconds until Discord takes another identify of this group."""
        if group not in self._identified:
            return 0.0
        return self._identified[group] + IDENTIFY_SECONDS - self._clock()

    async def _turn(self, group: int) -> float:
        """Seconds until it is this process's turn among those that identify in this group."""
        with suppress(StoreError):
            name, gap = f"identify, group {group}", timedelta(seconds=IDENTIFY_SECONDS)
            return (await self._store.take_turn(name, gap)).total_seconds()
        return 0.0

    async def _shortage(self) -> float:
        """Seconds until the allowance holds one more identify; negative where it holds several."""
        whole = DAY * BURST_SHARE / STEADY_SHARE
        now = self._clock()
        with suppress(StoreError):
            stored = float(await self._store.setting(_SETTING) or 0.0)
            # Later than it can be: the clock was wrong then, which must not lock the bot out.
            if stored < now + whole + _CLOCK_ERROR:
                self._full_at = max(self._full_at, stored)
        return self._full_at + DAY / (self._total * STEADY_SHARE) - whole - now
