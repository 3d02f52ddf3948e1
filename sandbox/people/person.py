"""People for tests: each acts as at a Discord client and waits for the bot's response."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sandbox.errors import ClientError, Json
from sandbox.people.client import Client
from sandbox.services.attachments import Attachments
from sandbox.services.direct_messages import DirectMessages
from sandbox.services.interaction import Interaction, Modal
from sandbox.world.model import Attachment, Channel, Dms, Message, Ping, User

_PATIENCE = 300.0
"""Seconds to wait for a response before a test goes on: longer than any bot takes that responds."""


class Person:
    """Somebody who uses the bot."""

    def __init__(
        self, client: Client, bot: User, direct_messages: DirectMessages, attachments: Attachments
    ) -> None:
        self.user = client.user
        self.client = client
        """The same without waiting: each method returns at once what was sent."""
        self._bot = bot
        self._direct_messages = direct_messages
        self._attachments = attachments

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name others see."""
        return self.user.name

    @property
    def pings(self) -> list[Ping]:
        """Every ping this person got, oldest first."""
        return self.user.pings

    @property
    def dm(self) -> Channel:
        """The DM channel with the bot."""
        return self._direct_messages.open(self._bot, self.user)

    def conversation_with(self, other: Person) -> Channel:
        """The DM channel with another person, which the bot is not in."""
        return self._direct_messages.open(self.user, other.user)

    def open_dms(self) -> None:
        """Accept direct messages again."""
        self.user.dms = Dms.OPEN

    def close_dms(self, how: Dms = Dms.BLOCKED) -> None:
        """Accept no direct messages any more: block the app, or turn them off for servers."""
        self.user.dms = how

    def speaks(self, locale: str) -> None:
        """Set the language of this person's client."""
        self.user.locale = locale

    async def slash(self, channel: Channel, name: str, /, **options: Any) -> Interaction:
        """Use a slash command and wait for the response; sub-commands follow after spaces."""
        return await self.wait(self.client.command(channel, name, options))

    async def menu(self, channel: Channel, name: str, target: User | Message) -> Interaction:
        """Use a context menu command and wait for the response."""
        return await self.wait(self.client.menu_command(channel, name, target))

    async def autocomplete(
        self, channel: Channel, name: str, *, option: str, value: str = "", **options: Any
    ) -> list[Json]:
        """Type into an option and wait for the choices, each with ``name`` and ``value``."""
        given = {**options, option: value}
        interaction = await self.wait(self.client.autocomplete(channel, name, given, option))
        return interaction.choices or []

    async def press(
        self,
        message: Message,
        *,
        custom_id: str | None = None,
        label: str | None = None,
        force: bool = False,
    ) -> Interaction:
        """Press a button, found by its id or its label, and wait for the response.

        ``force`` sends an id that is not on the message, or a disabled one, as a forger would.
        """
        if custom_id is None:
            custom_id = _custom_id_of(message, label)
        return await self.wait(self.client.use(message, custom_id, force=force))

    async def choose(
        self, message: Message, custom_id: str, values: list[str] | str, *, force: bool = False
    ) -> Interaction:
        """Choose from a select and wait for the response."""
        chosen = [values] if isinstance(values, str) else values
        return await self.wait(self.client.use(message, custom_id, chosen, force=force))

    async def submit(self, modal: Modal, values: Json) -> Interaction:
        """Submit a modal, values by custom id, and wait for the response."""
        return await self.wait(self.client.submit(modal, values))

    def upload(self, filename: str, data: bytes) -> Attachment:
        """Upload a file, to give it to an option or a modal."""
        return self._attachments.upload(filename, data)

    def write(self, channel: Channel, content: str) -> Message:
        """Post a message in a channel."""
        return self.client.write(channel, content)

    def sees(self, channel: Channel) -> list[Message]:
        """The messages on this person's screen, oldest first; own ephemeral ones among them."""
        return self.client.sees(channel)

    def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message."""
        self.client.dismiss(message)

    async def wait(self, interaction: Interaction, within: float = _PATIENCE) -> Interaction:
        """Wait until the client shows a response or a failure, for *within* seconds at most."""
        with suppress(TimeoutError):
            await asyncio.wait_for(interaction.settled.wait(), within)
        return interaction


def _custom_id_of(message: Message, label: str | None) -> str:
    found = [button for button in message.buttons if button.label == label and button.custom_id]
    if len(found) != 1:
        labels = [button.label for button in message.buttons]
        raise ClientError(f"{len(found)} buttons are labelled {label!r} among {labels}")
    custom_id = found[0].custom_id
    assert custom_id is not None
    return custom_id
