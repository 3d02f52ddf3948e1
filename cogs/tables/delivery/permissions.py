"""What the bot must be allowed to do in a channel to keep a table there."""

from typing import Any

import discord

from cogs.tables.delivery.refusals import THREAD_LOCKED
from cogs.tables.messages import error_texts
from cogs.tables.session.errors import CannotWrite
from data.i18n import nearest, translator

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


def missing_permissions(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return what the bot lacks to post a table in the channel of *interaction*."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    missing = lacking(interaction.app_permissions, in_thread=in_thread)
    return tuple(name for name in missing if in_thread or name in NEEDED)


def why_not_shown(interaction: discord.Interaction[Any], code: int) -> str:
    """Why a table cannot be shown where *interaction* took place; *code* is Discord's."""
    if code == THREAD_LOCKED:
        missing: tuple[str, ...] = ("manage_threads",)
    else:
        missing = missing_permissions(interaction) or ("send_messages",)
    translate = translator(nearest(interaction.locale.value))
    return error_texts.sentence(CannotWrite(permissions=" ".join(missing)), translate)
