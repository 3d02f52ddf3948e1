"""One attempt to publish a table, and what follows where it fails."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

import discord

from cogs.program.metrics import POSTED
from cogs.tables.delivery.channel_api import CALM_SECONDS
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.delivery.permissions import why_not_shown
from cogs.tables.delivery.refusals import DIRECT_MESSAGES_TOO_FAST, Meaning, meaning_of
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from cogs.tables.delivery.table_messages import TableMessages
from cogs.tables.delivery.work import Work
from cogs.tables.session.errors import Frozen
from cogs.tables.session.freezer import Freezer
from cogs.tables.session.live_table import LiveTable
from data.store import Committed, Store, StoreError, Task, Unavailable

log = logging.getLogger(__name__)

FIRST_PAUSE = 2.0
LONGEST_PAUSE = 600.0
"""Seconds before a failed task is tried again: doubled each time, up to the longest."""
MOST_ATTEMPTS = 12
"""Of showing what Discord refuses for what it says: about an hour. The next press begins anew."""


def pause_after(attempts: int) -> float:
    """Seconds before a task is tried again that has failed so often before."""
    # Bounded: after a week of failures the power would be too large for a float.
    return float(min(FIRST_PAUSE * 2 ** min(attempts, 16), LONGEST_PAUSE))


class Outcome(NamedTuple):
    """What has come of an attempt."""

    left: tuple[Task, ...] = ()
    """What has become due of the table meanwhile."""
    frozen: tuple[LiveTable, Committed] | None = None
    """The table, set aside because it cannot be read: this is to be announced."""


class Attempts:
    """Publishes tables, one attempt at a time; what fails is noted in the outbox."""

    def __init__(
        self, store: Store, messages: TableMessages, freezer: Freezer, clock: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._messages = messages
        self._freezer = freezer
        self._clock = clock
        self._unsure: set[int] = set()
        """Sessions for which an attempt, perhaps of a killed process, may have posted unnoticed."""

    def doubt(self, session_id: int) -> None:
        """Look for what may have been posted unnoticed when this table is published next."""
        self._unsure.add(session_id)

    async def run(self, work: Work, lock: asyncio.Lock) -> Outcome:
        """Publish a table under its *lock*, or see to it that it is tried again later.

        :raises Unavailable: the database does not answer; the tasks are still in *work*.
        """
        tasks, work.tasks = work.tasks, []
        responses, work.responses = work.responses, []
        try:
            outcome = await self._run(work, tasks, responses, lock)
        except Unavailable:
            self.doubt(tasks[0].session_id)
            work.add(tasks)
            work.responses[:0] = responses
            raise
        for response in responses:
            response.conclude()
        return outcome

    async def _run(
        self,
        work: Work,
        tasks: list[Task],
        responses: Sequence[InteractionResponse],
        lock: asyncio.Lock,
    ) -> Outcome:
        session_id = tasks[0].session_id
        try:
            async with lock:
                left = await self._publish(work, tasks, responses)
        except Frozen as trouble:
            outcome = await self._freeze(work, tasks, trouble)
        except (*TRANSIENT_ERRORS, discord.HTTPException) as failure:
            await self._explain(session_id, responses, failure)
            outcome = await self._postpone(session_id, tasks, failure)
        except Unavailable:
            raise
        except Exception as error:
            # The boundary of a background task: an error would go unnoticed otherwise.
            log.exception("session %s, ply %s, is not published", session_id, tasks[-1].ply)
            await self._explain(session_id, responses, error)
            outcome = await self._postpone(session_id, tasks, error)
        else:
            self._unsure.discard(session_id)
            return Outcome(left)
        return outcome._replace(left=await self._store.conclude(session_id))

    async def _publish(
        self, work: Work, tasks: Sequence[Task], responses: Sequence[InteractionResponse]
    ) -> tuple[Task, ...]:
        session_id = tasks[0].session_id
        with work.under_way() as (newest, known):
            table = newest or LiveTable(await self._store.get(session_id))
            is_broken_off = session_id in self._unsure
            published = await self._messages.publish(
                table, tasks, responses, known, is_broken_off=is_broken_off
            )
            left = await self._store.conclude(session_id, published.task_ids, published.message)
        for task in tasks:
            POSTED.observe((self._clock() - task.created_at).total_seconds())
        return left

    async def _freeze(self, work: Work, tasks: list[Task], trouble: Frozen) -> Outcome:
        """Set a table aside that cannot be read; its *tasks* are done by telling its people."""
        frozen = await self._freezer.freeze(trouble)
        if frozen is None:
            return await self._postpone(trouble.session_id, tasks, trouble)
        work.add(tasks)
        return Outcome(frozen=frozen)

    async def _explain(
        self, session_id: int, responses: Sequence[InteractionResponse], failure: BaseException
    ) -> None:
        """Let those who have just pressed be told why their table is not shown."""
        what = meaning_of(failure)
        # What passes is worth a word only to who looks at an empty message.
        untold = [each for each in responses if each.is_empty or what is not Meaning.PASSES]
        session = None
        if untold and what is Meaning.FORBIDDEN:
            session = await self._store.get(session_id)
        for response in untold:
            response.conclude(await why_not_shown(response.interaction, failure, session))

    async def _postpone(
        self, session_id: int, tasks: Sequence[Task], failure: BaseException
    ) -> Outcome:
        """Try again later, or not before somebody moves the table where its place is gone."""
        try:
            if meaning_of(failure) is Meaning.GONE:
                return await self._lose_place(session_id, tasks, failure)
            return await self._put_off(session_id, tasks, failure)
        except StoreError as error:
            log.warning("session %s is left to the next sweep: %s", session_id, error)
            return Outcome()

    async def _lose_place(
        self, session_id: int, tasks: Sequence[Task], failure: BaseException
    ) -> Outcome:
        log.warning("session %s has lost its place; its game is kept: %s", session_id, failure)
        self._unsure.discard(session_id)
        await self._store.lose_session(session_id, self._clock())
        await self._store.finish_tasks([task.id for task in tasks])
        return Outcome()

    async def _put_off(
        self, session_id: int, tasks: Sequence[Task], failure: BaseException
    ) -> Outcome:
        self.doubt(session_id)
        attempts = max(task.attempts for task in tasks)
        if meaning_of(failure) is Meaning.CONTENT:
            if attempts == 0:
                log.error("session %s: Discord refuses its plainest words: %s", session_id, failure)
            elif attempts >= MOST_ATTEMPTS:
                await self._store.finish_tasks([task.id for task in tasks])
                return Outcome()
        pause = pause_after(attempts)
        if isinstance(failure, discord.HTTPException) and failure.code == DIRECT_MESSAGES_TOO_FAST:
            pause = max(pause, CALM_SECONDS)
        log.warning("session %s is published again in %.0f s: %s", session_id, pause, failure)
        due = self._clock() + timedelta(seconds=pause)
        await self._store.postpone_tasks([task.id for task in tasks], due)
        return Outcome()
