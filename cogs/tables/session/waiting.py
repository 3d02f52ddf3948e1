"""Find the tables that wait for a person, the most urgent first."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from data.store import Session

_NEVER = datetime.max.replace(tzinfo=UTC)


def waits_for(session: Session, user_id: int) -> bool:
    """Tell whether *session* can go on only once this person has decided."""
    seat = session.seat_of(user_id)
    is_asked = session.standing.awaits_people and seat in session.to_act
    return is_asked and seat is not None and session.seats[seat].has_person


def waiting_for(sessions: Sequence[Session], user_id: int) -> list[Session]:
    """Those of *sessions* that wait for this person, the nearest deadline first."""
    return sorted((s for s in sessions if waits_for(s, user_id)), key=_urgency(user_id))


def waiting_first(sessions: Sequence[Session], user_id: int) -> list[Session]:
    """*sessions* with those that wait for this person in front, else in their order."""
    waiting = waiting_for(sessions, user_id)
    return [*waiting, *(session for session in sessions if session not in waiting)]


def _urgency(user_id: int) -> Callable[[Session], tuple[datetime, datetime, int]]:
    def urgency(session: Session) -> tuple[datetime, datetime, int]:
        seat = session.seat_of(user_id) or 0
        clock = session.clocks[seat] if seat < len(session.clocks) else None
        deadline = clock.deadline if clock is not None else None
        return deadline or _NEVER, session.asked_since or _NEVER, session.id

    return urgency
