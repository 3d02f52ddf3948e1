"""Daily summaries: one direct message a day with everything that waits for a person.

Whether there is one is decided here; how it reaches its person is not.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum, auto
from typing import Any

from cogs.clocks.reminding import next_summary
from cogs.clocks.waking_hours import WakingHours, local_date, waking_hours
from cogs.table.asked import waiting_for, waits_for
from cogs.table.live_table import LiveTable
from cogs.table.notice import Notice
from cogs.table.transactions import Announce
from data.store import Conflict, Job, Preference, Session, Store, Task, TaskKind

log = logging.getLogger(__name__)

MOST_REPEATS = 3
"""Summaries in a row that have nothing new to tell."""
AFTER_FAILURE = timedelta(minutes=10)
"""Before one that could not be sent is tried again."""
_ATTEMPTS = 3
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Summary:
    """The tables that a person is told of once a day."""

    user_id: int
    tables: tuple[Session, ...]
    """Those that wait for them, the most urgent first."""
    new: frozenset[int]
    """Those (their ids) that have not been told before."""
    preference: Preference
    locale: str | None
    """The language of their Discord; None: unknown."""
    day: date
    """On their calendar."""
    is_sure: bool
    """Whether no process can have sent it already."""

    @property
    def language(self) -> str:
        """Return the language of the most urgent table, for people who have not chosen one."""
        return self.tables[0].language


class Sending(Enum):
    """The result of sending a summary."""

    ARRIVED = auto()
    FOUND = auto()
    """A process that was killed had sent it already."""
    REFUSED = auto()
    """Its person takes no direct messages."""
    LATER = auto()
    """Discord does not answer, or fails."""


Send = Callable[[Summary], Awaitable[Sending]]


class Summaries:
    """Sends each person who wants it one summary a day."""

    def __init__(self, store: Store, send: Send, announce: Announce[Any]) -> None:
        self._store = store
        self._send = send
        self._announce = announce
        self._clock = store.clock

    async def carry_out(self, job: Job) -> None:
        """Send the summary of a person, if there is anything to tell and they are awake."""
        now, user_id = self._clock(), job.user_id
        preference = await self._store.preference(user_id)
        sessions = await self._store.live_sessions_of(user_id)
        if not sessions:
            # Only at a table is known where somebody lives who has not said so.
            await self._store.postpone_job(job, now + _DAY)
            return
        locale = _locale(sessions, user_id)
        hours, told_at, repeats = (
            waking_hours(preference, locale),
            job.moment("told_at"),
            int((job.facts or {}).get("repeats", 0)),
        )
        waiting = tuple(waiting_for(sessions, user_id))
        new = [session for session in waiting if _is_new(session, user_id, told_at)]
        had_it = told_at is not None and local_date(hours, told_at) >= local_date(hours, now)
        has_news = bool(waiting) and (bool(new) or repeats < MOST_REPEATS)
        if not has_news or had_it or not hours.is_awake(now):
            later = next_summary(hours, preference.summary_at, now, told_at)
            await self._store.postpone_job(job, later)
            return
        begun = _begun_today(job, hours, now)
        facts = job.facts or {}
        if not await self._store.postpone_job(job, job.due_at, facts | {"begun_at": now}):
            return  # its person has just chosen another hour, or none
        day = local_date(hours, now)
        told_first = frozenset(session.id for session in new)
        summary = Summary(user_id, waiting, told_first, preference, locale, day, begun is None)
        sending = await self._send(summary)
        if sending is Sending.LATER:
            await self._store.postpone_job(job, now + AFTER_FAILURE)
            return
        if sending is Sending.REFUSED:
            await self._call_at_tables(new, user_id)
        later = next_summary(hours, preference.summary_at, now, now)
        told_at = begun if sending is Sending.FOUND and begun is not None else now
        told = {"told_at": told_at, "repeats": 0 if new else repeats + 1}
        await self._store.settle_job(job, later, told)

    async def _call_at_tables(self, sessions: Sequence[Session], user_id: int) -> None:
        """Call a person to what is new where they can be reached, and tell them why."""
        for session in sessions:
            for _ in range(_ATTEMPTS):
                if await self._has_called(session.id, user_id):
                    break

    async def _has_called(self, session_id: int, user_id: int) -> bool:
        """Tell whether this person is called there now, or need not be called any more."""
        session = await self._store.get(session_id)
        if not waits_for(session, user_id):
            return True
        notice = Notice(notify=(user_id,), unreached=(user_id,))
        task = Task(kind=TaskKind.NEW_BOARD, ply=session.ply, payload=notice.payload)
        try:
            committed = await self._store.commit(session, session, tasks=(task,))
        except Conflict:
            return False
        self._announce(LiveTable(committed.session), committed, None)
        return True


def _is_new(session: Session, user_id: int, told_at: datetime | None) -> bool:
    """Tell whether this person has been asked there since their last summary."""
    seat = session.seat_of(user_id)
    if told_at is None or seat is None:
        return True
    clock = session.clocks[seat] if seat < len(session.clocks) else None
    asked = clock.since if clock is not None else session.asked_since
    # At the same moment: the summary may have come first.
    return asked is not None and asked >= told_at


def _begun_today(job: Job, hours: WakingHours, now: datetime) -> datetime | None:
    """Return when the summary of this day was begun by a process that did not end it."""
    begun_at = job.moment("begun_at")
    if begun_at is None or local_date(hours, begun_at) < local_date(hours, now):
        return None
    return begun_at


def _locale(sessions: Sequence[Session], user_id: int) -> str | None:
    """The language of a person's Discord when they sat down at one of *sessions*."""
    seats = (seat for session in sessions for seat in session.seats if seat.user_id == user_id)
    return next((seat.language for seat in seats if seat.language), None)
