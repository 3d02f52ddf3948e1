"""The pictures that messages hold, so that an edit uploads only those that are new.

Discord keeps a file of the message that is edited where its id is named. What a message holds is
read off Discord's answers. It is remembered here for the next edit, and with the message in the
store; it can always be out of date, and then Discord refuses, and everything is uploaded.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, TypeAlias

import discord
from cachetools import LRUCache

from cogs.messages.payload import MessagePayload

log = logging.getLogger(__name__)

Attachments: TypeAlias = Mapping[str, int]
"""The ids of attachments by file name; the name tells which picture it is."""

NO_ATTACHMENTS: Attachments = {}
INVALID_FORM = 50035
"""Also the refusal of attachments that the message does not hold."""
_REMEMBERED = 10_000
"""Messages of which it is remembered what they hold."""


class KeptPictures:
    """Edits messages without uploading what they hold already."""

    def __init__(self) -> None:
        self._held: LRUCache[int, Attachments] = LRUCache(_REMEMBERED)
        """By message id."""

    def note(self, answer: Any) -> Attachments:
        """Remember what the message in Discord's *answer* holds, and return that."""
        held = {name: int(number) for name, number in _files(answer)}
        self._held[int(answer["id"])] = held
        return held

    async def edit(
        self,
        message_id: int | None,
        payload: MessagePayload,
        recorded: Attachments,
        send: Callable[[Attachments], Awaitable[Any]],
    ) -> Attachments:
        """Put *payload* into a message (None: one that holds no picture); what it holds then.

        *recorded* is what it held as far as the caller knows. *send* is given the attachments to
        keep, and returns Discord's answer.

        :raises discord.HTTPException: Discord refuses.
        """
        held = NO_ATTACHMENTS if message_id is None else self._held.get(message_id, recorded)
        kept = {p.name: held[p.name] for p in payload.pictures if p.name in held}
        try:
            return self.note(await send(kept))
        except discord.HTTPException as refusal:
            if not kept or refusal.code != INVALID_FORM:
                raise
            log.info("message %s holds other pictures than expected: %s", message_id, refusal)
        return self.note(await send(NO_ATTACHMENTS))


def attachments_of(message: discord.Message) -> Attachments:
    """The pictures in the components of *message*."""
    found = {}
    parts = list(message.components)
    while parts:
        part = parts.pop()
        parts += getattr(part, "children", [])
        if isinstance(part, discord.MediaGalleryComponent):
            for item in part.items:
                if item.media.attachment_id is not None:
                    found[_name(item.media.url)] = item.media.attachment_id
    return found


def _files(answer: Any) -> Iterator[tuple[str, str]]:
    """Names and ids of what a message shows. Its own list leaves out what components show."""
    parts: list[Any] = list(answer["components"])
    while parts:
        part = parts.pop()
        parts += part.get("components", ())
        for item in part.get("items", ()):
            media = item["media"]
            if media.get("attachment_id") is not None:
                yield _name(media["url"]), media["attachment_id"]


def _name(url: str) -> str:
    """The file name at the end of a link to an attachment."""
    return url.partition("?")[0].rpartition("/")[2]
