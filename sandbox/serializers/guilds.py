"""Servers and roles as Discord's JSON."""

from __future__ import annotations

from sandbox.clock import iso
from sandbox.errors import Json
from sandbox.serializers.channels import channel_json, thread_json
from sandbox.serializers.users import member_json
from sandbox.world.model import Guild, Role, User


def role_json(role: Role) -> Json:
    """A role, with its permissions."""
    data: Json = {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": 0 if role.bot_id is None else 1,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.bot_id is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if role.bot_id is not None:
        data["tags"] = {"bot_id": str(role.bot_id)}
    return data


_PLAIN_GUILD: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "europe",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 0,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "premium_progress_bar_enabled_user_updated_at": None,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}
"""The fields that are equal in all servers here."""


def guild_json(guild: Guild) -> Json:
    """A server as ``GET /guilds/{id}`` returns it."""
    return {
        **_PLAIN_GUILD,
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "roles": [role_json(role) for role in guild.roles.values()],
        "preferred_locale": guild.locale,
        "approximate_member_count": len(guild.members),
    }


def guild_create_json(guild: Guild, bot: User, now: float, *, is_new: bool = False) -> Json:
    """The data of GUILD_CREATE; one that is *new* has just invited the bot."""
    return {
        **guild_json(guild),
        **({} if is_new else {"unavailable": False}),
        "large": False,
        "joined_at": iso(guild.members[bot.id].joined_at),
        "member_count": len(guild.members),
        "members": [member_json(guild.members[bot.id])],
        "channels": [channel_json(channel, now) for channel in guild.channels.values()],
        "threads": [
            thread_json(thread, now, bot)
            for thread in guild.threads.values()
            if not thread.is_archived(now) and (not thread.is_private or bot.id in thread.members)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
