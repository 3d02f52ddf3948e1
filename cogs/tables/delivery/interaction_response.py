"""Responding to an interaction: acknowledge it at once, then show its person something in private.

The acknowledgement is also a claim. Two processes may get the same press (an overlapping restart);
Discord accepts the first callback and refuses the other one with 40060, and the process that is
refused does nothing more. discord.py would repeat a failed callback only after one of the three
seconds there are, and never after a lost connection: so the callback is sent from here.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord.http import Route

from cogs.tables.delivery.retry import PAUSES, retry
from cogs.tables.messages.payload import MessagePayload, text

log = logging.getLogger(__name__)

ALREADY_ACKNOWLEDGED = 40060
EPHEMERAL = 64


class InteractionResponse:
    """The one response that an interaction gets."""

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        session: aiohttp.ClientSession,
        *,
        has_own_message: bool = False,
    ) -> None:
        self.interaction = interaction
        self._http = session
        self.has_own_message = has_own_message
        """Whether it has a private message of its own already, which :meth:`respond` edits."""

    async def acknowledge_privately(self) -> bool:
        """Acknowledge with a private "thinking" message, which :meth:`respond` then fills."""
        self.has_own_message = True
        return await self._acknowledge({"type": 5, "data": {"flags": EPHEMERAL}})

    async def acknowledge_in_place(self) -> bool:
        """Acknowledge a press without changing its message."""
        self.has_own_message = self.is_private
        return await self._acknowledge({"type": 6})

    @property
    def in_dm(self) -> bool:
        """Whether it happens in the direct messages between this person and the bot."""
        return self.interaction.guild_id is None and self.interaction.context.dm_channel

    @property
    def is_private(self) -> bool:
        """Whether the press came from a message that only this person sees."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.in_dm)

    @property
    def message_id(self) -> int | None:
        """The message that was pressed; None for a command."""
        message = self.interaction.message
        return None if message is None else message.id

    async def respond(self, payload: MessagePayload) -> None:
        """Show *payload* to this person alone."""
        if self.has_own_message:
            await retry(lambda: self.edit(payload))
        else:
            await retry(lambda: self._follow_up(payload))

    async def respond_text(self, sentence: str) -> None:
        """Show one sentence to this person alone."""
        await self.respond(MessagePayload((text(sentence),)))

    async def edit(self, payload: MessagePayload) -> None:
        """Put *payload* into the message that the interaction belongs to."""
        await self.interaction.edit_original_response(
            view=payload.view(), attachments=payload.files(), allowed_mentions=payload.mentions()
        )

    async def delete(self) -> None:
        """Remove the private message: there is nothing to show."""
        # Not found: an earlier attempt removed it, and only the answer to that was lost.
        with suppress(discord.NotFound):
            await retry(self.interaction.delete_original_response)

    async def _follow_up(self, payload: MessagePayload) -> None:
        await self.interaction.followup.send(
            view=payload.view(),
            files=payload.files(),
            allowed_mentions=payload.mentions(),
            ephemeral=True,
        )

    async def _acknowledge(self, callback: dict[str, Any]) -> bool:
        """Send the callback; False where another process has the interaction."""
        url = f"{Route.BASE}/interactions/{self.interaction.id}/{self.interaction.token}/callback"
        lost = False
        for pause in (*PAUSES, None):
            try:
                async with self._http.post(url, json=callback) as response:
                    if response.status < 300:
                        return True
                    if response.status < 500 and response.status != 429:
                        return await self._refused(response, lost)
                    lost = True
            except (OSError, aiohttp.ClientError, TimeoutError):
                lost = True
            if pause is not None:
                await asyncio.sleep(pause)
        log.warning("interaction %s could not be acknowledged", self.interaction.id)
        return False

    async def _refused(self, response: aiohttp.ClientResponse, lost: bool) -> bool:
        """Whether an earlier callback of this process got through although its answer was lost."""
        body = await response.json()
        code = body.get("code")
        if code == ALREADY_ACKNOWLEDGED and lost:
            return True
        log.info("interaction %s is not ours: %s", self.interaction.id, code)
        return False
