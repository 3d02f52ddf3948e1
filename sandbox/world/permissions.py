"""Permissions: Discord's bits, and how roles and channels combine into what a user may do."""

from __future__ import annotations

from enum import IntFlag

from sandbox.errors import refusal
from sandbox.world.model import Channel, Thread


class Permission(IntFlag):
    """The bits that matter to a bot which posts, edits and opens threads."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


EVERYTHING = Permission((1 << 53) - 1)

_SERVER_WIDE = sum(1 << bit for bit in (1, 2, 3, 5, 7, 19, 26, 27, 30, 40, 41, 43))
"""What roles alone grant, among it to manage the server: no channel makes an exception from it."""

BOT_DEFAULT = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
)
"""The permissions of an invitation that asks for what this kind of bot needs and no more."""

EVERYONE_DEFAULT = (
    BOT_DEFAULT | Permission.ADD_REACTIONS | Permission.USE_APPLICATION_COMMANDS
) & ~Permission.CREATE_PRIVATE_THREADS

MODERATOR = Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES

_IN_PRIVATE = BOT_DEFAULT & ~(Permission.CREATE_PUBLIC_THREADS | Permission.CREATE_PRIVATE_THREADS)


def permissions(user_id: int, channel: Channel) -> Permission:
    """Everything this user may do in this channel; nothing for an outsider."""
    guild = channel.guild
    if guild is None:
        takes_part = any(user.id == user_id for user in channel.recipients)
        return _IN_PRIVATE if takes_part else Permission(0)
    member = guild.members.get(user_id)
    if member is None:
        return Permission(0)
    if user_id == guild.owner_id:
        return EVERYTHING
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    if granted & Permission.ADMINISTRATOR:
        return EVERYTHING
    granted = _overwritten(granted, channel, user_id, member.roles)
    if isinstance(channel, Thread) and not _may_enter(channel, user_id, granted):
        return Permission(0)
    return Permission(granted) if granted & Permission.VIEW_CHANNEL else Permission(0)


def _overwritten(by_roles: int, channel: Channel, user_id: int, roles: list[int]) -> int:
    """Apply the channel's overwrites: for @everyone, all roles together, then the user."""
    granted = by_roles
    exceptions = channel.parent.overwrites if isinstance(channel, Thread) else channel.overwrites
    if not exceptions:
        return granted
    assert channel.guild is not None
    everyone = exceptions.get(channel.guild.id)
    if everyone is not None:
        granted = granted & ~everyone.deny | everyone.allow
    of_roles = [exceptions[role] for role in roles if role in exceptions]
    for exception in of_roles:
        granted &= ~exception.deny
    for exception in of_roles:
        granted |= exception.allow
    own = exceptions.get(user_id)
    if own is not None:
        granted = granted & ~own.deny | own.allow
    return granted & ~_SERVER_WIDE | by_roles & _SERVER_WIDE


def _may_enter(thread: Thread, user_id: int, granted: int) -> bool:
    return (
        not thread.is_private
        or user_id in thread.members
        or granted & Permission.MANAGE_THREADS != 0
    )


def can_see(user_id: int, channel: Channel) -> bool:
    """Tell whether this user can see the channel."""
    return Permission.VIEW_CHANNEL in permissions(user_id, channel)


def sending(channel: Channel) -> Permission:
    """The permission needed to send a message there."""
    if isinstance(channel, Thread):
        return Permission.SEND_MESSAGES_IN_THREADS
    return Permission.SEND_MESSAGES


def require(user_id: int, channel: Channel, *needed: Permission) -> Permission:
    """The user's permissions there; refused as Discord does if one is missing."""
    held = permissions(user_id, channel)
    if Permission.VIEW_CHANNEL not in held:
        raise refusal(50001)
    for permission in needed:
        if permission not in held:
            raise refusal(50013)
    return held
