"""Reports of what went wrong, each with the game as the person saw it."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import insert, select

import data.store.rows as rows
from data.store.database import Database
from data.store.schema import bug_reports
from data.store.timing import EPOCH, NOT_STORED, JsonObject

_MOST = 200
"""Reports that are listed, the newest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BugReport:
    """One report."""

    id: int = NOT_STORED
    session_id: int | None
    """The table that it is about; None: none."""
    user_id: int | None
    """Who reported it; None: they were forgotten."""
    words: str
    version: str
    """Of the program, at that time."""
    content: JsonObject
    """The game file and the position, as this person may know them."""
    at: datetime = EPOCH
    """When it was stored; the store puts the time in."""


class BugReports(Database):
    """The part of the store that keeps them."""

    async def add_bug_report(self, report: BugReport) -> int:
        """Store *report*; its number."""
        number = rows.new_number()
        values = {name: getattr(report, name) for name in bug_reports.c.keys()}  # noqa: SIM118
        await self._execute(insert(bug_reports), values | {"id": number, "at": self.clock()})
        return number

    async def bug_reports(self) -> tuple[BugReport, ...]:
        """The newest reports, the latest first."""
        found = await self._rows(select(bug_reports).order_by(bug_reports.c.at.desc()).limit(_MOST))
        return tuple(BugReport(**row._mapping) for row in found)

    async def bug_report(self, number: int) -> BugReport | None:
        """The report with this number; None: there is none."""
        found = await self._rows(select(bug_reports).where(bug_reports.c.id == number))
        return BugReport(**found[0]._mapping) if found else None
