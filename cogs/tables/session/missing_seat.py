"""A lobby that has waited for its last seat for a day: its host may start with a robot."""

from datetime import datetime, timedelta

from cogs.tables.session.audience import is_direct
from cogs.tables.session.live_table import game_of
from data.store import Job, JobKind, Session

PATIENCE = timedelta(days=1)
"""How long nothing happens in a lobby before it is asked."""


def missing_seat_due(now: datetime) -> Job:
    """When to look whether a lobby lacks a single seat."""
    return Job(kind=JobKind.MISSING_SEAT, due_at=now + PATIENCE)


def lacks_one_seat(session: Session) -> bool:
    """Whether one more at the table would be enough to begin.

    A table in direct messages waits for nobody.

    :raises Frozen: this program does not know the game.
    """
    return not is_direct(session) and len(session.seats) + 1 == game_of(session).info.min_seats


def looked_at_again(session: Session, now: datetime) -> datetime | None:
    """When to look again; None: the table has waited for a seat for long enough.

    :raises Frozen: this program does not know the game.
    """
    if session.standing.out_of_reach_since is not None or not lacks_one_seat(session):
        return now + PATIENCE
    end = session.updated_at + PATIENCE
    return end if end > now else None
