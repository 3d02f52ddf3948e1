"""The operator's tasks on files: write a game or a report to one, store a game from one."""

import os
from pathlib import Path

import orjson

from cogs.records.file_of_table import Eyes, game_file_of, record_of
from cogs.records.game_file import MOST_BYTES, BadGameFile, read, write
from cogs.records.table_of_file import record_in
from cogs.table.errors import Refused
from data.store import BugReport, Conflict, NotFound, StoreError, utc_now
from data.store.maintenance import MaintenanceStore


async def export_game(
    url: str, table: int, target: Path, *, names_people: bool, is_open: bool
) -> str:
    """Write *table* to the new file *target*, which a bot may be using; what to print.

    While the game goes on, the file says what everybody may know, unless it *is_open*.

    :raises StoreError: there is no such game, or the file is there already.
    """
    store = await MaintenanceStore.open_as_it_is(url)
    try:
        file = game_file_of(
            await record_of(store, table), Eyes(is_open=is_open), names_people=names_people
        )
    except NotFound:
        raise StoreError(f"There is no table {table}.") from None
    except Refused:
        raise StoreError(f"The game of table {table} has not begun, or is unknown.") from None
    finally:
        await store.close()
    try:
        content = write(file)
    except BadGameFile as bad:
        raise StoreError(f"Table {table} is not exported. {bad}") from None
    write_new(target, content)
    sealed = " Its secrets are left out: it cannot be imported." if file.is_sealed else ""
    return f"Wrote table {table} ({file.game}, {len(file.actions)} actions) to {target}.{sealed}"


def write_new(target: Path, content: bytes) -> None:
    """Write *content* to the new file *target*, for the eyes of this user of the machine.

    :raises StoreError: it is there already, or cannot be written.
    """
    try:
        with open(target, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as new:
            new.write(content)
    except FileExistsError:
        raise StoreError(f"{target} exists already: name a new file.") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}.") from None


async def import_game(url: str, source: Path) -> str:
    """Store the game in the file *source* under its number; what to print.

    :raises StoreError: the file is bad, or a table of this number is there already.
    """
    try:
        with source.open("rb") as opened:
            file = read(opened.read(MOST_BYTES + 1))
        record = record_in(file, utc_now())
    except OSError as error:
        raise StoreError(f"{source} cannot be read: {error.strerror}.") from None
    except BadGameFile as bad:
        raise StoreError(f"{source} is not imported. {bad}") from None
    store = await MaintenanceStore.open_as_it_is(url)
    try:
        await store.add_recorded(record.session, record.entries, record.undos, record.remarks)
    except Conflict:
        raise StoreError(f"Table {file.table} is there already, and stays as it is.") from None
    finally:
        await store.close()
    going_on = (
        " Its people take it to a channel with /board there." if record.session.to_act else ""
    )
    return f"Stored table {file.table} ({file.game}, {len(file.actions)} actions).{going_on}"


async def show_bugs(url: str, number: int | None, target: Path | None) -> str:
    """The newest reports in a line each; or one of them, printed or written to *target*.

    :raises StoreError: there is no such report, or the file is there already.
    """
    store = await MaintenanceStore.open_as_it_is(url)
    try:
        if number is None:
            found = await store.bug_reports()
            return "\n".join(map(_line, found)) or "Nobody has reported anything."
        report = await store.bug_report(number)
    finally:
        await store.close()
    if report is None:
        raise StoreError(f"There is no report {number}.")
    if target is None:
        return f"{_line(report)}\n\n{report.words}"
    facts = {
        "number": report.id,
        "table": report.session_id,
        "at": report.at.isoformat(),
        "version": report.version,
        "words": report.words,
    }
    write_new(target, orjson.dumps(facts | report.content, option=orjson.OPT_INDENT_2))
    return f"Wrote report {number} to {target}."


def _line(report: BugReport) -> str:
    game = report.content.get("file", {}).get("game", "no game")
    words = " ".join(report.words.split())
    return (
        f"{report.id}  {report.at:%Y-%m-%d %H:%M}  version {report.version}, table "
        f"{report.session_id or '-'} ({game}): {words[:100]}"
    )
