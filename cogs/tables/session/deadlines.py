"""Decide what is to be done when something is due: a reminder, a deadline, a table that sleeps.

Functions from a table and a due row to what follows. Nothing here waits or stores.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from cogs.clocks.reminding import MOST_REMINDERS, reminders, steps_passed
from cogs.clocks.seat_clocks import (
    LOBBY_LIFE,
    Hours,
    PaceName,
    last_moment,
    pace_of,
    started,
    with_deadline,
    with_time_for_one,
)
from cogs.clocks.waking import WakingHours
from cogs.tables.session import play
from cogs.tables.session.agreement import Absence
from cogs.tables.session.beginning import looked_at_again
from cogs.tables.session.errors import Refused
from cogs.tables.session.heads_up import is_still_next, told
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.notice import Notice
from cogs.tables.session.outages import Outage
from cogs.tables.session.play import Change
from cogs.tables.session.standing_in import stand_in
from cogs.tables.session.substitutes import offer
from cogs.tables.session.timekeeping import due_for, timed
from cogs.tables.session.undo_requests import stayed
from cogs.tables.session.votes import look_again, open_questions
from data.store import (
    WHOLE_TABLE,
    Job,
    JobKind,
    Remark,
    RemarkKind,
    SeatClock,
    Session,
    StandIn,
    Task,
    TaskKind,
)
from rules.players.levels import USUAL

AFTER_OUTAGE = timedelta(days=1)
"""How long a table waits where it would have ended or come to rest in an outage."""
UNHEARD = timedelta(minutes=1)
"""How long what is due waits at a time, as long as nobody at the table can be heard."""
OUT_OF_REACH = timedelta(hours=1)
"""How long what is due of a table waits that cannot be read, or has no place."""


STAND_INS: dict[str, StandIn] = {Absence.ROBOT: StandIn.TIMED_OUT, Absence.ROBOT_ONCE: StandIn.ONCE}
"""For how long a robot plays, where that was agreed."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The decision. Without any of these the row is void."""

    change: Change | None = None
    tasks: tuple[Task, ...] = ()
    until: datetime | None = None
    """When to look again."""


VOID = Outcome()


def outcome_of(
    table: LiveTable,
    due: Job,
    hours: Hours,
    now: datetime,
    summary_at: datetime | None = None,
    outage: Outage | None = None,
) -> Outcome:
    """Decide what is to be done about *due*, the clocks of the table included.

    *summary_at* is when the person of its seat gets their next daily summary; None: they want none.
    *outage* is when people could not be heard last.
    """
    if outage is None or not outage.overtakes(now):
        return _outcome_of(table, due, hours, now, summary_at, None)
    if outage.end is None:
        return Outcome(until=now + UNHEARD)
    outcome = _outcome_of(table, due, hours, now, summary_at, outage)
    later = outage.end + AFTER_OUTAGE
    waits = due.kind in (JobKind.STANDSTILL, JobKind.UNDO_REQUEST) and later > now
    return Outcome(until=later) if waits and outcome.change is not None else outcome


def _outcome_of(
    table: LiveTable,
    due: Job,
    hours: Hours,
    now: datetime,
    summary_at: datetime | None,
    outage: Outage | None,
) -> Outcome:
    session = table.session
    if not session.standing.is_live or session.standing.is_asleep:
        return VOID
    if due.kind is JobKind.STANDSTILL:
        return _standstill(table, due, hours, now)
    if due.kind is JobKind.MISSING_SEAT:
        return _missing_seat(session, now)
    if due.kind is JobKind.HEADS_UP:
        return _heads_up(table, due, hours, now)
    if due.kind is JobKind.UNDO_REQUEST:
        return _unanswered(table, due, hours, now)
    if due.kind is JobKind.QUESTION:
        return _question(table, due, hours, now)
    if not 0 <= due.seat < len(session.clocks) or not session.standing.is_running:
        return VOID
    clock = session.clocks[due.seat]
    if clock.since is None or clock.ply != due.ply or not session.seats[due.seat].has_person:
        return VOID
    if session.standing.out_of_reach_since is not None:
        return Outcome(until=now + OUT_OF_REACH)
    if outage is not None and (again := _after(outage, table, due, clock, hours, now)) is not None:
        return again
    awake = hours[due.seat].next_awake(now)
    until = min(awake, last_moment(clock, hours[due.seat]) or awake)
    if until > now:
        return Outcome(until=until)
    if not clock.is_out(now) and _is_told_later(session, clock, summary_at):
        return _reminder(table, due, clock, hours, now, is_silent=True)
    return _clock(table, due, clock, hours, now)


