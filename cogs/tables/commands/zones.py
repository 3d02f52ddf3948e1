"""Choose the time zone that somebody is asked about, as long as they have not chosen one."""

from datetime import datetime

from cogs.clocks.habits import zone_of
from cogs.clocks.zone_guess import likely_zone
from data.store import Preference, Store


async def guessed_zone(
    store: Store, user_id: int, preference: Preference, locale: str | None, now: datetime
) -> str:
    """The zone that this person chose; else where they seem to live, by when they play.

    Without a hint it is where most people live with their Discord's *locale*.
    """
    usual = zone_of(preference, locale)
    if preference.zone is not None:
        return usual
    return likely_zone(await store.acted_at(user_id), usual, now)
