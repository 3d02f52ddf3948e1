"""Lobbies that were closed because nothing happened there, and how they are opened again.

A closed lobby stays closed. A new one takes its place: the same game, options, contract and
channel, with seats kept for those who sat there, as long as they still want.
"""

from dataclasses import replace
from datetime import datetime

from cogs.tables.session.errors import Refused
from cogs.tables.session.lobby import Person
from data.store import Session, Status


def closed_for_silence(session: Session, now: datetime) -> Session:
    """A lobby in which nothing has happened for long, closed."""
    return replace(session, status=Status.CANCELLED, asleep_at=now)


def can_open_again(session: Session) -> bool:
    """Whether it is a lobby that closed by itself, and that nobody has opened again."""
    is_closed = session.status is Status.CANCELLED and session.snapshot is None
    return is_closed and session.asleep_at is not None and session.paused_by is None


def given_up_for_new(session: Session, person: Person) -> Session:
    """The closed lobby, once *person* has another one opened in its place.

    :raises Refused: they neither sat there nor were invited; somebody has done so already.
    """
    if person.user_id not in (*session.people, *session.guests):
        raise Refused("not-seated")
    if not can_open_again(session):
        raise Refused("stale-press")
    return replace(session, asleep_at=None)


def opened_again(closed: Session, person: Person) -> Session:
    """A new lobby like *closed*, with *person* as its host and seats kept for the others."""
    others = dict.fromkeys((*closed.people, *closed.reserved))
    others.pop(person.user_id, None)
    robots = tuple(seat for seat in closed.seats if seat.is_robots)
    return replace(
        closed,
        status=Status.LOBBY,
        host_id=person.user_id,
        seats=(person.seat(), *robots),
        reserved=tuple(others),
        guests=tuple(dict.fromkeys((*closed.guests, *closed.people))),
        asleep_at=None,
        lost_at=None,
        remarked_ply=None,
    )
