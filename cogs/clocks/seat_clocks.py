"""The clocks of a table's seats, started and stopped by what changes at the table.

Pure functions: they are given the moment and everybody's waking hours, and return new clocks.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from cogs.clocks.pace import Pace
from cogs.clocks.waking import WakingHours
from data.store.timing import SeatClock

Hours = Mapping[int, WakingHours]
"""Waking hours by seat."""


def first_clocks(pace: Pace, seats: int) -> tuple[SeatClock, ...]:
    """The clocks of a game that begins, none of them running."""
    return (SeatClock(left=pace.bank or timedelta(0)),) * seats


def change_clocks(
    pace: Pace,
    clocks: Sequence[SeatClock],
    asked: Mapping[int, int],
    newly_asked: Collection[int],
    hours: Hours,
    now: datetime,
) -> tuple[SeatClock, ...]:
    """The clocks after an action: those of the seats that are no longer asked stop.

    *asked* gives for each seat that is asked now the ply of its question. Of these, the clocks of
    *newly_asked* start; the others go on as they are.
    """
    return tuple(
        _changed(
            pace, clock, asked.get(seat), seat in newly_asked, hours.get(seat, WakingHours()), now
        )
        for seat, clock in enumerate(clocks)
    )


def _changed(
    pace: Pace,
    clock: SeatClock,
    ply: int | None,
    is_newly_asked: bool,
    hours: WakingHours,
    now: datetime,
) -> SeatClock:
    if ply is not None and not is_newly_asked:
        return clock
    if clock.since is not None:
        clock = _credited(pace, stopped(clock, hours, now))
    return clock if ply is None else started(pace, clock, ply, hours, now)


def _credited(pace: Pace, clock: SeatClock) -> SeatClock:
    """A clock that rests, with the increment for its question, which it gets once."""
    if clock.ply <= clock.credited:
        return clock
    most = pace.bank or timedelta(0)
    return replace(clock, left=min(most, clock.left + pace.increment), credited=clock.ply)


def started(pace: Pace, clock: SeatClock, ply: int, hours: WakingHours, now: datetime) -> SeatClock:
    """A clock that runs from now on, for the question of *ply*."""
    deadline = None if pace.bank is None else hours.after(now, clock.left)
    return replace(clock, since=now, ply=ply, deadline=deadline)


def stopped(clock: SeatClock, hours: WakingHours, now: datetime) -> SeatClock:
    """A clock that rests, with what is left of it."""
    return replace(clock, left=left_at(clock, hours, now), since=None, deadline=None)


def left_at(clock: SeatClock, hours: WakingHours, now: datetime) -> timedelta:
    """What a clock shows at *now*; never below zero, nor more after time went back."""
    if clock.since is None:
        return clock.left
    return max(clock.left - hours.time_between(clock.since, now), timedelta(0))


def rest_all(clocks: Iterable[SeatClock], hours: Hours, now: datetime) -> tuple[SeatClock, ...]:
    """Clocks of a table that pauses: they keep what is left."""
    return tuple(
        stopped(clock, hours.get(seat, WakingHours()), now) for seat, clock in enumerate(clocks)
    )


def start_all(
    pace: Pace,
    clocks: Sequence[SeatClock],
    asked: Mapping[int, int],
    hours: Hours,
    now: datetime,
) -> tuple[SeatClock, ...]:
    """Clocks of a table that goes on: those of the seats that are asked run again."""
    return tuple(
        started(pace, clock, asked[seat], hours.get(seat, WakingHours()), now)
        if seat in asked
        else clock
        for seat, clock in enumerate(clocks)
    )


def with_time_for_one(pace: Pace, clock: SeatClock) -> SeatClock:
    """A clock that has time for one decision at least."""
    return replace(clock, left=max(clock.left, pace.increment))


def with_other_hours(
    pace: Pace, clock: SeatClock, before: WakingHours, after: WakingHours, now: datetime
) -> SeatClock:
    """A clock whose person lives by other hours from now on; what has run out has run out."""
    if clock.since is None:
        return clock
    return started(pace, stopped(clock, before, now), clock.ply, after, now)
