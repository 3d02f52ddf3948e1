"""Answering an interaction: claim it at once, then show its person something in private.

The acknowledgement is the claim. Two processes may get the same press (an overlapping restart);
Discord takes the first callback and answers the other one with 40060, and who gets that does
nothing more. discord.py would repeat a failed callback only after a second of the three there are,
and a lost connection never: so the callback is sent from here.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import aiohttp
import discord
from discord.http import Route

from cogs.tables.messages.payload import MessagePayload, text

log = logging.getLogger(__name__)

T = TypeVar("T")

ALREADY_ACKNOWLEDGED = 40060
PAUSES = (0.05, 0.15, 0.4, 0.8)
"""Seconds between the attempts of one callback; together well under Discord's three."""
EPHEMERAL = 64

TRANSIENT_ERRORS = (OSError, aiohttp.ClientError, TimeoutError, discord.DiscordServerError)
"""Failures that may be gone at the next attempt."""


class InteractionResponse:
    """The one answer that an interaction gets."""

    def __init__(
        self, interaction: discord.Interaction[Any], session: aiohttp.ClientSession
    ) -> None:
        self.interaction = interaction
        self._http = session
        self.has_own_message = False
        """Whether the answer already has a private message of its own, which :meth:`show` edits."""

    async def acknowledge_privately(self) -> bool:
        """Acknowledge with a private "thinking" message, which :meth:`show` then fills."""
        self.has_own_message = True
        return await self._acknowledge({"type": 5, "data": {"flags": EPHEMERAL}})

    async def acknowledge_in_place(self) -> bool:
        """Acknowledge a press without changing its message."""
        message = self.interaction.message
        self.has_own_message = message is not None and (message.flags.ephemeral or self.in_dm)
        return await self._acknowledge({"type": 6})

    @property
    def in_dm(self) -> bool:
        """Whether it happens in the direct messages between this person and the bot."""
        return self.interaction.guild_id is None and self.interaction.context.dm_channel

    async def respond(self, payload: MessagePayload) -> None:
        """Show *draft* to this person alone."""
        if self.has_own_message:
            await retry(lambda: self.edit(payload))
        else:
            await retry(lambda: self._follow_up(payload))

    async def respond_text(self, sentence: str) -> None:
        """Show one sentence to this person alone."""
        await self.respond(MessagePayload((text(sentence),)))

    async def edit(self, payload: MessagePayload) -> None:
        """Put *draft* into the message that the interaction belongs to."""
        await self.interaction.edit_original_response(
            view=payload.view(), attachments=payload.files(), allowed_mentions=payload.mentions()
        )

    async def delete(self) -> None:
        """Remove the private message: there is nothing to say."""
        # Not found: an earlier attempt removed it, and only its answer was lost.
        with suppress(discord.NotFound):
            await retry(self.interaction.delete_original_response)

    async def _follow_up(self, payload: MessagePayload) -> None:
        await self.interaction.followup.send(
            view=payload.view(),
            files=payload.files(),
            allowed_mentions=payload.mentions(),
            ephemeral=True,
        )

    async def _acknowledge(self, payload: dict[str, Any]) -> bool:
        """Send the callback; False where the interaction is not ours to answer."""
        url = f"{Route.BASE}/interactions/{self.interaction.id}/{self.interaction.token}/callback"
        lost = False
        for pause in (*PAUSES, None):
            try:
                async with self._http.post(url, json=payload) as response:
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
        """A refusal counts as success only where an own earlier callback got through unheard."""
        body = await response.json()
        code = body.get("code")
        if code == ALREADY_ACKNOWLEDGED and lost:
            return True
        log.info("interaction %s is not ours: %s", self.interaction.id, code)
        return False


async def retry(call: Callable[[], Awaitable[T]]) -> T:
    """The result of *call*, repeated a few times where the failure may pass.

    :raises discord.HTTPException: Discord refuses, or does not recover in time.
    """
    for pause in PAUSES:
        try:
            return await call()
        except TRANSIENT_ERRORS:
            await asyncio.sleep(pause)
    return await call()
