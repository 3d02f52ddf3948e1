"""The world as it stands when a sandbox opens: one server, two channels, six people.

Their ids are always the same, so that a bot which kept its database finds them again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.core import Core

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
"""One millisecond apart, as ids of different things are."""


def furnish(core: Core) -> None:
    """Put the usual people and places into an empty world."""
    ids = iter(range(_FIRST_ID, _FIRST_ID + 100 * _STEP, _STEP))
    guild = core.add_guild(GUILD, guild_id=next(ids))
    for name in CHANNELS:
        core.add_channel(guild, name, channel_id=next(ids))
    for name, locale in PERSONS:
        core.add_person(name, locale, user_id=next(ids))
