"""Keep the clocks of a table through a change, and tell what it makes due.

Whatever changes a table, in whatever way, passes through here just before it is committed.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import datetime

from cogs.clocks.reminding import MOST_REMINDERS, next_event, next_summary
from cogs.clocks.seat_clocks import (
    LOBBY_LIFE,
    Hours,
    Questions,
    change_clocks,
    first_clocks,
    pace_of,
    rest_all,
    with_time_for_one,
)
from cogs.clocks.waking_hours import waking_hours
from cogs.table.agreement import Absence
from cogs.table.auto_start import PATIENCE
from cogs.table.features import Feature
from cogs.table.live_table import LiveTable
from cogs.table.play import Change
from data.store import (
    BY_ROBOT,
    DAILY,
    Job,
    JobKind,
    Preference,
    SeatClock,
    Session,
    StandIn,
    Store,
)
from data.store.timing import NOT_STORED


async def keep_time(
    store: Store, before: LiveTable, change: Change, now: datetime, features: Iterable[Feature]
) -> Change:
    """*change* with the clocks that it starts and stops, and what is due because of it."""
    if not _matters(before.session, change.table.session):
        return change
    session = change.table.session
    # A clock that goes by hours of a minute ago is looked at again before anything comes of it.
    chosen = await store.known_preferences(session.people)
    made = timed(before, change, _hours(session, chosen), now)
    due = [job for each in features for job in each.due(made.table.session, chosen, now)]
    return replace(made, due=(*made.due, *due))


async def decisions_due(
    store: Store, table: LiveTable, now: datetime, features: Iterable[Feature]
) -> tuple[Job, ...]:
    """Return when it is seen to who answers for a seat that is asked; none: its person does."""
    is_due = table.session.awaits_robot
    for each in features:
        is_due = is_due or await each.may_answer(store, table)
    return (look_who_decides(table.session, now),) if is_due else ()


def look_who_decides(session: Session, now: datetime) -> Job:
    """Have it looked at at once who answers for the seats that are asked."""
    return Job(kind=JobKind.DECIDE, session_id=session.id, due_at=now, ply=session.ply)


async def hours_at(store: Store, session: Session) -> Hours:
    """Return the waking hours of the people at a table, by seat."""
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
    """Return when somebody with this *preference* gets their next summary; None: they want none."""
    if preference.call != DAILY:
        return None
    before = await store.job_of(JobKind.DIGEST, user_id=user_id)
    told_at = before.moment("told_at") if before is not None else None
    return next_summary(waking_hours(preference, locale), preference.summary_at, now, told_at)


def timed(before: LiveTable, change: Change, hours: Hours, now: datetime) -> Change:
    """As :func:`keep_time`, with everybody's waking hours known."""
    since, table = before.session.standing.out_of_reach_since, change.table
    if since is not None and table.session.standing.out_of_reach_since is None:
        # As if it had slept from the moment on at which nobody could play there.
        clocks = rest_all(table.session.clocks, hours, since)
        table = table.stored_as(replace(table.session, clocks=clocks))
        asleep_at = before.session.standing.asleep_at or since
        slept = replace(table.session.standing, asleep_at=asleep_at)
        before = table.stored_as(replace(table.session, standing=slept))
        change = replace(change, table=table)
    earlier, session = before.session, table.session
    if not _matters(earlier, session):
        return change
    if session.standing.is_lobby:
        return replace(change, due=(*change.due, *lobby_due(now)))
    if not session.standing.is_running:
        return _with_clocks(change, ())
    falls_asleep = session.standing.is_asleep and not earlier.standing.is_asleep
    if session.standing.is_paused or falls_asleep:
        return _with_clocks(change, rest_all(session.clocks, hours, now))
    # An action at a table that sleeps wakes it.
    return _kept_going(before, change, hours, now)


def lobby_due(now: datetime) -> tuple[Job, ...]:
    """Return the jobs that look whether a lobby needs a robot, and whether anybody still comes."""
    return (
        Job(kind=JobKind.MISSING_SEAT, due_at=now + PATIENCE),
        Job(kind=JobKind.STANDSTILL, due_at=now + LOBBY_LIFE),
    )


async def out_of_time(
    store: Store, session: Session, now: datetime, done: Job | None = None
) -> frozenset[int]:
    """The people (user ids) whom nobody has to wait for any more before a game is called off.

    Their time has run out, or the table went to sleep while it waited for them. *done* is what was
    due, and has been looked at just now.
    """
    if session.standing.is_asleep:
        return frozenset(session.people_at(session.to_act))
    looked_at = done.seat if done is not None and done.kind is JobKind.CLOCK else None
    # A deadline that passed counts once it was looked at: there may be more time after an outage.
    out = [
        seat
        for seat, clock in enumerate(session.clocks)
        if clock.is_out(now)
        and (seat == looked_at or await store.job_of(JobKind.CLOCK, session.id, seat) is None)
    ]
    # Robots play the seats that were given up by silence.
    silent = [n for n, seat in enumerate(session.seats) if seat.stand_in is StandIn.TIMED_OUT]
    return frozenset(session.people_at((*out, *silent)))


