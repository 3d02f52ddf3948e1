"""Paces, and the clocks of a table's seats, started and stopped by what changes at the table.

Pure functions: they are given the moment and everybody's waking hours, and return new clocks. Time
counts in the waking hours of the person asked. A clock gains by a question that is answered, or
that others take away, and by nothing else: where it rests, for whatever reason, it keeps what is
left. It never holds more than at the beginning, so a fast answer buys no month of silence. A
question is counted by the hours its person had when it was asked, so that nobody stops a clock by
moving to where it is night.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum

from cogs.clocks.waking_hours import WakingHours
from data.store.records import Session
from data.store.timing import SeatClock

Hours = Mapping[int, WakingHours]
"""Waking hours by seat."""
LONGEST_DEFERRAL = timedelta(days=1)
"""By how much other hours put off the end of the time for a question that is asked already."""


class PaceName(StrEnum):
    """The paces that a table may agree on."""

    LIVE = "live"
    BRISK = "brisk"
    DAILY = "daily"
    RELAXED = "relaxed"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Pace:
    """One agreement about time."""

    name: PaceName
    bank: timedelta | None
    """Waking time that each seat begins with, and the most it can have; None: no clock."""
    increment: timedelta
    """What a decision gives back."""
    standstill: timedelta
    """After this much time without an action the table goes to sleep."""


_MINUTE, _HOUR, _DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
_ALL = (
    Pace(PaceName.LIVE, bank=15 * _MINUTE, increment=3 * _MINUTE, standstill=2 * _DAY),
    Pace(PaceName.BRISK, bank=12 * _HOUR, increment=3 * _HOUR, standstill=7 * _DAY),
    Pace(PaceName.DAILY, bank=48 * _HOUR, increment=16 * _HOUR, standstill=14 * _DAY),
    Pace(PaceName.RELAXED, bank=112 * _HOUR, increment=48 * _HOUR, standstill=28 * _DAY),
    Pace(PaceName.NONE, bank=None, increment=timedelta(0), standstill=28 * _DAY),
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


def first_clocks(pace: Pace, seats: int) -> tuple[SeatClock, ...]:
    """The clocks of a game that begins, none of them running."""
    return (SeatClock(left=pace.bank or timedelta(0)),) * seats


@dataclass(frozen=True, slots=True, kw_only=True)
class Questions:
    """The effect of a change of a table on the questions of its seats."""

    asked: Mapping[int, int]
    """For each seat that is asked now the ply of its question."""
    fresh: Collection[int]
    """Those of them whose clocks start; the others go on as they are."""
    ended: Mapping[int, int] = field(default_factory=dict)
    """The questions that were answered, or that others took away: they earn their increments."""
    settled: Collection[int] = ()
    """The seats that can no longer take back alone what they have decided. Until then the same
    question, asked again, neither earns twice nor is counted by other hours."""


def change_clocks(
    pace: Pace, clocks: Sequence[SeatClock], questions: Questions, hours: Hours, now: datetime
) -> tuple[SeatClock, ...]:
    """The clocks after a change of the table: those of the seats that are no longer asked stop."""
    asked, fresh = questions.asked, questions.fresh
    return tuple(
        clock
        if seat in asked and seat not in fresh
        else _changed(pace, clock, questions, seat, hours.get(seat, WakingHours()), now)
        for seat, clock in enumerate(clocks)
    )


def _changed(
    pace: Pace, clock: SeatClock, questions: Questions, seat: int, hours: WakingHours, now: datetime
) -> SeatClock:
    clock, ended = stopped(clock, hours, now), questions.ended.get(seat, -1)
    if ended > clock.credited:
        most = pace.bank or timedelta(0)
        clock = replace(clock, left=min(most, clock.left + pace.increment), credited=ended)
    if seat in questions.settled:
        clock = replace(clock, credited=-1, hours=None)
    ply = questions.asked.get(seat)
    return clock if ply is None else started(pace, clock, ply, hours, now)


def started(pace: Pace, clock: SeatClock, ply: int, hours: WakingHours, now: datetime) -> SeatClock:
    """A clock that runs from now on, for the question of *ply*."""
    counted = clock.hours or (hours.zone, hours.quiet_from, hours.quiet_until)
    running = replace(clock, since=now, ply=ply, hours=counted, is_foretold=False)
    return with_deadline(pace, running, hours)


def with_deadline(pace: Pace, clock: SeatClock, hours: WakingHours) -> SeatClock:
    """A running *clock* with the moment at which it runs out; none without an agreement on that.

    Where its person lives by other *hours* since the question was asked, they may be awake then.
    """
    if pace.bank is None or clock.since is None:
        return replace(clock, deadline=None)
    end, latest = _ends(clock, clock.since, hours)
    later = hours.next_awake(max(end, hours.after(clock.since, clock.left)))
    return replace(clock, deadline=min(later, latest))


def last_moment(clock: SeatClock, hours: WakingHours) -> datetime | None:
    """Until when nobody is woken because their time has run out; None without a deadline."""
    if clock.deadline is None or clock.since is None:
        return None
    return _ends(clock, clock.since, hours)[1]


def _ends(clock: SeatClock, since: datetime, hours: WakingHours) -> tuple[datetime, datetime]:
    """Return when a clock that runs since then runs out, by the hours that count and at latest."""
    if not clock.left:
        return since, since  # who comes back without any time may do so as often as they like
    end = _counted(clock, hours).after(since, clock.left)
    return end, end + LONGEST_DEFERRAL


def _counted(clock: SeatClock, hours: WakingHours) -> WakingHours:
    """The hours that count for the question of *clock*; holidays always do."""
    if clock.hours is None:
        return hours
    zone, begin, end = clock.hours
    return replace(hours, zone=zone, quiet_from=begin, quiet_until=end)


def stopped(clock: SeatClock, hours: WakingHours, now: datetime) -> SeatClock:
    """A clock that rests, with what is left of it."""
    return replace(clock, left=left_at(clock, hours, now), since=None, deadline=None)


def left_at(clock: SeatClock, hours: WakingHours, now: datetime) -> timedelta:
    """Return what a clock shows at *now*; never below zero, nor more after time went back."""
    if clock.since is None:
        return clock.left
    used = _counted(clock, hours).time_between(clock.since, now)
    return max(clock.left - used, timedelta(0))


def rest_all(clocks: Iterable[SeatClock], hours: Hours, now: datetime) -> tuple[SeatClock, ...]:
    """Clocks of a table that pauses: they keep what is left."""
    return tuple(
        stopped(clock, hours.get(seat, WakingHours()), now) for seat, clock in enumerate(clocks)
    )


def with_time_for_one(pace: Pace, clock: SeatClock) -> SeatClock:
    """A clock that has time for one decision at least."""
    return replace(clock, left=max(clock.left, pace.increment))
