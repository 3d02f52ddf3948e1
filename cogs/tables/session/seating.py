"""Who sits where when a game begins."""

from dataclasses import replace

from data.store import Session


def in_turn(session: Session) -> Session:
    """A lobby after another game, with those who have come in the order that is wanted.

    That is the order of its guests; robots, and people who were not there before, come after them.
    """
    if session.follows is None:
        return session
    places = {user_id: place for place, user_id in enumerate(session.guests)}
    seats = sorted(
        session.seats,
        key=lambda seat: places.get(seat.user_id or 0, len(places)),
    )
    return replace(session, seats=tuple(seats))
