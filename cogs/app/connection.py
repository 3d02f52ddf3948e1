"""Keeping a bot connected: a client that ends is replaced by a new one, after a pause."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from cogs.app.table_bot import TableBot
from cogs.program.errors import CannotStart, final_refusal
from cogs.program.log import in_one_line
from cogs.program.monitor import Monitor, request_counter
from cogs.program.request_budget import RequestBudget
from cogs.publishing.refusals import TRANSIENT_ERRORS
from cogs.workers.renderer import Renderer
from data.settings import Settings
from data.store import Store

log = logging.getLogger(__name__)


class NotDiscord(Exception):
    """The server at DISCORD_API_URL does not answer as Discord does."""


_UNREACHABLE = (*TRANSIENT_ERRORS, discord.GatewayNotFound, NotDiscord)
"""What says nothing about this program: a traceback would not help."""

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 120.0
"""Seconds before the bot is started again after it broke: doubled each time, up to the longest.

So it identifies about 720 times a day at most: Discord takes the token after 1,000."""
STEADY_SECONDS = 120.0
"""After running this long the bot counts as healthy, and the pauses start over."""


async def run_bot(
    settings: Settings, store: Store, renderer: Renderer, monitor: Monitor | None = None
) -> None:
    """Keep a bot connected until the task is cancelled.

    A malformed event or a lost connection may end discord.py's client; a new one then takes over.

    :raises CannotStart: Discord refuses the bot for good.
    """
    budget = RequestBudget(1.0 if settings.shards is None else settings.shards.share)
    pause = FIRST_PAUSE
    while True:
        began = time.monotonic()
        failure = await _failure_of(
            _run_once(settings, store, renderer, budget, monitor),
            has_own_shards=settings.shards is not None,
        )
        if time.monotonic() - began > STEADY_SECONDS:
            pause = FIRST_PAUSE
        if isinstance(failure, _UNREACHABLE):
            address = URL(settings.discord_api_url).with_user(None)
            reason = in_one_line(failure)
            log.warning(
                "cannot reach Discord at %s (%s): next try in %.1f s", address, reason, pause
            )
        else:
            log.error(
                "the connection to Discord ended: next try in %.1f s", pause, exc_info=failure
            )
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def _failure_of(
    running: Coroutine[Any, Any, None], *, has_own_shards: bool
) -> Exception | None:
    """Return the exception that ended *running*.

    :raises CannotStart: it would always end so.
    """
    try:
        await running
    except Exception as failure:
        # The boundary of the client: whatever ended it, the tables must go on.
        refusal = final_refusal(failure, has_own_shards=has_own_shards)
        if refusal is not None:
            raise CannotStart(refusal) from failure
        return failure
    return None


async def _run_once(
    settings: Settings,
    store: Store,
    renderer: Renderer,
    budget: RequestBudget,
    monitor: Monitor | None,
) -> None:
    assert settings.discord_token is not None
    traces, jar = [budget.watch(request_counter())], aiohttp.DummyCookieJar()
    async with aiohttp.ClientSession(trace_configs=traces, cookie_jar=jar) as http:
        if settings.discord_api_url != Settings().discord_api_url:
            await _point_discord_at(settings.discord_api_url, http)
        async with TableBot(settings, store, renderer, http, budget) as bot:
            if monitor is not None:
                monitor.watch(bot)
            try:
                await bot.start(settings.discord_token)
            finally:
                await bot.table_setup.close()


async def _point_discord_at(api_url: str, http: aiohttp.ClientSession) -> None:
    """Point discord.py at the server at *api_url*, and at the gateway which that server names.

    :raises NotDiscord: it names none.
    """
    Route.BASE = api_url
    async with http.get(f"{api_url}/gateway") as response:
        try:
            DiscordWebSocket.DEFAULT_GATEWAY = URL((await response.json())["url"])
        except (ValueError, KeyError, TypeError, aiohttp.ContentTypeError) as error:
            raise NotDiscord(f"its answer to /gateway has status {response.status}") from error
