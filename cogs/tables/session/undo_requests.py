"""Going back further than one may alone: by the consent of those whom it touches.

Everybody who could have acted since then is touched, and all are where something new came up. Who
*did* act is no part of that: in some games it is a secret. Robots agree to everything, and nobody
waits for people who are away or out of the game.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import groupby

from cogs.tables.session.errors import (
    CannotGoBack,
    FinalMoves,
    NothingToTakeBack,
    NotTouched,
    OnlyWithinTurn,
    StalePress,
)
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.notice import Notice
from cogs.tables.session.play import Change, effects_of, running_seat
from cogs.tables.session.undo import moved_back, require_same
from cogs.tables.session.undo_rule import UndoRule
from data.store import (
    BY_ORDER,
    Due,
    DueKind,
    HistoryEntry,
    Remark,
    RemarkKind,
    Session,
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

    :raises FinalMoves: nothing is ever taken back there.
    :raises OnlyWithinTurn: only what is free is taken back there.
    """
    if session.undo_rule == UndoRule.NONE:
        raise FinalMoves
    if session.undo_rule != UndoRule.REQUEST:
        raise OnlyWithinTurn


def moments_to_ask_for(entries: Sequence[HistoryEntry], seat: int) -> tuple[int, ...]:
    """The plies of the last presses of *seat*, the latest first: it may ask to go back there.

    None before somebody has resigned: that was not theirs to undo.
    """
    found: list[int] = []
    for press in _presses_latest_first(entries):
        if any(entry.text == RESIGN for entry in press):
            break
        if press[0].seat == seat and press[0].cause in (None, BY_ORDER):
            found.append(press[0].ply)
    return tuple(found[:MOST_MOMENTS])


def _presses_latest_first(entries: Sequence[HistoryEntry]) -> list[list[HistoryEntry]]:
    # What was stored in one moment was one press, which is taken back whole.
    presses = [list(group) for _, group in groupby(entries, key=lambda entry: entry.at)]
    return presses[::-1]


def ask_to_go_back(
    table: LiveTable,
    entries: Sequence[HistoryEntry],
    positions: Sequence[State],
    user_id: int,
    ply: int,
    to_ply: int,
    excused: Collection[int],
    now: datetime,
) -> Change:
    """Somebody asks to go back to *to_ply*; the table does at once, where that touches nobody.

    *entries* is the whole history and *positions* are those that it led through; *ply* is that of
    the position in which they asked. *excused* (user ids) are the people who are not waited for.

    :raises TableError: not running, not seated, something has happened since, the table agreed
        otherwise, or *to_ply* is none of :func:`moments_to_ask_for`.
    """
    session = table.session
    require_request_allowed(session)
    seat = require_same(table, entries, user_id, ply)
    if to_ply not in moments_to_ask_for(entries, seat):
        raise NothingToTakeBack
    learned = _has_learned(session, entries, seat, to_ply)
    touched = _touched(positions, seat, to_ply, learned=learned)
    asked = tuple(u for u in session.people_at(touched) if u not in excused and u != user_id)
    request = UndoRequest(
        seat=seat,
        to_ply=to_ply,
        acted_at=int(entries[to_ply].at.timestamp()),
        learned=learned,
        asked=asked,
    )
    if not asked:
        return _granted(table, entries, request, user_id)
    return Change(
        table.stored_as(replace(session, undo_request=request)),
        notice=Notice(notify=asked),
        due=(Due(kind=DueKind.UNDO_REQUEST, due_at=now + LIFE, ply=ply),),
        remarks=(Remark(ply=ply, kind=RemarkKind.WANTS_BACK, seat=seat),),
    )


def agree_to_go_back(
    table: LiveTable,
    entries: Sequence[HistoryEntry],
    user_id: int,
    ply: int,
    excused: Collection[int],
) -> Change:
    """Somebody agrees; with the last consent the table goes back.

    :raises StalePress: nobody asks any more.
    :raises NotTouched: they were not asked.
    """
    request = _open_request(table, user_id, ply)
    if user_id not in request.asked:
        raise NotTouched
    agreed = replace(request, agreed=tuple(dict.fromkeys((*request.agreed, user_id))))
    if all(u in excused or u not in table.session.people for u in agreed.missing):
        return _granted(table, entries, agreed, user_id)
    return Change(table.stored_as(replace(table.session, undo_request=agreed)))


def refuse_to_go_back(table: LiveTable, user_id: int, ply: int) -> Change:
    """Somebody does not agree, or no longer asks. It needs no reason, and nobody is named.

    :raises StalePress: nobody asks any more.
    :raises NotTouched: they neither asked nor were asked.
    """
    request, session = _open_request(table, user_id, ply), table.session
    asker = session.seats[request.seat].user_id
    if user_id not in (*request.asked, asker):
        raise NotTouched
    return stayed(table, tells_asker=user_id != asker)


def stayed(table: LiveTable, *, tells_asker: bool = True) -> Change:
    """The request of a table has come to nothing."""
    session, request = table.session, table.session.undo_request
    assert request is not None
    asker = session.people_at((request.seat,)) if tells_asker else ()
    return Change(
        table.stored_as(replace(session, undo_request=None)),
        notice=Notice(notify=asker, is_logged=tells_asker),
        remarks=(Remark(ply=session.ply, kind=RemarkKind.STAYS, seat=request.seat),),
    )


def _open_request(table: LiveTable, user_id: int, ply: int) -> UndoRequest:
    running_seat(table.session, user_id)
    request = table.session.undo_request
    if request is None or ply != table.session.ply:
        raise StalePress
    return request


def _has_learned(session: Session, entries: Sequence[HistoryEntry], seat: int, to_ply: int) -> bool:
    """Whether *seat* knows of something new since *to_ply*: a die, a card, a secret that opened.

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


def _granted(
    table: LiveTable, entries: Sequence[HistoryEntry], request: UndoRequest, presser: int
) -> Change:
    session = table.session
    if len(entries) != session.ply or request.to_ply not in range(session.ply):
        raise CannotGoBack
    undo = Undo(
        seat=request.seat,
        from_ply=session.ply,
        to_ply=request.to_ply,
        branch=new_branch(),
        was_seen=request.learned,
    )
    earlier = moved_back(table, entries, undo)
    again = earlier.session.people_at({request.seat, *earlier.session.to_act})
    told = tuple(user_id for user_id in again if user_id != presser)
    notice = Notice(notify=told, took_back=request.seat)
    return Change(earlier, notice=notice, undo=undo, asks_afresh=bool(request.agreed))
