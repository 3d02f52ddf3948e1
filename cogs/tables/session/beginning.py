"""Games that begin by themselves, as soon as everybody is there whom the table waits for."""

from dataclasses import replace
from datetime import datetime

from cogs.tables.session import play
from cogs.tables.session.agreement import Admission, Beginning
from cogs.tables.session.live_table import LiveTable, game_of
from cogs.tables.session.lobby import Person
from cogs.tables.session.notice import NO_NOTICE, Notice
from cogs.tables.session.play import Change
from data.store import Session


def is_complete(session: Session) -> bool:
    """Whether nobody else can be expected at this lobby."""
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
