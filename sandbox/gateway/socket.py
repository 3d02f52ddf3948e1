"""One open WebSocket of the gateway: sends in order, compressed if the client asked for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import web

from sandbox.gateway.compression import Compress
from sandbox.json_codec import dumps


class GatewaySocket:
    """Queues what is sent to one client and writes it in order."""

    def __init__(
        self,
        websocket: web.WebSocketResponse,
        localize: Callable[[str], str],
        compress: Compress | None,
    ) -> None:
        self.websocket = websocket
        self._localize = localize
        self.reader: asyncio.Task[None] | None = None
        """The task that reads from the client."""
        self.closed_by_us = False
        """The client's answer to our own close frame does not end its session."""
        self._compress = compress
        self._queue: deque[str] = deque()
        self._more = asyncio.Event()
        self._closed = asyncio.Event()
        self._writer = asyncio.create_task(self._write())

    def send(self, text: str) -> None:
        """Queue a message."""
        self._queue.append(self._localize(text))
        self._more.set()

    def send_op(self, op: int, data: Any = None) -> None:
        """Queue a message that belongs to no session."""
        self.send(dumps({"op": op, "d": data, "s": None, "t": None}))

    async def close(self, code: int, reason: str = "") -> None:
        """Close with this code, after everything that is queued."""
        self.closed_by_us = True
        try:
            # aiohttp drops the connection before the code is sent while another task reads.
            if self.reader is not None:
                self.reader.cancel()
                await asyncio.wait({self.reader})
            await self._drain()
            with contextlib.suppress(ConnectionError, RuntimeError):
                await self.websocket.close(code=code, message=reason.encode())
        finally:
            self._closed.set()

    async def finish(self) -> None:
        """Stop writing, once a close that is under way has completed."""
        if self.closed_by_us:
            await self._closed.wait()
        self._writer.cancel()
        await asyncio.wait({self._writer})

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                await self._more.wait()
                self._more.clear()
                await self._drain()

    async def _drain(self) -> None:
        while self._queue and not self.websocket.closed:
            text = self._queue.popleft()
            if self._compress is None:
                await self.websocket.send_str(text)
            else:
                await self.websocket.send_bytes(self._compress(text.encode()))