def _is_told_later(session: Session, clock: SeatClock, summary_at: datetime | None) -> bool:
    """Tell whether a summary reminds the person while they still have time."""
    if summary_at is None or pace_of(session).name == PaceName.LIVE:
        return False
    return clock.deadline is None or clock.deadline > summary_at


def _clock(table: LiveTable, due: Job, clock: SeatClock, hours: Hours, now: datetime) -> Outcome:
    pace = pace_of(table.session)
    later = with_deadline(pace, clock, hours[due.seat])
    if later != clock and not later.is_out(now):
        # The person lives by other hours since then, or nobody waits for them any more.
        return _restarted(table, due, later, hours, now)
    if not clock.is_out(now):
        return _reminder(table, due, clock, hours, now)
    return _out_of_time(table, due, hours, now)


def _after(
    outage: Outage, table: LiveTable, due: Job, clock: SeatClock, hours: Hours, now: datetime
) -> Outcome | None:
    """The time of one decision from the end of *outage*, where the deadline would come sooner."""
    if clock.deadline is None or not outage.begin <= clock.deadline <= now:
        return None
    pace = pace_of(table.session)
    again = with_time_for_one(pace, replace(clock, left=timedelta(0)))
    clock = started(pace, again, clock.ply, hours[due.seat], outage.end or now)
    if clock.is_out(now):
        return None
    last = replace(due, step=max(due.step, len(reminders(clock, hours[due.seat])) - 1))
    return _restarted(table, last, clock, hours, now)


def _reminder(
    table: LiveTable,
    due: Job,
    clock: SeatClock,
    hours: Hours,
    now: datetime,
    *,
    is_silent: bool = False,
) -> Outcome:
    step = max(steps_passed(clock, hours[due.seat], now), due.step + 1)
    later = due_for(due.seat, clock, hours, now, step)
    change = Change(table, due=() if later is None else (later,))
    if due.step >= MOST_REMINDERS or is_silent:
        return Outcome(change)
    payload = {"seat": due.seat, "question": due.ply, "step": step}
    task = Task(kind=TaskKind.REMINDER, ply=table.session.ply, payload=payload)
    return Outcome(change, (task,))


def _restarted(
    table: LiveTable, due: Job, clock: SeatClock, hours: Hours, now: datetime
) -> Outcome:
    session = table.session
    later = due_for(due.seat, clock, hours, now, due.step)
    changed = table.stored_as(session.with_clock(due.seat, clock))
    change = Change(changed, due=() if later is None else (later,))
    return Outcome(change, _board(session, Notice()))


def _out_of_time(table: LiveTable, due: Job, hours: Hours, now: datetime) -> Outcome:
    """As the people of the table agreed; the absent person is not asked. The log tells of it."""
    outcome = _as_agreed(table, due, hours, now)
    assert outcome.change is not None
    if outcome.change.remarks:
        return outcome
    remark = Remark(ply=table.session.ply, kind=RemarkKind.TIMED_OUT, seat=due.seat)
    return replace(outcome, change=replace(outcome.change, remarks=(remark,)))


def _as_agreed(table: LiveTable, due: Job, hours: Hours, now: datetime) -> Outcome:
    session = table.session
    person = session.seats[due.seat].user_id
    if session.absence == Absence.OUT and person is not None:
        playing = [number for number, seat in enumerate(session.seats) if seat.has_person]
        if len(playing) > 1 and all(session.clocks[seat].is_out(now) for seat in playing):
            return _called_off(table, playing, hours, now)
        change = timed(table, play.resign(table, person, now), hours, now)
        notice = Notice(notify=(person,), out_of_time=(due.seat,))
        return Outcome(change, _board(change.table.session, notice))
    if session.absence == Absence.SUBSTITUTE and person is not None:
        return _offered(table, due.seat, person, hours, now)
    if (mode := STAND_INS.get(session.absence)) is not None:
        try:
            taken = stand_in(session, due.seat, USUAL, mode, None)
        except Refused:
            pass  # nobody would be left who plays: the others decide
        else:
            change = timed(table, Change(table.stored_as(taken)), hours, now)
            notice = Notice(notify=session.people_at((due.seat,)), out_of_time=(due.seat,))
            return Outcome(change, _board(session, notice))
    others = tuple(user_id for user_id in session.participants if user_id != person)
    notice = Notice(notify=others, out_of_time=(due.seat,))
    return Outcome(Change(table), _board(session, notice))


def _called_off(table: LiveTable, silent: list[int], hours: Hours, now: datetime) -> Outcome:
    """Nobody has answered who still played: whose row came first would decide who wins."""
    session = table.session
    after = replace(session, standing=session.standing.called_off(), to_act=())
    remarks = tuple(
        Remark(ply=session.ply, kind=RemarkKind.TIMED_OUT, seat=seat) for seat in silent
    )
    change = timed(table, Change(table.stored_as(after), remarks=remarks), hours, now)
    notice = Notice(notify=session.people, out_of_time=tuple(silent))
    return Outcome(change, _board(session, notice))


