"""Mentions: whom a message names, and who is pinged by it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from sandbox.checks.schema import as_id
from sandbox.errors import Json
from sandbox.world.model import Channel, Guild, Message, Ping, Reason, User, World
from sandbox.world.permissions import Permission, can_see, permissions

_USER = re.compile(r"<@!?(\d{1,19})>")
_ROLE = re.compile(r"<@&(\d{1,19})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(slots=True)
class Mentions:
    """The mentions of a message that ``allowed_mentions`` lets through."""

    users: list[User] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False


def read_mentions(
    world: World, channel: Channel, author: User, text: str, allowed: Json | None
) -> Mentions:
    """The mentions in a text that take effect."""
    found = Mentions()
    if "@" not in text:
        return found
    for match in _USER.finditer(text):
        user = world.users.get(int(match[1]))
        if user is not None and user not in found.users and _allows(allowed, "users", user.id):
            found.users.append(user)
    if channel.guild is not None:
        found.roles = _roles(channel.guild, text, allowed)
        found.everyone = (
            _EVERYONE.search(text) is not None
            and (allowed is None or "everyone" in (allowed.get("parse") or ()))
            and Permission.MENTION_EVERYONE in permissions(author.id, channel)
        )
    return found


def _roles(guild: Guild, text: str, allowed: Json | None) -> list[int]:
    named = dict.fromkeys(int(match[1]) for match in _ROLE.finditer(text))
    return [role for role in named if role in guild.roles and _allows(allowed, "roles", role)]


def _allows(allowed: Json | None, kind: str, subject: int) -> bool:
    if allowed is None or kind in (allowed.get("parse") or ()):
        return True
    return any(as_id(entry) == subject for entry in allowed.get(kind) or ())


def ping(message: Message, *, ping_replied: bool, now: float) -> list[User]:
    """Ping everybody whom a new message mentions; returns them."""
    pings: dict[User, Ping] = {}
    for user, reason in _mentioned(message, ping_replied=ping_replied):
        if user is not message.author and not user.bot and can_see(user.id, message.channel):
            pings.setdefault(user, Ping(message.id, message.channel.id, reason, now))
    for user, entry in pings.items():
        user.pings.append(entry)
    return list(pings)


def _mentioned(message: Message, *, ping_replied: bool) -> Iterator[tuple[User, Reason]]:
    for user in message.mentions:
        yield user, "mention"
    if ping_replied and message.reply_to is not None:
        yield message.reply_to.author, "reply"
    guild = message.channel.guild
    if guild is None:
        for user in message.channel.recipients:
            yield user, "dm"
        return
    if message.mention_everyone:
        for member in guild.members.values():
            yield member.user, "everyone"
    if message.mention_roles:
        for member in guild.members.values():
            if any(role in member.roles for role in message.mention_roles):
                yield member.user, "mention"
