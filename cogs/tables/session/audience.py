"""Who reads the messages of a table: everybody in its channel, or one person in direct messages."""

from data.store import Session


def only_reader(session: Session) -> int | None:
    """The seat of the only person who can read the messages of the table; None: others may, too.

    A table in direct messages has one person, and robots in all other seats.
    """
    if session.guild_id is not None or len(session.people) != 1:
        return None
    return session.seat_of(session.people[0])


def is_direct(session: Session) -> bool:
    """Whether the table is in direct messages, where nobody else can come to it."""
    return only_reader(session) is not None
