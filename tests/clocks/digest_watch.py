"""Daily summaries of a simulated season, watched from outside."""

from collections import Counter
from datetime import date, datetime
from typing import TYPE_CHECKING

from cogs.clocks.waking_hours import local_date
from cogs.digest.digest import Sending, Summary
from cogs.table.asked import called_later, waiting_for
from cogs.table.live_table import LiveTable
from data.store import Session
from tests.clocks.season_report import Question

if TYPE_CHECKING:
    from tests.clocks.season import Season

CLOSED = 5
"""Every fifth person takes no direct messages."""


class SummaryWatch:
    """A watch over what people are told once a day, and what they should have been told."""

    def __init__(self, season: "Season") -> None:
        self._season = season
        self._days: set[tuple[int, date]] = set()
        self.told: set[Question] = set()
        """Decisions that somebody has heard of who is called once a day."""
        self._first: Counter[Question] = Counter()
        """How often each of them was told as new."""
        self._moments: dict[Question, datetime] = {}
        """When each of them was told last."""
        self._is_late: dict[int, bool] = {}
        """Whose summary (a user id) could not be sent just now."""
        self.restarts: Counter[Question] = Counter()
        """How often there was time for a decision once more, which may then be told once more."""

    async def send(self, summary: Summary) -> Sending:
        """Take note of a summary, and arrive sometimes later and sometimes never."""
        season, report, user_id = self._season, self._season.report, summary.user_id
        self._is_late[user_id] = season.random.random() < 0.05
        if self._is_late[user_id]:
            return Sending.LATER
        player = season.players[user_id]
        day = user_id, local_date(player.hours, season.now)
        if day in self._days:
            report.troubles.append(f"{user_id} was told twice on {day[1]}")
        self._days.add(day)
        if not player.hours.is_awake(season.now):
            report.troubles.append(f"the summary of {user_id} woke somebody up at {season.now}")
        expected = waiting_for(await season.store.live_sessions_of(user_id), user_id)
        if not expected or list(summary.tables) != expected:
            report.troubles.append(f"{user_id} was told of other tables than wait for them")
        if user_id % CLOSED == 0:
            return Sending.REFUSED
        report.summaries += 1
        for session in summary.tables:
            self._tell(session, user_id, is_new=session.id in summary.new)
        return Sending.ARRIVED

    def call(self, table: LiveTable, user_id: int) -> None:
        """Somebody is called at the table whom no summary reaches."""
        if user_id % CLOSED:
            self._season.report.troubles.append(f"{user_id} was called without a reason")
        self._tell(table.session, user_id, is_new=True)
        self._season.report.refused += 1

    def _tell(self, session: Session, user_id: int, *, is_new: bool) -> None:
        seat = session.seat_of(user_id)
        assert seat is not None
        question = (session.id, seat, session.clocks[seat].ply)
        if not is_new and question not in self.told:
            self._season.report.troubles.append(f"{question} was never told as new")
        # Asked at the very moment of the last summary: nobody knows what came first.
        is_same = session.clocks[seat].since == self._moments.get(question)
        self._moments[question] = self._season.now
        self.told.add(question)
        self._first[question] += is_new and not is_same
        woken = self._season.wakes[session.id]
        if self._first[question] > 1 + self.restarts[question] + woken:
            self._season.report.troubles.append(f"{question} was told as new once more")

    def forget(self, *question: int) -> None:
        """Somebody else goes on in a seat, and has not heard of its decision."""
        session_id, seat, ply = question
        self.told.discard((session_id, seat, ply))
        self._first.pop((session_id, seat, ply), None)

    def require_told(self, session: Session, seat: int, asked_at: int) -> None:
        """Nobody who is called once a day runs out of time before they have heard of a decision."""
        season, user_id = self._season, session.seats[seat].user_id
        assert user_id is not None
        question = (session.id, seat, asked_at)
        later = called_later(session, (user_id,), season.store.chosen)
        is_due = user_id in later and not self._is_late.get(user_id)
        if is_due and question not in self.told:
            season.report.troubles.append(f"{question} ran out of time and was never told")
