"""The operator's tasks on a database: back it up, check and replay it, put a backup in its place.

Each returns what to print, and raises a ``StoreError`` with a sentence where it cannot be done.
"""

import argparse
import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from cogs.operator.export_import import export_game, import_game, show_bugs
from cogs.table.errors import Frozen
from cogs.table.live_table import game_of
from cogs.table.notice import Notice
from cogs.table.unreadable_tables import trouble_of
from data.store import (
    HistoryEntry,
    Session,
    Store,
    StoreError,
    Task,
    TaskKind,
    Unavailable,
    may_pass,
    utc_now,
)
from data.store.backup import copy_whole, file_of, put_in_place, remove, require_unused, url_of
from data.store.maintenance import MaintenanceStore, NotCurrent
from rules import RulesError, dump
from rules.core.codec import digest_of
from rules.core.history import play

_LISTED = 20
"""Tables in trouble that are named one by one."""


@dataclass(frozen=True, slots=True)
class Report:
    """The operator's report at the end of a task."""

    words: str
    is_troubled: bool = False
    """Whether something was found that should not be so."""


@dataclass(frozen=True, slots=True)
class Findings:
    """The findings of a look at a whole database."""

    tables: int
    troubles: tuple[str, ...]
    """A line for each table that is not as it should be, and for each fault of the file."""

    def __str__(self) -> str:
        if not self.troubles:
            return f"All {self.tables} tables can be read."
        found = _listed(self.troubles)
        return f"Of {self.tables} tables some are not as they should be:\n{found}"


async def maintain(chosen: argparse.Namespace, url: str) -> Report:
    """Carry out the task that was chosen on the command line, on the database *url*."""
    match chosen.task:
        case "backup":
            return Report(await back_up(url, chosen.file))
        case "restore":
            return Report(await restore(url, chosen.file, utc_now()))
        case "bugs":
            return Report(await show_bugs(url, chosen.number, chosen.file))
        case "replay":
            return await _replay(url)
        case "export":
            words = await export_game(
                url, chosen.table, chosen.file, names_people=chosen.people, is_open=chosen.open
            )
            return Report(words)
        case "import":
            return Report(await import_game(url, chosen.file))
        case "mark-restored":
            return Report(await mark_restored(url))
        case "ratings":
            return Report(await recount(url))
        case _:
            return await _checked(url)


async def _checked(url: str) -> Report:
    try:
        findings = await check(url)
    except NotCurrent as trouble:
        return Report(str(trouble), True)
    except Unavailable as trouble:
        # What a server says is about a setting.
        if may_pass(trouble) or not url.startswith("sqlite"):
            raise
        return Report(str(trouble), True)
    return Report(str(findings), bool(findings.troubles))


async def _replay(url: str) -> Report:
    games, differing = await replay_all(url)
    if not differing:
        return Report(f"All {games} running games can be replayed.")
    return Report(
        f"Of {games} running games some differ from their record:\n{_listed(differing)}", True
    )


def _listed(lines: Sequence[str]) -> str:
    shown = list(lines[:_LISTED])
    if len(lines) > _LISTED:
        shown.append(f"and {len(lines) - _LISTED} more")
    return "\n".join(f"- {line}" for line in shown)


async def check(url: str) -> Findings:
    """Read everything in the database *url*, which a bot may be using."""
    store = await MaintenanceStore.open_as_it_is(url)
    try:
        return await _look_at_all(store)
    finally:
        await store.close()


async def back_up(url: str, target: Path) -> str:
    """Write a copy of the SQLite database *url*, which a bot may be using, to *target*.

    What was written is read again, and only then called a backup.
    """
    target = target.absolute()
    if target.exists():
        raise StoreError(f"{target} exists already: name a new file.")
    part = target.with_name(f"{target.name}.part")
    remove(part)
    try:
        await asyncio.to_thread(copy_whole, file_of(url), part)
        try:
            found = str(await check(url_of(part)))
        except NotCurrent:
            found = "Its tables are those of another version of this program: none was read."
        put_in_place(part, target)
    finally:
        remove(part)
    return f"Backed up to {target} ({target.stat().st_size / 1e6:.1f} MB). {found}"


