"""Find the people who have to hear that a table waits for them, or is over, and those tables."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime

from cogs.clocks.seat_clocks import PaceName, pace_of
from cogs.table.live_table import LiveTable
from cogs.table.play import causes_of
from data.store import BY_ROBOT, DAILY, HistoryEntry, Preference, Session

_NEVER = datetime.max.replace(tzinfo=UTC)


def newly_asked(table: LiveTable, shown: int, entries: Sequence[HistoryEntry]) -> tuple[int, ...]:
    """The people (user ids) who owe a decision, or have a result, since the board of ply *shown*.

    A seat that is asked again after its own action, or has ended the game, is at the table already:
    unless an order or a robot has done so for its person.
    """
    session = table.session
    if session.standing.is_finished and shown < session.ply:
        ender = ender_of(session, entries)
        return session.people_at(seat for seat in range(len(session.seats)) if seat != ender)
    if not session.standing.is_in_play:
        return ()
    return session.people_at(asked_anew(table, shown, entries))


def ender_of(session: Session, entries: Sequence[HistoryEntry]) -> int | None:
    """The seat whose person has pressed for the end of the game; None: a robot, or an order."""
    cause = causes_of(entries).get(session.ply - 1)
    return None if cause is None or cause.cause is not None else cause.seat


def asked_anew(table: LiveTable, shown: int, entries: Sequence[HistoryEntry]) -> tuple[int, ...]:
    """The people's seats asked after ply *shown* by somebody else's action than their own.

    An order counts as their own: a new board would tell everybody of it. Nobody waits to hear of
    what a robot is asked.
    """
    return tuple(
        seat
        for seat in table.session.to_act
        if table.state.asked_at[seat] > shown
        and table.session.seats[seat].has_person
        and not follows_own_action(table, seat, entries)
    )


def follows_own_action(table: LiveTable, seat: int, entries: Sequence[HistoryEntry]) -> bool:
    """Tell whether *seat* is asked because it has acted: it is there.

    A robot that has acted for its person for once does not make the person be there.
    """
    cause = causes_of(entries).get(table.state.asked_at[seat] - 1)
    return cause is not None and cause.seat == seat and cause.cause != BY_ROBOT


def called_later(
    session: Session, people: Collection[int], chosen: Mapping[int, Preference]
) -> frozenset[int]:
    """Those of *people* whom their daily summary tells what they are asked at this table.

    Where everybody plays at the same time nobody can wait for that.
    """
    if pace_of(session).name == PaceName.LIVE:
        return frozenset()
    return frozenset(user for user in people if chosen[user].call == DAILY)


def people_asked(session: Session) -> tuple[int, ...]:
    """The people (user ids) for whom the bot may answer now, if they want it to."""
    if not session.standing.takes_moves:
        return ()
    return session.people_at(seat for seat in session.to_act if session.seats[seat].has_person)


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
