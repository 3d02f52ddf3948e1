"""Find who owes a new decision, or has a result to hear of, since a board was posted."""

from collections.abc import Mapping, Sequence

from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.play import causes_of
from data.store import BY_ORDER, BY_ROBOT, HistoryEntry, PostedMessage, Session


def newly_asked(
    table: LiveTable, board: PostedMessage | None, entries: Sequence[HistoryEntry]
) -> tuple[int, ...]:
    """The people (user ids) who owe a decision, or have a result, that no message has told them of.

    A seat that is asked again after its own action, or has ended the game, is at the table already:
    unless an order or a robot has done so for its person.
    """
    session = table.session
    shown = board.ply if board is not None else -1
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
    causes, asked_at = causes_of(entries), table.state.asked_at
    return tuple(
        seat
        for seat in table.session.to_act
        if asked_at[seat] > shown
        and table.session.seats[seat].has_person
        and not follows_own_action(seat, asked_at[seat], causes)
    )


def follows_own_action(seat: int, asked_at: int, causes: Mapping[int, HistoryEntry]) -> bool:
    """Tell whether *seat*, asked at ply *asked_at*, is asked because it has acted: it is there.

    A robot that has acted for its person for once does not make the person be there. *causes* are
    those of :func:`causes_of`.
    """
    cause = causes.get(asked_at - 1)
    return cause is not None and cause.seat == seat and cause.cause != BY_ROBOT


def following_orders(table: LiveTable, entries: Sequence[HistoryEntry]) -> frozenset[int]:
    """The people (user ids) who are asked again after an order has answered for them.

    They are called by direct message, wherever else they want to be called: a mention at the table
    would tell everybody that they had ordered the answer.
    """
    causes, asked_at = causes_of(entries), table.state.asked_at
    ordered = {(ply, cause.seat) for ply, cause in causes.items() if cause.cause == BY_ORDER}
    return frozenset(
        table.session.people_at(
            seat for seat in table.session.to_act if (asked_at[seat] - 1, seat) in ordered
        )
    )
