"""Who owes a new decision, or has a result to hear of, since a board was posted."""

from collections.abc import Sequence

from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import pressers
from data.store import BY_ORDER, BY_ROBOT, HistoryEntry, PostedMessage, Session, Status


def newly_asked(
    table: LiveTable, board: PostedMessage | None, entries: Sequence[HistoryEntry]
) -> tuple[int, ...]:
    """The people (user ids) who owe a decision, or have a result, that no message has told them of.

    A seat that is asked again after its own action, or has ended the game, is at the table already:
    unless an order or a robot has done so for its person.
    """
    session = table.session
    shown = board.ply if board is not None else -1
    if session.status is Status.FINISHED and shown < session.ply:
        ender = ender_of(session, entries)
        return session.people_at(seat for seat in range(len(session.seats)) if seat != ender)
    if session.status is not Status.RUNNING or session.frozen_at is not None:
        return ()
    return session.people_at(asked_anew(table, shown, entries))


def ender_of(session: Session, entries: Sequence[HistoryEntry]) -> int | None:
    """The seat whose person has pressed for the end of the game; None: a robot, or an order."""
    ended = [entry for entry in entries if entry.ply == session.ply - 1]
    is_pressed = all(entry.cause is None for entry in ended)
    return pressers(entries).get(session.ply - 1) if is_pressed else None


def asked_anew(table: LiveTable, shown: int, entries: Sequence[HistoryEntry]) -> tuple[int, ...]:
    """The people's seats asked after ply *shown* by somebody else's action than their own.

    A robot that played for them for once is somebody else. An order is not: a new board would tell
    everybody of it. Nobody waits to hear of what a robot is asked.
    """
    by_robots = {entry.ply for entry in entries if entry.cause == BY_ROBOT}
    actors = {ply: seat for ply, seat in pressers(entries).items() if ply not in by_robots}
    asked_at = table.state.asked_at
    return tuple(
        seat
        for seat in table.session.to_act
        if asked_at[seat] > shown
        and actors.get(asked_at[seat] - 1) != seat
        and table.session.seats[seat].has_person
    )


def following_orders(table: LiveTable, entries: Sequence[HistoryEntry]) -> frozenset[int]:
    """The people (user ids) who are asked again after an order has answered for them.

    They are called by direct message, wherever else they want to be called: a mention at the table
    would tell everybody that they had ordered the answer.
    """
    ordered = {(entry.ply, entry.seat) for entry in entries if entry.cause == BY_ORDER}
    asked_at = table.state.asked_at
    return frozenset(
        table.session.people_at(
            seat for seat in table.session.to_act if (asked_at[seat] - 1, seat) in ordered
        )
    )
