"""From the outbox to Discord: whatever a table owes its readers is posted, once, whatever happens.

What problem it solves
----------------------
A press is one transaction; the messages that tell of it are not. Discord may be slow, refuse, lose
an answer, or the process may be killed between two requests. The transaction therefore leaves
*tasks* in the outbox, and this module works them off until Discord shows what the database says.

How
---
* A task says *that* something is due, not what: the message is made from the session as it stands
  when the task is worked off. Several tasks of one table become one message, so a table that was
  out of reach catches up with one posting.
* One table is worked on by one coroutine at a time, under a lock that presses which edit the same
  message share.

What is not promised: order between tables, and that every intermediate position is shown.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from weakref import WeakValueDictionary

import discord

from cogs.tables.delivery import channel_api
from cogs.tables.delivery.board_messages import BoardMessages, Settle
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.hand_messages import HandMessages
from cogs.tables.delivery.interaction_response import TRANSIENT_ERRORS, InteractionResponse
from cogs.tables.messages.presenter import LOG_LINES, Presenter
from data.store import Session, Store, Task

log = logging.getLogger(__name__)

SWEEP_SECONDS = 20.0
"""How often the outbox is searched for tasks that nobody works on."""
FIRST_PAUSE = 2.0
LONGEST_PAUSE = 600.0
"""Seconds before a failed task is tried again: doubled each time, up to the longest."""


@dataclass(slots=True)
class _Table:
    """What this process has to publish of one table."""

    tasks: list[Task] = field(default_factory=list)
    session: Session | None = None
    """The newest known; None: read it."""
    responses: deque[InteractionResponse] = field(default_factory=lambda: deque(maxlen=4))
    """Presses just answered: their tokens may edit their message without using up a rate limit."""


class Publisher:
    """Works off the outbox."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        api: ChannelApi,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store = store
        self._presenter = presenter
        self._clock = clock
        self._board_messages = BoardMessages(store, presenter, api, clock)
        self._tables: dict[int, _Table] = {}
        self._working: dict[int, asyncio.Task[None]] = {}
        self._retrying: set[int] = set()
        """Sessions for which the outbox is going to be looked into again."""
        self._unsure: set[int] = set()
        """Sessions for which an attempt, perhaps of a killed process, may have posted unheard."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def hands(self) -> HandMessages:
        """The private roads."""
        return self._board_messages.hands

    def start(self, settle: Settle) -> None:
        """Begin with what an earlier process left undone; *settle* notes where a table went."""
        self._board_messages.settle = settle
        self._sweeper = asyncio.create_task(self._sweep(), name="outbox-sweep")

    async def close(self) -> None:
        """Finish the requests under way; what is left stays in the outbox."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        working = list(self._working.values())
        if working:
            await asyncio.wait(working, timeout=5)
        for task in working:
            task.cancel()

    def lock(self, session_id: int) -> asyncio.Lock:
        """Held by whoever edits the messages of this table."""
        return self._locks.setdefault(session_id, asyncio.Lock())

    def lend(self, session_id: int, response: InteractionResponse) -> None:
        """Let the publisher use the press's token for the message that was pressed."""
        self._tables.setdefault(session_id, _Table()).responses.append(response)

    async def show_choice(
        self, session: Session, path: Sequence[str], response: InteractionResponse
    ) -> None:
        """Show in the living message what the seat on turn has chosen so far.

        Nothing happens where that message has been replaced, or its question answered, meanwhile.
        """
        async with self.lock(session.id):
            placed = (await self._store.placed(session.id)).get("table")
            message = response.interaction.message
            if message is None or (placed is not None and message.id < placed.message_id):
                return
            newest = await self._store.get(session.id)
            if newest.to_act != session.to_act or newest.asked_since != session.asked_since:
                return
            entries = await self._store.recent(session.id, LOG_LINES)
            await response.edit(await self._presenter.table(newest, entries, path=path))
            if placed is not None and placed.message_id == message.id:
                await self._board_messages.give_way((response,), newest, placed)

    def announce(self, session: Session, tasks: Sequence[Task]) -> None:
        """Take note of a committed change and publish it soon."""
        if not tasks:
            return
        table = self._tables.setdefault(session.id, _Table())
        table.session = session
        table.tasks += tasks
        self._wake(session.id)

    def _wake(self, session_id: int) -> None:
        if session_id not in self._working:
            worker = asyncio.create_task(self._work(session_id), name=f"publish-{session_id}")
            self._working[session_id] = worker
            worker.add_done_callback(lambda _: self._rest(session_id))

    def _rest(self, session_id: int) -> None:
        """The worker has ended: start another for what came in meanwhile, or forget the table."""
        self._working.pop(session_id, None)
        table = self._tables.get(session_id)
        if table is not None and table.tasks:
            self._wake(session_id)
        else:
            self._tables.pop(session_id, None)

    async def _work(self, session_id: int) -> None:
        table = self._tables[session_id]
        while table.tasks:
            tasks, table.tasks = table.tasks, []
            try:
                async with self.lock(session_id):
                    await self._publish(table, tasks)
                self._unsure.discard(session_id)
            except (*TRANSIENT_ERRORS, discord.HTTPException) as failure:
                await self._put_off(session_id, tasks, failure)
            except Exception:
                # The border of a background task: nobody else would ever hear of it.
                log.exception("session %s could not be published", session_id)
                await self._put_off(session_id, tasks, None)

    async def _put_off(
        self, session_id: int, tasks: Sequence[Task], failure: BaseException | None
    ) -> None:
        """Try again later, or never where the place is gone."""
        ids = [task.id for task in tasks]
        if (
            isinstance(failure, discord.HTTPException)
            and failure.code == channel_api.UNKNOWN_CHANNEL
        ):
            log.warning("the channel of session %s is gone; its game is kept", session_id)
            self._unsure.discard(session_id)
            await self._store.finish(ids)
            return
        self._unsure.add(session_id)
        attempts = max(task.attempts for task in tasks)
        pause = min(FIRST_PAUSE * 2**attempts, LONGEST_PAUSE)
        log.warning("session %s is published again in %.0f s: %s", session_id, pause, failure)
        await self._store.postpone(ids, self._clock() + timedelta(seconds=pause))
        self._try_again(session_id, pause)

    def _try_again(self, session_id: int, pause: float) -> None:
        """Look into the outbox once more after *pause* seconds; once is enough for a session."""
        if session_id not in self._retrying:
            self._retrying.add(session_id)
            asyncio.get_running_loop().call_later(pause, self._retry, session_id)

    def _retry(self, session_id: int) -> None:
        self._retrying.discard(session_id)
        asyncio.get_running_loop().create_task(self._collect(session_id))

    async def _sweep(self) -> None:
        while True:
            try:
                await self._collect(None)
            except Exception:
                # The border of a background task; the next round may fare better.
                log.exception("the outbox could not be read")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _collect(self, session_id: int | None) -> None:
        """Take up tasks of the outbox that this process does not know of or has put off."""
        for task in await self._store.pending(session_id):
            if task.session_id in self._working:
                # It may be one of those that are worked on, or one that was put off before them.
                self._try_again(task.session_id, FIRST_PAUSE)
                continue
            table = self._tables.setdefault(task.session_id, _Table())
            if all(known.id != task.id for known in table.tasks):
                table.tasks.append(task)
                self._unsure.add(task.session_id)
        for waiting in [i for i, table in self._tables.items() if table.tasks]:
            self._wake(waiting)

    async def _publish(self, table: _Table, tasks: Sequence[Task]) -> None:
        session = table.session or await self._store.get(tasks[0].session_id)
        table.session = None
        is_sure = session.id not in self._unsure
        await self._board_messages.publish(session, tasks, table.responses, is_sure=is_sure)
