"""Decide what is to be done when something is due: a reminder, a deadline, a table that sleeps.

Functions from a table and a due row to what follows. Nothing here waits or stores.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from cogs.clocks.reminding import MOST_REMINDERS, reminders, steps_passed
from cogs.clocks.seat_clocks import (
    LOBBY_LIFE,
    PaceName,
    last_moment,
    pace_of,
    started,
    with_deadline,
    with_time_for_one,
)
from cogs.table import play
from cogs.table.agreement import Absence
from cogs.table.auto_start import looked_at_again
from cogs.table.errors import Refused
from cogs.table.features import VOID, Due, Outcome, OutcomeOf, board
from cogs.table.live_table import LiveTable
from cogs.table.notice import Notice
from cogs.table.outages import Outage
from cogs.table.play import Change
from cogs.table.stand_ins import stand_in
from cogs.table.substitutes import offer
from cogs.table.timekeeping import due_for, timed
from cogs.table.votes import ended, look_again, open_questions
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


def outcome_of(decide: OutcomeOf, due: Due) -> Outcome:
    """Return what *decide* says about *due*, unless nobody could be heard when it was."""
    outage, now = due.outage, due.now
    if outage is None or not outage.overtakes(now):
        return _unless_asleep(decide, replace(due, outage=None))
    if outage.end is None:
        return Outcome(until=now + UNHEARD)
    outcome, later = _unless_asleep(decide, due), outage.end + AFTER_OUTAGE
    return Outcome(until=later) if outcome.is_end and later > now else outcome


def _unless_asleep(decide: OutcomeOf, due: Due) -> Outcome:
    standing = due.table.session.standing
    return decide(due) if standing.is_live and not standing.is_asleep else VOID


def _asked(due: Due) -> Outcome:
    """Look at the clock of a seat that may still be asked."""
    session, job, now = due.table.session, due.job, due.now
    if not 0 <= job.seat < len(session.clocks) or not session.standing.is_running:
        return VOID
    clock = session.clocks[job.seat]
    if clock.since is None or clock.ply != job.ply or not session.seats[job.seat].has_person:
        return VOID
    if session.standing.out_of_reach_since is not None:
        return Outcome(until=now + OUT_OF_REACH)
    if due.outage is not None and (again := _after(due.outage, due, clock)) is not None:
        return again
    awake = due.awake(job.seat)
    until = min(awake, last_moment(clock, due.hours[job.seat]) or awake)
    if until > now:
        return Outcome(until=until)
    if job.kind is JobKind.CALL:
        called = _reminding(session, job, job.step)
        return VOID if clock.is_out(now) else Outcome(Change(due.table), (called,))
    if not clock.is_out(now) and _is_told_later(session, clock, due.summary_at):
        return _reminder(due, clock, is_silent=True)
    return _clock(due, clock)


def _is_told_later(session: Session, clock: SeatClock, summary_at: datetime | None) -> bool:
    """Tell whether a summary reminds the person while they still have time."""
    if summary_at is None or pace_of(session).name == PaceName.LIVE:
        return False
    return clock.deadline is None or clock.deadline > summary_at


def _clock(due: Due, clock: SeatClock) -> Outcome:
    later = with_deadline(pace_of(due.table.session), clock, due.hours[due.job.seat])
    if later != clock and not later.is_out(due.now):
        # The person lives by other hours since then, or nobody waits for them any more.
        return _restarted(due, later)
    return _out_of_time(due) if clock.is_out(due.now) else _reminder(due, clock)


def _after(outage: Outage, due: Due, clock: SeatClock) -> Outcome | None:
    """The time of one decision from the end of *outage*, where the deadline would come sooner."""
    job, hours, now = due.job, due.hours[due.job.seat], due.now
    if clock.deadline is None or not outage.begin <= clock.deadline <= now:
        return None
    pace = pace_of(due.table.session)
    again = with_time_for_one(pace, replace(clock, left=timedelta(0)))
    clock = started(pace, again, clock.ply, hours, outage.end or now)
    if clock.is_out(now):
        return None
    last = replace(job, step=max(job.step, len(reminders(clock, hours)) - 1))
    return _restarted(replace(due, job=last), clock)


def _reminder(due: Due, clock: SeatClock, *, is_silent: bool = False) -> Outcome:
    table, job, hours, now = due.table, due.job, due.hours, due.now
    step = max(steps_passed(clock, hours[job.seat], now), job.step + 1)
    later = due_for(job.seat, clock, hours, now, step)
    change = Change(table, due=() if later is None else (later,))
    if job.step >= MOST_REMINDERS or is_silent:
        return Outcome(change)
    return Outcome(change, (_reminding(table.session, job, step),))


def _reminding(session: Session, job: Job, step: int) -> Task:
    payload = {"seat": job.seat, "question": job.ply, "step": step}
    return Task(kind=TaskKind.REMINDER, ply=session.ply, payload=payload)


def _restarted(due: Due, clock: SeatClock) -> Outcome:
    session, job = due.table.session, due.job
    later = due_for(job.seat, clock, due.hours, due.now, job.step)
    changed = due.table.stored_as(session.with_clock(job.seat, clock))
    change = Change(changed, due=() if later is None else (later,))
    return Outcome(change, board(session, Notice()))


def _out_of_time(due: Due) -> Outcome:
    """As the people of the table agreed; the absent person is not asked. The log tells of it."""
    outcome = _as_agreed(due)
    assert outcome.change is not None
    if outcome.change.remarks:
        return outcome
    remark = Remark(ply=due.table.session.ply, kind=RemarkKind.TIMED_OUT, seat=due.job.seat)
    return replace(outcome, change=replace(outcome.change, remarks=(remark,)))


def _as_agreed(due: Due) -> Outcome:
    table, session, now = due.table, due.table.session, due.now
    number, person = due.job.seat, due.table.session.seats[due.job.seat].user_id
    if session.absence == Absence.OUT and person is not None:
        playing = [seat for seat, sitter in enumerate(session.seats) if sitter.has_person]
        if len(playing) > 1 and all(session.clocks[seat].is_out(now) for seat in playing):
            return _called_off(due, playing)
        change = _timed(due, play.resign(table, person, now))
        notice = Notice(notify=(person,), out_of_time=(number,))
        return Outcome(change, board(change.table.session, notice))
    if session.absence == Absence.SUBSTITUTE and person is not None:
        return _offered(due, person)
    if (mode := STAND_INS.get(session.absence)) is not None:
        try:
            taken = stand_in(session, number, USUAL, mode, None)
        except Refused:
            pass  # nobody would be left who plays: the others decide
        else:
            change = _timed(due, Change(table.stored_as(taken)))
            notice = Notice(notify=session.people_at((number,)), out_of_time=(number,))
            return Outcome(change, board(session, notice))
    others = tuple(user_id for user_id in session.participants if user_id != person)
    notice = Notice(notify=others, out_of_time=(number,))
    return Outcome(Change(table), board(session, notice))


def _timed(due: Due, change: Change) -> Change:
    return timed(due.table, change, due.hours, due.now)


def _called_off(due: Due, silent: list[int]) -> Outcome:
    """Nobody has answered who still played: whose row came first would decide who wins."""
    session = due.table.session
    after, _ = ended(session, session.people)
    remarks = tuple(
        Remark(ply=session.ply, kind=RemarkKind.TIMED_OUT, seat=seat) for seat in silent
    )
    change = _timed(due, Change(due.table.stored_as(after), remarks=remarks))
    notice = Notice(notify=session.people, out_of_time=tuple(silent))
    return Outcome(change, board(session, notice))


def _offered(due: Due, person: int) -> Outcome:
    """Others may take the seat, whose person has time to come back until then."""
    session, seat = due.table.session, due.job.seat
    remark = Remark(ply=session.ply, kind=RemarkKind.SEAT_OFFERED, seat=seat)
    offered = Change(due.table.stored_as(offer(session, seat)), remarks=(remark,))
    # People who pass by in the channel read it at the lobby.
    lobby = Task(kind=TaskKind.LOBBY, ply=session.ply)
    notice = Notice(notify=(person,), out_of_time=(seat,))
    return Outcome(_timed(due, offered), (*board(session, notice), lobby))


def _standstill(due: Due) -> Outcome:
    session, now = due.table.session, due.now
    begun = session.standing.is_running
    # Whatever else people press keeps no table awake that waits for a decision.
    since = (session.asked_since if begun else None) or session.updated_at
    end = since + (pace_of(session).standstill if begun else LOBBY_LIFE)
    # What only the bot has said since then keeps no lobby open.
    is_silent = not begun and 0 < due.job.step == session.revision
    if end > now and not is_silent:
        return Outcome(until=end)
    standing = session.standing if begun else session.standing.called_off()
    # By that a lobby that nobody closed is known, and may be opened again.
    rested = replace(session, standing=replace(standing, asleep_at=now))
    change = _timed(due, Change(due.table.stored_as(rested)))
    notice = Notice(notify=session.people)
    kind = TaskKind.NEW_BOARD if begun else TaskKind.LOBBY
    task = Task(kind=kind, ply=session.ply, payload=notice.payload)
    return Outcome(change, (task,), is_end=True)


def _missing_seat(due: Due) -> Outcome:
    """The host is asked once whether to start with a robot, in the lobby and without a call."""
    session = due.table.session
    if not session.standing.is_lobby:
        return VOID
    if (later := looked_at_again(session, due.now)) is not None:
        return Outcome(until=later)
    closing = Job(
        kind=JobKind.STANDSTILL, due_at=session.updated_at + LOBBY_LIFE, step=session.revision + 1
    )
    notice = Notice(misses_seat=True)
    task = Task(kind=TaskKind.LOBBY, ply=session.ply, payload=notice.payload)
    return Outcome(Change(LiveTable(session), due=(closing,)), (task,))


def _question(due: Due) -> Outcome:
    """Call those who slept when others asked or answered them, or count a vote again."""
    table, session, job = due.table, due.table.session, due.job
    if job.seat == WHOLE_TABLE:
        has_vote = session.standing.is_running and session.vote is not None
        return Outcome(Change(table, due=(look_again(due.now),))) if has_vote else VOID
    person = session.seats[job.seat].user_id
    # Who has been asked to act since was called for that, and has seen how the table stands.
    known = any(clock.ply > job.ply for clock in session.clocks[job.seat : job.seat + 1])
    is_answer = job.step > 0 and not known
    if not is_answer and not any(person in each.missing for each in open_questions(session)):
        return VOID
    if (awake := due.awake(job.seat)) > due.now:
        return Outcome(until=awake)
    called = Notice(notify=session.people_at((job.seat,)), is_answer=is_answer)
    return Outcome(Change(table), board(session, called))


OUTCOMES: dict[JobKind, OutcomeOf] = {
    JobKind.CLOCK: _asked,
    JobKind.CALL: _asked,
    JobKind.STANDSTILL: _standstill,
    JobKind.MISSING_SEAT: _missing_seat,
    JobKind.QUESTION: _question,
}
"""What is to be done about each kind of job; features have others."""
