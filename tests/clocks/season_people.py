"""The people of a simulated season, and when they sleep by the wall clock alone."""

from dataclasses import dataclass, field
from datetime import datetime
from zoneinfo import ZoneInfo

from cogs.clocks.waking_hours import WakingHours, waking_hours
from cogs.table.lobby import Person
from data.store import Preference


@dataclass
class Player:
    """A simulated person."""

    person: Person
    habit: str
    preference: Preference
    gone_after: datetime | None
    hours: WakingHours = field(init=False)

    def __post_init__(self) -> None:
        self.hours = waking_hours(self.preference, None)


def is_asleep(player: Player, moment: datetime) -> bool:
    """Tell whether *moment* is in the night or the holidays of *player*, by the wall clock."""
    local = moment.astimezone(ZoneInfo(player.hours.zone))
    minute, begin, end = (
        local.hour * 60 + local.minute,
        *(player.hours.quiet_from, player.hours.quiet_until),
    )
    at_night = begin <= minute < end if begin <= end else minute >= begin or minute < end
    return at_night or any(local.date() in holiday for holiday in player.hours.holidays)
