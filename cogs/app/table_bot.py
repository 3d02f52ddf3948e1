"""The Discord client: what it asks of Discord, and the slash commands that it registers."""

import asyncio
import hashlib
import json
import logging
from contextlib import suppress
from importlib import import_module
from typing import Any

import aiohttp
import discord
from discord.app_commands import AppCommand, AppCommandContext, AppInstallationType
from discord.ext import commands

from cogs.app.setup import FEATURES, TableSetup
from cogs.commands.router import CommandTranslator, Router, TableCommandTree
from cogs.program.monitor import request_counter
from cogs.program.request_budget import RequestBudget
from cogs.publishing.refusals import may_pass
from cogs.workers.renderer import Renderer
from data.settings import Settings
from data.store import Store

log = logging.getLogger(__name__)

CLOSING_SECONDS = 1.0
"""How long Discord may take to answer the close of its connections; discord.py would wait for 30 s.
"""
HEARTBEAT_TIMEOUT = 50.0
"""Seconds of silence after which the connection counts as dead."""
REGISTERING_SECONDS = 30.0
"""How long a process waits for the commands to be registered by another one."""
EVERYWHERE = "everywhere"
"""The place of commands that all servers see."""
HEARD = {"READY", "RESUMED", "INTERACTION_CREATE"}
"""What discord.py acts on; from the rest it would keep all servers, channels and threads."""
GUILD_READY_TIMEOUT = 0.5
"""Seconds to wait for one more server after the last: nothing here needs all of them."""


class TableBot(commands.AutoShardedBot):
    """The Discord client. It keeps no servers, messages or members: ids carry everything."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        renderer: Renderer,
        http: aiohttp.ClientSession,
        budget: RequestBudget,
    ) -> None:
        shards = settings.shards
        served: Any = {}
        if shards is not None:
            served = {"shard_ids": list(shards.ids), "shard_count": shards.count}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            **served,
            http_trace=budget.watch(request_counter()),
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
        self.table_setup = TableSetup(self, store, renderer, http)
        self.services = self.table_setup.services
        parsers = self._connection.parsers
        for event in set(parsers) - HEARD:
            del parsers[event]
        parsers["GUILD_CREATE"] = self._hear_of_server

    def _hear_of_server(self, data: Any) -> None:
        """Tell of a server that has invited the bot; nothing is kept of any server."""
        if "unavailable" not in data:
            self.dispatch("guild_join", discord.Guild(data=data, state=self._connection))

    async def setup_hook(self) -> None:
        """Load the features and make the slash commands known, where they changed."""
        assert isinstance(self.tree, TableCommandTree)
        self.tree.services = self.services
        await self.add_cog(Router(self.services))
        for name in FEATURES:
            # Not as an extension, which is executed anew for each client of a process.
            await import_module(name).setup(self)
        await self.table_setup.start()
        await self.tree.set_translator(CommandTranslator())
        await self._sync_commands()

    async def close(self) -> None:
        """Close the connections, and before them what discord.py would leak: waits for servers."""
        for waiting in (*self._connection._ready_tasks.values(), self._connection._ready_task):
            if waiting is not None:
                waiting.cancel()
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await super().close()
        except TimeoutError:
            await self.http.close()

    async def on_ready(self) -> None:
        """Log that people can play."""
        served = list(self.shards)
        log.info(
            "logged in as %s, in %d servers; shards %d to %d of %d",
            self.user,
            len(self.guilds),
            min(served),
            max(served),
            self.shard_count,
        )

    async def _sync_commands(self) -> None:
        """Register the commands, unless Discord has exactly these: creating them is rationed.

        In the place where they were until then they are taken back.
        """
        place = self._settings.command_guild
        guild = discord.Object(place) if place is not None else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        registered = await self.tree.fetch_commands(guild=guild)
        known = {command.name for command in registered}
        mine = {command.name for command in self.tree.get_commands(guild=guild)}
        wanted = f"{place or EVERYWHERE} {await self._commands_digest(guild)}"
        key = f"commands of {self.application_id}"
        before = await self._store.setting(key)
        if not self._registers_commands:
            registered = await self._registered_elsewhere(guild, key, wanted)
        elif known != mine or before != wanted:
            registered = await self.tree.sync(guild=guild)
            await self._take_back(before, wanted)
            await self._store.set_setting(key, wanted)
            log.info("registered %d slash commands", len(mine))
        self.services.commands.learn({command.name: command.id for command in registered})

    async def _take_back(self, before: str | None, wanted: str) -> None:
        """Take the commands back where they were *before*, unless that is where they are *wanted*.

        Discord shows those of a server beside those of all.
        """
        place = before.split()[0] if before is not None else None
        if place is None or place == wanted.split()[0]:
            return
        assert self.application_id is not None
        try:
            if place == EVERYWHERE:
                await self.http.bulk_upsert_global_commands(self.application_id, [])
            else:
                await self.http.bulk_upsert_guild_commands(self.application_id, int(place), [])
        except discord.HTTPException as refusal:
            if may_pass(refusal):
                raise
            # The bot was thrown out there, and the commands with it.
            log.info("the slash commands in server %s stay as they are: %s", place, refusal)

    @property
    def _registers_commands(self) -> bool:
        """Of several processes, the one with shard 0 does."""
        return self._settings.shards is None or 0 in self._settings.shards.ids

    async def _registered_elsewhere(
        self, guild: discord.Object | None, key: str, wanted: str
    ) -> list[AppCommand]:
        """The commands, once another process has registered them; what there is if none does."""
        with suppress(TimeoutError):
            async with asyncio.timeout(REGISTERING_SECONDS):
                while await self._store.setting(key) != wanted:
                    await asyncio.sleep(1.0)
        return await self.tree.fetch_commands(guild=guild)

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
