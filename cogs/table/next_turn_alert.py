"""A heads-up: the person asked next, as far as they can know, may hear of it in advance.

It is looked at a moment after the seat before them is asked, so that quick moves bring none, and
given at most once before each question. Where it cannot be known who is next there is none.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random
from typing import ClassVar, Final

from cogs.clocks.seat_clocks import PaceName
from cogs.table.features import VOID, Due, Feature, Outcome
from cogs.table.live_table import LiveTable
from cogs.table.play import Change
from data.store import DAILY, WANTED, Job, JobKind, Preference, Session, Task, TaskKind

DELAY: Final = timedelta(minutes=2)
"""How long somebody has been asked before the next one hears of it."""
WORLDS: Final = 24
"""Positions that are imagined: in each of them the same seat must be next, whatever a die shows."""
MOST_ACTIONS: Final = 120
"""Where more can be done nobody looks at all of it."""
_FEWEST_SEATS: Final = 3
"""Between two everybody knows."""


def heads_ups_due(
    session: Session, chosen: Mapping[int, Preference], now: datetime
) -> tuple[Job, ...]:
    """Return the jobs that look whether those who want a heads-up at this table are to get one."""
    if not is_lively(session):
        return ()
    return tuple(
        Job(kind=JobKind.HEADS_UP, seat=seat, due_at=now + DELAY, ply=session.ply)
        for seat, sitter in enumerate(session.seats)
        if sitter.user_id is not None
        and wants_heads_up(chosen[sitter.user_id])
        and _may_have_one(session, seat)
    )


def wants_heads_up(preference: Preference) -> bool:
    """Tell whether a person wants to hear that they are next; not who is told once a day only."""
    return preference.heads_up == WANTED and preference.call != DAILY


def outcome_of(due: Due) -> Outcome:
    """Tell somebody that they are still next, once before each question, while they are awake."""
    session, seat = due.table.session, due.job.seat
    is_there = session.ply == due.job.ply and is_lively(session) and _may_have_one(session, seat)
    if not is_there or not is_next(due.table, seat):
        return VOID
    if (awake := due.awake(seat)) > due.now:
        return Outcome(until=awake)
    told = session.with_clock(seat, replace(session.clocks[seat], is_foretold=True))
    task = Task(kind=TaskKind.HEADS_UP, ply=session.ply, payload={"seat": seat})
    return Outcome(Change(due.table.stored_as(told)), (task,))


def is_lively(session: Session) -> bool:
    """Tell whether one person is asked whom others wait for, over hours."""
    if not session.standing.runs_clocks or len(session.to_act) != 1:
        return False
    in_game = sum(not seat.is_out for seat in session.seats)
    has_person = session.seats[session.to_act[0]].has_person
    return has_person and in_game >= _FEWEST_SEATS and session.pace != PaceName.LIVE


def is_next(table: LiveTable, seat: int) -> bool:
    """Tell whether *seat* is the next other one that is asked, whatever is chosen now.

    Known from its own observation alone: it learns nothing by it. Only chance that comes up very
    rarely can still prove it wrong. Where something that may be
    chosen ends the game, nobody is next.
    """
    session, game = table.session, table.game
    (asked,), observation = session.to_act, table.observe(seat)
    for number in range(WORLDS):
        world = game.determinize(observation, Random(table.luck(f"next {session.ply} {number}")))
        legal = game.legal_actions(world, asked)
        if not 0 < len(legal) <= MOST_ACTIONS:
            return False
        followers = {game.apply(world, action).state.to_act for action in legal}
        if followers - {(asked,)} != {(seat,)}:
            return False
    return True


def _may_have_one(session: Session, seat: int) -> bool:
    if seat in session.to_act or not 0 <= seat < len(session.clocks):
        return False
    return session.seats[seat].has_person and not session.clocks[seat].is_foretold


class HeadsUps(Feature):
    """Tells people that they are next."""

    outcomes: ClassVar = {JobKind.HEADS_UP: outcome_of}
    due = staticmethod(heads_ups_due)
