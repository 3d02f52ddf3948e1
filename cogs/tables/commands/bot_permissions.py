"""What the bot lacks in the channels of a server, as Discord says now."""

from collections.abc import Collection
from typing import Any

import discord

from cogs.tables.delivery.permissions import FOR_THREADS, NEEDED, held_by_channel, lacking


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
    guild_id = interaction.guild_id
    held = await held_by_channel(interaction, guild_id) if elsewhere and guild_id else {}
    if held:
        for channel_id in elsewhere:
            permissions = held.get(channel_id)
            if permissions is None or not permissions.view_channel:
                found[channel_id] = (*NEEDED, *FOR_THREADS)
            else:
                found[channel_id] = lacking(permissions, in_thread=False)
    return found
