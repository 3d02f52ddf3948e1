"""Read every refusal of Discord's in one way, and so decide what is to follow.

What may pass is tried again. What is refused for its words or pictures is shown without pictures,
then without names.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from enum import Enum, auto
from typing import Any, TypeVar

import aiohttp
import discord

from cogs.messages import error_texts
from cogs.messages.payload import MessagePayload
from cogs.messages.phrases import PLAIN, inert, nameless, place_of
from data.i18n import nearest, translator
from data.store import Session

T = TypeVar("T")
Send = Callable[[MessagePayload], Awaitable[T]]

log = logging.getLogger(__name__)


class Meaning(Enum):
    """The obstacle to a request."""

    PASSES = auto()
    """Nothing that lasts: Discord has trouble, or gets too much at once."""
    GONE = auto()
    """There is no such place or message, it holds no such thing, or the bot does not see it."""
    FORBIDDEN = auto()
    """A permission, which somebody can give; or a place that is full or locked."""
    CLOSED = auto()
    """The person, who takes no direct messages of the bot."""
    CONTENT = auto()
    """What was to be shown: something plainer may be taken."""
    OPERATOR = auto()
    """The bot itself, which Discord restricts: only who runs it can do something about it."""


PAUSES = (0.05, 0.15, 0.4, 0.8)
"""Seconds between the attempts of one request; together well below Discord's three seconds."""

TRANSIENT_ERRORS = (OSError, aiohttp.ClientError, TimeoutError, discord.DiscordServerError)
"""Failures that may be gone at the next attempt."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_USER = 10013
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
OLD_MESSAGE_RATIONED = 30046
DIRECT_MESSAGES_TOO_FAST = 40003
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
WRONG_KIND_OF_CHANNEL = 50024
THREAD_ARCHIVED = 50083
"""The thread was archived. A new message in it opens it again, an edit does not."""
THREAD_EXISTS = 160004
THREAD_LOCKED = 160005
NOT_EDITABLE = (UNKNOWN_MESSAGE, OLD_MESSAGE_RATIONED, THREAD_ARCHIVED)
"""Refusals of an edit after which a new message is posted instead."""

_KNOWN = {
    DIRECT_MESSAGES_TOO_FAST: Meaning.PASSES,
    40004: Meaning.PASSES,  # sending messages is turned off for a while
    40006: Meaning.PASSES,  # this feature is turned off for a while
    50008: Meaning.GONE,  # no messages in such a channel
    MISSING_ACCESS: Meaning.GONE,
    WRONG_KIND_OF_CHANNEL: Meaning.GONE,
    50027: Meaning.GONE,  # the token of an interaction, after 15 minutes
    20009: Meaning.CONTENT,  # what Discord takes for explicit
    160006: Meaning.FORBIDDEN,  # as many active threads as there may be
    160007: Meaning.FORBIDDEN,  # the same in announcement channels
    200000: Meaning.CONTENT,  # a word that the server forbids
    200001: Meaning.CONTENT,  # the same in a title
    240000: Meaning.CONTENT,  # a link that Discord takes for harmful
    50007: Meaning.CLOSED,
    50278: Meaning.CLOSED,
    20026: Meaning.OPERATOR,  # flagged by Discord's defence against spam
    40002: Meaning.OPERATOR,  # the bot's account is to be verified
    60003: Meaning.OPERATOR,  # the owner of the bot lacks a second factor
}
"""By Discord's code, where the status says something else or too little."""

_BY_STATUS = {
    401: Meaning.OPERATOR,
    403: Meaning.FORBIDDEN,
    404: Meaning.GONE,
    429: Meaning.PASSES,
}


def meaning(status: int, code: int) -> Meaning:
    """Return what a refusal with this HTTP status and this code of Discord's means.

    discord.py waits where there are too many requests, but gives up when others come first five
    times.
    """
    if status >= 500:
        return Meaning.PASSES
    return _KNOWN.get(code) or _BY_STATUS.get(status, Meaning.CONTENT)


def meaning_of(failure: BaseException) -> Meaning:
    """Return what stands in the way of a request: where nobody refused it, nothing that lasts."""
    if not isinstance(failure, discord.HTTPException):
        return Meaning.PASSES
    return meaning(failure.status, failure.code)


def may_pass(failure: BaseException) -> bool:
    """Return whether Discord may take the same request later."""
    return meaning_of(failure) is Meaning.PASSES


async def retry(call: Callable[[], Awaitable[T]]) -> T:
    """The result of *call*, repeated after transient errors.

    :raises discord.HTTPException: Discord refuses, or does not recover in time.
    """
    for pause in PAUSES:
        try:
            return await call()
        except TRANSIENT_ERRORS:
            await asyncio.sleep(pause)
    return await call()


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


NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""Discord's names of the permissions, as attributes of ``discord.Permissions``."""

