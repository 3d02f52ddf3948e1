"""Lobbies that were closed because nothing happened there, and how they are opened again.

A closed lobby stays closed. A new one takes its place: the same game, options, contract and
channel, with seats kept for those who sat there, as long as they still want.
"""

from dataclasses import replace

from cogs.tables.session.errors import Refused
from cogs.tables.session.lobby import Person
from data.store import Session, Standing


def can_open_again(session: Session) -> bool:
    """Whether it is a lobby that closed by itself, and that nobody has opened again."""
    is_closed = session.standing.is_called_off and session.standing.is_asleep
    return is_closed and session.snapshot is None


def given_up_for_new(session: Session, person: Person) -> Session:
    """The closed lobby, once *person* has another one opened in its place.

    :raises Refused: they neither sat there nor were invited; somebody has done so already.
    """
    if person.user_id not in (*session.people, *session.guests):
        raise Refused("not-seated")
    if not can_open_again(session):
        raise Refused("stale-press")
    return replace(session, standing=session.standing.awake())


def opened_again(closed: Session, person: Person) -> Session:
    """A new lobby like *closed*, with *person* as its host and seats kept for the others."""
    others = dict.fromkeys((*closed.people, *closed.reserved))
    others.pop(person.user_id, None)
    robots = tuple(seat for seat in closed.seats if seat.is_robots)
    return replace(
        closed,
        standing=Standing(),
        host_id=person.user_id,
        seats=(person.seat(), *robots),
        reserved=tuple(others),
        guests=tuple(dict.fromkeys((*closed.guests, *closed.people))),
        remarked_ply=None,
    )
