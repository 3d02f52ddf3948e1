"""Channels, threads and their members as Discord's JSON."""

from __future__ import annotations

from sandbox.clock import iso
from sandbox.errors import Json
from sandbox.serializers.users import user_json
from sandbox.world.model import DM_CHANNEL, Channel, ChannelKind, Thread, User
from sandbox.world.permissions import permissions

_VOICE: Json = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
_OWN_FIELDS: dict[int, Json] = {
    ChannelKind.VOICE: _VOICE,
    ChannelKind.STAGE: _VOICE,
    ChannelKind.FORUM: {"available_tags": [], "default_reaction_emoji": None},
}
"""What only some kinds of channels have, equal in all of them here."""


def channel_json(channel: Channel, now: float, reader: User | None = None) -> Json:
    """Any channel; *reader* is left out of the recipients of a DM channel."""
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
        **_OWN_FIELDS.get(channel.type, {}),
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
        "rate_limit_per_user": channel.slowmode,
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
    """A thread, with the reader's own membership if there is one."""
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
        "rate_limit_per_user": thread.slowmode,
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
    """The channel of an interaction, with the permissions of the user who acted."""
    data = channel_json(channel, now, bot)
    data["permissions"] = str(int(permissions(user.id, channel)))
    return data
