"""A robot in the seat of a person: for one decision, until they are back, or for good.

Functions from session to session. A person who answers a question has come back, except where the
robot was to play for good: that seat is asked for.
"""

from dataclasses import replace

from cogs.table.errors import Refused, require_running, require_seat
from cogs.table.lobby import Person
from cogs.table.naming import titles_of
from data.store import Session, StandIn
from rules.players.levels import level_named


def stand_in(
    session: Session, seat: int, level: str, mode: StandIn, by: Person | None = None
) -> Session:
    """A robot of this *level* plays *seat*, which belongs to a person.

    *by* is who asks for it, somebody at the table; None: its rules or the others have decided.

    :raises Refused: *by* is not at the table; no person has this seat; nobody would be left who
        plays, for more than one decision.
    """
    require_running(session)
    if by is not None:
        require_seat(session, by.user_id)
    if not 0 <= seat < len(session.seats):
        raise Refused("no-such-seat")
    sitter = session.seats[seat]
    if not sitter.is_somebodys:
        raise Refused("no-such-seat")
    if mode is not StandIn.ONCE and _is_alone(session, seat):
        raise Refused("needs-person")
    sitter = replace(sitter, robot=level_named(level).value, stand_in=mode)
    if by is not None and by.user_id == sitter.user_id:
        sitter = replace(sitter, is_offered=False)
    return session.with_seat(seat, sitter)


def modes_for(session: Session, seat: int) -> tuple[StandIn, ...]:
    """For how long the person of *seat* may have a robot play: alone for one decision only.

    None where one does.
    """
    if session.seats[seat].is_played_by_robot:
        return ()
    once = (StandIn.ONCE,) if seat in session.to_act else ()
    return once if _is_alone(session, seat) else (*once, StandIn.UNTIL_BACK, StandIn.FOR_GOOD)


def take_back(session: Session, person: Person) -> Session:
    """*person* plays their own seat again; it is no error where they do already.

    :raises Refused: they are not at the table, or others alone have robots in their seats.
    """
    require_running(session)
    seat = require_seat(session, person.user_id)
    back = without_robot(session, seat)
    seats = zip(session.seats, titles_of(session), strict=True)
    away = tuple(name for each, name in seats if each.is_stood_in)
    if back == session and away:
        raise Refused("not-theirs", names=away)
    return back


def come_back(session: Session, seat: int) -> Session:
    """The person of *seat* answers a question, and so plays it themselves again.

    :raises Refused: a robot plays for good.
    """
    if session.seats[seat].is_handed_on:
        raise Refused("robot-plays")
    return without_robot(session, seat)


def without_robot(session: Session, seat: int) -> Session:
    """*session* with the person of *seat* in it, no robot, and nobody to take it over."""
    sitter = session.seats[seat]
    if sitter.is_robots or not (sitter.is_played_by_robot or sitter.is_offered):
        return session
    back = replace(sitter, robot=None, stand_in=None, is_offered=False)
    return session.with_seat(seat, back)


def _is_alone(session: Session, seat: int) -> bool:
    """Tell whether nobody would play but for the person of *seat*."""
    others = (each for number, each in enumerate(session.seats) if number != seat)
    return not any(each.has_person for each in others)
