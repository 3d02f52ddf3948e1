"""A bot without a library: it responds to each interaction as scripted."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from io import BytesIO
from typing import Any

from aiohttp import ClientSession, FormData
from PIL import Image

from sandbox import Sandbox

Json = dict[str, Any]

V2 = 1 << 15
EPHEMERAL = 1 << 6

_HELLO, _IDENTIFY, _GUILDS = 10, 2, 1


class ScriptedBot:
    """Speaks the gateway's protocol and Discord's REST, as far as these tests need it."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self.answers: dict[str, Json] = {}
        """Callbacks by custom id or command name; it does not respond to others."""
        self.received: list[Json] = []
        """The interactions received, oldest first."""

    async def __aenter__(self) -> ScriptedBot:
        authorization = {"Authorization": f"Bot {self._sandbox.token}"}
        self._session = ClientSession(headers=authorization)
        self._socket = await self._session.ws_connect(self._sandbox.gateway_url + "?v=10")
        assert (await self._socket.receive_json())["op"] == _HELLO
        login = {"token": self._sandbox.token, "intents": _GUILDS, "properties": {}}
        await self._socket.send_json({"op": _IDENTIFY, "d": login})
        self._listening = asyncio.create_task(self._listen())
        await self._sandbox.connected()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening
        await self._socket.close()
        await self._session.close()

    async def register(self, *commands: Json) -> None:
        """Register these as the commands of the bot."""
        bot = self._sandbox.world.bot.id
        await self._ask("PUT", f"/applications/{bot}/commands", list(commands))

    async def post(self, channel_id: int, payload: Json, **pictures: bytes) -> str:
        """Post a message; pictures by the stem of their name. Returns its id."""
        answer = await self._ask("POST", f"/channels/{channel_id}/messages", payload, pictures)
        return str(answer["id"])

    async def edit(
        self, channel_id: int, message_id: str, payload: Json, **pictures: bytes
    ) -> None:
        """Edit a message; the pictures take the place of those that were there."""
        path = f"/channels/{channel_id}/messages/{message_id}"
        files = [{"id": index, "filename": f"{stem}.png"} for index, stem in enumerate(pictures)]
        await self._ask("PATCH", path, {**payload, "attachments": files}, pictures)

    async def open_thread(self, channel_id: int, name: str, message_id: str = "") -> int:
        """Open a public thread, on a message or by itself; returns its id."""
        below, kind = (f"/messages/{message_id}", {}) if message_id else ("", {"type": 11})
        path = f"/channels/{channel_id}{below}/threads"
        answer = await self._ask("POST", path, {"name": name, **kind})
        return int(answer["id"])

    async def _ask(
        self, method: str, path: str, payload: Any, pictures: dict[str, bytes] | None = None
    ) -> Any:
        url = self._sandbox.api_url + path
        body: Any = {"json": payload}
        if pictures:
            form = FormData()
            form.add_field("payload_json", json.dumps(payload), content_type="application/json")
            for index, (stem, data) in enumerate(pictures.items()):
                name = f"{stem}.png"
                form.add_field(f"files[{index}]", data, filename=name, content_type="image/png")
            body = {"data": form}
        async with self._session.request(method, url, **body) as response:
            answer = await response.json()
            assert response.ok, answer
            return answer

    async def _listen(self) -> None:
        async for frame in self._socket:
            event = frame.json()
            if event["t"] == "INTERACTION_CREATE":
                await self._on_interaction(event["d"])

    async def _on_interaction(self, interaction: Json) -> None:
        self.received.append(interaction)
        data = interaction["data"]
        answer = self.answers.get(data.get("custom_id") or data["name"])
        if interaction["type"] == 4:
            answer = self.answers.get(f"{data['name']}?")
        if answer is not None:
            url = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
            async with self._session.post(self._sandbox.api_url + url, json=answer) as response:
                assert response.ok, await response.text()


def picture(color: str, size: tuple[int, int] = (600, 500)) -> bytes:
    """A picture in one colour."""
    data = BytesIO()
    Image.new("RGB", size, color).save(data, "PNG")
    return data.getvalue()


def button(custom_id: str, label: str, style: int = 1) -> Json:
    """A button."""
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id}


def row(*components: Json) -> Json:
    """A row of components."""
    return {"type": 1, "components": list(components)}


def text(content: str) -> Json:
    """A text component."""
    return {"type": 10, "content": content}
