"""Who may ask at a table what a robot would do in their place; each question is on record."""

from collections.abc import Sequence
from enum import StrEnum

from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import Change, asked_seat
from data.store import Remark, RemarkKind, Session, Status


class Hints(StrEnum):
    """At which tables there are hints."""

    ALONE = "alone"
    """Where nobody else plays who could mind."""
    ALWAYS = "always"
    """At this table, for everybody."""
    NEVER = "never"
    """Nobody at this table gets any."""


def hints_named(name: str) -> Hints:
    """What a table agreed on; a name that no longer exists means the usual."""
    return next((rule for rule in Hints if rule == name), Hints.ALONE)


def may_ask_for_hints(session: Session) -> bool:
    """Whether people at this table get hints now."""
    if session.status is not Status.RUNNING:
        return False
    rule = hints_named(session.hints)
    return rule is Hints.ALWAYS or (rule is Hints.ALONE and len(session.participants) == 1)


def with_hint(table: LiveTable, user_id: int, remarks: Sequence[Remark]) -> Change:
    """What it leaves behind that this person asks for a hint, before they get it.

    *remarks* are those of the table: asked twice about one question it is noted once.

    :raises Refused: there are none at this table; not running, not seated, or not asked.
    """
    if not may_ask_for_hints(table.session):
        raise Refused("no-hints")
    seat, ply = asked_seat(table, user_id, None), table.session.ply
    question = range(table.state.asked_at[seat], ply + 1)
    noted = [each for each in remarks if each.kind is RemarkKind.HINT and each.seat == seat]
    if any(each.ply in question for each in noted):
        return Change(table)
    return Change(table, remarks=(Remark(ply=ply, kind=RemarkKind.HINT, seat=seat),))
