"""Gateway intents: which events a bot subscribes to."""

from __future__ import annotations

from enum import IntFlag


class Intent(IntFlag):
    """The intents that matter here; an event of ``NONE`` goes to every session."""

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
"""All intents that exist, known here or not."""
