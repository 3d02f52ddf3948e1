"""The operator's task on what people reported: list it, or write one report to a file."""

from pathlib import Path

import orjson

from cogs.program.game_files import write_new
from data.store import BugReport, StoreError
from data.store.maintenance import MaintenanceStore


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
