"""From a job to Discord: what a table owes its people is published once, whatever happens.

What problem it solves
----------------------
A press is one transaction; the messages that report it are not. Discord may be slow, refuse, lose
an answer, or the process may be killed between two requests. The transaction therefore leaves
*tasks* in a job, which is tried until Discord shows what the database holds.

How
---
* A task says *that* something is due, not what: the message is built from the session as it is when
  the job is carried out. Several tasks of one table become one message, so a table that was out of
  reach catches up with a single message.
* One table is worked on by one process at a time, which holds its job
  (``data/store/publications.py``), and there under a lock that presses which edit the same message
  share. What anybody commits meanwhile is found when the work is done.

What is not promised: order between tables, and that every intermediate position is shown.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import timedelta
from typing import TypeAlias
from weakref import WeakValueDictionary

import discord

from cogs.messages.payload import MessagePayload
from cogs.program.monitor import POSTED
from cogs.publishing.channel_api import CALM_SECONDS, ChannelApi
from cogs.publishing.interaction_response import InteractionResponse
from cogs.publishing.reconcile import Reconciler
from cogs.publishing.refusals import (
    DIRECT_MESSAGES_TOO_FAST,
    TRANSIENT_ERRORS,
    Meaning,
    meaning_of,
    why_not_shown,
)
from cogs.table.errors import Frozen, Refused
from cogs.table.live_table import LiveTable
from cogs.table.unreadable_tables import freeze
from cogs.workers.worker import Worker, pause_after
from data.store import (
    Committed,
    Job,
    JobKind,
    PostedMessage,
    Session,
    Store,
    Unavailable,
)

log = logging.getLogger(__name__)

Responses: TypeAlias = list[InteractionResponse]

MOST_ATTEMPTS = 12
"""Of showing what Discord refuses for what it says: about an hour. The next press begins anew."""


class Publisher:
    """Publishes tables: what has just been pressed at once, and the rest when it is due."""

    def __init__(
        self,
        store: Store,
        api: ChannelApi,
        worker: Worker,
        reconciler: Reconciler,
    ) -> None:
        self._store, self._api, self._worker = store, api, worker
        self._clock = store.clock
        self._reconciler = reconciler
        self.bodies, self.places = reconciler.bodies, reconciler.places
        self._posts = reconciler.posts
        self._new: dict[int, tuple[LiveTable, Committed]] = {}
        """By session what was committed with the job that was begun last."""
        self._responses: dict[int, Responses] = {}
        """To presses that wait for a publication: their tokens may edit what was pressed beside
        rate limits."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def announce(
        self,
        table: LiveTable,
        committed: Committed,
        response: InteractionResponse | None = None,
    ) -> None:
        """Publish a committed change soon, where this process is to; *response* is to its press."""
        session_id = table.session.id
        is_begun = committed.job is not None and self._worker.begin(committed.job)
        if is_begun:
            self._new[session_id] = table, committed
        if response is not None and (is_begun or session_id in self._responses):
            response.expect()
            self._responses.setdefault(session_id, []).append(response)

    async def rest(self, session_ids: Iterable[int]) -> None:
        """Wait until this process has published these tables, or for a few seconds."""
        await self._worker.rest(JobKind.PUBLISH, tuple(session_ids))

    async def carry_out(self, job: Job) -> None:
        """Publish a table until nothing is left to tell, or see to it that it is tried again."""
        session_id, is_broken_off = job.session_id, job.number > 1
        self._responses.setdefault(session_id, [])
        left: Job | None = job
        try:
            while (due := left) is not None:
                responses, self._responses[session_id] = self._responses[session_id], []
                try:
                    left = await self._publish(due, responses, is_broken_off=is_broken_off)
                    is_broken_off = False
                except Unavailable:
                    # The store has told the operator. Nothing is lost: the job comes again.
                    self._responses[session_id] += responses
                    raise
                except Exception as failure:
                    left = await self._put_off(due, responses, failure)
                    is_broken_off = True
                for response in responses:
                    response.conclude()
                if self._worker.is_closing:
                    break
        finally:
            for response in self._responses.pop(session_id):
                response.conclude()

    async def _publish(self, job: Job, responses: Responses, *, is_broken_off: bool) -> Job | None:
        """Publish a table once; what is to be published after that."""
        table, committed = self._new.pop(job.session_id, (None, None))
        known = None
        if table is None or committed is None or committed.job is not job:
            table = LiveTable(await self._store.get(job.session_id))
        else:
            known = committed.publication
        async with self.lock(job.session_id):
            shown = await self._reconciler.reconcile(
                table, job.tasks, responses, known, is_broken_off=is_broken_off
            )
            left = await self._store.conclude(job, *shown)
        for task in job.tasks:
            POSTED.observe((self._clock() - task.created_at).total_seconds())
        return left

    async def _put_off(self, job: Job, responses: Responses, failure: Exception) -> Job | None:
        """Try again later, or not before somebody moves the table where its place is gone."""
        session_id, what = job.session_id, meaning_of(failure)
        if isinstance(failure, Frozen) and await freeze(self._store, failure) is not None:
            # Now there is more to tell its people, which does not wait.
            return await self._store.put_off(job, self._clock())
        if not isinstance(failure, (*TRANSIENT_ERRORS, discord.HTTPException, Frozen)):
            # The boundary of a background task: an error would go unnoticed otherwise.
            log.error("session %s is not published", session_id, exc_info=failure)
        if not isinstance(failure, Frozen):
            await self._explain(session_id, responses, failure)
        if what is Meaning.GONE:
            log.warning("session %s has lost its place; its game is kept: %s", session_id, failure)
            await self._store.lose_session(session_id, self._clock())
            return await self._store.conclude(job)
        if what is Meaning.CONTENT and job.attempts == 0:
            log.error("session %s: Discord refuses its plainest words: %s", session_id, failure)
        elif what is Meaning.CONTENT and job.attempts >= MOST_ATTEMPTS:
            return await self._store.conclude(job)
        pause = pause_after(job.attempts)
        if isinstance(failure, discord.HTTPException) and failure.code == DIRECT_MESSAGES_TOO_FAST:
            pause = max(pause, timedelta(seconds=CALM_SECONDS))
        log.warning(
            "session %s is published again in %.0f s: %s",
            session_id,
            pause.total_seconds(),
            failure,
        )
        return await self._store.put_off(job, self._clock() + pause)

    async def _explain(self, session_id: int, responses: Responses, failure: BaseException) -> None:
        """Let those who have just pressed be told why their table is not shown."""
        what = meaning_of(failure)
        # What passes is worth a word only to who looks at an empty message.
        untold = [each for each in responses if each.is_empty or what is not Meaning.PASSES]
        session = None
        if untold and what is Meaning.FORBIDDEN:
            session = await self._store.get(session_id)
        for response in untold:
            response.conclude(await why_not_shown(response.interaction, failure, session))

    def lock(self, session_id: int) -> asyncio.Lock:
        """To be held while editing the messages of this table."""
        return self._locks.setdefault(session_id, asyncio.Lock())

    async def show_choice(
        self,
        session_id: int,
        read: Callable[[], Awaitable[LiveTable]],
        path: Sequence[str],
        response: InteractionResponse,
    ) -> None:
        """Show in the board's message what the active seat has chosen so far.

        *read* finds the table, and raises where *path* leads nowhere.

        :raises Refused: the table is played on another message by now.
        """
        async with self.lock(session_id):
            table = await read()
            known = await self._store.publication(session_id)
            if is_replaced(response, known.messages.board):
                raise Refused("stale-press")
            board, recent = known.messages.board, known.recent
            shown = await self.bodies.chosen(table, board, recent, path)
            await response.show_in_place(shown)
        # A picture takes its time, in which another process may have replaced the message.
        await self.retire_replaced(table.session, response)

    async def show_hand(
        self, table: LiveTable, seat: int, response: InteractionResponse, payload: MessagePayload
    ) -> bool:
        """Show *payload* in the hand message that was pressed; False where that is retired.

        Under the lock of the table: a hand that is just being retired must not come alive again.
        """
        async with self.lock(table.session.id):
            hand = (await self._store.posted_messages(table.session.id)).hands.get(seat)
            is_shown = not is_replaced(response, hand)
            if is_shown:
                await response.respond(payload)
        await self.retire_replaced(table.session, response)
        return is_shown

    async def retire_replaced(self, session: Session, response: InteractionResponse) -> None:
        """Take the buttons from a message that was pressed but is not played on any more."""
        try:
            async with self.lock(session.id):
                await self._retire_replaced(session, response)
        except (*TRANSIENT_ERRORS, discord.HTTPException) as failure:
            log.info("session %s: an old message keeps its buttons: %s", session.id, failure)

    async def _retire_replaced(self, session: Session, response: InteractionResponse) -> None:
        posted = await self._store.posted_messages(session.id)
        seat = session.seat_of(response.interaction.user.id) if response.is_hand else None
        current = posted.board
        if response.is_hand:
            current = None if seat is None else posted.hands.get(seat)
        if not is_replaced(response, current) or not await self._api.is_answerable(*response.place):
            return  # What was retired in order tells what came of it, and stays.
        if seat is None and current is not None:
            await self._posts.retire_earlier(session, current, response.place[1])
        else:
            await self._posts.clear(session, response.place, seat)


def is_replaced(response: InteractionResponse, current: PostedMessage | None) -> bool:
    """Return whether the message that was pressed is older than the one that is played on.

    One that is newer may have been posted a moment ago, and is about to be recorded.
    """
    if current is None or current.message_id is None or response.message_id is None:
        return False
    if response.message_id == current.message_id:
        return not current.is_current
    return response.message_id < current.message_id
