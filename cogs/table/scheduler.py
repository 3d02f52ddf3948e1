"""Carry out what is due at tables, and what people do about time.

A job is dropped in the transaction that carries it out.
"""

import logging
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from cogs.clocks.reminding import snoozed
from cogs.clocks.seat_clocks import pace_of, with_deadline
from cogs.clocks.waking_hours import waking_hours
from cogs.table.asked import people_asked
from cogs.table.errors import Frozen, Refused, paused, require_seat
from cogs.table.features import Due, Outcome, OutcomeOf
from cogs.table.live_table import LiveTable
from cogs.table.naming import titles_of
from cogs.table.outages import Listening
from cogs.table.play import Change
from cogs.table.timekeeping import (
    due_for,
    hours_at,
    look_who_decides,
    summary_moment,
    timed,
)
from cogs.table.transactions import TableTransactions
from cogs.table.what_is_due import OUTCOMES, outcome_of
from data.store import Conflict, Job, JobKind, Preference, Session, Store, Task, TaskKind

log = logging.getLogger(__name__)


class TimedTables:
    """Tables, as far as time changes them."""

    def __init__(
        self,
        store: Store,
        tables: TableTransactions[Any],
        listening: Listening | None = None,
    ) -> None:
        """*listening* knows when people can be heard; None: always."""
        self._store = store
        self._tables = tables
        self._clock = store.clock
        self._listening = listening

    @property
    def outcomes(self) -> Mapping[JobKind, OutcomeOf]:
        """The kinds of jobs that are carried out here, and what decides about each."""
        found = dict(OUTCOMES)
        for feature in self._tables.features:
            found |= feature.outcomes
        return found

    async def carry_out(self, job: Job) -> None:
        """Do what is due at a table."""
        try:
            await self._carry_out(job)
        except Frozen as trouble:
            await self._tables.freeze(trouble)
        except Conflict:
            log.debug("session %s has changed meanwhile", job.session_id)

    async def _carry_out(self, job: Job) -> None:
        session = await self._store.get(job.session_id)
        table, now = LiveTable(session), self._clock()
        hours = await hours_at(self._store, session)
        digest_at = await self._digest_at(session, job)
        outage = None
        if self._listening is not None:
            outage = await self._listening.outage_at(session.guild_id)
        due = Due(table, job, hours, now, digest_at, outage)
        outcome = outcome_of(self.outcomes[job.kind], due)
        if outcome.change is not None:
            await self._commit(session, outcome, job)
        elif outcome.until is not None:
            await self._store.postpone_job(job, outcome.until)
        else:
            await self._store.drop_job(job)

    async def _digest_at(self, session: Session, job: Job) -> datetime | None:
        """Return when the person who is asked gets their next digest; None: they want none."""
        if job.kind is not JobKind.CLOCK or not 0 <= job.seat < len(session.seats):
            return None
        user_id = session.seats[job.seat].user_id
        if user_id is None:
            return None
        digest = await self._store.job_of(JobKind.DIGEST, user_id=user_id)
        return None if digest is None else digest.due_at

    async def _commit(
        self, before: Session, outcome: Outcome, done: Job | None = None, source: object = None
    ) -> Session:
        assert outcome.change is not None
        tables = self._tables if source is None else self._tables.pressed(source)
        table = await tables.commit(
            LiveTable(before), outcome.change, tasks=outcome.tasks, done=done, is_timed=True
        )
        return table.session

    # What people do about time

    async def wake(self, session_id: int, user_id: int, source: object = None) -> Session:
        """Let a table that sleeps go on; nothing where it is awake.

        *source* is where the press came from.

        :raises Refused: only its own people may; a moderator lets it rest.
        """
        session = await self._store.get(session_id)
        require_seat(session, user_id)
        if session.standing.is_paused:
            raise paused(session)
        if not session.standing.may_be_woken:
            return session
        table, now = LiveTable(session), self._clock()
        awake = Change(table.stored_as(replace(session, standing=session.standing.awake())))
        change = timed(table, awake, await hours_at(self._store, session), now)
        begun = session.standing.is_running
        kind = TaskKind.NEW_BOARD if begun else TaskKind.LOBBY
        asked = [u for u in session.people_at(session.to_act) if begun and u != user_id]
        task = Task(kind=kind, ply=session.ply, payload={"notify": asked})
        return await self._commit(session, Outcome(change, (task,)), source=source)

    async def snooze(self, session_id: int, user_id: int, pause: timedelta) -> datetime:
        """Remind this person again after *pause*, when they are awake; returns when that is.

        :raises Refused: others are asked, or they are not any more.
        """
        session = await self._store.get(session_id)
        seat = session.seat_of(user_id)
        if session.to_act and seat not in session.to_act:
            titles = titles_of(session)
            raise Refused("not-theirs", names=tuple(titles[asked] for asked in session.to_act))
        due = None if seat is None else await self._store.job_of(JobKind.CLOCK, session_id, seat)
        if seat is None or due is None or seat >= len(session.clocks):
            raise Refused("stale-press")
        clock, now = session.clocks[seat], self._clock()
        if clock.ply != due.ply or clock.is_out(now):
            raise Refused("stale-press")
        hours = (await hours_at(self._store, session))[seat]
        until = snoozed(clock, hours, pause, now)
        await self._store.postpone_job(due, until)
        return until

    async def change_habits(self, user_id: int, locale: str | None, after: Preference) -> None:
        """Remember what a person chose; what they are asked already may end a little later."""
        before = await self._store.preference(user_id)
        moment = await summary_moment(self._store, user_id, locale, after, self._clock())
        sessions, due = await self._store.live_sessions_of(user_id), []
        if after.only_choices != before.only_choices:
            asking = [session for session in sessions if user_id in people_asked(session)]
            due = [look_who_decides(session, self._clock()) for session in asking]
        await self._store.set_preference(user_id, after, moment, due)
        if waking_hours(before, locale) == waking_hours(after, locale):
            return
        for session in sessions:
            try:
                await self._reset_clock(session, user_id, after)
            except Conflict:
                # It has just been changed: the deadline is looked at again when it is due.
                log.debug("session %s has changed meanwhile", session.id)

    async def _reset_clock(self, session: Session, user_id: int, after: Preference) -> None:
        seat, now = session.seat_of(user_id), self._clock()
        if seat is None or seat >= len(session.clocks):
            return
        old = session.clocks[seat]
        if old.since is None or old.is_out(now):
            return
        hours = {seat: waking_hours(after, session.seats[seat].language)}
        clock = with_deadline(pace_of(session), old, hours[seat])
        due = await self._store.job_of(JobKind.CLOCK, session.id, seat)
        later = due_for(seat, clock, hours, now, due.step if due is not None else 0)
        changed = LiveTable(session.with_clock(seat, clock))
        task = Task(kind=TaskKind.BOARD, ply=session.ply)
        change = Change(changed, due=() if later is None else (later,))
        await self._commit(session, Outcome(change, (task,)))
