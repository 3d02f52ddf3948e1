"""Invitations: the seats of a lobby that are kept for somebody. Functions of sessions."""

from collections.abc import Sequence
from dataclasses import replace

from cogs.tables.session.admission import without_last_robot
from cogs.tables.session.agreement import Admission
from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import game_of
from cogs.tables.session.lobby import Person, require_open_lobby
from data.store import Session


def invite(session: Session, person: Person, invited: Sequence[int]) -> Session:
    """The host keeps a seat for each of *invited* (user ids); who is there already needs none.

    :raises Refused: the table has fewer seats left; somebody else asks, or the game has begun.
    """
    require_open_lobby(session, person)
    new = [user_id for user_id in dict.fromkeys(invited) if user_id not in session.people]
    reserved = tuple(dict.fromkeys((*session.reserved, *new)))
    room = game_of(session).info.max_seats - len(session.people)
    if len(reserved) > room:
        raise Refused("too-many-invited", room=room)
    seats = session.seats
    while len(seats) + len(reserved) > game_of(session).info.max_seats:
        seats = without_last_robot(seats)
    guests = tuple(dict.fromkeys((*session.guests, *new)))
    awake = session.standing.awake()
    return replace(session, seats=seats, reserved=reserved, guests=guests, standing=awake)


def decline(session: Session, person: Person) -> Session:
    """*person* does not want the seat that is kept for them; they may still join later.

    :raises Refused: none is kept.
    """
    if person.user_id not in session.reserved:
        raise Refused("no-invitation")
    return _released(session, (person.user_id,))


def release(session: Session, person: Person) -> Session:
    """The host keeps no seats any more.

    :raises Refused: somebody else asks, or the game has begun.
    """
    require_open_lobby(session, person)
    return _released(session, session.reserved)


def admit_role(session: Session, person: Person, role_id: int) -> Session:
    """The host lets the members with this role sit down, besides those who are invited.

    :raises Refused: somebody else asks, or the game has begun.
    """
    require_open_lobby(session, person)
    return replace(session, admission=Admission.ROLE, role_id=role_id)


def as_opened(
    session: Session, person: Person, invited: Sequence[int], role_id: int | None
) -> Session:
    """A new lobby of *person* for *invited* people (user ids), or members with a role, if any.

    :raises Refused: the game has fewer seats.
    """
    if role_id is not None:
        session = admit_role(session, person, role_id)
    elif invited:
        session = replace(session, admission=Admission.INVITED)
    return invite(session, person, invited)


def _released(session: Session, user_ids: Sequence[int]) -> Session:
    kept = tuple(user_id for user_id in session.reserved if user_id not in user_ids)
    return replace(session, reserved=kept)