async def restore(url: str, backup: Path, now: datetime) -> str:
    """Put *backup* in the place of the SQLite database *url*, and keep that beside it.

    The people at its tables will be told; buttons of positions that are lost do not count again.
    """
    target = file_of(url)
    require_unused(target)
    part = target.with_name(f"{target.name}.restoring")
    remove(part)
    try:
        await asyncio.to_thread(copy_whole, backup.absolute(), part)
        # Opened as the bot would open it: one of another version is migrated, or refused.
        await (await Store.open(url_of(part))).close()
        told = await mark_restored(url_of(part))
        found = await check(url_of(part))
        require_unused(part)
        aside = target.with_name(f"{target.name}.before-{now:%Y%m%dT%H%M%SZ}")
        had_one = put_in_place(part, target, aside)
    finally:
        remove(part)
    kept = f" What was there before is now {aside}." if had_one else ""
    return f"Restored {backup} to {target}.{kept} {told} {found}"


async def mark_restored(url: str) -> str:
    """Note in a database that it is older than what Discord shows.

    To be done before the bot is started on it, once.
    """
    store = await MaintenanceStore.open_as_it_is(url)
    told = 0
    try:
        moment = await store.newest_change()
        async for session in store.every_session():
            if session.standing.is_live and moment is not None:
                await store.go_back(session, _tasks(session, moment))
                told += 1
        await store.let_go()
    finally:
        await store.close()
    return f"The people at {told} open tables will be told."


async def recount(url: str) -> str:
    """Recompute all results and ratings in the database *url*, which a bot may be using."""
    store = await MaintenanceStore.open_as_it_is(url)
    try:
        games, changed = await store.recount()
    finally:
        await store.close()
    found = f"{changed} results were others before" if changed else "every figure was right"
    return f"Recounted {games} finished games: {found}."


def _tasks(session: Session, moment: datetime) -> list[Task]:
    payload = Notice(notify=session.people, restored_to=int(moment.timestamp())).payload
    kinds = [TaskKind.LOBBY]
    if session.standing.is_running:
        kinds.append(TaskKind.NEW_BOARD)
    return [Task(kind=kind, ply=session.ply, payload=payload) for kind in kinds]


async def _look_at_all(store: MaintenanceStore) -> Findings:
    troubles = [f"the file: {words}" for words in await store.damage()]
    if missing := await store.differences():
        # Rows of other tables than expected cannot be read.
        return Findings(0, (*troubles, *(f"the tables need: {words}" for words in missing)))
    tables = 0
    async for session in store.every_session():
        tables += 1
        trouble = await trouble_of(store, session)
        words = trouble.reason if trouble is not None else await _gap(store, session)
        if words is not None:
            place = f"table {session.id} ({session.game}, ply {session.ply})"
            troubles.append(f"{place}: {words}")
    return Findings(tables, tuple(troubles))


async def _gap(store: MaintenanceStore, session: Session) -> str | None:
    """Say how the history of a readable table fails to lead to its position; None: it does."""
    entries = await store.history(session.id)
    if [entry.ply for entry in entries] != list(range(session.ply)):
        return "actions are missing from the history"
    if entries and session.snapshot and entries[-1].digest != digest_of(session.snapshot):
        return "the position is not the one that the history leads to"
    return None


async def replay_all(url: str) -> tuple[int, tuple[str, ...]]:
    """Replay every game that goes on in the database *url*, which a bot may be using.

    Returns how many there are, and a line for each that differs from its record.
    """
    store = await MaintenanceStore.open_as_it_is(url)
    games, differing = 0, []
    try:
        async for session in store.every_session():
            if not session.standing.is_running:
                continue
            games += 1
            entries = (await store.history(session.id))[: session.ply]
            words = await asyncio.to_thread(difference, session, entries)
            if words is not None:
                differing.append(f"table {session.id} ({session.game}): {words}")
    finally:
        await store.close()
    return games, tuple(differing)


def difference(session: Session, entries: Sequence[HistoryEntry]) -> str | None:
    """Say where these rules differ from the record of a game, without naming the action.

    The record may hold what is still a secret, and the operator may play there.
    """
    if session.seed is None:
        return "its seed is missing"
    try:
        game = game_of(session)
        options, seats = dict(session.options), len(session.seats)
        state = game.new(seats=seats, options=options, seed=session.seed)
    except (Frozen, RulesError) as error:
        return f"no such game can begin any more ({error})"
    for entry in entries:
        try:
            state = play(game, state, entry.seat, entry.text).state
        except RulesError as error:
            return f"what seat {entry.seat} did at ply {entry.ply} is not possible ({error.code})"
        if digest_of(dump(state)) != entry.digest:
            return f"what seat {entry.seat} did at ply {entry.ply} leads elsewhere now"
    return None
