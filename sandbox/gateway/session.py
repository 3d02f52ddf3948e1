"""A gateway session: what one client is told, numbered and kept until it has surely arrived."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import zlib
from collections import deque
from typing import Any

from aiohttp import web

from sandbox.gateway.intents import Intent
from sandbox.json_codec import dumps

_KEPT = 2_000
_SYNC_FLUSH = zlib.Z_SYNC_FLUSH


class Wire:
    """One open socket: sends in order, compressed where that was asked for."""

    def __init__(self, socket: web.WebSocketResponse, *, compress: bool) -> None:
        self.socket = socket
        self.reading: asyncio.Task[None] | None = None
        """Whoever listens to the socket."""
        self.was_cut = False
        """Closed from here; what the client answers to that is no leave-taking."""
        self._compressor = zlib.compressobj(1) if compress else None
        self._waiting: deque[str] = deque()
        self._more = asyncio.Event()
        self._done = asyncio.Event()
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        """Queue a message."""
        self._waiting.append(text)
        self._more.set()

    def say(self, op: int, data: Any = None) -> None:
        """Queue a message that belongs to no session."""
        self.send(dumps({"op": op, "d": data, "s": None, "t": None}))

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket with this code, after what is queued."""
        self.was_cut = True
        try:
            # A socket that is read in another task is torn down before the code arrives.
            if self.reading is not None:
                self.reading.cancel()
                await asyncio.wait({self.reading})
            await self._drain()
            with contextlib.suppress(ConnectionError, RuntimeError):
                await self.socket.close(code=code, message=reason.encode())
        finally:
            self._done.set()

    async def finish(self) -> None:
        """Stop writing; a closing that is under way is waited for."""
        if self.was_cut:
            await self._done.wait()
        self._writer.cancel()
        await asyncio.wait({self._writer})

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                await self._more.wait()
                self._more.clear()
                await self._drain()

    async def _drain(self) -> None:
        while self._waiting and not self.socket.closed:
            text = self._waiting.popleft()
            if self._compressor is None:
                await self.socket.send_str(text)
            else:
                data = self._compressor.compress(text.encode())
                await self.socket.send_bytes(data + self._compressor.flush(_SYNC_FLUSH))


class Session:
    """What a client has asked for, and the events it can still ask to hear again."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        """Its number, and how many there are."""
        self.intents = Intent(intents)
        self.sequence = 0
        self.wire: Wire | None = None
        self.lost_at: float | None = None
        """When its socket closed, while it has none."""
        self._kept: deque[tuple[int, str]] = deque(maxlen=_KEPT)

    def wants(self, guild_id: int | None, intent: Intent) -> bool:
        """Is this session told of such an event there? Direct messages go to shard 0."""
        number, count = self.shard
        mine = 0 if guild_id is None else (guild_id >> 22) % count
        return mine == number and intent in self.intents

    def tell(self, event: str, data: str) -> None:
        """Number an event, keep it, and send it if somebody listens."""
        self.sequence += 1
        text = f'{{"t":"{event}","s":{self.sequence},"op":0,"d":{data}}}'
        self._kept.append((self.sequence, text))
        if self.wire is not None:
            self.wire.send(text)

    def can_replay(self, after: int) -> bool:
        """Tell whether everything after this number is still here."""
        first = self._kept[0][0] if self._kept else self.sequence + 1
        return first - 1 <= after <= self.sequence

    def replay(self, after: int) -> None:
        """Send again whatever came after this number."""
        assert self.wire is not None
        for number, text in self._kept:
            if number > after:
                self.wire.send(text)
