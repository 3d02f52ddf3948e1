"""A table as a game file: whole, or without what somebody may not know yet."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import msgspec

from cogs.records.game_file import (
    ActionRecord,
    GameFile,
    RemarkRecord,
    SeatRecord,
    UndoneRecord,
    UndoRecord,
)
from cogs.table.agreement import FIELDS
from cogs.table.errors import Frozen, not_running
from cogs.table.live_table import LiveTable, game_of
from cogs.table.replays import is_seen_by
from data.store import BY_ORDER, HistoryEntry, JsonObject, Remark, Seat, Session, Store, Undo
from data.store.timing import EPOCH
from rules import RulesError, dump
from rules.core.history import RESIGN
from rules.core.visible import visible_history

_UNNAMED = "?"


@dataclass(frozen=True, slots=True)
class Eyes:
    """The reader that a file is written for while its game goes on."""

    seat: int | None = None
    """The seat whose own actions are told; None: what everybody may know."""
    is_open: bool = False
    """Everything is told: to be given to nobody who plays there."""


EVERYBODY = Eyes()


@dataclass(frozen=True, slots=True)
class Record:
    """All that is stored of the course of one game."""

    session: Session
    entries: Sequence[HistoryEntry]
    undos: Sequence[tuple[Undo, Sequence[HistoryEntry]]]
    """Each with the actions that it took back."""
    remarks: Sequence[Remark]
    is_dealt_again: bool = False
    """Whether another game of the same deal goes on, so that its seed is a secret."""


async def record_of(store: Store, session_id: int) -> Record:
    """The record of a session.

    :raises NotFound: there is none with this id.
    :raises Refused: its game has not begun.
    """
    session = await store.get(session_id)
    if session.seed is None or session.standing.is_lobby:
        raise not_running(session)
    undos = await store.taken_back(session_id)
    entries, remarks = await store.history(session_id), await store.remarks(session_id)
    is_dealt_again = await store.is_dealt_again(session)
    return Record(session, entries[: session.ply], undos, remarks, is_dealt_again)


def game_file_of(record: Record, eyes: Eyes = EVERYBODY, *, names_people: bool = False) -> GameFile:
    """The file of a game: after its end with everything in it, before that as *eyes* see it.

    With *names_people* its people stand in it with their names and ids, and can go on elsewhere.
    """
    session = record.session
    is_open = eyes.is_open or not session.standing.is_live
    if is_open:
        texts: list[str | None] = [entry.text for entry in record.entries]
    else:
        record, texts = _as_known(record, eyes.seat)
    actions = tuple(
        ActionRecord(
            seat=e.seat, text=text, at=_number(e.at), by=_cause(e, eyes.seat, is_open=is_open)
        )
        for e, text in zip(record.entries, texts, strict=True)
    )
    tells_seed = is_open and (eyes.is_open or not record.is_dealt_again)
    seed = session.seed.hex() if tells_seed and session.seed is not None else None
    digest = record.entries[-1].digest if is_open and record.entries else None
    return GameFile(
        table=session.id,
        game=session.game,
        rules_version=game_of(session).info.rules_version,
        options=dict(session.options),
        seats=tuple(
            _seat(seat, number, names_people=names_people)
            for number, seat in enumerate(session.seats)
        ),
        status=session.standing.status.value,  # type: ignore[arg-type]  # no lobby: see record_of
        created_at=_number(session.created_at),
        contract={name: getattr(session, name) for name in FIELDS},
        language=session.language,
        theme=session.theme,
        deals_again=session.deals_again,
        seed=seed,
        actions=actions,
        digest=digest,
        undos=tuple(
            _undo(undo, taken, is_open=is_open, seat=eyes.seat) for undo, taken in record.undos
        ),
        remarks=tuple(_remark(each, names_people=names_people) for each in record.remarks),
    )


def _as_known(record: Record, seat: int | None) -> tuple[Record, list[str | None]]:
    """Return what *seat* tells apart of a *record*, with the notations that it may know.

    How often others act and take back in secret stays theirs, so plies are counted without that.
    """
    texts, seen = _known(record, seat), [_is_seen(record.session, e, seat) for e in record.entries]

    def counted(ply: int) -> int:
        return sum(seen[:ply])

    undos = []
    for undo, taken in record.undos:
        known = [entry for entry in taken if _is_seen(record.session, entry, seat)]
        to_ply = counted(undo.to_ply)
        from_ply = to_ply + len(known) if undo.redone_at is None else counted(undo.from_ply)
        if from_ply > to_ply:
            undos.append((replace(undo, from_ply=from_ply, to_ply=to_ply), known))
    entries = [entry for entry, is_seen in zip(record.entries, seen, strict=True) if is_seen]
    remarks = [replace(each, ply=counted(each.ply)) for each in record.remarks]
    kept = [text for text, is_seen in zip(texts, seen, strict=True) if is_seen]
    return Record(record.session, entries, undos, remarks), kept


def _is_seen(session: Session, entry: HistoryEntry, seat: int | None) -> bool:
    try:
        return entry.text == RESIGN or is_seen_by(session, entry, seat)
    except Frozen:
        return entry.seat == seat


def _known(record: Record, seat: int | None) -> list[str | None]:
    """The notations that *seat* may know; None where it may not.

    Where the game cannot be replayed, only its own.
    """
    session, entries = record.session, record.entries
    assert session.seed is not None
    try:
        visible = visible_history(
            game_of(session),
            seats=len(session.seats),
            options=dict(session.options),
            seed=session.seed,
            moves=[(entry.seat, entry.text) for entry in entries],
            seat=seat,
        )
    except RulesError:
        return [entry.text if seat == entry.seat else None for entry in entries]
    return [
        entry.text
        if seen.action is not None or entry.text == RESIGN or entry.seat == seat
        else None
        for entry, seen in zip(entries, visible, strict=True)
    ]


def _seat(seat: Seat, number: int, *, names_people: bool) -> SeatRecord:
    stand_in = None if seat.stand_in is None else seat.stand_in.value
    if names_people or seat.is_robots:
        return SeatRecord(
            name=_name(seat.name),
            user=seat.user_id,
            robot=seat.robot,
            stand_in=stand_in,  # type: ignore[arg-type]  # the words of StandIn
            former_user=seat.former_id,
            former_name=None if seat.former_name is None else _name(seat.former_name),
            interim_users=seat.interim_ids,
            language=seat.language,
        )
    return SeatRecord(
        name=f"Player {number + 1}",
        robot=seat.robot,
        stand_in=stand_in,  # type: ignore[arg-type]
        former_name=None if seat.former_name is None else _UNNAMED,
    )


def _name(name: str) -> str:
    return name[:100] or _UNNAMED


def _undo(
    undo: Undo, taken: Sequence[HistoryEntry], *, is_open: bool, seat: int | None
) -> UndoRecord:
    """While the game goes on, what was taken back is told to the one who did it."""
    return UndoRecord(
        seat=undo.seat,
        from_ply=undo.from_ply,
        to_ply=undo.to_ply,
        at=_number(undo.at),
        seen=undo.was_seen,
        redone_at=None if undo.redone_at is None else _number(undo.redone_at),
        actions=tuple(
            UndoneRecord(
                seat=entry.seat,
                text=entry.text if is_open or entry.seat == seat else None,
                at=_number(entry.at),
                digest=entry.digest if is_open else "sealed",
                barrier=entry.barrier,
                by=_cause(entry, seat, is_open=is_open),
            )
            for entry in taken
        ),
    )


def _cause(entry: HistoryEntry, seat: int | None, *, is_open: bool) -> str | None:
    """Return the cause of *entry*; that it was a standing order stays secret until the end."""
    is_secret = entry.cause == BY_ORDER and not is_open and entry.seat != seat
    return None if is_secret else entry.cause


def _remark(remark: Remark, *, names_people: bool) -> RemarkRecord:
    return RemarkRecord(
        ply=remark.ply,
        kind=remark.kind.value,
        at=_number(remark.at),
        seat=remark.seat,
        name=(remark.name or None) and (remark.name if names_people else _UNNAMED),
    )


def _number(moment: datetime) -> int:
    return (moment - EPOCH) // timedelta(microseconds=1)


def content_of(record: Record, user_id: int) -> JsonObject:
    """The game file of *record* for this person, and their own view of the position.

    Nothing in it is hidden from them, so the operator may read it and play there as well,
    but for the hand of the one who reports.
    """
    session = record.session
    seat = session.seat_of(user_id)
    return {
        "seat": seat,
        "ply": session.ply,
        "status": session.standing.status.value,
        "file": msgspec.to_builtins(game_file_of(record, Eyes(seat))),
        "seen": _seen(record, seat),
    }


def _seen(record: Record, seat: int | None) -> Any:
    """The observation of *seat*; None where the position cannot be read, which may be the fault."""
    try:
        table = LiveTable(record.session)
        return dump(table.observe(seat)) if not record.session.standing.is_lobby else None
    except Frozen:
        return None