FOR_THREADS = ("create_public_threads", "create_private_threads", "send_messages_in_threads")
"""What it takes besides to give every table a thread of its own."""

FOR_PRIVATE = ("create_private_threads", "send_messages_in_threads")
"""What it takes to play a table in a private thread."""


def lacking(held: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """The permissions of :data:`NEEDED` and :data:`FOR_THREADS` that are not *held*.

    A thread itself takes neither messages in its channel nor further threads.
    """
    elsewhere = ("send_messages", *FOR_THREADS[:2]) if in_thread else ()
    names = (name for name in (*NEEDED, *FOR_THREADS) if name not in elsewhere)
    return tuple(name for name in names if not getattr(held, name))


def lacking_to_write(held: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """Return what of these permissions is not *held*, as far as a message there takes it."""
    missing = lacking(held, in_thread=in_thread)
    return tuple(name for name in missing if in_thread or name in NEEDED)


def missing_permissions(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return what the bot lacks to post a message in the channel of *interaction*."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return lacking_to_write(interaction.app_permissions, in_thread=in_thread)


async def held_by_channel(
    interaction: discord.Interaction[Any], guild_id: int
) -> dict[int, discord.Permissions]:
    """Return what the bot may do, by channel of a server; nothing where Discord does not say.

    The bot keeps no servers in memory, so it asks.
    """
    client = interaction.client
    assert client.user is not None
    me = client.user.id
    try:
        guild = await retry(lambda: client.fetch_guild(guild_id, with_counts=False))
        member = await retry(lambda: guild.fetch_member(me))
        channels = await retry(guild.fetch_channels)
    except (*TRANSIENT_ERRORS, discord.HTTPException):
        return {}
    return {channel.id: channel.permissions_for(member) for channel in channels}


async def lacking_by_channel(
    interaction: discord.Interaction[Any], channel_ids: Collection[int]
) -> dict[int, tuple[str, ...] | None]:
    """Return what the bot lacks, by channel: here first, then in the channels with these ids.

    Of a channel that is gone, or that it does not see, it lacks everything; None where Discord does
    not say.
    """
    in_thread = isinstance(interaction.channel, discord.Thread)
    here = lacking(interaction.app_permissions, in_thread=in_thread)
    found: dict[int, tuple[str, ...] | None] = {interaction.channel_id or 0: here}
    elsewhere = [each for each in channel_ids if each not in found]
    held = await held_by_channel(interaction, interaction.guild_id or 0) if elsewhere else {}
    for channel_id in elsewhere:
        permissions = held.get(channel_id, discord.Permissions.none())
        found[channel_id] = lacking(permissions, in_thread=False) if held else None
    return found


async def why_not_shown(
    interaction: discord.Interaction[Any],
    failure: BaseException,
    session: Session | None = None,
    *,
    is_tried_again: bool = True,
) -> str:
    """Say why a message is not shown where *session* is played, and what to do about it.

    Without a session it is the place of *interaction* that the message was meant for. Unless it
    *is_tried_again*, its person has to do that themselves.
    """
    translate = translator(nearest(interaction.locale.value))
    what = meaning_of(failure)
    if what is Meaning.PASSES and not is_tried_again:
        return translate("not-shown-now")
    counts = translate("not-shown-counts", pressed=int(interaction.message is not None))
    told = [counts] if is_tried_again else []
    if not isinstance(failure, discord.HTTPException) or what is not Meaning.FORBIDDEN:
        told.append(translate(f"not-shown-{what.name.lower()}", **PLAIN.values(translate)))
    elif missing := await _missing_for(interaction, failure, session):
        place = f"<#{interaction.channel_id}>" if session is None else place_of(session)
        names = error_texts.permission_names(missing, translate)
        told.append(translate("not-shown-permissions", place=place, permissions=names))
    else:
        told.append(translate("not-shown-forbidden", reason=inert(failure.text)))
    return " ".join(told)


async def _missing_for(
    interaction: discord.Interaction[Any], refusal: discord.HTTPException, session: Session | None
) -> tuple[str, ...]:
    """Return the permissions that would help; nothing where none would."""
    if refusal.code == THREAD_LOCKED:
        return ("manage_threads",)
    if refusal.code != MISSING_PERMISSIONS:
        return ()
    if session is None:
        return missing_permissions(interaction) or ("send_messages",)
    in_thread = session.thread_id not in (None, session.channel_id)
    held: discord.Permissions | None = interaction.app_permissions
    if session.channel_id not in (interaction.channel_id, _parent_id(interaction)):
        by_channel = await held_by_channel(interaction, session.guild_id or 0)
        held = by_channel.get(session.channel_id)
    elif isinstance(interaction.channel, discord.Thread):
        in_thread = True
    missing = () if held is None else lacking_to_write(held, in_thread=in_thread)
    return missing or ("send_messages_in_threads" if in_thread else "send_messages",)


def _parent_id(interaction: discord.Interaction[Any]) -> int | None:
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None
