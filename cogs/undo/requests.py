"""Going back further than one may alone: by the consent of those whom it touches.

Everybody who could have acted since then is touched, and all are where something new came up. Who
*did* act is no part of that: in some games it is a secret. Robots agree to everything, and nobody
waits for people who are away or out of the game.
"""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import ClassVar

from cogs.table.agreement import UndoRule
from cogs.table.errors import CannotReplay, Refused
from cogs.table.features import VOID, Due, Feature, Outcome, board
from cogs.table.live_table import LiveTable
from cogs.table.notice import NO_NOTICE, Notice
from cogs.table.play import Change, effects_of, looks_alike, running_seat
from cogs.table.replays import at_ply, positions_of, presses_in, standing
from cogs.undo.undo import moved_back
from data.store import (
    BY_ORDER,
    HistoryEntry,
    Job,
    JobKind,
    Remark,
    RemarkKind,
    Session,
    Store,
    Undo,
    UndoRequest,
    new_branch,
)
from rules.core.history import RESIGN
from rules.core.types import State

MOST_MOMENTS = 10
"""So many of their own presses somebody may choose from."""
LIFE = timedelta(days=1)
"""After which a request that was not answered has come to nothing."""


def require_request_allowed(session: Session) -> None:
    """Do nothing where the table has agreed that people may ask.

    :raises Refused: nothing is ever taken back there; only what is free is taken back there.
    """
    if session.undo_rule == UndoRule.NONE:
        raise Refused("final-moves")
    if session.undo_rule != UndoRule.REQUEST:
        raise Refused("only-within-turn")


def moments_to_ask_for(entries: Sequence[HistoryEntry], seat: int) -> tuple[int, ...]:
    """The plies of the last presses of *seat*, the latest first: it may ask to go back there.

    None before somebody has resigned: that was not theirs to undo.
    """
    found: list[int] = []
    for press in reversed(presses_in(standing(entries, seat))):
        if any(entry.text == RESIGN for entry in press):
            break
        if press[0].seat == seat and press[0].cause in (None, BY_ORDER):
            found.append(press[0].ply)
    return tuple(found[:MOST_MOMENTS])


def ask_to_go_back(
    table: LiveTable,
    entries: Sequence[HistoryEntry],
    positions: Sequence[State],
    user_id: int,
    ply: int,
    to_ply: int,
) -> Change:
    """Somebody asks to go back to *to_ply*; the table does at once, where that touches nobody.

    *entries* is the whole history and *positions* are those that it led through; others may have
    acted in secret since it was read. *ply* is that of the position in which they asked.

    :raises Refused: not running, not seated, something has happened since that they know of,
        the table agreed otherwise, or *to_ply* is none of :func:`moments_to_ask_for`.
    """
    session = table.session
    require_request_allowed(session)
    seat = running_seat(session, user_id)
    if not looks_alike(at_ply(table, positions, ply), table, seat):
        raise Refused("stale-press")
    if session.undo_request is not None:
        raise Refused("asked-already")
    if to_ply not in moments_to_ask_for(entries, seat):
        raise Refused("nothing-to-take-back")
    learned = _has_learned(session, entries, seat, to_ply)
    request = UndoRequest(
        seat=seat,
        ply=session.ply,
        to_ply=to_ply,
        acted_at=int(entries[to_ply].at.timestamp()),
        learned=learned,
        touched=_touched(positions, seat, to_ply, learned=learned),
    )
    return Change(table.stored_as(replace(session, undo_request=request)))


def agree_to_go_back(table: LiveTable, user_id: int, ply: int) -> Change:
    """Somebody agrees with what was asked at *ply*; with the last consent the table goes back.

    :raises Refused: nobody asks any more; they were not asked.
    """
    request = _open_request(table, user_id, ply)
    if table.session.seat_of(user_id) not in request.touched:
        raise Refused("not-touched")
    agreed = tuple(dict.fromkeys((*request.agreed, user_id)))
    agreed_to = replace(request, agreed=agreed)
    return Change(table.stored_as(replace(table.session, undo_request=agreed_to)))


def _gone_on(
    request: UndoRequest,
    session: Session,
    entries: Sequence[HistoryEntry],
    positions: Sequence[State],
) -> UndoRequest:
    """*request* after robots have acted, which may touch more people; all as it is by now."""
    seat, to_ply = request.seat, request.to_ply
    learned = _has_learned(session, entries, seat, to_ply)
    touched = _touched(positions, seat, to_ply, learned=learned)
    return replace(request, learned=learned, touched=touched)


def _gone_back(table: LiveTable, entries: Sequence[HistoryEntry]) -> tuple[LiveTable, Undo]:
    """The table at the position that it was asked to go back to, and how it gets there.

    :raises Refused: the rules are no longer those that it was played by.
    """
    session, request = table.session, table.session.undo_request
    assert request is not None
    undo = Undo(
        seat=request.seat,
        from_ply=session.ply,
        to_ply=request.to_ply,
        branch=new_branch(),
        was_seen=request.learned,
    )
    return moved_back(table, entries, undo), undo


