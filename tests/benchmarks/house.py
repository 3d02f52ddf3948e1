"""The weight of the house: ``python -m tests.benchmarks.house``.

Lines and files of Python, what one press of Docker runs through, and the memory of all processes.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import sqlalchemy

from tests.benchmarks.bot_process import ROOT
from tests.benchmarks.presses import running
from tests.e2e.bots import drawing
from tests.e2e.harness import bench
from tests.e2e.table import Table

PRODUCT = ("bot.py", "cogs", "data", "render", "rules")
ENGINE = ("cogs", "data")
PRESSES = 500
_BEFORE = 6
"""Presses before the one that is looked at: by then everything is loaded and known."""
_AFTER_SECONDS = 1.5
"""In which what follows a press has ended."""


def python_files(*places: str) -> list[Path]:
    """Return the files of Python at these places."""
    found = (ROOT / place for place in places)
    return [path for each in found for path in (each.rglob("*.py") if each.is_dir() else [each])]


def lines_of(*places: str) -> int:
    """Return the lines of Python at these places, empty ones too."""
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in python_files(*places))


@dataclass(slots=True)
class Trace:
    """The code that ran, and the statements that went to the database."""

    codes: set[CodeType] = field(default_factory=set)
    statements: list[str] = field(default_factory=list)

    def files(self, *places: str) -> set[str]:
        """Return the files of *places* of which a function ran."""
        folders = tuple(f"{ROOT / place}" for place in places)
        return {code.co_filename for code in self.codes if code.co_filename.startswith(folders)}

    def functions(self, *places: str) -> int:
        """Return how many functions of *places* ran."""
        files = self.files(*places)
        return sum(code.co_filename in files for code in self.codes)


@contextmanager
def traced() -> Iterator[Trace]:
    """Note what this process runs meanwhile, in this thread."""
    trace = Trace()

    def look(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            trace.codes.add(frame.f_code)

    def ask(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        trace.statements.append(statement)

    sqlalchemy.event.listen(sqlalchemy.Engine, "before_cursor_execute", ask)
    sys.setprofile(look)
    try:
        yield trace
    finally:
        sys.setprofile(None)
        sqlalchemy.event.remove(sqlalchemy.Engine, "before_cursor_execute", ask)


async def press_of_docker() -> Trace:
    """Return what the bot does for one press of a move in Docker, until its board is posted."""
    with tempfile.TemporaryDirectory() as folder:
        async with drawing() as renderer, bench(Path(folder), renderer) as house:
            await house.started()
            table, chance = await Table.begin(house, house.people(2)), Random(1)
            for _ in range(_BEFORE):
                await table.move(chance)
                await house.settled()
            with traced() as trace:
                await table.move(chance)
                # Not until the store knows: asking it would be counted.
                await asyncio.sleep(_AFTER_SECONDS)
            return trace


def megabytes(process_id: int) -> float:
    """Return the memory of a process and of all that it has started, shared pages divided (PSS)."""
    found = _proportional(process_id)
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and _parent(folder) == process_id:
            found += megabytes(int(folder.name))
    return found


def _proportional(process_id: int) -> float:
    rollup = Path(f"/proc/{process_id}/smaps_rollup").read_text()
    line = next(line for line in rollup.splitlines() if line.startswith("Pss:"))
    return int(line.split()[1]) / 1024


def _parent(folder: Path) -> int:
    with suppress(OSError):  # one that has ended meanwhile
        return int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    return 0


async def memory() -> tuple[float, float]:
    """Return megabytes of all processes at rest, and after :data:`PRESSES` presses of Docker."""
    async with running() as run:
        before = megabytes(run.process_id)
        await run.series(PRESSES, rate=20)
        return before, megabytes(run.process_id)


def lines() -> Iterator[str]:
    """Yield the table of this measurement."""
    yield f"cogs and data: {lines_of(*ENGINE):,} lines in {len(python_files(*ENGINE))} files"
    yield f"product without sandbox: {lines_of(*PRODUCT):,} lines"
    yield f"sandbox: {lines_of('sandbox'):,} lines; tests: {lines_of('tests'):,} lines"
    trace = asyncio.run(press_of_docker())
    yield (
        f"a press of Docker: {len(trace.files(*ENGINE))} files of cogs and data, "
        f"{trace.functions(*PRODUCT)} functions in all, {len(trace.statements)} statements"
    )
    yield from (f"    {' '.join(each.split())[:110]}" for each in trace.statements)
    before, after = asyncio.run(memory())
    yield f"all processes (PSS): {before:.0f} MB at rest, {after:.0f} MB after {PRESSES} presses"


if __name__ == "__main__":
    for line in lines():
        print(line, flush=True)