def _offered(table: LiveTable, seat: int, person: int, hours: Hours, now: datetime) -> Outcome:
    """Others may take the seat, whose person has time to come back until then."""
    session = table.session
    remark = Remark(ply=session.ply, kind=RemarkKind.SEAT_OFFERED, seat=seat)
    offered = Change(table.stored_as(offer(session, seat)), remarks=(remark,))
    change = timed(table, offered, hours, now)
    # People who pass by in the channel read it at the lobby.
    lobby = Task(kind=TaskKind.LOBBY, ply=session.ply)
    notice = Notice(notify=(person,), out_of_time=(seat,))
    return Outcome(change, (*_board(session, notice), lobby))


def _standstill(table: LiveTable, due: Job, hours: Hours, now: datetime) -> Outcome:
    session = table.session
    begun = session.standing.is_running
    # Whatever else people press keeps no table awake that waits for a decision.
    since = (session.asked_since if begun else None) or session.updated_at
    end = since + (pace_of(session).standstill if begun else LOBBY_LIFE)
    # What only the bot has said since then keeps no lobby open.
    is_silent = not begun and 0 < due.step == session.revision
    if end > now and not is_silent:
        return Outcome(until=end)
    standing = session.standing if begun else session.standing.called_off()
    # By that a lobby that nobody closed is known, and may be opened again.
    rested = replace(session, standing=replace(standing, asleep_at=now))
    change = timed(table, Change(table.stored_as(rested)), hours, now)
    notice = Notice(notify=session.people)
    kind = TaskKind.NEW_BOARD if begun else TaskKind.LOBBY
    return Outcome(change, (Task(kind=kind, ply=session.ply, payload=notice.payload),))


def _missing_seat(session: Session, now: datetime) -> Outcome:
    """The host is asked once whether to start with a robot, in the lobby and without a call."""
    if not session.standing.is_lobby:
        return VOID
    if (later := looked_at_again(session, now)) is not None:
        return Outcome(until=later)
    closing = Job(
        kind=JobKind.STANDSTILL, due_at=session.updated_at + LOBBY_LIFE, step=session.revision + 1
    )
    notice = Notice(misses_seat=True)
    task = Task(kind=TaskKind.LOBBY, ply=session.ply, payload=notice.payload)
    return Outcome(Change(LiveTable(session), due=(closing,)), (task,))


def _heads_up(table: LiveTable, due: Job, hours: Hours, now: datetime) -> Outcome:
    """Tell somebody that they are still next, once before each question, while they are awake."""
    if not is_still_next(table, due.seat, due.ply):
        return VOID
    if (awake := hours[due.seat].next_awake(now)) > now:
        return Outcome(until=awake)
    session = table.session
    task = Task(kind=TaskKind.HEADS_UP, ply=session.ply, payload={"seat": due.seat})
    return Outcome(Change(table.stored_as(told(session, due.seat))), (task,))


def _unanswered(table: LiveTable, due: Job, hours: Hours, now: datetime) -> Outcome:
    """Nobody has to think of an old request any more."""
    session, request = table.session, table.session.undo_request
    if request is None or request.ply != due.ply:
        return VOID
    if (awake := hours.get(request.seat, WakingHours()).next_awake(now)) > now:
        return Outcome(until=awake)
    change = stayed(table)
    return Outcome(change, _board(session, change.notice))


def _question(table: LiveTable, due: Job, hours: Hours, now: datetime) -> Outcome:
    """Call those who slept when others asked or answered them, or count a vote again."""
    session = table.session
    if due.seat == WHOLE_TABLE:
        has_vote = session.standing.is_running and session.vote is not None
        return Outcome(Change(table, due=(look_again(now),))) if has_vote else VOID
    person = session.seats[due.seat].user_id
    # Who has been asked to act since was called for that, and has seen how the table stands.
    known = any(clock.ply > due.ply for clock in session.clocks[due.seat : due.seat + 1])
    is_answer = due.step > 0 and not known
    if not is_answer and not any(person in each.missing for each in open_questions(session)):
        return VOID
    if (awake := hours.get(due.seat, WakingHours()).next_awake(now)) > now:
        return Outcome(until=awake)
    called = Notice(notify=session.people_at((due.seat,)), is_answer=is_answer)
    return Outcome(Change(table), _board(session, called))


def _board(session: Session, notice: Notice) -> tuple[Task, ...]:
    kind = TaskKind.NEW_BOARD if notice.notify else TaskKind.BOARD
    return (Task(kind=kind, ply=session.ply, payload=notice.payload),)
