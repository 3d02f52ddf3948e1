"""Name the people and robots of a table, in the same way in texts, pictures and logs.

No two of a table look alike, those who gave up a seat among them.
"""

from data.store import ROBOT_MARK, Seat, Session
from render.names import told_apart


def titles_of(session: Session) -> tuple[str, ...]:
    """Return the names by seat; that of a robot says that it is one."""
    return _named(session.seats)[: len(session.seats)]


def former_title(session: Session, seat: int) -> str | None:
    """Return the name of who began the game in *seat*, where somebody else has taken it since."""
    return _named(session.seats)[len(session.seats) + seat] or None


def title_of(session: Session, user_id: int | None, unknown: str | None = None) -> str:
    """Return the name of a person who has, or had, a seat; of others it is *unknown*."""
    present = [seat.user_id for seat in session.seats]
    former = [seat.former_id for seat in session.seats]
    named = zip((*present, *former), _named(session.seats), strict=True)
    found = (title for each, title in named if each is not None and each == user_id)
    return next(found, unknown) or "?"


def _named(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """The names of those in *seats*, and after them of those who had each before (none: empty)."""
    former = [_without_mark(seat.former_name) if seat.former_name else "" for seat in seats]
    titles = (
        f"{ROBOT_MARK} {seat.name}" if seat.is_robots else _without_mark(seat.name)
        for seat in seats
    )
    return told_apart((*titles, *former))


def _without_mark(name: str) -> str:
    """The *name* of a person: nobody passes for a robot."""
    return name.replace(ROBOT_MARK, "").strip() or "?"
