"""Keeping a bot connected: a client that ends is replaced by a new one, after a pause."""

import asyncio
import logging
import time

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from cogs.client.errors import CannotStart
from cogs.client.table_bot import TableBot
from cogs.tables.setup import TableSetup
from data.settings import Settings
from data.store import Store
from render.worker import Renderer

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 60.0
"""Seconds before the bot is started again after it broke: doubled each time, up to the longest."""
STEADY_SECONDS = 120.0
"""Having run so long, the bot counts as healthy and the pauses begin anew."""


async def point_discord_at(api_url: str, http: aiohttp.ClientSession) -> None:
    """Point discord.py at the server at *api_url*, and at the gateway which that server names."""
    Route.BASE = api_url
    async with http.get(f"{api_url}/gateway") as response:
        body = await response.json()
    DiscordWebSocket.DEFAULT_GATEWAY = URL(body["url"])


async def run_bot(settings: Settings, store: Store, renderer: Renderer) -> None:
    """Keep a bot connected until the task is cancelled.

    A malformed event or a lost connection may end discord.py's client; a new one then takes over.

    :raises CannotStart: Discord does not accept the token.
    """
    pause = FIRST_PAUSE
    while True:
        began = time.monotonic()
        try:
            await _run_once(settings, store, renderer)
        except (discord.LoginFailure, discord.PrivilegedIntentsRequired) as refusal:
            raise CannotStart(f"DISCORD_TOKEN is not accepted: {refusal}") from refusal
        except Exception:
            # The boundary of the client: whatever ended it, the tables must go on.
            log.exception("the connection to Discord ended")
        if time.monotonic() - began > STEADY_SECONDS:
            pause = FIRST_PAUSE
        log.info("starting again in %.1f s", pause)
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)


async def _run_once(settings: Settings, store: Store, renderer: Renderer) -> None:
    assert settings.discord_token is not None
    async with aiohttp.ClientSession() as http:
        if settings.discord_api_url != Settings().discord_api_url:
            await point_discord_at(settings.discord_api_url, http)
        tables = TableSetup(store, renderer, http)
        async with TableBot(settings, store, tables) as bot:
            try:
                await bot.start(settings.discord_token)
            finally:
                await tables.close()
