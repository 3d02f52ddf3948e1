"""Decide for robots in a running game. Functions from a table to a change of it."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

from cogs.tables.session.errors import Refused, require_running
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import Change, step
from cogs.tables.session.standing_in import without_robot
from data.store import BY_ROBOT, Remark, RemarkKind, StandIn
from rules import RulesError


class Decision(NamedTuple):
    """An action that a robot has chosen."""

    seat: int
    asked_at: int
    """The ply of the question that it answers."""
    text: str
    """Its notation."""
    is_hasty: bool = False
    """Whether there was no time to think: the log says so."""


def decide(table: LiveTable, decision: Decision, now: datetime) -> Change:
    """Carry out a decision, unless it has been carried out, or the robot has lost the seat.

    :raises Refused: not running, or no robot is asked this question any more.
    :raises rules.RulesError: it is not legal here.
    """
    session, seat = table.session, decision.seat
    require_running(session)
    if seat not in session.awaited_robots or table.state.asked_at[seat] != decision.asked_at:
        raise Refused("stale-press")
    change = step(table, seat, decision.text, now, cause=BY_ROBOT)
    if decision.is_hasty:
        hasty = Remark(ply=session.ply, kind=RemarkKind.HASTY, seat=seat)
        change = replace(change, remarks=(*change.remarks, hasty))
    if session.seats[seat].stand_in is not StandIn.ONCE:
        return change
    back = without_robot(change.table.session, seat)
    return replace(change, table=change.table.stored_as(back))


def decide_all(
    table: LiveTable, branch: int, decisions: Sequence[Decision], now: datetime
) -> Change:
    """Carry out *decisions*, each taken in the position that the ones before lead to.

    What others have done in the meantime may make the last ones void: they are left out.

    :raises Refused: not even the first fits, or the table is no longer on this *branch*.
    :raises rules.RulesError: the first one is not legal here.
    """
    if table.session.branch != branch:
        raise Refused("went-back")
    change = Change(table)
    for decision in decisions:
        try:
            following = decide(change.table, decision, now)
        except (Refused, RulesError):
            if not change.entries:
                raise
            break
        change = Change(
            following.table,
            (*change.entries, *following.entries),
            remarks=(*change.remarks, *following.remarks),
        )
    return change
