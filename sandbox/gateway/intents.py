"""What a bot can ask to be told."""

from __future__ import annotations

from enum import IntFlag


class Intent(IntFlag):
    """The intents that something here depends on; ``NONE`` is told to everybody."""

    NONE = 0
    GUILDS = 1 << 0
    MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.MEMBERS | Intent.PRESENCES | Intent.MESSAGE_CONTENT
KNOWN = (1 << 26) - 1
"""No intent lies above this."""