def refuse_to_go_back(table: LiveTable, user_id: int, ply: int) -> Change:
    """Somebody does not agree, or no longer asks. It needs no reason, and nobody is named.

    :raises Refused: nobody asks any more; they neither asked nor were asked.
    """
    request, session = _open_request(table, user_id, ply), table.session
    seat = session.seat_of(user_id)
    if seat not in (*request.touched, request.seat):
        raise Refused("not-touched")
    return stayed(table, tells_asker=seat != request.seat)


def stayed(table: LiveTable, *, tells_asker: bool = True) -> Change:
    """The request of a table has come to nothing."""
    session, request = table.session, table.session.undo_request
    assert request is not None
    asker = session.people_at((request.seat,)) if tells_asker else ()
    return Change(
        table.stored_as(replace(session, undo_request=None)),
        notice=Notice(notify=asker, is_logged=tells_asker, waits=True),
        remarks=(Remark(ply=session.ply, kind=RemarkKind.STAYS, seat=request.seat),),
    )


def _open_request(table: LiveTable, user_id: int, ply: int) -> UndoRequest:
    running_seat(table.session, user_id)
    request = table.session.undo_request
    if request is None or ply != request.ply:
        raise Refused("stale-press")
    return request


def _has_learned(session: Session, entries: Sequence[HistoryEntry], seat: int, to_ply: int) -> bool:
    """Tell whether *seat* learned something since *to_ply*: a die, a card, a secret that opened.

    What others learned in secret is left out: the request would give it away.
    """
    return any(
        entry.barrier
        and (entry.seat == seat or any(e.visible_to(seat) for e in effects_of(session, entry)))
        for entry in entries
        if entry.ply >= to_ply
    )


def _touched(
    positions: Sequence[State], seat: int, to_ply: int, *, learned: bool
) -> tuple[int, ...]:
    """The seats that going back to *to_ply* touches, besides *seat* itself."""
    since = positions[to_ply:-1]
    in_game = [n for n in range(positions[-1].setup.seats) if n not in positions[-1].eliminated]
    return tuple(
        other
        for other in in_game
        if other != seat and (learned or any(other in state.to_act for state in since))
    )


async def count(
    store: Store, before: Session, change: Change, say: Collection[int], now: datetime
) -> tuple[Change, Notice]:
    """Return *change* with what it means to an open request, and whom that calls.

    *say* are the people (user ids) who have one.
    """
    table, session = change.table, change.table.session
    request, earlier = session.undo_request, before.undo_request
    if request is None or not session.standing.takes_moves:
        return change, NO_NOTICE
    entries = (*await store.history(session.id), *change.entries)
    positions: Sequence[State] = ()
    if change.entries:
        with suppress(CannotReplay):
            positions = await asyncio.to_thread(positions_of, table, entries)
    if change.entries and not positions:
        forgotten = replace(session, undo_request=None)
        return replace(change, table=table.stored_as(forgotten)), NO_NOTICE
    if change.entries:
        request = _gone_on(request, session, entries, positions)
    asker = session.seats[request.seat].user_id
    asked = session.people_at(request.touched)
    asked = tuple(user_id for user_id in asked if user_id in say and user_id != asker)
    request = replace(request, asked=asked)
    made = replace(change, table=table.stored_as(replace(session, undo_request=request)))
    if not request.missing and not change.entries:
        return _granted(before, made, entries)
    if earlier is None:
        due = Job(kind=JobKind.UNDO_REQUEST, due_at=now + LIFE, ply=request.ply)
        remark = Remark(ply=session.ply, kind=RemarkKind.WANTS_BACK, seat=request.seat)
        made = replace(made, due=(*made.due, due), remarks=(*made.remarks, remark))
    elif not change.entries:
        return made, NO_NOTICE
    known = () if earlier is None else earlier.asked
    new = tuple(user_id for user_id in request.missing if user_id not in known)
    return made, Notice(notify=new, waits=True)


def _granted(
    before: Session, change: Change, entries: Sequence[HistoryEntry]
) -> tuple[Change, Notice]:
    request = change.table.session.undo_request
    assert request is not None
    try:
        table, undo = _gone_back(change.table, entries)
    except Refused as refusal:
        if refusal.code != "cannot-go-back":
            raise
        refused = stayed(change.table)
        made = replace(change, table=refused.table, remarks=(*change.remarks, *refused.remarks))
        return made, refused.notice
    session, earlier = table.session, before.undo_request
    was_pressed = set(request.agreed) - set(earlier.agreed if earlier is not None else ())
    if earlier is None:
        was_pressed.update(session.people_at((request.seat,)))
    again = session.people_at({request.seat, *session.to_act})
    told = tuple(user_id for user_id in again if user_id not in was_pressed)
    notice = Notice(notify=told, took_back=request.seat)
    made = replace(change, table=table, undo=undo, asks_afresh=bool(request.agreed))
    return made, notice


def outcome_of(due: Due) -> Outcome:
    """Nobody has to think of an old request any more."""
    session, request = due.table.session, due.table.session.undo_request
    if request is None or request.ply != due.job.ply:
        return VOID
    if (awake := due.awake(request.seat)) > due.now:
        return Outcome(until=awake)
    change = stayed(due.table)
    return Outcome(change, board(session, change.notice), is_end=True)


class UndoRequests(Feature):
    """Asks the others whether a table goes back."""

    outcomes: ClassVar = {JobKind.UNDO_REQUEST: outcome_of}
    count = staticmethod(count)
