"""The message that an interaction began with: the one that was pressed, or the private one."""

from typing import Any

import aiohttp
import orjson
from discord.webhook.async_ import async_context

from cogs.tables.messages.payload import MessagePayload


async def edit_original_response(
    http: aiohttp.ClientSession, application_id: int, token: str, payload: MessagePayload
) -> None:
    """Put *payload* into the message of the interaction with this *token*, whatever it held before.

    :raises discord.HTTPException: Discord refuses, as it does 15 minutes after the interaction.
    """
    fields = payload.fields()
    form: list[dict[str, Any]] = []
    if payload.pictures:
        form = [{"name": "payload_json", "value": orjson.dumps(fields).decode()}]
        form += [
            {"name": f"files[{number}]", "value": picture.data, "filename": picture.name}
            for number, picture in enumerate(payload.pictures)
        ]
    await async_context.get().edit_original_interaction_response(
        application_id,
        token,
        session=http,
        payload=None if form else fields,
        multipart=form or None,
    )
