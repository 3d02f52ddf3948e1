"""The world at the start of a sandbox: one server, two channels, six people.

Their ids are always the same, so that a bot which kept its database finds them again.
"""

from __future__ import annotations

from sandbox.services.guilds import Guilds

GUILD = "Game Night"
CHANNELS = ("games", "lounge")
PERSONS = (
    ("Anna", "en-US"),
    ("Ben", "de"),
    ("Chloe", "fr"),
    ("David", "es-ES"),
    ("Emma", "it"),
    ("Finn", "en-GB"),
)
_FIRST_ID = 1_191_000_000_000_000_000
_STEP = 1 << 22
"""Ids one millisecond apart, as Discord's ids of different objects are."""


def seed(guilds: Guilds) -> None:
    """Create the usual people and places in an empty world."""
    ids = iter(range(_FIRST_ID, _FIRST_ID + 100 * _STEP, _STEP))
    guild = guilds.add_guild(GUILD, guild_id=next(ids))
    for name in CHANNELS:
        guilds.add_channel(guild, name, channel_id=next(ids))
    for name, locale in PERSONS:
        guilds.add_person(name, locale, user_id=next(ids))
