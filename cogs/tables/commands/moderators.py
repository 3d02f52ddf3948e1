"""Rights to moderate a table, or manage a server: found out at each press, never remembered."""

from typing import Any

import discord

from cogs.tables.delivery.retry import TRANSIENT_ERRORS, retry
from cogs.tables.session.errors import Refused
from data.store import Session

Interaction = discord.Interaction[Any]


async def require_moderator(interaction: Interaction, session: Session) -> None:
    """Do nothing where this person may manage the messages of the channel that *session* is in.

    :raises Refused: it is in another server, or in none; they may not, or Discord does not say so.
    """
    if session.guild_id is None or session.guild_id != interaction.guild_id:
        raise Refused("no-such-table")
    if is_here(interaction, session):
        is_moderator = interaction.permissions.manage_messages
    else:
        is_moderator = session.channel_id in await moderated_channels(interaction)
    if not is_moderator:
        raise Refused("not-moderator")


def require_manager(interaction: Interaction) -> int:
    """The id of the server of *interaction*, which this person may manage.

    :raises Refused: there is none; they may not.
    """
    if interaction.guild_id is None:
        raise Refused("needs-server")
    if not interaction.permissions.manage_guild:
        raise Refused("not-manager")
    return interaction.guild_id


async def moderated_tables(
    interaction: Interaction, sessions: tuple[Session, ...]
) -> tuple[Session, ...]:
    """Those of *sessions*, all in this server, that this person may moderate; those here first."""
    here = [session for session in sessions if is_here(interaction, session)]
    if not interaction.permissions.manage_messages:
        here = []
    elsewhere = [session for session in sessions if not is_here(interaction, session)]
    if elsewhere:
        channels = await moderated_channels(interaction)
        elsewhere = [session for session in elsewhere if session.channel_id in channels]
    return (*here, *elsewhere)


def is_here(interaction: Interaction, session: Session) -> bool:
    """Tell whether a table is in the channel of *interaction*, which a thread shares."""
    places = {interaction.channel_id}
    if isinstance(interaction.channel, discord.Thread):
        places.add(interaction.channel.parent_id)
    return bool(places & {session.channel_id, session.thread_id})


async def moderated_channels(interaction: Interaction) -> frozenset[int]:
    """The channels of this server whose messages this person may manage, as Discord says now.

    The bot keeps no servers in memory, so it asks. Threads count by the channel that they are in.
    """
    member, guild_id = interaction.user, interaction.guild_id
    if guild_id is None or not isinstance(member, discord.Member):
        return frozenset()
    try:
        guild = await retry(lambda: interaction.client.fetch_guild(guild_id, with_counts=False))
        channels = await retry(guild.fetch_channels)
    except (*TRANSIENT_ERRORS, discord.HTTPException):
        return frozenset()
    return frozenset(
        channel.id for channel in channels if channel.permissions_for(member).manage_messages
    )
