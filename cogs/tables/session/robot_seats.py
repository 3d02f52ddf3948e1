"""Seats of robots in a lobby. Functions from session to session."""

from dataclasses import replace

from cogs.tables.session.errors import Refused
from cogs.tables.session.live_table import game_of
from cogs.tables.session.lobby import Person, require_open_lobby
from data.store import Seat, Session
from rules.players.levels import Level

NAMES = ("Rivet", "Gizmo", "Sprocket", "Dynamo", "Fuse", "Pixel", "Cogsworth", "Widget", "Turbo")
"""What robots are called, in every language; no table has as many seats."""


def add_robot(session: Session, person: Person, level: str) -> Session:
    """The host gives the next free seat to a robot of this level.

    :raises Refused: somebody else asks, the lobby is closed, no seat is free, or no such level.
    """
    require_open_lobby(session, person)
    if level not in set(Level):
        raise Refused("bad-choice", choice=level, allowed=", ".join(Level))
    most = game_of(session).info.max_seats
    if len(session.seats) >= most:
        raise Refused("table-full", most=most)
    if len(session.seats) + len(session.reserved) >= most:
        raise Refused("seats-kept")
    return _with_robot(session, Level(level))


def remove_robot(session: Session, person: Person, name: str) -> Session:
    """The host sends the robot of this name away; one that has gone already is no error.

    :raises Refused: somebody else asks, or the lobby is closed.
    """
    require_open_lobby(session, person)
    kept = tuple(seat for seat in session.seats if not (seat.is_robots and seat.name == name))
    return replace(session, seats=kept)


def filled_up(session: Session, person: Person, level: Level) -> Session:
    """As many robots of *level* join as the game needs at least.

    :raises Refused: somebody else than the host asks, or the lobby is closed.
    """
    require_open_lobby(session, person)
    while len(session.seats) < game_of(session).info.min_seats:
        session = _with_robot(session, level)
    return session


def _with_robot(session: Session, level: Level) -> Session:
    taken = {seat.name for seat in session.seats}
    # Tables differ in whom they meet first.
    first = session.id % len(NAMES)
    name = next(name for name in (*NAMES[first:], *NAMES[:first]) if name not in taken)
    robot = Seat(user_id=None, name=name, robot=level.value)
    return replace(session, seats=(*session.seats, robot))
