"""A connection to a sandbox's gateway, driven by hand."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
from payloads import Json

from sandbox import Sandbox

GUILDS = 1


class GatewayClient:
    """A gateway connection, driven by hand."""

    def __init__(self, sandbox: Sandbox, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.sandbox = sandbox
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def receive(self) -> Json:
        message = await self.socket.receive()
        assert message.type is aiohttp.WSMsgType.TEXT, message
        received: Json = json.loads(message.data)
        return received

    async def receive_until(self, event: str) -> Json:
        while (received := await self.receive())["t"] != event:
            pass
        return received

    async def identify(self, intents: int = GUILDS, **more: Any) -> Json:
        data = {"token": self.sandbox.token, "intents": intents, "properties": {}, **more}
        await self.send(2, data)
        return (await self.receive_until("READY"))["d"]

    async def resume(self, session_id: str, seq: int) -> None:
        await self.send(6, {"token": self.sandbox.token, "session_id": session_id, "seq": seq})

    async def close_code(self) -> int | None:
        while not self.socket.closed:
            await self.socket.receive()
        return self.socket.close_code

    async def cut(self) -> int | None:
        """Let the sandbox close it; returns the code that arrives."""
        closing, _ = await asyncio.gather(self.close_code(), self.sandbox.gateway.drop_all())
        return closing


async def connect(
    sandbox: Sandbox, session: aiohttp.ClientSession, query: str = ""
) -> GatewayClient:
    client = GatewayClient(
        sandbox, await session.ws_connect(f"{sandbox.gateway_url}?v=10&encoding=json{query}")
    )
    hello = await client.receive()
    assert hello["op"] == 10
    assert hello["d"]["heartbeat_interval"] > 0
    return client
