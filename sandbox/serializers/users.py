"""Users and members as Discord's JSON."""

from __future__ import annotations

import re

from sandbox.clock import iso
from sandbox.errors import Json
from sandbox.world.model import Member, User

_NOT_IN_USERNAMES = re.compile(r"[^a-z0-9._]")


def user_json(user: User) -> Json:
    """A user as others see them."""
    data: Json = {
        "id": str(user.id),
        "username": _username(user),
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


def _username(user: User) -> str:
    """The name that nobody else has: of lower-case letters, digits, full stops and underscores."""
    return _NOT_IN_USERNAMES.sub("", user.name.lower().replace(" ", "_")) or f"user_{user.id}"


def own_user_json(user: User) -> Json:
    """The bot's own account."""
    return {**user_json(user), "mfa_enabled": False, "locale": user.locale, "verified": True}


def member_json(member: Member) -> Json:
    """A member of a server."""
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
