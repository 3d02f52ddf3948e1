"""Show what Discord refuses for its words or pictures without pictures, then without names."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from cogs.tables.delivery.refusals import Meaning, meaning_of
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.phrases import nameless
from data.store import Session

T = TypeVar("T")
Send = Callable[[MessagePayload], Awaitable[T]]

log = logging.getLogger(__name__)


async def in_words_if_refused(payload: MessagePayload, send: Send[T]) -> T:
    """Send *payload*, where it is refused for what it shows without its pictures.

    :raises discord.HTTPException: Discord refuses that too, or for another reason.
    """
    try:
        return await send(payload)
    except discord.HTTPException as refusal:
        if meaning_of(refusal) is not Meaning.CONTENT or not payload.pictures:
            raise
        log.warning("Discord refuses a message with its pictures: %s", refusal)
    return await send(payload.in_words())


async def nameless_if_refused(
    session: Session, build: Callable[[Session], Awaitable[MessagePayload]], send: Send[T]
) -> T:
    """Send what *build* makes of *session*; where that is refused, without any person's name.

    :raises discord.HTTPException: Discord refuses that too, or for another reason.
    """
    payload = await build(session)
    try:
        return await send(payload)
    except discord.HTTPException as refusal:
        if meaning_of(refusal) is not Meaning.CONTENT:
            raise
        log.warning("session %s: Discord refuses the words: %s", session.id, refusal)
    return await send((await build(nameless(session))).in_words())
