"""Taking back one's own presses, and doing them again.

A seat may take back freely what it has done since the last *barrier*, as long as nobody else has
acted since. The position is rebuilt from the record. Chance stays that of seed and ply: whoever
takes a press back and repeats it gets the same.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import groupby

from cogs.tables.session.errors import (
    CannotGoBack,
    CannotReplay,
    FinalMoves,
    NothingToTakeBack,
    StalePress,
)
from cogs.tables.session.live_table import LiveTable, at_position
from cogs.tables.session.notice import Notice
from cogs.tables.session.play import (
    Change,
    effects_of,
    is_noticed,
    running_seat,
    without_questions,
)
from cogs.tables.session.replays import positions_of
from cogs.tables.session.undo_rule import UndoRule
from data.store import BY_ORDER, HistoryEntry, Session, Store, Undo, new_branch
from rules import RulesError, dump
from rules.core.codec import digest_of
from rules.core.history import RESIGN, play
from rules.core.types import State


class Reach(StrEnum):
    """How far to go."""

    LAST = "last"
    """The last press."""
    TURN = "turn"
    """Everything that may be taken back freely."""
    AGAIN = "again"
    """Forward again, to where the table was before."""


def free_plies(session: Session, entries: Sequence[HistoryEntry], seat: int) -> tuple[int, ...]:
    """The plies that *seat* may go back to freely, the latest first.

    *entries* are the last ones of *session*, in order; those that are not read are not considered.
    """
    if session.undo_rule == UndoRule.NONE:
        return ()
    if not entries or entries[-1].ply != session.ply - 1:
        return ()
    return tuple(_free(entries, seat))


def openly_free_plies(table: LiveTable, entries: Sequence[HistoryEntry]) -> tuple[int, ...]:
    """The same for the one seat that is asked in public, where everybody saw what it did."""
    session = table.session
    if len(session.to_act) != 1 or not table.observe(None).open_legal:
        return ()
    free = free_plies(session, entries, session.to_act[0])
    secret = [entry.ply for entry in entries if not _is_open(session, entry)]
    return tuple(ply for ply in free if ply > max(secret, default=-1))


def _is_open(session: Session, entry: HistoryEntry) -> bool:
    return all(effect.readers is None for effect in effects_of(session, entry))


def _free(entries: Sequence[HistoryEntry], seat: int) -> Iterator[int]:
    # What was stored in one moment was one press, which is taken back whole.
    presses = [list(group) for _, group in groupby(entries, key=lambda entry: entry.at)]
    for press in reversed(presses):
        if not all(_is_free(entry, seat) for entry in press):
            return
        yield press[0].ply


def _is_free(entry: HistoryEntry, seat: int) -> bool:
    # What was ordered is taken back like what was pressed: else the board would tell them apart.
    by_person = entry.cause in (None, BY_ORDER) and entry.text != RESIGN
    return entry.seat == seat and by_person and not entry.barrier


async def going_back(
    store: Store, session_id: int, user_id: int, ply: int, reach: Reach
) -> Callable[[LiveTable], Change]:
    """What going back, or forward again, does to a table, with what the record says of it now."""
    entries = await store.history(session_id)
    if reach is not Reach.AGAIN:
        return lambda table: take_back(table, entries, user_id, ply, reach)
    undo = await store.last_undo(session_id)
    undone = await store.undone(session_id, undo.number) if undo is not None else ()
    return lambda table: do_again(table, entries, undo, undone, user_id, ply)


def take_back(
    table: LiveTable, entries: Sequence[HistoryEntry], user_id: int, ply: int, reach: Reach
) -> Change:
    """Take back this person's last press, or all of their turn as far as it is free.

    *entries* is the whole history, *ply* that of the position in which they pressed.

    :raises TableError: not running, not seated, something has happened since, nothing is free, or
        moves are final at this table.
    """
    session = table.session
    if session.undo_rule == UndoRule.NONE:
        raise FinalMoves
    seat = require_same(table, entries, user_id, ply)
    plies = free_plies(session, entries, seat)
    if not plies:
        raise NothingToTakeBack
    to_ply = plies[-1] if reach is Reach.TURN else plies[0]
    undo = Undo(seat=seat, from_ply=ply, to_ply=to_ply, branch=new_branch(), was_seen=False)
    earlier = moved_back(table, entries, undo)
    return Change(earlier, notice=Notice(took_back=seat), undo=undo)


def do_again(
    table: LiveTable,
    entries: Sequence[HistoryEntry],
    undo: Undo | None,
    undone: Sequence[HistoryEntry],
    user_id: int,
    ply: int,
) -> Change:
    """Do again what this person took back with *undo*, the last one of the table.

    *undone* are the actions it took back.

    :raises TableError: not running, not seated, or something has happened since.
    """
    session = table.session
    seat = require_same(table, entries, user_id, ply)
    place = None if undo is None else (undo.branch, undo.to_ply, undo.seat, undo.redone_at)
    if undo is None or not undone or place != (session.branch_of(seat), session.ply, seat, None):
        raise StalePress
    state = table.state
    try:
        for entry in undone:
            state = play(table.game, state, entry.seat, entry.text).state
    except RulesError as error:
        raise CannotGoBack from error
    _require_digest(state, undone[-1].digest)
    moved = _moved(table, state, replace(undo, branch=new_branch()))
    return Change(moved, undo=undo)


def require_same(table: LiveTable, entries: Sequence[HistoryEntry], user_id: int, ply: int) -> int:
    """The seat of this person, where *entries* lead to the position in which they pressed.

    :raises TableError: they do not, or this person has no seat in a running game.
    """
    session = table.session
    seat = running_seat(session, user_id)
    if ply != session.ply or len(entries) != session.ply:
        raise StalePress
    if entries and session.snapshot and entries[-1].digest != digest_of(session.snapshot):
        # Read a moment before another course of the same plies was taken, or not by these rules.
        raise CannotGoBack
    return seat


def moved_back(table: LiveTable, entries: Sequence[HistoryEntry], undo: Undo) -> LiveTable:
    """The table at the position that *undo* leads to; *entries* is the whole history.

    :raises CannotGoBack: the rules are no longer those that it was played by.
    """
    return _moved(table, _rebuilt(table, entries, undo.to_ply), undo)


def _rebuilt(table: LiveTable, entries: Sequence[HistoryEntry], ply: int) -> State:
    """The position of *ply*, from which *entries*, the whole history, lead to the present one.

    :raises CannotGoBack: the rules are no longer those that it was played by.
    """
    try:
        return positions_of(table, entries)[ply]
    except CannotReplay as error:
        raise CannotGoBack from error


def _require_digest(state: State, digest: str) -> None:
    if digest_of(dump(state)) != digest:
        raise CannotGoBack


def _moved(table: LiveTable, state: State, undo: Undo) -> LiveTable:
    """The table at *state*, on the branch of *undo*: its seat alone, where nobody else notices.

    Its seat keeps its waiting time: how often it acts, and takes back, may be a secret.
    """
    moved = LiveTable(at_position(table.session, state, dump(state)), state)
    session = without_questions(table, moved, undo.seat)
    if is_noticed(table, moved, undo.seat):
        return moved.stored_as(replace(session, branch=undo.branch, own_branches=()))
    own = list(session.own_branches or (0,) * state.seats)
    own[undo.seat] = undo.branch
    return moved.stored_as(replace(session, own_branches=tuple(own)))