def asked_people(table: LiveTable) -> dict[int, int]:
    """The seats that wait for a person now, with the ply of their question."""
    seats, asked_at = table.session.seats, table.state.asked_at
    return {seat: asked_at[seat] for seat in table.session.to_act if seats[seat].has_person}


def _matters(before: Session, after: Session) -> bool:
    """Tell whether clocks or the schedule have anything to do with what happened."""
    if before.standing.is_lobby and after.standing.is_lobby:
        return before.standing.is_asleep and not after.standing.is_asleep
    return _position(before) != _position(after)


def _position(session: Session) -> tuple[object, ...]:
    standing, in_reach = session.standing, session.standing.out_of_reach_since is None
    position = (session.ply, session.branch, session.seats)
    return (standing.status, standing.asleep_at, in_reach, *position)


def _kept_going(before: LiveTable, change: Change, hours: Hours, now: datetime) -> Change:
    session, slept = change.table.session, before.session.standing.is_asleep
    pace = pace_of(session)
    clocks = session.clocks or first_clocks(pace, len(session.seats))
    asked, ended = asked_people(change.table), _ended(before, change)
    fresh = {seat for seat in asked if clocks[seat].since is None or seat in ended}
    goes_on = fresh - ended.keys()
    # The same question as before the clock rested: its reminders have been given.
    again = {seat for seat in goes_on if clocks[seat].ply == asked[seat]}
    # Nobody is out of time again at once who is woken, or asked on after their robot or they acted.
    helped = {n for n in goes_on if slept or (change.entries and not clocks[n].left)}
    clocks = tuple(
        with_time_for_one(pace, clock) if seat in helped else clock
        for seat, clock in enumerate(clocks)
    )
    settled = _settled(before, change)
    questions = Questions(asked=asked, fresh=fresh, ended=ended, settled=settled)
    clocks = change_clocks(pace, clocks, questions, hours, now)
    due = [
        due_for(seat, clocks[seat], hours, now, MOST_REMINDERS if seat in again else 0)
        for seat in sorted(fresh)
    ]
    if _has_returned(before.session, session):
        # Alone, nobody could have a robot in their place: their silence is looked at again.
        out = [seat for seat in asked.keys() - fresh if clocks[seat].is_out(now)]
        due += [Job(kind=JobKind.CLOCK, seat=n, due_at=now, ply=clocks[n].ply) for n in out]
    if slept or before.session.standing.is_lobby:
        due.append(Job(kind=JobKind.STANDSTILL, due_at=now + pace.standstill))
    asked_since = now if change.asks_afresh else session.asked_since
    awake = session.standing.awake()
    going = replace(session, clocks=clocks, standing=awake, asked_since=asked_since)
    made = replace(change, due=(*change.due, *filter(None, due)))
    return replace(made, table=change.table.stored_as(going))


def _has_returned(before: Session, after: Session) -> bool:
    """Tell whether somebody plays again where robots play for those who are out of time."""
    seats = zip(before.seats, after.seats, strict=False)  # more may have sat down
    returned = any(was.is_stood_in and now.has_person for was, now in seats)
    return returned and after.absence == Absence.ROBOT


def _ended(before: LiveTable, change: Change) -> dict[int, int]:
    """The questions that have been answered or taken away, by seat, with their plies."""
    if not before.session.standing.is_running:
        return {}
    table, was, undo = change.table, before.state.asked_at, change.undo
    ended = {
        seat: was[seat]
        for seat in before.session.to_act
        if change.asks_afresh or was[seat] != table.state.asked_at[seat]
    }
    if change.asks_afresh or not ended:
        return ended
    actor = change.entries[0].seat if undo is None else undo.seat
    # Taking back alone and doing again would be a way never to run out of time. And how often a
    # seat acts in a row may be a secret, where anything is hidden.
    takes_back = undo is not None and undo.revision == NOT_STORED
    is_hidden = table.game.info.has_hidden_information
    if takes_back or (is_hidden and actor in table.session.to_act):
        ended.pop(actor, None)
    return ended


def _settled(before: LiveTable, change: Change) -> Collection[int]:
    """The seats that can no longer take back alone what they have decided.

    Robots let themselves be taken back, so that only another person's decision does that.
    """
    seats = range(len(before.session.seats))
    if change.asks_afresh:
        return seats
    if not change.entries or change.entries[0].cause == BY_ROBOT:
        return ()
    acting = {change.entries[0].seat, *before.session.to_act}
    return [seat for seat in seats if seat not in acting]


def due_for(seat: int, clock: SeatClock, hours: Hours, now: datetime, step: int = 0) -> Job | None:
    """Return the job that looks next at a running clock; None: nothing can happen to it."""
    moment = next_event(clock, hours[seat], step, now)
    if moment is None:
        return None
    return Job(kind=JobKind.CLOCK, seat=seat, due_at=moment, ply=clock.ply, step=step)


def _with_clocks(change: Change, clocks: tuple[SeatClock, ...]) -> Change:
    session = replace(change.table.session, clocks=clocks)
    return replace(change, table=change.table.stored_as(session))
