"""From the outbox to Discord: what a table owes its people is published once, whatever happens.

What problem it solves
----------------------
A press is one transaction; the messages that report it are not. Discord may be slow, refuse, lose
an answer, or the process may be killed between two requests. The transaction therefore leaves
*tasks* in the outbox, and this module works through them until Discord shows what the database
holds.

How
---
* A task says *that* something is due, not what: the message is built from the session as it is when
  the task is worked on. Several tasks of one table become one message, so a table that was out of
  reach catches up with a single message.
* One table is worked on by one process at a time, which has its lease (``data/store/leases.py``),
  and there by one coroutine, under a lock that presses which edit the same message share. What
  another process commits meanwhile is found when the work is done.

What is not promised: order between tables, and that every intermediate position is shown.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from weakref import WeakValueDictionary

import discord

from cogs.program.metrics import POSTED
from cogs.tables.delivery.backlog import Backlog
from cogs.tables.delivery.board_messages import BoardMessages
from cogs.tables.delivery.channel_api import (
    MISSING_PERMISSIONS,
    PLACE_GONE,
    THREAD_LOCKED,
    ChannelApi,
)
from cogs.tables.delivery.hand_messages import HandMessages
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.delivery.menu_steps import MenuSteps, ReadTable
from cogs.tables.delivery.permissions import why_not_shown
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from cogs.tables.delivery.revived import RevivedMessages
from cogs.tables.delivery.table_messages import NOTHING, Published, TableMessages
from cogs.tables.delivery.thread_renaming import ThreadRenaming
from cogs.tables.delivery.work import Work
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.presenter import Presenter
from cogs.tables.session.errors import Frozen
from cogs.tables.session.freezer import Freezer
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.order_courses import Courses
from data.store import Committed, Store, StoreError, Task, Unavailable

log = logging.getLogger(__name__)

SWEEP_SECONDS = 2.0
"""How often the outbox is searched for tasks that nobody works on."""
KEEP_SECONDS = 1.5
"""How often this process renews its leases: several times before they end."""
CONCLUDING_SECONDS = 0.2
"""How long the end of a publication waits for a transaction that takes it along. Meanwhile another
process that acts at the table has to wait for this one to tell of it."""
MOST_WAITING = 200
"""Tables that may wait for their turn before no more are taken from the outbox."""
CLOSING_SECONDS = 2.0
"""How long a publisher that closes goes on with what it has begun."""
LETTING_GO_SECONDS = 0.5
"""How long it tries to end its leases then. They end by themselves within seconds."""
FORBIDDEN = (MISSING_PERMISSIONS, THREAD_LOCKED)
"""Refusals that end with a permission, which somebody has to give."""
FIRST_PAUSE = 2.0
LONGEST_PAUSE = 600.0
"""Seconds before a failed task is tried again: doubled each time, up to the longest."""


def pause_after(attempts: int) -> float:
    """Seconds before a task is tried again that has failed so often before."""
    # Bounded: after a week of failures the power would be too large for a float.
    return float(min(FIRST_PAUSE * 2 ** min(attempts, 16), LONGEST_PAUSE))


class Publisher:
    """Works through the outbox."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        api: ChannelApi,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        courses: Courses | None = None,
    ) -> None:
        """Without *courses* nobody has standing orders."""
        self._store = store
        self._presenter = presenter
        self._clock = clock
        self._freezer = Freezer(store, clock)
        hands = HandMessages(store, presenter, api, clock)
        self.hands = hands.posts
        self._boards = BoardMessages(store, presenter, api, clock)
        self._revived = RevivedMessages(store, api, self._boards, self.hands, self.lock, clock)
        self._steps = MenuSteps(store, presenter, self._boards)
        self._names = ThreadRenaming(store, api, clock)
        self._messages = TableMessages(
            store, presenter, api, self._boards, hands, clock, courses, self._names
        )
        self._work: dict[int, Work] = {}
        """By session, while it has tasks or is being published."""
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._retrying: set[int] = set()
        """Sessions for which the outbox is going to be read again."""
        self._unsure: set[int] = set()
        """Sessions for which an attempt, perhaps of a killed process, may have posted unnoticed."""
        self._backlog = Backlog()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sweeper: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._look_again: asyncio.Task[None] | None = None
        self._searches: set[asyncio.Task[None]] = set()
        self._is_closing = False

    def start(self) -> None:
        """Begin with what an earlier process left undone."""
        self._sweeper = asyncio.create_task(self._sweep(), name="outbox-sweep")
        self._keeper = asyncio.create_task(self._keep(), name="leases")
        self._names.start()
        self._look_again = asyncio.create_task(self._revived.retire_all(), name="look-again")

    async def close(self) -> None:
        """Take nothing new and finish what is under way; the outbox keeps the rest for another."""
        self._is_closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        self._backlog.give_up()
        await self._names.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._store.conclude_waiting()
                while self._workers:
                    await asyncio.wait(list(self._workers.values()))
        for task in (*self._workers.values(), *self._searches, self._keeper, self._look_again):
            if task is not None:
                task.cancel()
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(LETTING_GO_SECONDS):
                await self._store.let_go()

    async def rest(self, session_ids: Iterable[int]) -> None:
        """Wait until this process has published these tables, or for a few seconds."""
        workers = [self._workers[each] for each in session_ids if each in self._workers]
        if workers:
            await asyncio.wait(workers, timeout=CLOSING_SECONDS)

    def lock(self, session_id: int) -> asyncio.Lock:
        """To be held while editing the messages of this table."""
        return self._locks.setdefault(session_id, asyncio.Lock())

    async def show_choice(
        self, session_id: int, read: ReadTable, path: Sequence[str], response: InteractionResponse
    ) -> None:
        """Show in the board's message what the active seat has chosen so far.

        *read* finds the table, and raises where *path* leads nowhere. Nothing happens where the
        message has been replaced in the meantime.
        """
        async with self.lock(session_id):
            await self._steps.show(*await read(), path, response)

    async def show_hand(
        self, table: LiveTable, seat: int, response: InteractionResponse, payload: MessagePayload
    ) -> bool:
        """Show *payload* in the hand message that was pressed; False where that is retired.

        Under the lock of the table: a hand that is just being retired must not come alive again.
        """
        async with self.lock(table.session.id):
            hand = (await self._store.posted_messages(table.session.id)).hands.get(seat)
            if hand is not None and (not hand.is_current or hand.message_id != response.message_id):
                return False
            await response.respond(payload)
            if hand is not None:
                await self.hands.retire_if_replaced(table.session, seat, hand)
            return True

    def announce(
        self,
        table: LiveTable,
        committed: Committed,
        response: InteractionResponse | None = None,
    ) -> None:
        """Take note of a committed change and publish it soon; *response* is to its press.

        Not while closing: its tasks are in the outbox, where another process finds them.
        """
        if self._is_closing:
            return
        session_id = table.session.id
        if committed.tasks:
            self._work.setdefault(session_id, Work()).note(table, committed)
            self._backlog.press(session_id)
        # A publication that ended in between may have found the tasks: they are under way here.
        work = self._work.get(session_id)
        if work is not None and response is not None:
            work.responses.append(response)
        if committed.tasks:
            self._wake(session_id)

    def _wake(self, session_id: int) -> None:
        if session_id not in self._workers:
            worker = asyncio.create_task(self._run(session_id), name=f"publish-{session_id}")
            self._workers[session_id] = worker
            worker.add_done_callback(lambda ended: self._finish(session_id, ended))

    def _finish(self, session_id: int, worker: asyncio.Task[None]) -> None:
        """The *worker* has ended: start another for what has arrived, or forget the table."""
        self._workers.pop(session_id, None)
        work = self._work.get(session_id)
        if work is not None and work.tasks and not worker.cancelled():
            self._wake(session_id)
        else:
            self._work.pop(session_id, None)

    async def _run(self, session_id: int) -> None:
        work = self._work[session_id]
        while work.tasks:
            try:
                async with self._backlog.turn(session_id):
                    published = await self._attempt(session_id, work)
                # Neither a turn nor the lock is held: the end may wait a moment.
                await self._conclude(session_id, work, published)
            except Unavailable:
                # The store has told the operator. Nothing is lost: the tasks are in the outbox.
                await asyncio.sleep(FIRST_PAUSE)

    async def _conclude(self, session_id: int, work: Work, published: Published) -> None:
        """End the publication of a table; what is due afterwards is noted in *work*.

        :raises Unavailable: the database does not answer; the tasks are again in *work*.
        """
        may_wait = published.may_come_again and not self._is_closing
        within = CONCLUDING_SECONDS if may_wait else 0.0
        try:
            left = await self._store.conclude(
                session_id, published.task_ids, published.message, within
            )
        except Unavailable:
            self._try_again(session_id, work, published.tasks)
            raise
        if not self._is_closing:
            work.add(left)

    def _try_again(self, session_id: int, work: Work, tasks: Sequence[Task]) -> None:
        """Note that *tasks*, as far as anybody knows, are not done."""
        self._unsure.add(session_id)
        work.add(tasks)

    async def _attempt(self, session_id: int, work: Work) -> Published:
        """Publish a table once, or see to it that it is tried again later.

        :raises Unavailable: the database does not answer; the tasks are still in *work*.
        """
        tasks, work.tasks = work.tasks, []
        published = NOTHING
        try:
            async with self.lock(session_id):
                published = await self._publish(work, tasks)
            self._unsure.discard(session_id)
        except Unavailable:
            self._try_again(session_id, work, tasks)
            raise
        except Frozen as trouble:
            await self._freeze(work, tasks, trouble)
        except (*TRANSIENT_ERRORS, discord.HTTPException) as failure:
            await self._explain(work, failure)
            await self._postpone(session_id, tasks, failure)
        except Exception:
            # The boundary of a background task: an error would go unnoticed otherwise.
            log.exception("session %s, ply %s, is not published", session_id, tasks[-1].ply)
            await self._postpone(session_id, tasks, None)
        return published

    async def _publish(self, work: Work, tasks: Sequence[Task]) -> Published:
        with work.under_way() as (newest, known):
            table = newest or LiveTable(await self._store.get(tasks[0].session_id))
            is_sure = table.session.id not in self._unsure
            published = await self._messages.publish(
                table, tasks, work.responses, known, is_sure=is_sure
            )
        for task in tasks:
            POSTED.observe((self._clock() - task.created_at).total_seconds())
        return published

    async def _freeze(self, work: Work, tasks: list[Task], trouble: Frozen) -> None:
        """Set a table aside that cannot be read; its *tasks* are done by telling its people."""
        frozen = await self._freezer.freeze(trouble)
        if frozen is None:
            await self._postpone(trouble.session_id, tasks, trouble)
            return
        work.add(tasks)
        self.announce(*frozen)

    async def _explain(self, work: Work, failure: BaseException) -> None:
        """Tell those who have just pressed which permission keeps their table from changing."""
        if not isinstance(failure, discord.HTTPException) or failure.code not in FORBIDDEN:
            return
        while work.responses:
            response = work.responses.popleft()
            with suppress(*TRANSIENT_ERRORS, discord.HTTPException):
                await response.respond_text(why_not_shown(response.interaction, failure.code))

    async def _postpone(
        self, session_id: int, tasks: Sequence[Task], failure: BaseException | None
    ) -> None:
        """Try again later, or not before somebody moves the table where its place is gone."""
        try:
            await self._put_off(session_id, tasks, failure)
        except StoreError as error:
            log.warning("session %s is left to the next sweep: %s", session_id, error)

    async def _put_off(
        self, session_id: int, tasks: Sequence[Task], failure: BaseException | None
    ) -> None:
        ids = [task.id for task in tasks]
        if isinstance(failure, discord.HTTPException) and failure.code in PLACE_GONE:
            log.warning("session %s has lost its place; its game is kept: %s", session_id, failure)
            self._unsure.discard(session_id)
            await self._store.lose_session(session_id, self._clock())
            await self._store.finish_tasks(ids)
            return
        self._unsure.add(session_id)
        attempts = max(task.attempts for task in tasks)
        pause = pause_after(attempts)
        log.warning("session %s is published again in %.0f s: %s", session_id, pause, failure)
        await self._store.postpone_tasks(ids, self._clock() + timedelta(seconds=pause))
        self._retry_in(session_id, pause)

    def _retry_in(self, session_id: int, pause: float) -> None:
        """Read the outbox again after *pause* seconds; once is enough for a session."""
        if session_id not in self._retrying:
            self._retrying.add(session_id)
            asyncio.get_running_loop().call_later(pause, self._retry, session_id)

    def _retry(self, session_id: int) -> None:
        self._retrying.discard(session_id)
        if self._is_closing:
            return
        search = asyncio.get_running_loop().create_task(self._search(session_id))
        self._searches.add(search)
        search.add_done_callback(self._searches.discard)

    async def _sweep(self) -> None:
        while True:
            await self._search(None)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _search(self, session_id: int | None) -> None:
        try:
            await self._collect(session_id)
        except Unavailable:
            return  # the store has told the operator; the next sweep may succeed
        except Exception:
            # The boundary of a background task; the next sweep may succeed.
            log.exception("the outbox could not be read (session %s)", session_id or "any")

    async def _collect(self, session_id: int | None) -> None:
        """Take up tasks that nobody works on: postponed, or those of a process that is gone."""
        if len(self._backlog) > MOST_WAITING:
            # Another process may have time for them.
            return
        tasks = await self._store.take_tasks(session_id)
        if self._is_closing:
            return
        for task in tasks:
            self._unsure.add(task.session_id)
            self._work.setdefault(task.session_id, Work()).add((task,))
            self._wake(task.session_id)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            try:
                await self._store.keep(tuple(self._workers))
            except StoreError as error:
                log.warning("leases could not be renewed: %s", error)
