"""Paces: a bank of time for each seat, and an increment per decision.

Time counts in the waking hours of the person asked. A bank never holds more than at the beginning,
so a fast answer buys no month of silence.
"""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from data.store.records import Session


class PaceName(StrEnum):
    """The paces that a table may agree on."""

    LIVE = "live"
    BRISK = "brisk"
    DAILY = "daily"
    RELAXED = "relaxed"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """One agreement about time."""

    name: PaceName
    bank: timedelta | None
    """Waking time that each seat begins with, and the most it can have; None: no clock."""
    increment: timedelta = timedelta(0)
    """What a decision gives back."""
    standstill: timedelta
    """After this much time without an action the table goes to sleep."""


_ALL = (
    Pace(
        name=PaceName.LIVE,
        bank=timedelta(minutes=15),
        increment=timedelta(minutes=3),
        standstill=timedelta(days=2),
    ),
    Pace(
        name=PaceName.BRISK,
        bank=timedelta(hours=12),
        increment=timedelta(hours=3),
        standstill=timedelta(days=7),
    ),
    Pace(
        name=PaceName.DAILY,
        bank=timedelta(hours=48),
        increment=timedelta(hours=16),
        standstill=timedelta(days=14),
    ),
    Pace(
        name=PaceName.RELAXED,
        bank=timedelta(hours=112),
        increment=timedelta(hours=48),
        standstill=timedelta(days=28),
    ),
    Pace(name=PaceName.NONE, bank=None, standstill=timedelta(days=28)),
)

PACES: dict[str, Pace] = {pace.name: pace for pace in _ALL}
"""Every pace by its name, the fastest first."""

LOBBY_LIFE = timedelta(days=14)
"""How long a lobby stays open in which nothing happens."""


def pace_named(name: str) -> Pace:
    """The pace that a table agreed on; a name that no longer exists means no clock."""
    return PACES.get(name, PACES[PaceName.NONE])


def is_alone(session: Session) -> bool:
    """Tell whether one person plays with robots, so that nobody else waits."""
    return len(session.people) == 1 < len(session.seats)


def pace_of(session: Session) -> Pace:
    """The pace of a table as it is: whatever was agreed, alone there is no clock."""
    return PACES[PaceName.NONE] if is_alone(session) else pace_named(session.pace)
