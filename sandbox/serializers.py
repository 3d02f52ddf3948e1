"""The world as JSON: each object in the form in which Discord's API sends it."""

from __future__ import annotations

from sandbox.checks.messages import EPHEMERAL
from sandbox.clock import iso
from sandbox.errors import Json
from sandbox.world.model import (
    DM_CHANNEL,
    Attachment,
    Channel,
    Guild,
    Member,
    Message,
    Role,
    Thread,
    User,
)
from sandbox.world.permissions import permissions

REPLY = 19
"""The type of a message that answers another one."""


def user_json(user: User) -> Json:
    """A user as others see him."""
    data: Json = {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.bot else user.name,
        "avatar": None,
        "discriminator": "0000" if user.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }
    if user.bot:
        data["username"] = user.name
        data["bot"] = True
    return data


def own_user_json(user: User) -> Json:
    """The bot as it sees itself."""
    return {**user_json(user), "mfa_enabled": False, "locale": user.locale, "verified": True}


def member_json(member: Member) -> Json:
    """A user's place in a server."""
    return {
        "user": user_json(member.user),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in member.roles],
        "joined_at": iso(member.joined_at),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
        "avatar_decoration_data": None,
        "collectibles": None,
    }


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
"""What is the same in every server here."""


def guild_json(guild: Guild) -> Json:
    """A server as ``GET /guilds/{id}`` tells it."""
    return {
        **_PLAIN_GUILD,
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "roles": [role_json(role) for role in guild.roles.values()],
        "preferred_locale": guild.locale,
        "approximate_member_count": len(guild.members),
    }


def guild_create_json(guild: Guild, bot: User, now: float) -> Json:
    """A server as the gateway announces it to a bot."""
    return {
        **guild_json(guild),
        "unavailable": False,
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


def channel_json(channel: Channel, now: float, reader: User | None = None) -> Json:
    """Any channel; ``reader`` is left out of the recipients of a direct conversation."""
    if isinstance(channel, Thread):
        return thread_json(channel, now, reader)
    last = None if channel.last_message_id is None else str(channel.last_message_id)
    if channel.guild is None:
        return {
            "id": str(channel.id),
            "type": DM_CHANNEL,
            "last_message_id": last,
            "flags": 0,
            "recipients": [user_json(user) for user in channel.recipients if user is not reader],
        }
    return {
        "id": str(channel.id),
        "type": channel.type,
        "guild_id": str(channel.guild.id),
        "name": channel.name,
        "topic": channel.topic,
        "position": channel.position,
        "parent_id": None,
        "last_message_id": last,
        "flags": 0,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "permission_overwrites": [
            {
                "id": str(subject),
                "type": int(overwrite.is_member),
                "allow": str(overwrite.allow),
                "deny": str(overwrite.deny),
            }
            for subject, overwrite in channel.overwrites.items()
        ],
    }


def thread_json(thread: Thread, now: float, reader: User | None = None) -> Json:
    """A thread; with the reader's own membership where he has one."""
    assert thread.guild is not None
    hidden = thread.is_archived(now)
    data: Json = {
        "id": str(thread.id),
        "type": thread.type,
        "guild_id": str(thread.guild.id),
        "parent_id": str(thread.parent.id),
        "owner_id": str(thread.owner_id),
        "name": thread.name,
        "last_message_id": None if thread.last_message_id is None else str(thread.last_message_id),
        "flags": 0,
        "rate_limit_per_user": 0,
        "message_count": thread.message_count,
        "total_message_sent": thread.message_count,
        "member_count": min(50, len(thread.members)),
        "thread_metadata": {
            "archived": hidden,
            "archive_timestamp": iso(thread.active_at if hidden else thread.created_at),
            "auto_archive_duration": thread.auto_archive,
            "locked": thread.locked,
            "create_timestamp": iso(thread.created_at),
        },
    }
    if thread.is_private:
        data["thread_metadata"]["invitable"] = thread.invitable
    if reader is not None and reader.id in thread.members:
        data["member"] = thread_member_json(thread, reader.id)
    return data


def thread_member_json(thread: Thread, user_id: int) -> Json:
    """One member of a thread."""
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": iso(thread.members[user_id]),
        "flags": 0,
    }


def interaction_channel_json(channel: Channel, user: User, bot: User, now: float) -> Json:
    """The channel inside an interaction: with the permissions of whoever acted."""
    data = channel_json(channel, now, bot)
    data["permissions"] = str(int(permissions(user.id, channel)))
    return data


def attachment_json(attachment: Attachment, *, ephemeral: bool = False) -> Json:
    """A file of a message."""
    data: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": attachment.url,
        "proxy_url": attachment.url,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        data |= {"width": attachment.width, "height": attachment.height}
    if attachment.description:
        data["description"] = attachment.description
    if ephemeral:
        data["ephemeral"] = True
    return data


def message_json(message: Message, now: float, *, quoting: bool = True) -> Json:
    """A message as REST answers it; ``quoting``: with the message it replies to inside."""
    data: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "type": message.type,
        "author": user_json(message.author),
        "content": message.content,
        "timestamp": iso(message.created_at),
        "edited_timestamp": None if message.edited_at is None else iso(message.edited_at),
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(user) for user in message.mentions],
        "mention_roles": [str(role) for role in message.mention_roles],
        "attachments": [
            attachment_json(attachment, ephemeral=message.is_ephemeral)
            for attachment in message.attachments
            if not attachment.is_embedded
        ],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": message.is_pinned,
        "flags": message.flags | (EPHEMERAL if message.is_ephemeral else 0),
    }
    if message.nonce is not None:
        data["nonce"] = message.nonce
    if message.interaction is not None:
        data["interaction_metadata"] = message.interaction
        data["application_id"] = data["webhook_id"] = str(message.author.id)
    if message.thread is not None:
        data["thread"] = thread_json(message.thread, now)
    if message.type == REPLY and message.reply_to is not None:
        data["message_reference"] = _reference_json(message.reply_to)
        if quoting:
            data["referenced_message"] = _quote_json(message.reply_to, now)
    return data


def _reference_json(target: Message) -> Json:
    reference: Json = {
        "type": 0,
        "message_id": str(target.id),
        "channel_id": str(target.channel.id),
    }
    if target.channel.guild is not None:
        reference["guild_id"] = str(target.channel.guild.id)
    return reference


def _quote_json(target: Message, now: float) -> Json | None:
    return None if target.is_deleted else message_json(target, now, quoting=False)


def message_event_json(message: Message, now: float) -> Json:
    """A message as the gateway tells of it: with its server and its author's membership."""
    data = message_json(message, now)
    guild = message.channel.guild
    if guild is not None:
        data["guild_id"] = str(guild.id)
        member = guild.members.get(message.author.id)
        if member is not None:
            data["member"] = {k: v for k, v in member_json(member).items() if k != "user"}
    return data


def application_json(bot: User, owner: User, guilds: int) -> Json:
    """The bot's application as ``GET /oauth2/applications/@me`` tells it."""
    scopes = ["applications.commands", "bot"]
    return {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user_json(bot),
        "summary": "",
        "verify_key": f"{bot.id:064x}",
        "flags": 1 << 23,
        "flags_new": str(1 << 23),
        "hook": True,
        "bot_public": True,
        "bot_require_code_grant": False,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_json(owner),
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": scopes,
        "integration_types_config": {
            "0": {"oauth2_install_params": {"scopes": scopes, "permissions": "0"}},
            "1": {"oauth2_install_params": {"scopes": scopes[:1], "permissions": "0"}},
        },
    }
