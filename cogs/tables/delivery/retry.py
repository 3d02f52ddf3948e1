"""Repeating requests to Discord that failed for a reason that may pass."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

T = TypeVar("T")

PAUSES = (0.05, 0.15, 0.4, 0.8)
"""Seconds between the attempts of one request; together well below Discord's three seconds."""

TRANSIENT_ERRORS = (OSError, aiohttp.ClientError, TimeoutError, discord.DiscordServerError)
"""Failures that may be gone at the next attempt."""


async def retry(call: Callable[[], Awaitable[T]]) -> T:
    """The result of *call*, repeated after transient errors.

    :raises discord.HTTPException: Discord refuses, or does not recover in time.
    """
    for pause in PAUSES:
        try:
            return await call()
        except TRANSIENT_ERRORS:
            await asyncio.sleep(pause)
    return await call()
