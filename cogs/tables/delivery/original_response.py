"""The message that an interaction began with: the one that was pressed, or the private one."""

import aiohttp
from discord.webhook.async_ import async_context

from cogs.tables.messages.payload import MessagePayload


async def edit_original_response(
    http: aiohttp.ClientSession, application_id: int, token: str, payload: MessagePayload
) -> None:
    """Put *payload* into the message of the interaction with this *token*, whatever it held before.

    :raises discord.HTTPException: Discord refuses, as it does 15 minutes after the interaction.
    """
    with payload.parameters() as params:
        await async_context.get().edit_original_interaction_response(
            application_id,
            token,
            session=http,
            payload=params.payload,
            multipart=params.multipart,
            files=params.files,
        )
