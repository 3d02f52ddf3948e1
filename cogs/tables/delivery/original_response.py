"""The message that an interaction began with: the one that was pressed, or the private one."""

from typing import Any

import aiohttp
import orjson
from discord.webhook.async_ import async_context

from cogs.tables.delivery.attachments import NO_ATTACHMENTS, Attachments
from cogs.tables.messages.payload import MessagePayload


async def edit_original_response(
    http: aiohttp.ClientSession,
    application_id: int,
    token: str,
    payload: MessagePayload,
    kept: Attachments = NO_ATTACHMENTS,
) -> Any:
    """Put *payload* into the message of the interaction with this *token*, whatever it held before.

    Of that it keeps the attachments *kept*. Returns Discord's answer.

    :raises discord.HTTPException: Discord refuses, as it does 15 minutes after the interaction.
    """
    fields, uploads = payload.fields(kept), payload.uploads(kept)
    form: list[dict[str, Any]] = []
    if uploads:
        form = [{"name": "payload_json", "value": orjson.dumps(fields).decode()}]
        form += [
            {"name": f"files[{number}]", "value": picture.data, "filename": picture.name}
            for number, picture in enumerate(uploads)
        ]
    return await async_context.get().edit_original_interaction_response(
        application_id,
        token,
        session=http,
        payload=None if form else fields,
        multipart=form or None,
    )
