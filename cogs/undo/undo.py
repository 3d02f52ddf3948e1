"""Taking back one's own presses, and doing them again.

A seat may take back freely what it has done since the last *barrier*, as long as nobody else has
acted since. The position is rebuilt from the record. Chance stays that of seed and ply: whoever
takes a press back and repeats it gets the same.

What a seat has chosen in secret, while others are asked as well, it may take back whatever they do.
Then the table does not go back: that is one more step of this seat, which the others notice as
little as the rest.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from enum import StrEnum
from typing import Any

from cogs.table.agreement import UndoRule
from cogs.table.errors import CannotReplay, Refused
from cogs.table.live_table import LiveTable, at_position
from cogs.table.notice import Notice
from cogs.table.play import Change, effects_of, running_seat, step, without_questions
from cogs.table.replays import positions_of, presses_in, standing
from cogs.table.transactions import TableTransactions
from data.store import BY_ORDER, HistoryEntry, Store, Undo, new_branch
from rules import RulesError, dump
from rules.core.codec import digest_of
from rules.core.history import RESIGN, play, undoing, undone_by
from rules.core.types import State


class Reach(StrEnum):
    """The distance to go."""

    LAST = "last"
    """The last press."""
    TURN = "turn"
    """Everything that may be taken back freely."""
    AGAIN = "again"
    """Forward again, to where the table was before."""


def free_plies(table: LiveTable, entries: Sequence[HistoryEntry], seat: int) -> tuple[int, ...]:
    """The plies before what *seat* may take back freely, the latest first.

    *entries* are the last ones of *table*, in order; those that are not read are not considered.
    All of them have to be read where the seat chooses in secret.
    """
    if table.session.undo_rule == UndoRule.NONE:
        return ()
    newest = table.session.ply
    if table.chooses_in_secret(seat):
        # What others do meanwhile stands in nobody's way, and may not show.
        entries = [entry for entry in entries if entry.seat == seat]
        newest = table.state.asked_at[seat]
    if not entries or entries[-1].ply != newest - 1:
        return ()
    return tuple(_free(standing(entries, seat), seat))


def can_do_again(table: LiveTable, entries: Sequence[HistoryEntry], seat: int) -> bool:
    """Return whether *seat* has just taken something back in secret; *entries* as above."""
    asked_at = table.state.asked_at[seat]
    is_read = table.chooses_in_secret(seat) and 0 < asked_at <= len(entries)
    return is_read and bool(undone_by(entries[asked_at - 1].text))


def openly_free_plies(table: LiveTable, entries: Sequence[HistoryEntry]) -> tuple[int, ...]:
    """The same for the one seat that is asked in public, where everybody saw what it did."""
    session = table.session
    if len(session.to_act) != 1 or not table.observe(None).open_legal:
        return ()
    free = free_plies(table, entries, session.to_act[0])
    secret = [
        entry.ply
        for entry in entries
        if free
        and entry.ply >= free[-1]
        and any(effect.readers is not None for effect in effects_of(session, entry))
    ]
    return tuple(ply for ply in free if ply > max(secret, default=-1))


def _free(entries: Sequence[HistoryEntry], seat: int) -> Iterator[int]:
    for press in reversed(presses_in(entries)):
        if not all(_is_free(entry, seat) for entry in press):
            return
        yield press[0].ply


def _is_free(entry: HistoryEntry, seat: int) -> bool:
    # What was ordered is taken back like what was pressed: else the board would tell them apart.
    by_person = entry.cause in (None, BY_ORDER) and entry.text != RESIGN
    return entry.seat == seat and by_person and not entry.barrier


async def go_back(
    tables: TableTransactions[Any],
    store: Store,
    session_id: int,
    user_id: int,
    asked_at: int,
    reach: Reach,
) -> LiveTable:
    """Take back what led this person to the question of ply *asked_at*, or do it again."""
    entries, now = await store.history(session_id), store.clock()
    if reach is not Reach.AGAIN:
        return await tables.change(
            session_id, lambda table: take_back(table, entries, user_id, asked_at, reach, now)
        )
    undo, undone = next(reversed(await store.taken_back(session_id)), (None, ()))
    return await tables.change(
        session_id, lambda table: do_again(table, entries, undo, undone, user_id, asked_at, now)
    )


def take_back(
    table: LiveTable,
    entries: Sequence[HistoryEntry],
    user_id: int,
    asked_at: int,
    reach: Reach,
    now: datetime,
) -> Change:
    """Take back this person's last press, or all of their turn as far as it is free.

    *entries* is the whole history, *asked_at* the ply of the question that they had before them.

    :raises Refused: not running, not seated, something has happened since, nothing is free, or
        moves are final at this table.
    """
    session = table.session
    if session.undo_rule == UndoRule.NONE:
        raise Refused("final-moves")
    seat = _require_question(table, entries, user_id, asked_at)
    plies = free_plies(table, entries, seat)
    if not plies:
        raise Refused("nothing-to-take-back")
    count = len(plies) if reach is Reach.TURN else 1
    to_ply = plies[count - 1]
    if table.chooses_in_secret(seat):
        return _restored(table, entries, seat, to_ply, count, now)
    undo = Undo(seat=seat, from_ply=session.ply, to_ply=to_ply, branch=new_branch(), was_seen=False)
    earlier = moved_back(table, entries, undo)
    return Change(earlier, notice=Notice(took_back=seat), undo=undo)


def do_again(
    table: LiveTable,
    entries: Sequence[HistoryEntry],
    undo: Undo | None,
    undone: Sequence[HistoryEntry],
    user_id: int,
    asked_at: int,
    now: datetime,
) -> Change:
    """Do again what this person took back with *undo*, the last one of the table, or in secret.

    *undone* are the actions that *undo* took back.

    :raises Refused: not running, not seated, or something has happened since.
    """
    session = table.session
    seat = _require_question(table, entries, user_id, asked_at)
    place = None if undo is None else (undo.branch, undo.to_ply, undo.seat, undo.redone_at)
    if undo is None or not undone or place != (session.branch, session.ply, seat, None):
        if can_do_again(table, entries, seat):
            return _restored(table, entries, seat, asked_at - 1, 0, now)
        raise Refused("stale-press")
    state = table.state
    try:
        for entry in undone:
            state = play(table.game, state, entry.seat, entry.text).state
    except RulesError as error:
        raise Refused("cannot-go-back") from error
    if digest_of(dump(state)) != undone[-1].digest:
        raise Refused("cannot-go-back")
    moved = _moved(table, state, replace(undo, branch=new_branch()))
    return Change(moved, undo=undo)


def _restored(
    table: LiveTable,
    entries: Sequence[HistoryEntry],
    seat: int,
    ply: int,
    count: int,
    now: datetime,
) -> Change:
    """The table after *seat* has gone back in secret to what it had chosen at *ply*.

    That takes back *count* presses, or none: then it does again what it took back.
    """
    choice = table.game.secret_choice(_rebuilt(table, entries, ply), seat)
    if choice is None:
        raise Refused("cannot-go-back")
    return step(table, seat, undoing(count, choice), now)


def _require_question(
    table: LiveTable, entries: Sequence[HistoryEntry], user_id: int, asked_at: int
) -> int:
    """The seat of this person, who is still asked what was asked at the ply *asked_at*.

    :raises Refused: they are not, or *entries* do not lead to the present position. Where they
        choose in secret, what others have done since those were read does not matter.
    """
    seat = running_seat(table.session, user_id)
    if asked_at != table.state.asked_at[seat]:
        raise Refused("stale-press")
    if table.chooses_in_secret(seat):
        return seat
    session = table.session
    if len(entries) != session.ply:
        raise Refused("stale-press")
    if entries and session.snapshot and entries[-1].digest != digest_of(session.snapshot):
        # Read a moment before another course of the same plies was taken, or not by these rules.
        raise Refused("cannot-go-back")
    return seat


def moved_back(table: LiveTable, entries: Sequence[HistoryEntry], undo: Undo) -> LiveTable:
    """The table at the position that *undo* leads to; *entries* is the whole history.

    :raises Refused: the rules are no longer those that it was played by.
    """
    return _moved(table, _rebuilt(table, entries, undo.to_ply), undo)


def _rebuilt(table: LiveTable, entries: Sequence[HistoryEntry], ply: int) -> State:
    """The position of *ply*, from which *entries*, the whole history, lead to the present one.

    :raises Refused: the rules are no longer those that it was played by.
    """
    try:
        return positions_of(table, entries)[ply]
    except CannotReplay as error:
        raise Refused("cannot-go-back") from error


def _moved(table: LiveTable, state: State, undo: Undo) -> LiveTable:
    """The table at *state*, on the branch of *undo*."""
    moved = LiveTable(at_position(table.session, state, dump(state)), state)
    session = without_questions(table, moved, undo.seat)
    return moved.stored_as(replace(session, branch=undo.branch))
