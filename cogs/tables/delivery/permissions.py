"""Permissions that the bot needs in a channel to keep a table there."""

from collections.abc import Collection
from typing import Any

import discord

from cogs.tables.delivery.refusals import (
    MISSING_PERMISSIONS,
    THREAD_LOCKED,
    Meaning,
    meaning_of,
)
from cogs.tables.delivery.retry import TRANSIENT_ERRORS, retry
from cogs.tables.messages import error_texts
from cogs.tables.messages.phrases import PLAIN, inert
from cogs.tables.session.errors import Refused
from data.i18n import nearest, translator
from data.store import Session

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
    if not isinstance(failure, discord.HTTPException) or what is not Meaning.FORBIDDEN:
        return translate(f"not-shown-{what.name.lower()}", **PLAIN.values(translate))
    missing = await _missing_for(interaction, failure, session)
    if not missing:
        return translate("not-shown-forbidden", reason=inert(failure.text))
    return error_texts.sentence(Refused("cannot-write", permissions=" ".join(missing)), translate)


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
