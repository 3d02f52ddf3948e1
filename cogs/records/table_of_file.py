"""A game file as a table again: replayed first, so that nothing is stored that cannot be."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from cogs.records.file_of_table import Record
from cogs.records.game_file import BadGameFile, GameFile, SeatRecord, UndoneRecord, UndoRecord
from cogs.table.agreement import FIELDS
from cogs.table.live_table import at_position
from data.store import (
    HistoryEntry,
    Remark,
    RemarkKind,
    Seat,
    Session,
    StandIn,
    Standing,
    Status,
    Undo,
    new_branch,
)
from data.store.timing import EPOCH
from rules import GAMES, RulesError, dump
from rules.core.chance import SEED_BYTES
from rules.core.codec import digest_of, dump_effects, dump_outcome
from rules.core.game import Game
from rules.core.history import play
from rules.players.levels import USUAL

_NOWHERE = 0
"""The channel of a table that has no place yet: ``/board`` of one of its people gives it one."""


def record_in(file: GameFile, now: datetime) -> Record:
    """The record that *file* holds, with every position computed again.

    A game that goes on has no place in Discord: its people take it to one.

    :raises BadGameFile: it is sealed, of a game or a version that this program does not know, or
        its actions are not possible or lead elsewhere.
    """
    if file.is_sealed:
        raise BadGameFile(
            "It was written while the game went on, without its secrets, so it cannot be replayed. "
            "Export it with --open, or after its end."
        )
    game = GAMES.get(file.game)
    if game is None:
        raise BadGameFile(f"There is no game “{file.game}”, only {', '.join(GAMES)}.")
    if file.rules_version > game.info.rules_version:
        raise BadGameFile("Its rules are newer than this program.")
    seed = bytes.fromhex(file.seed or "")
    if len(seed) != SEED_BYTES:
        raise BadGameFile(f"Its seed has {len(seed)} bytes, not {SEED_BYTES}.")
    began = [seat.former_user or seat.user for seat in file.seats]
    for people in ([seat.user for seat in file.seats], began):
        named = [person for person in people if person is not None]
        if len(set(named)) < len(named):
            raise BadGameFile("The same person has two seats.")
    _require_fitting(file)
    state, entries = _replayed(game, file, seed)
    session = _session(game, file, state, seed, now)
    undos = [(_undo(each), _taken(each)) for each in file.undos]
    return Record(session, entries, undos, _remarks(file))


def _require_fitting(file: GameFile) -> None:
    """Refuse what replaying does not find: undos and remarks of another table than this one."""
    told = [*(undo.seat for undo in file.undos), *(remark.seat for remark in file.remarks)]
    taken = [action.seat for undo in file.undos for action in undo.actions]
    if any(seat is not None and seat >= len(file.seats) for seat in (*told, *taken)):
        raise BadGameFile(f"It tells of another seat than its {len(file.seats)}.")
    for number, undo in enumerate(file.undos, 1):
        count = undo.from_ply - undo.to_ply
        # What was done again is among the actions.
        if count < 1 or len(undo.actions) != (count if undo.redone_at is None else 0):
            raise BadGameFile(
                f"Undo {number} goes from {undo.from_ply} to {undo.to_ply}, "
                f"with {len(undo.actions)} actions taken back."
            )


def _replayed(
    game: Game[Any, Any, Any], file: GameFile, seed: bytes
) -> tuple[Any, tuple[HistoryEntry, ...]]:
    try:
        state = game.new(seats=len(file.seats), options=dict(file.options), seed=seed)
    except RulesError as error:
        raise BadGameFile(f"No such game can begin: {error}.") from None
    entries = []
    for ply, action in enumerate(file.actions):
        try:
            step = play(game, state, action.seat, action.text or "")
        except RulesError as error:
            where = f"action {ply} (seat {action.seat}, “{action.text}”)"
            raise BadGameFile(f"By these rules {where} is not possible: {error}.") from None
        state = step.state
        entries.append(
            HistoryEntry(
                ply=ply,
                seat=action.seat,
                text=action.text or "",
                effects=dump_effects(step.effects),
                digest=digest_of(dump(state)),
                barrier=step.barrier,
                cause=action.by,
                at=_moment(action.at),
            )
        )
    if entries and entries[-1].digest != file.digest:
        raise BadGameFile("By these rules its actions lead to another position than they did.")
    return state, tuple(entries)


def _session(
    game: Game[Any, Any, Any], file: GameFile, state: Any, seed: bytes, now: datetime
) -> Session:
    outcome, is_running = game.outcome(state), file.status == Status.RUNNING.value
    if (outcome is None) == (file.status == Status.FINISHED.value):
        raise BadGameFile(f"It calls itself {file.status}, and its actions say otherwise.")
    people = [seat.user for seat in file.seats if seat.user is not None]
    if is_running and not people:
        raise BadGameFile("It goes on, and names nobody who could: export it with --people.")
    away_since = now if is_running else None
    session = Session(
        id=file.table,
        game=file.game,
        options=game.settle_options(file.options),
        # Taking it to a place wakes it; from then on its people have their time.
        standing=Standing(Status(file.status), lost_at=away_since, asleep_at=away_since),
        host_id=people[0] if people else _NOWHERE,
        guild_id=None,
        channel_id=_NOWHERE,
        language=file.language,
        theme=file.theme,
        seats=tuple(_seat(seat, is_running=is_running) for seat in file.seats),
        branch=new_branch(),
        seed=seed,
        deals_again=file.deals_again,
        outcome=None if outcome is None else dump_outcome(outcome),
        asked_since=away_since,
        remarked_ply=file.remarks[-1].ply if file.remarks else None,
        created_at=_moment(file.created_at),
        updated_at=now,
    )
    session = at_position(session, state, dump(state))
    if not is_running:
        session = replace(session, to_act=())
    # What this version does not know is left out.
    known = {name: value for name, value in file.contract.items() if name in FIELDS}
    return replace(session, **known)  # type: ignore[arg-type]  # texts, as in every session


def _seat(seat: SeatRecord, *, is_running: bool) -> Seat:
    """Nobody is left out of a game that goes on: a robot plays for who is not named."""
    sitter = Seat(
        seat.user,
        seat.name,
        seat.language,
        former_id=seat.former_user,
        former_name=seat.former_name,
        interim_ids=seat.interim_users,
    )
    if seat.user is not None:
        if seat.robot is None or seat.stand_in is None:
            return sitter
        return replace(sitter, robot=seat.robot, stand_in=StandIn(seat.stand_in))
    if is_running:
        return replace(sitter, robot=seat.robot or USUAL)
    # Else a person whom the file does not name would pass for a robot.
    return sitter if seat.stand_in else replace(sitter, robot=seat.robot)


def _undo(undo: UndoRecord) -> Undo:
    return Undo(
        seat=undo.seat,
        from_ply=undo.from_ply,
        to_ply=undo.to_ply,
        branch=new_branch(),
        was_seen=undo.seen,
        at=_moment(undo.at),
        redone_at=None if undo.redone_at is None else _moment(undo.redone_at),
    )


def _taken(undo: UndoRecord) -> tuple[HistoryEntry, ...]:
    return tuple(_undone(action, ply) for ply, action in enumerate(undo.actions, undo.to_ply))


def _undone(action: UndoneRecord, ply: int) -> HistoryEntry:
    return HistoryEntry(
        ply=ply,
        seat=action.seat,
        text=action.text or "",
        digest=action.digest,
        barrier=action.barrier,
        cause=action.by,
        at=_moment(action.at),
    )


def _remarks(file: GameFile) -> tuple[Remark, ...]:
    return tuple(
        Remark(
            ply=each.ply,
            kind=RemarkKind(each.kind),
            seat=each.seat,
            name=each.name,
            at=_moment(each.at),
        )
        for each in file.remarks
    )


def _moment(number: int) -> datetime:
    try:
        return EPOCH + timedelta(microseconds=number)
    except OverflowError:
        raise BadGameFile(f"{number} is no moment: it is too far away.") from None
