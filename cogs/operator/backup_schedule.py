"""Backups that are made by themselves while the bot runs: every so many hours, the newest kept.

Each is made by a process of its own, by the same task as on the command line: reading a whole
database again in this one would delay presses.
"""

import asyncio
import logging
import os
import re
import sys
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from data.settings import Settings
from data.store import utc_now

log = logging.getLogger(__name__)

RETRY = timedelta(minutes=10)
"""After a backup that failed."""
_MOMENT = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"boardgames-(\d{8}T\d{6}Z)\.sqlite3")


class BackupSchedule:
    """Makes backups as *settings* want them; *program* is how this program is started."""

    def __init__(
        self,
        settings: Settings,
        program: Sequence[str] = (sys.executable, sys.argv[0]),
        clock: Callable[[], datetime] = utc_now,
    ) -> None:
        self._every = timedelta(hours=settings.backup_every or 0)
        self._keep = settings.backup_keep
        self._folder = settings.backup_folder.absolute()
        self._program = program
        self._clock = clock

    async def run(self) -> None:
        """Make every backup that becomes due, until cancelled; at once where none is recent."""
        while self._every:
            try:
                pause = self._next_due() - self._clock()
                await asyncio.sleep(max(pause.total_seconds(), 0))
                done = await self.make_one()
                if done:
                    self._remove_old()
            except Exception:
                # The boundary of a background task: an error would go unnoticed otherwise.
                log.exception("no backup")
                done = False
            if not done:
                await asyncio.sleep(RETRY.total_seconds())

    async def make_one(self) -> bool:
        """Make a backup now; False where that failed, of which the log says the reason."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            log.error("no backup: %s", f"{self._folder} cannot be made: {error.strerror}")
            return False
        target = self._folder / f"boardgames-{self._clock():{_MOMENT}}.sqlite3"
        process = await asyncio.create_subprocess_exec(
            *self._program,
            "backup",
            str(target),
            env=os.environ | {"LOG_FORMAT": "text"},
            stdout=PIPE,
            stderr=STDOUT,
        )
        try:
            output, _ = await process.communicate()
        except asyncio.CancelledError:
            process.kill()
            raise
        words = " ".join(output.decode(errors="replace").split())
        if process.returncode:
            log.error("no backup: %s", words)
            return False
        log.info("backup: %s", words)
        return True

    def _next_due(self) -> datetime:
        made = [moment for moment, _ in self._made()]
        return max(made) + self._every if made else self._clock()

    def _remove_old(self) -> None:
        for _, path in sorted(self._made())[: -self._keep]:
            path.unlink(missing_ok=True)
            log.info("removed the old backup %s", path)

    def _made(self) -> list[tuple[datetime, Path]]:
        """The backups in the folder; files of other names are not ours."""
        if not self._folder.is_dir():
            return []
        named = ((path, _NAME.fullmatch(path.name)) for path in self._folder.iterdir())
        return [
            (datetime.strptime(match[1], _MOMENT).replace(tzinfo=UTC), path)
            for path, match in named
            if match
        ]
