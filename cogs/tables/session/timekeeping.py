"""What a change of a table does to its clocks, and what it makes due.

Whatever changes a table, in whatever way, passes through here just before it is committed.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from cogs.clocks.habits import waking_hours
from cogs.clocks.pace import LOBBY_LIFE, pace_named
from cogs.clocks.reminding import MOST_REMINDERS, next_event
from cogs.clocks.seat_clocks import (
    Hours,
    change_clocks,
    first_clocks,
    rest_all,
    with_time_for_one,
)
from cogs.clocks.summaries import next_summary
from cogs.tables.session.heads_up import heads_ups_due
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.missing_seat import missing_seat_due
from cogs.tables.session.play import Change
from data.store import DAILY, Due, DueKind, Preference, SeatClock, Session, Status, Store


async def keep_time(store: Store, before: LiveTable, change: Change, now: datetime) -> Change:
    """*change* with the clocks that it starts and stops, and what is due because of it."""
    if not _matters(before.session, change.table.session):
        return change
    session = change.table.session
    # A clock that goes by hours of a minute ago is looked at again before anything comes of it.
    chosen = await store.known_preferences(session.people)
    made = timed(before, change, _hours(session, chosen), now)
    return replace(made, due=(*made.due, *heads_ups_due(made.table.session, chosen, now)))


async def hours_at(store: Store, session: Session) -> Hours:
    """When the people at a table are awake, by seat."""
    return _hours(session, await store.preferences(session.people))


def _hours(session: Session, chosen: Mapping[int, Preference]) -> Hours:
    return {
        number: waking_hours(chosen[seat.user_id], seat.language)
        for number, seat in enumerate(session.seats)
        if seat.user_id is not None
    }


async def summary_moment(
    store: Store, user_id: int, locale: str | None, preference: Preference, now: datetime
) -> datetime | None:
    """When somebody with this *preference* gets their next summary; None: they want none."""
    if preference.call != DAILY:
        return None
    before = await store.summary_of(user_id)
    told_at = before.told_at if before is not None else None
    return next_summary(waking_hours(preference, locale), preference.summary_at, now, told_at)


def timed(before: LiveTable, change: Change, hours: Hours, now: datetime) -> Change:
    """As :func:`keep_time`, with everybody's waking hours known."""
    earlier, table = before.session, change.table
    session = table.session
    if not _matters(earlier, session):
        return change
    if session.status is Status.LOBBY:
        return replace(change, due=(*change.due, *lobby_due(now)))
    is_resting = session.paused_by is not None or _falls_asleep(earlier, session)
    if session.status is not Status.RUNNING or is_resting:
        return _with_clocks(change, rest_all(session.clocks, hours, now))
    # An action at a table that sleeps wakes it.
    return _kept_going(before, change, hours, now)


def lobby_due(now: datetime) -> tuple[Due, ...]:
    """When to look whether a lobby needs a robot, and whether anybody still comes."""
    return (
        missing_seat_due(now),
        Due(kind=DueKind.STANDSTILL, due_at=now + LOBBY_LIFE),
    )


def out_of_time(session: Session, now: datetime) -> frozenset[int]:
    """The people (user ids) whom nobody has to wait for any more before a game is called off.

    Their time has run out, or the table went to sleep while it waited for them.
    """
    if session.asleep_at is not None:
        return frozenset(session.people_at(session.to_act))
    out = [seat for seat, clock in enumerate(session.clocks) if clock.is_out(now)]
    return frozenset(session.people_at(out))


def asked_people(table: LiveTable) -> dict[int, int]:
    """The seats that wait for a person now, with the ply of their question."""
    seats, asked_at = table.session.seats, table.state.asked_at
    return {seat: asked_at[seat] for seat in table.session.to_act if seats[seat].has_person}


def _matters(before: Session, after: Session) -> bool:
    """Whether clocks or the schedule have anything to do with what happened."""
    if before.status is Status.LOBBY and after.status is Status.LOBBY:
        return before.asleep_at is not None and after.asleep_at is None
    position = (before.status, before.ply, before.branch, before.asleep_at, before.seats)
    return position != (after.status, after.ply, after.branch, after.asleep_at, after.seats)


def _falls_asleep(before: Session, after: Session) -> bool:
    return before.asleep_at is None and after.asleep_at is not None


def _kept_going(before: LiveTable, change: Change, hours: Hours, now: datetime) -> Change:
    session = change.table.session
    pace = pace_named(session.pace)
    clocks = session.clocks or first_clocks(pace, len(session.seats))
    asked = asked_people(change.table)
    newly_asked = {seat for seat in asked if _is_newly_asked(before, change, clocks[seat], seat)}
    # The same question as before the clock rested: its reminders have been given.
    is_running = before.session.status is Status.RUNNING
    again = {seat for seat in newly_asked if is_running and _rests_at(clocks[seat], asked[seat])}
    # Otherwise taking back and doing again would be a way never to run out of time.
    helped = again if change.undo is None else set[int]()
    clocks = tuple(
        with_time_for_one(pace, clock) if seat in helped else clock
        for seat, clock in enumerate(clocks)
    )
    clocks = change_clocks(pace, clocks, asked, newly_asked, hours, now)
    due = [
        due_for(seat, clocks[seat], hours, now, MOST_REMINDERS if seat in again else 0)
        for seat in sorted(newly_asked)
    ]
    if before.session.status is Status.LOBBY or before.session.asleep_at is not None:
        due.append(Due(kind=DueKind.STANDSTILL, due_at=now + pace.standstill))
    made = replace(change, due=(*change.due, *filter(None, due)))
    made = _with_clocks(made, clocks)
    awake = replace(made.table.session, asleep_at=None)
    return replace(made, table=made.table.stored_as(awake))


def _is_newly_asked(before: LiveTable, change: Change, clock: SeatClock, seat: int) -> bool:
    """Whether the clock of a seat that is asked starts afresh.

    How often a seat acts in a row may be a secret, where anything is hidden: its clock goes on.
    """
    if clock.since is None:
        return True
    if change.undo is not None and change.undo.seat == seat:
        # Taking back and doing again would be a way never to run out of time.
        return False
    table = change.table
    is_other = before.state.asked_at[seat] != table.state.asked_at[seat]
    is_actor = bool(change.entries) and change.entries[0].seat == seat
    return is_other and not (is_actor and table.game.info.has_hidden_information)


def _rests_at(clock: SeatClock, ply: int) -> bool:
    return clock.since is None and clock.ply == ply


def due_for(seat: int, clock: SeatClock, hours: Hours, now: datetime, step: int = 0) -> Due | None:
    """When a running clock has to be looked at next; None: never."""
    moment = next_event(clock, hours[seat], step, now)
    if moment is None:
        return None
    return Due(kind=DueKind.CLOCK, seat=seat, due_at=moment, ply=clock.ply, step=step)


def _with_clocks(change: Change, clocks: tuple[SeatClock, ...]) -> Change:
    session = replace(change.table.session, clocks=clocks)
    return replace(change, table=change.table.stored_as(session))
