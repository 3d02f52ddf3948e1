"""Lobbies whose people are all there, or all but one: what they begin with, and who is asked."""

from dataclasses import replace
from datetime import datetime, timedelta

from cogs.table import play
from cogs.table.agreement import Admission, Beginning
from cogs.table.live_table import LiveTable, game_of
from cogs.table.lobby import Person
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.play import Change
from cogs.table.watching import is_direct
from data.store import Session

PATIENCE = timedelta(days=1)
"""How long nothing happens in a lobby before it is looked at whether it lacks a single seat."""


def is_complete(session: Session) -> bool:
    """Tell whether nobody else can be expected at this lobby."""
    info = game_of(session).info
    if len(session.seats) == info.max_seats:
        return True
    is_closed = session.admission == Admission.INVITED and bool(session.guests)
    return is_closed and not session.reserved and len(session.seats) >= info.min_seats


def begun_if_complete(session: Session, seed: bytes, now: datetime) -> Change:
    """*session*, or its game where that was to begin with the last seat: everybody is told."""
    is_due = session.beginning == Beginning.FULL and session.standing.is_lobby
    if not is_due or not is_complete(session):
        return Change(LiveTable(session))
    change = play.begin(session, Person(session.host_id, ""), seed, now)
    return replace(change, notice=Notice(notify=session.people, began=True))


def host_asked(before: Session, after: Session) -> Notice:
    """Calls the host of a lobby where somebody has just come, or will not, and they have to act.

    With the last one who can be expected it waits for its host; and a person who gives back the
    seat that was kept for them leaves it to the host whom to ask next.
    """
    if not after.standing.is_lobby:
        return NO_NOTICE
    come = set(after.people) - set(before.people)
    declined = set(before.reserved) - set(after.reserved) - come
    if not declined and not (come and is_complete(after)):
        return NO_NOTICE
    return Notice(notify=(after.host_id,), is_beside=True)


def lacks_one_seat(session: Session) -> bool:
    """Tell whether one more at the table would be enough to begin.

    A table in direct messages waits for nobody.

    :raises Frozen: this program does not know the game.
    """
    return not is_direct(session) and len(session.seats) + 1 == game_of(session).info.min_seats


def looked_at_again(session: Session, now: datetime) -> datetime | None:
    """Return when to look again; None: the table has waited for a seat for long enough.

    :raises Frozen: this program does not know the game.
    """
    if session.standing.out_of_reach_since is not None or not lacks_one_seat(session):
        return now + PATIENCE
    end = session.updated_at + PATIENCE
    return end if end > now else None
