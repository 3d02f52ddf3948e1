"""An interaction as the bot receives it."""

from __future__ import annotations

from sandbox.errors import Json
from sandbox.serializers import interaction_channel_json, member_json, message_json, user_json
from sandbox.services.interaction import Interaction, context
from sandbox.world.model import User
from sandbox.world.permissions import permissions


def interaction_json(interaction: Interaction, bot: User, now: float, max_file_size: int) -> Json:
    """The data of INTERACTION_CREATE."""
    channel, user, guild = interaction.channel, interaction.user, interaction.channel.guild
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(bot.application_id),
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": interaction_channel_json(channel, user, bot, now),
        "locale": user.locale,
        "app_permissions": str(int(permissions(bot.id, channel))),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": interaction.owners,
        "context": context(channel),
        "attachment_size_limit": max_file_size,
    }
    if guild is None:
        payload["user"] = user_json(user)
    else:
        held = str(int(permissions(user.id, channel)))
        payload["member"] = {**member_json(guild.members[user.id]), "permissions": held}
        payload["guild_id"] = str(guild.id)
        payload["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        payload["guild_locale"] = guild.locale
    if interaction.source is not None:
        payload["message"] = message_json(interaction.source, now)
    return payload
