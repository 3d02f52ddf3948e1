"""A client that sends requests to a sandbox one by one, and a small bot on its gateway."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp

from sandbox import Channel, Interaction, Message, Sandbox

Json = dict[str, Any]


class Answer:
    """The answer to a request."""

    def __init__(self, status: int, body: Any, headers: Any) -> None:
        self.status = status
        self.body = body
        self.headers = headers

    @property
    def code(self) -> int | None:
        return self.body.get("code") if isinstance(self.body, dict) else None

    @property
    def faults(self) -> dict[str, str]:
        """The field errors of a refused body: path and code."""
        found: dict[str, str] = {}

        def walk(node: Json, at: str) -> None:
            for key, inner in node.items():
                if key == "_errors":
                    found[at] = inner[0]["code"]
                else:
                    walk(inner, f"{at}.{key}" if at else key)

        walk(self.body.get("errors", {}), "")
        return found


class ApiClient:
    """Sends requests as a bot would, one by one."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        sent = {"Authorization": f"Bot {token or self.sandbox.token}", **(headers or {})}
        data: Any = None
        if files is not None:
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body or {}))
            for index, (name, content) in enumerate(files.items()):
                data.add_field(f"files[{index}]", content, filename=name)
        elif body is not None:
            data = json.dumps(body)
            sent.setdefault("Content-Type", "application/json")
        url = self.sandbox.api_url + path
        async with self.session.request(method, url, data=data, headers=sent) as response:
            text = await response.text()
            is_json = response.headers.get("Content-Type") == "application/json"
            return Answer(response.status, json.loads(text) if is_json else text, response.headers)

    async def send(self, channel: Channel, body: Json, **more: Any) -> Answer:
        return await self("POST", f"/channels/{channel.id}/messages", body, **more)

    async def post(self, channel: Channel, body: Json, **more: Any) -> Message:
        """Send a message that must be accepted."""
        answer = await self.send(channel, body, **more)
        assert answer.status == 200, answer.body
        return channel.messages[int(answer.body["id"])]

    async def edit(self, message: Message, body: Json, **more: Any) -> Answer:
        return await self(
            "PATCH", f"/channels/{message.channel.id}/messages/{message.id}", body, **more
        )

    async def register(self, *commands: Json) -> Answer:
        return await self(
            "PUT", f"/applications/{self.sandbox.world.bot.application_id}/commands", commands
        )

    async def answer(self, event: Json | Interaction, body: Json, **more: Any) -> Answer:
        where = (
            (event["id"], event["token"]) if isinstance(event, dict) else (event.id, event.token)
        )
        return await self("POST", "/interactions/{}/{}/callback".format(*where), body, **more)

    async def hook(
        self, method: str, interaction: Interaction, rest: str = "", body: Any = None
    ) -> Answer:
        path = f"/webhooks/{self.sandbox.world.bot.application_id}/{interaction.token}{rest}"
        return await self(method, path, body)


class Bot:
    """A bot on the gateway that responds to every interaction in the same way."""

    def __init__(self, api: ApiClient, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._hand = api
        self.socket = socket
        self.received: list[Json] = []
        self.answer: Callable[[Json], Awaitable[Any]] = self._defer
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def connected(cls, api: ApiClient) -> Bot:
        """A bot that has logged in."""
        sandbox = api.sandbox
        socket = await api.session.ws_connect(f"{sandbox.gateway_url}?v=10&encoding=json")
        login = {"token": sandbox.token, "intents": 1, "properties": {}}
        await socket.send_json({"op": 2, "d": login})
        bot = cls(api, socket)
        await sandbox.connected()
        return bot

    async def _defer(self, event: Json) -> None:
        await self._hand.answer(event, {"type": 6 if event["type"] in (3, 5) else 5})

    def answers(self, body: Json) -> None:
        """Respond with this callback from now on."""

        async def answer(event: Json) -> None:
            await self._hand.answer(event, body)

        self.answer = answer

    def stays_silent(self) -> None:
        async def nothing(event: Json) -> None:
            pass

        self.answer = nothing

    def events(self, name: str) -> list[Json]:
        return [event["d"] for event in self.received if event["t"] == name]

    async def _read(self) -> None:
        async for message in self.socket:
            event = json.loads(message.data)
            self.received.append(event)
            if event["t"] == "INTERACTION_CREATE":
                await self.answer(event["d"])

    async def close(self) -> None:
        self._reading.cancel()
        await self.socket.close()
