"""Backups that are made by themselves: when they are due, how many stay, and what is left alone."""

import asyncio
import logging
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cogs.program import backup_schedule
from cogs.program.backup_schedule import BackupSchedule
from data.settings import Settings

WRITE = "import sys; open(sys.argv[2], 'w').write('games'); print('Backed', 'up')"
FAIL = "import sys; sys.exit('the disk\\nis full')"


class Clock:
    """A clock that moves while the schedule sleeps."""

    def __init__(self, patch: pytest.MonkeyPatch, most: int) -> None:
        self.now = datetime(2026, 3, 1, tzinfo=UTC)
        self._left = most
        patch.setattr(backup_schedule.asyncio, "sleep", self._sleep)

    def __call__(self) -> datetime:
        return self.now

    async def _sleep(self, seconds: float) -> None:
        if not self._left:
            raise asyncio.CancelledError
        self._left -= 1
        self.now += timedelta(seconds=seconds)


def schedule(folder: Path, clock: Clock, program: str = WRITE) -> BackupSchedule:
    settings = Settings(backup_every=24, backup_keep=3, backup_folder=folder / "copies")
    return BackupSchedule(settings, (sys.executable, "-c", program), clock)


def days(folder: Path) -> list[str]:
    return sorted(path.name[15:19] for path in (folder / "copies").glob("boardgames-*"))


async def run(made: BackupSchedule) -> None:
    with pytest.raises(asyncio.CancelledError):
        await made.run()


async def test_the_first_one_is_made_at_once_and_the_newest_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch, most=5)
    await run(schedule(tmp_path, clock))
    assert days(tmp_path) == ["0303", "0304", "0305"]
    assert clock.now == datetime(2026, 3, 5, tzinfo=UTC)


async def test_after_a_restart_the_next_one_waits_until_it_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch, most=1)
    await run(schedule(tmp_path, clock))
    clock.now += timedelta(hours=20)
    clock._left = 1
    await run(schedule(tmp_path, clock))
    assert days(tmp_path) == ["0301", "0302"]
    assert clock.now == datetime(2026, 3, 2, tzinfo=UTC)


async def test_files_of_other_names_are_never_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "copies").mkdir()
    other = tmp_path / "copies" / "boardgames-before-the-move.sqlite3"
    other.write_text("precious")
    await run(schedule(tmp_path, Clock(monkeypatch, most=6)))
    assert other.read_text() == "precious"
    assert len(list((tmp_path / "copies").iterdir())) == 4


async def test_one_that_fails_is_said_in_one_line_and_tried_again_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock(monkeypatch, most=3)
    begun = clock.now
    await run(schedule(tmp_path, clock, FAIL))
    lines = [r.getMessage() for r in caplog.records if r.levelno == logging.ERROR]
    assert lines == ["no backup: the disk is full"] * 2
    assert clock.now - begun == backup_schedule.RETRY
    assert days(tmp_path) == []


async def test_without_the_setting_there_are_none(tmp_path: Path) -> None:
    await BackupSchedule(Settings(backup_folder=tmp_path / "copies")).run()
    assert not (tmp_path / "copies").exists()
