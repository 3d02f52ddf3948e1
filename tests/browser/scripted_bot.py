"""A bot without a library: it responds to each interaction as scripted."""

from io import BytesIO
from typing import Any

from aiohttp import ClientSession
from PIL import Image

from sandbox import Sandbox
from tests.sandbox.payloads import V2 as V2
from tests.sandbox.payloads import Json
from tests.sandbox.payloads import row as row
from tests.sandbox.payloads import text as text
from tests.sandbox.raw_bot import ApiClient, Bot

EPHEMERAL = 1 << 6


class ScriptedBot:
    """Posts what a page shows, and answers by custom id or command name."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self.answers: dict[str, Json] = {}
        """Callbacks by custom id or command name; it does not respond to others."""
        self.received: list[Json] = []
        """The interactions received, oldest first."""

    async def __aenter__(self) -> "ScriptedBot":
        self._session = ClientSession()
        self._api = ApiClient(self._sandbox, self._session)
        self._bot = await Bot.connected(self._api)
        self._bot.answer = self._respond
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._bot.close()
        await self._session.close()

    async def register(self, *commands: Json) -> None:
        """Register these as the commands of the bot."""
        await self._api.register(*commands)

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
        return int((await self._ask("POST", path, {"name": name, **kind}, {}))["id"])

    async def _ask(self, method: str, path: str, payload: Json, pictures: dict[str, bytes]) -> Any:
        files = {f"{stem}.png": data for stem, data in pictures.items()}
        answer = await self._api(method, path, payload, files=files or None)
        assert answer.status < 400, answer.body
        return answer.body

    async def _respond(self, interaction: Json) -> None:
        self.received.append(interaction)
        data = interaction["data"]
        name = data.get("custom_id") or data["name"]
        answer = self.answers.get(f"{name}?" if interaction["type"] == 4 else name)
        if answer is not None:
            response = await self._api.answer(interaction, answer)
            assert response.status < 400, response.body


def picture(color: str, size: tuple[int, int] = (600, 500)) -> bytes:
    """A picture in one colour."""
    data = BytesIO()
    Image.new("RGB", size, color).save(data, "PNG")
    return data.getvalue()


def button(custom_id: str, label: str) -> Json:
    """A button."""
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id}
