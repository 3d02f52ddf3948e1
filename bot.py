"""The program: settings, store, renderer, then the bot, until somebody stops it."""

import asyncio
import gc
import hashlib
import json
import logging
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import aiohttp
import discord
from discord.app_commands import AppCommandContext, AppInstallationType
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from cogs.tables.commands.command_tree import CommandTranslator, TableCommandTree
from cogs.tables.setup import TableSetup
from data.settings import BadSetting, Settings
from data.store import Store, StoreError
from render.worker import Renderer
from sandbox import Limits, Sandbox

log = logging.getLogger("bot")

QUIET = ("alembic",)
"""Loggers that reveal too much below WARNING: stored values with their secrets, and plugins."""
BAD_START = 2
"""Exit status where a setting or the surroundings forbid the start."""
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 60.0
"""Seconds before the bot is started again after it broke: doubled each time, up to the longest."""
STEADY_SECONDS = 120.0
"""Having run so long, the bot counts as healthy and the pauses begin anew."""
IDENTIFY_SECONDS = 5.0
"""Discord takes one identify in this time."""
HEARTBEAT_TIMEOUT = 50.0
"""Seconds of silence after which the connection counts as dead."""
SWITCH_INTERVAL = 0.002
"""Seconds after which a thread that works on the database makes way for the event loop. At Python's
own 5 ms acknowledgements come late under load; below 1 ms the threads hinder each other."""
GUILD_READY_TIMEOUT = 0.5
"""Seconds to wait for one more server after the last: nothing here needs all of them."""


class CannotStart(Exception):
    """What keeps the program from starting, in one sentence for its operator."""


class TableBot(commands.Bot):
    """The Discord client. It keeps no messages and no members: ids carry everything."""

    def __init__(self, settings: Settings, store: Store, tables: TableSetup) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            tree_cls=TableCommandTree,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            heartbeat_timeout=HEARTBEAT_TIMEOUT,
            guild_ready_timeout=GUILD_READY_TIMEOUT,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=AppInstallationType(guild=True, user=True),
            allowed_contexts=AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        )
        self._settings = settings
        self._store = store
        self._tables = tables
        self._last_identify = -IDENTIFY_SECONDS

    async def setup_hook(self) -> None:
        """Load the tables and make the slash commands known, where they changed."""
        assert isinstance(self.tree, TableCommandTree)
        await self._tables.add_to(self, self.tree)
        await self.tree.set_translator(CommandTranslator())
        await self._sync_commands()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait only as long as Discord asks between two identifies."""
        wait = self._last_identify + IDENTIFY_SECONDS - time.monotonic()
        if not initial and wait > 0:
            await asyncio.sleep(wait)
        self._last_identify = time.monotonic()

    async def close(self) -> None:
        """Close the connection, and before it the wait for servers, which discord.py would leak."""
        waiting = self._connection._ready_task
        if waiting is not None:
            waiting.cancel()
        await super().close()

    async def on_ready(self) -> None:
        """Log that people can play."""
        log.info("logged in as %s, in %d servers", self.user, len(self.guilds))

    async def _sync_commands(self) -> None:
        """Register the commands, unless Discord has exactly these: creating them is rationed."""
        place = self._settings.command_guild
        guild = discord.Object(place) if place is not None else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        registered = await self.tree.fetch_commands(guild=guild)
        known = {command.name for command in registered}
        mine = {command.name for command in self.tree.get_commands(guild=guild)}
        digest = await self._commands_digest(guild)
        key = f"commands of {self.application_id} in {place}"
        if known != mine or await self._store.setting(key) != digest:
            registered = await self.tree.sync(guild=guild)
            await self._store.set_setting(key, digest)
            log.info("registered %d slash commands", len(mine))
        self._tables.commands.learn({command.name: command.id for command in registered})

    async def _commands_digest(self, guild: discord.Object | None) -> str:
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands(guild=guild)
        ]
        return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


def forgo_voice() -> None:
    """Keep discord.py from warning at each start that the libraries for voice are missing."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


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


@asynccontextmanager
async def connected(settings: Settings) -> AsyncIterator[Settings]:
    """The settings with a Discord to talk to: the real one, or a sandbox started here.

    :raises CannotStart: the sandbox's port is taken.
    """
    if settings.discord_token is not None:
        yield settings
        return
    try:
        # A bot that has broken starts again within a second: it need not wait to identify.
        sandbox = await Sandbox.start(
            settings.sandbox_host, settings.sandbox_port, limits=Limits(identify=None)
        )
    except OSError as error:
        raise CannotStart(
            f"The sandbox cannot use port {settings.sandbox_port}: {error.strerror}. "
            f"Choose another one: SANDBOX_PORT={settings.sandbox_port + 1}"
        ) from error
    pages = "".join(f"Open {url} in a browser.\n" for url in sandbox.page_urls)
    sys.stdout.write(f"No DISCORD_TOKEN: playing in a sandbox on this machine.\n{pages}")
    sys.stdout.flush()
    try:
        yield replace(settings, discord_token=sandbox.token, discord_api_url=sandbox.api_url)
    finally:
        await sandbox.close()


async def run(settings: Settings) -> None:
    """Open everything, run until told to stop, and close everything in order.

    :raises CannotStart: something keeps the program from starting.
    """
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    try:
        store = await Store.open(settings.database_url)
    except StoreError as error:
        raise CannotStart(str(error)) from error
    renderer = Renderer()
    try:
        await renderer.start()
        # Everything loaded so far stays. Scanning it for garbage again and again would delay
        # presses by tens of milliseconds.
        gc.collect()
        gc.freeze()
        async with connected(settings) as reachable:
            running = asyncio.create_task(run_bot(reachable, store, renderer), name="bot")
            stopping = asyncio.create_task(stop.wait(), name="stop")
            await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            running.cancel()
            (result,) = await asyncio.gather(running, return_exceptions=True)
            if isinstance(result, CannotStart):
                raise result
    finally:
        await renderer.close()
        await store.close()


def main() -> int:
    """Run the program: exit status 0 after an orderly stop, 2 where it could not start."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        forgo_voice()
        settings = Settings.load()
        logging.basicConfig(
            level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
        )
        for name in QUIET:
            logging.getLogger(name).setLevel(logging.WARNING)
        asyncio.run(run(settings))
    except (BadSetting, CannotStart) as problem:
        sys.stderr.write(f"{problem}\n")
        return BAD_START
    return 0


if __name__ == "__main__":
    sys.exit(main())
