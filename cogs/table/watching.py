"""Right to watch a table, and places where it may be shown. Functions of sessions.

A private table has its lobby in a channel, where people join it. Its game is played in a private
thread, and nothing of it is posted or answered anywhere else but to its own people.
"""

from dataclasses import replace

from cogs.table.agreement import WATCHING, Watching
from cogs.table.errors import Refused
from cogs.table.lobby import Person, require_host
from data.store import Session


def is_private(session: Session) -> bool:
    """Tell whether only the people of the table may watch; direct messages are private anyway."""
    return session.guild_id is not None and WATCHING.of(session) != Watching.EVERYBODY


def may_watch(session: Session, user_id: int) -> bool:
    """Tell whether this person may see the game of *session*; a lobby everybody may."""
    if session.snapshot is None or not is_private(session):
        return True
    return any(user_id in seat.holders for seat in session.seats)


def require_may_watch(session: Session, user_id: int, place: int | None) -> None:
    """Do nothing where this person may see the game of *session* in this *place*.

    Whom Discord lets into its thread sees the board there, and so may look at it more closely.

    :raises Refused: they may not.
    """
    in_thread = place is not None and place == session.thread_id
    if not in_thread and not may_watch(session, user_id):
        raise Refused("table-is-private")


def shown_in(session: Session) -> int | None:
    """The id of the channel that all see the game of *session* in.

    None: a private table has no thread at the moment, so it is shown nowhere.
    """
    if is_private(session):
        return session.thread_id
    return session.thread_id or session.channel_id


def open_to_all(session: Session, person: Person) -> Session:
    """The table of the host *person*, which everybody may watch from now on.

    :raises Refused: somebody else asks; its people have begun to play where nobody else sees them.
    """
    require_host(session, person)
    waits = session.standing.is_running and session.thread_id is None
    if not session.standing.is_lobby and not waits:
        raise Refused("already-started")
    return replace(session, watching=Watching.EVERYBODY)


def only_reader(session: Session) -> int | None:
    """The seat of the only person who can read the messages of the table; None: others may, too.

    A table in direct messages has one person, and robots in all other seats.
    """
    if session.guild_id is not None or len(session.people) != 1:
        return None
    return session.seat_of(session.people[0])


def is_direct(session: Session) -> bool:
    """Tell whether the table is in direct messages, where nobody else can come to it."""
    return only_reader(session) is not None
