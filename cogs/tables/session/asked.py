"""Find the people who have to hear that a table waits for them, or is over."""

from collections.abc import Collection, Mapping, Sequence

from cogs.clocks.seat_clocks import PaceName, pace_of
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import causes_of
from data.store import BY_ROBOT, DAILY, HistoryEntry, Preference, Session


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
