"""What the bot lacks in the channels of a server, as Discord says now."""

from collections.abc import Collection
from typing import Any

import discord

from cogs.tables.delivery.permissions import FOR_THREADS, NEEDED, lacking
from cogs.tables.delivery.retry import TRANSIENT_ERRORS, retry


async def lacking_by_channel(
    interaction: discord.Interaction[Any], channel_ids: Collection[int]
) -> dict[int, tuple[str, ...]]:
    """What the bot lacks, by channel: here first, then in the channels with these ids.

    Of a channel that is gone, or that it does not see, it lacks everything.
    """
    in_thread = isinstance(interaction.channel, discord.Thread)
    here = lacking(interaction.app_permissions, in_thread=in_thread)
    found = {interaction.channel_id or 0: here}
    elsewhere = [each for each in channel_ids if each not in found]
    if elsewhere and (held := await _held(interaction)) is not None:
        for channel_id in elsewhere:
            permissions = held.get(channel_id)
            if permissions is None or not permissions.view_channel:
                found[channel_id] = (*NEEDED, *FOR_THREADS)
            else:
                found[channel_id] = lacking(permissions, in_thread=False)
    return found


async def _held(interaction: discord.Interaction[Any]) -> dict[int, discord.Permissions] | None:
    """What the bot may do, by channel of the server; None where Discord does not say."""
    guild_id, me = interaction.guild_id, interaction.application_id
    if guild_id is None:
        return None
    try:
        guild = await retry(lambda: interaction.client.fetch_guild(guild_id, with_counts=False))
        member = await retry(lambda: guild.fetch_member(me))
        channels = await retry(guild.fetch_channels)
    except (*TRANSIENT_ERRORS, discord.HTTPException):
        return None
    return {channel.id: channel.permissions_for(member) for channel in channels}
