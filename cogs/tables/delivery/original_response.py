"""The message that an interaction began with: the one that was pressed, or the private one."""

import asyncio
from contextlib import suppress
from typing import Any

import aiohttp
import discord
import orjson
from discord.http import Route
from yarl import URL

from cogs.tables.delivery.attachments import NO_ATTACHMENTS, Attachments
from cogs.tables.delivery.request_body import request_body
from cogs.tables.messages.payload import MessagePayload

_TOO_MANY_REQUESTS = 429
_ATTEMPTS = 5
"""Of an edit that comes too soon after others, each after the pause that Discord asks for."""


async def edit_original_response(
    http: aiohttp.ClientSession,
    application_id: int,
    token: str,
    payload: MessagePayload,
    kept: Attachments = NO_ATTACHMENTS,
) -> Any:
    """Put *payload* into the message of the interaction with this *token*, whatever it held before.

    Of that it keeps the attachments *kept*. Returns Discord's answer.

    discord.py would write each part of a form on its own, see :mod:`.request_body`.

    :raises discord.HTTPException: Discord refuses, as it does 15 minutes after the interaction.
    """
    path = f"{Route.BASE}/webhooks/{application_id}/{token}/messages/@original"
    url, fields = URL(path, encoded=True), payload.fields(kept)
    uploads = payload.uploads(kept)
    for _ in range(_ATTEMPTS):
        async with http.patch(url, data=request_body(fields, uploads)) as response:
            answer = _content(await response.read())
        if response.status < 300:
            return answer
        pause = _asked_pause(response, answer)
        if pause is None:
            break
        await asyncio.sleep(pause)
    raise _refusal(response, answer)


def _content(body: bytes) -> Any:
    with suppress(orjson.JSONDecodeError):
        return orjson.loads(body)
    return body.decode(errors="replace")


def _asked_pause(response: aiohttp.ClientResponse, answer: Any) -> float | None:
    """Seconds after which Discord takes the request; None: it is refused for another reason."""
    # Without that header it is no limit but a bar, which repeating would only prolong.
    if response.status != _TOO_MANY_REQUESTS or "Via" not in response.headers:
        return None
    return float(answer["retry_after"])


def _refusal(response: aiohttp.ClientResponse, answer: Any) -> discord.HTTPException:
    """The error that discord.py has for this answer."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    usual = discord.DiscordServerError if response.status >= 500 else discord.HTTPException
    return kinds.get(response.status, usual)(response, answer)
