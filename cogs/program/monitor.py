"""A small HTTP server for monitoring: the health and the metrics of the program."""

import asyncio

import discord
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cogs.program.metrics import OUTBOX_AGE, SHARDS_CONNECTED
from data.store import Store, StoreError

DATABASE_SECONDS = 2.0
"""A database that takes longer to answer counts as out of order."""


class Monitor:
    """Tells whether this process can serve people. To be shown to operators, not to the public."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._bot: discord.AutoShardedClient | None = None
        self._runner: web.AppRunner | None = None

    def watch(self, bot: discord.AutoShardedClient) -> None:
        """Report on *bot* from now on, in place of the client before it."""
        self._bot = bot

    async def start(self, host: str, port: int) -> int:
        """Listen on *port*, or on any free one where it is 0; returns which.

        :raises OSError: the port is taken or the address is not ours.
        """
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/ready", self._ready)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self.close()
            raise
        bound: int = self._runner.addresses[0][1]
        return bound

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, _: web.Request) -> web.Response:
        """200 while this process works and its database answers, whatever Discord does."""
        return _report({"database": await self._measure_outbox()})

    async def _ready(self, _: web.Request) -> web.Response:
        """200 while people can play: all shards are connected as well."""
        return _report({"database": await self._measure_outbox(), "discord": self._is_connected()})

    async def _metrics(self, _: web.Request) -> web.Response:
        await self._measure_outbox()
        SHARDS_CONNECTED.set(len(self._connected_shards()))
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _measure_outbox(self) -> bool:
        """Measure the age of the oldest task; False where the database does not answer."""
        try:
            async with asyncio.timeout(DATABASE_SECONDS):
                oldest = await self._store.oldest_task()
        except (StoreError, TimeoutError):
            return False
        age = self._store.clock() - oldest if oldest is not None else None
        OUTBOX_AGE.set(age.total_seconds() if age is not None else 0.0)
        return True

    def _is_connected(self) -> bool:
        bot = self._bot
        if bot is None or bot.is_closed() or not bot.is_ready():
            return False
        return len(self._connected_shards()) == len(bot.shards)

    def _connected_shards(self) -> list[int]:
        if self._bot is None:
            return []
        return [number for number, shard in self._bot.shards.items() if not shard.is_closed()]


def _report(parts: dict[str, bool]) -> web.Response:
    return web.json_response(parts, status=200 if all(parts.values()) else 503)
