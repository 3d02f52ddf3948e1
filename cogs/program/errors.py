"""Troubles that the program cannot go on from, in words for the operator."""

import discord

_MEANINGS = {
    4004: "Discord does not accept DISCORD_TOKEN: copy it anew from the Bot page",
    4010: "Discord knows no such shard: correct or remove SHARDS",
    4011: "The bot is in too many servers for so few shards: correct or remove SHARDS",
    4012: "Discord no longer speaks this version of its API: update the program",
    4013: "Discord knows no such intents: update the program",
    4014: "Discord does not allow this bot an intent that it asks for: "
    "allow it on the Bot page, under Privileged Gateway Intents",
}
"""By the code with which Discord closes the connection."""

TOO_FEW_SHARDS = 4011


class CannotStart(Exception):
    """The obstacle to the program's start, in one sentence for its operator."""


def final_refusal(error: Exception, *, has_own_shards: bool) -> str | None:
    """Return a sentence about *error*; None where another attempt may succeed.

    *has_own_shards*: SHARDS says how many there are. Otherwise the next client asks Discord again.
    """
    if isinstance(error, discord.LoginFailure):
        return f"{_MEANINGS[4004]}."
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return f"{_MEANINGS[4014]} (4014)."
    if isinstance(error, discord.ConnectionClosed) and error.code in _MEANINGS:
        if error.code == TOO_FEW_SHARDS and not has_own_shards:
            return None
        return f"{_MEANINGS[error.code]} ({error.code})."
    return None
