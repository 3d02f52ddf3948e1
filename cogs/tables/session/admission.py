"""Admission to a table, and seats that are kept for people. Functions of sessions."""

from collections.abc import Collection
from dataclasses import replace

from cogs.tables.session.agreement import ADMISSION, Admission
from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import game_of
from cogs.tables.session.naming import title_of
from data.store import Seat, Session


def require_admitted(session: Session, user_id: int, roles: Collection[int]) -> None:
    """Do nothing where this person, who has these *roles*, may sit down.

    :raises Refused: only those who were invited may; they lack the role for it.
    """
    if user_id in (*session.guests, *session.people):
        return
    match ADMISSION.of(session):
        case Admission.INVITED:
            raise Refused("not-invited", host=title_of(session, session.host_id))
        case Admission.ROLE if session.role_id not in roles:
            raise Refused("needs-role")


def is_open(session: Session) -> bool:
    """Tell whether there is a seat for anybody who is not at the table yet."""
    if len(session.people) >= game_of(session).info.max_seats:
        return False
    is_closed = ADMISSION.of(session) == Admission.INVITED
    return not is_closed or not set(session.guests) <= set(session.people)


def with_room_for(session: Session, user_id: int) -> Session:
    """*session* with a free seat for this person: a robot gives way where there is none.

    :raises Refused: people have all seats; the free ones are kept for others.
    """
    most = game_of(session).info.max_seats
    kept = len(set(session.reserved) - {user_id})
    seats = session.seats
    if len(seats) + kept >= most:
        seats = without_last_robot(seats)
    require_room(session, seats, kept)
    return replace(session, seats=seats)


def require_room(session: Session, seats: tuple[Seat, ...], kept: int) -> None:
    """Do nothing where one more may sit down beside *seats*, with so many *kept* for others.

    :raises Refused: there is no room.
    """
    most = game_of(session).info.max_seats
    if len(seats) >= most:
        raise Refused("table-full", most=most)
    if len(seats) + kept >= most:
        raise Refused("seats-kept")


def without_last_robot(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """*seats* without the robot that came last; all of them where people have them."""
    for number in reversed(range(len(seats))):
        if seats[number].is_robots:
            return seats[:number] + seats[number + 1 :]
    return seats
