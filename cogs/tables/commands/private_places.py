"""Find out before a private table begins whether it can be played where somebody wants it."""

from typing import Any

import discord

from cogs.tables.delivery.permissions import FOR_PRIVATE
from cogs.tables.session.agreement import WATCHING, Watching
from cogs.tables.session.errors import Refused
from data.store import Session


def require_private_place(interaction: discord.Interaction[Any]) -> None:
    """Do nothing where the bot may open private threads in the channel of *interaction*.

    :raises Refused: it is a thread itself, or a channel that has no private ones; the bot lacks
        permissions.
    """
    if interaction.guild_id is None:
        return
    if interaction.channel is None or interaction.channel.type is not discord.ChannelType.text:
        raise Refused("no-threads-here")
    held = interaction.app_permissions
    if missing := [name for name in FOR_PRIVATE if not getattr(held, name)]:
        raise Refused("cannot-be-private", permissions=" ".join(missing))


def require_place_for(interaction: discord.Interaction[Any], session: Session) -> None:
    """The same where the game of *session* is private; nothing where everybody may watch.

    :raises Refused: the place is a thread itself, or a channel that has no private ones; the bot
        lacks permissions.
    """
    if WATCHING.of(session) != Watching.EVERYBODY:
        require_private_place(interaction)
