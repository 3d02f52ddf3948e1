"""Who must hear of what: docs/notifications.md as a function of a table before and after a change.

An account of its own: it knows neither the notices nor the tasks of the program.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from cogs.clocks.seat_clocks import pace_named
from cogs.table.agreement import Absence
from cogs.table.auto_start import is_complete
from cogs.table.live_table import LiveTable
from data.store import Remark, RemarkKind, Session, StandIn

QUESTION = "request to call off"
"""The event that those who sleep hear of once they are awake."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that people (user ids) must hear of."""

    kind: str
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Happening:
    """One change of a table, seen from outside."""

    before: Session | None
    after: Session
    actor: int | None
    """Who (a user id) pressed for it; None: a robot did, or it was time."""
    remarks: Sequence[Remark]
    """What was noted with it."""
    now: datetime


def events_of(happening: Happening) -> Iterator[Event]:
    """Return the events of *happening* that somebody must hear of."""
    for event in (*_lobby(happening), *_game(happening), *_time(happening), *_seats(happening)):
        if event.people:
            yield event


def _lobby(happening: Happening) -> Iterator[Event]:
    before, after, actor = happening.before, happening.after, happening.actor
    if after.snapshot is not None and (before is None or before.snapshot is not None):
        return
    kept = set(before.reserved if before is not None else ())
    if after.standing.is_lobby:
        yield Event("invitation", tuple(u for u in after.reserved if u not in kept))
        came = before is not None and len(after.people) > len(before.people)
        if came and is_complete(after) and actor != after.host_id:
            yield Event("lobby is full", (after.host_id,))
    elif after.standing.is_running and actor != after.host_id:
        yield Event("game begins by itself", after.people)
    elif after.standing.is_called_off and before is not None and before.standing.is_live:
        if after.standing.is_asleep:
            yield Event("lobby closes", after.people)
        else:
            yield Event("called off", _others(after, actor))


def _game(happening: Happening) -> Iterator[Event]:
    before, after, actor = happening.before, happening.after, happening.actor
    if before is None or after.snapshot is None:
        return
    out = after.people_at(LiveTable(after).state.eliminated)
    if (after.standing.is_running and after.ply > before.ply) or not before.snapshot:
        yield Event("decision", tuple(_newly_asked(happening)))
    if not before.standing.is_running:
        return
    if after.standing.is_finished:
        yield Event("result", _others(after, actor))
    elif after.standing.is_called_off:
        yield Event("called off", tuple(u for u in _others(after, actor) if u not in out))
    elif after.consents and not before.consents:
        away = _away(before, happening.now)
        asked = (u for u in _others(after, actor) if u not in out and u not in away)
        yield Event(QUESTION, tuple(asked))


def _newly_asked(happening: Happening) -> Iterator[int]:
    before, table = happening.before, LiveTable(happening.after)
    assert before is not None
    has_begun = before.snapshot is None
    for seat in table.session.to_act:
        sitter, asked_at = table.session.seats[seat], table.state.asked_at[seat]
        is_there = sitter.user_id == happening.actor and not has_begun
        if sitter.user_id is None or sitter.robot is not None or is_there:
            continue
        if has_begun or asked_at > before.ply:
            yield sitter.user_id


def _time(happening: Happening) -> Iterator[Event]:
    before, after = happening.before, happening.after
    for remark in happening.remarks:
        if remark.kind not in (RemarkKind.TIMED_OUT, RemarkKind.SEAT_OFFERED):
            continue
        assert remark.seat is not None
        person = after.seats[remark.seat].user_id
        assert person is not None
        is_played_on = after.seats[remark.seat].robot is not None
        alone = after.absence in (Absence.OUT, Absence.SUBSTITUTE) or is_played_on
        yield Event("deadline", (person,) if alone else _others_in_the_game(after, person))
    if before is None or before.snapshot is None or not after.standing.is_running:
        return
    if after.standing.is_asleep and not before.standing.is_asleep:
        yield Event("asleep", after.people)
    if before.standing.is_asleep and not after.standing.is_asleep and before.ply == after.ply:
        asked = after.people_at(after.to_act)
        yield Event("woken", tuple(user_id for user_id in asked if user_id != happening.actor))


def _seats(happening: Happening) -> Iterator[Event]:
    for remark in happening.remarks:
        if remark.kind is RemarkKind.SEAT_TAKEN:
            assert remark.user_id is not None
            assert remark.seat is not None
            others = _others(happening.after, happening.after.seats[remark.seat].user_id)
            yield Event("seat taken", (*others, remark.user_id))


def _others(session: Session, user_id: int | None) -> tuple[int, ...]:
    return tuple(each for each in session.people if each != user_id)


def _others_in_the_game(session: Session, user_id: int) -> tuple[int, ...]:
    """The people who can end it: who is out has nothing to decide any more."""
    out = session.people_at(LiveTable(session).state.eliminated)
    return tuple(each for each in _others(session, user_id) if each not in out)


def _away(session: Session, now: datetime) -> Collection[int | None]:
    """Those whose consent nobody waits for."""
    if session.standing.is_asleep:
        return session.people_at(session.to_act)
    given_up = {seat.user_id for seat in session.seats if seat.stand_in is StandIn.FOR_GOOD}
    if pace_named(session.pace).bank is None:
        return given_up
    return given_up | {
        sitter.user_id
        for sitter, clock in zip(session.seats, session.clocks, strict=False)
        if clock.is_out(now) or (sitter.robot and clock.since is None and not clock.left)
    }
