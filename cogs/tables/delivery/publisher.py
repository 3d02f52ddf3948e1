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
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import TypeAlias
from weakref import WeakValueDictionary

import discord

from cogs.tables.delivery.attempts import Attempts, pause_after
from cogs.tables.delivery.board_messages import BoardMessages
from cogs.tables.delivery.channel_api import ChannelApi
from cogs.tables.delivery.hand_messages import HandMessages
from cogs.tables.delivery.interaction_response import InteractionResponse
from cogs.tables.delivery.retry import TRANSIENT_ERRORS
from cogs.tables.delivery.table_messages import TableMessages
from cogs.tables.delivery.thread_renaming import ThreadRenaming
from cogs.tables.delivery.work import Work
from cogs.tables.messages.payload import MessagePayload
from cogs.tables.messages.presenter import Presenter
from cogs.tables.session.errors import Refused
from cogs.tables.session.freezer import Freezer
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.order_courses import Courses
from data.store import (
    Committed,
    PostedMessage,
    Publication,
    Session,
    Store,
    StoreError,
    Unavailable,
)

log = logging.getLogger(__name__)

ReadTable: TypeAlias = Callable[[], Awaitable[tuple[LiveTable, Publication]]]
"""Reads a table with what is published of it."""

SWEEP_SECONDS = 2.0
"""How often the outbox is searched for tasks that nobody works on."""
KEEP_SECONDS = 1.5
"""How often this process renews its leases: several times before they end."""
AT_ONCE = 4
"""Tables at which nobody has pressed that are published side by side. After an outage thousands may
be due: whoever presses something must not wait behind them."""
CLOSING_SECONDS = 2.0
"""How long a publisher that closes goes on with what it has begun."""
LETTING_GO_SECONDS = 0.5
"""How long it tries to end its leases then. They end by themselves within seconds."""


class Publisher:
    """Works through the outbox."""

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        api: ChannelApi,
        courses: Courses | None = None,
        names: ThreadRenaming | None = None,
    ) -> None:
        """Without *courses* nobody has standing orders, without *names* no thread is renamed."""
        self._store, self._api = store, api
        clock = store.clock
        hands = HandMessages(store, presenter, api, clock)
        self.hands = hands.posts
        self._boards = BoardMessages(store, presenter, api, clock)
        messages = TableMessages(store, presenter, api, self._boards, hands, clock, courses, names)
        self.places = messages.places
        self._attempts = Attempts(store, messages, Freezer(store, clock), clock)
        self._work: dict[int, Work] = {}
        """By session, while it has tasks or is being published."""
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._unwatched: set[int] = set()
        """Sessions taken from the outbox, at which nobody has pressed since."""
        self._room = asyncio.Event()
        """Set once there is room for more of them."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sweeper: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._is_closing = False

    def start(self) -> None:
        """Begin with what an earlier process left undone."""
        self._sweeper = asyncio.create_task(self._sweep(), name="outbox-sweep")
        self._keeper = asyncio.create_task(self._keep(), name="leases")

    async def close(self) -> None:
        """Take nothing new and finish what is under way; the outbox keeps the rest for another."""
        self._is_closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                while self._workers:
                    await asyncio.wait(list(self._workers.values()))
        for task in (*self._workers.values(), self._keeper):
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

        *read* finds the table, and raises where *path* leads nowhere.

        :raises Refused: the table is played on another message by now.
        """
        async with self.lock(session_id):
            table, known = await read()
            if is_replaced(response, known.messages.board):
                raise Refused("stale-press")
            await self._boards.show_path(table, known, path, response)
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
            if is_replaced(response, hand):
                return False
            await response.respond(payload)
        await self.retire_replaced(table.session, response)
        return True

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
        # What was retired in order tells what came of it, and stays.
        if is_replaced(response, current) and await self._api.is_answerable(*response.place):
            if seat is None:
                await self._boards.clear(session, response.place)
            else:
                await self.hands.clear(session, seat, response.place)

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
            self._make_room(session_id)
        # A publication that ended in between may have found the tasks: they are under way here.
        work = self._work.get(session_id)
        if work is not None and response is not None:
            response.expect()
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
        self._make_room(session_id)
        work = self._work.get(session_id)
        if work is not None and work.tasks and not worker.cancelled():
            self._wake(session_id)
            return
        self._work.pop(session_id, None)
        for response in work.responses if work is not None else ():
            response.conclude()

    async def _run(self, session_id: int) -> None:
        work = self._work[session_id]
        while work.tasks:
            try:
                await self._attempt(session_id, work)
            except Unavailable:
                # The store has told the operator. Nothing is lost: the tasks are in the outbox.
                await asyncio.sleep(pause_after(0))

    async def _attempt(self, session_id: int, work: Work) -> None:
        """Publish a table once, or see to it that it is tried again later.

        :raises Unavailable: the database does not answer; the tasks are still in *work*.
        """
        outcome = await self._attempts.run(work, self.lock(session_id))
        if not self._is_closing:
            work.add(outcome.left)
        if outcome.frozen is not None:
            self.announce(*outcome.frozen)

    def _make_room(self, session_id: int) -> None:
        """Let another table take the place of this one: it is done, or somebody looks at it."""
        if session_id in self._unwatched:
            self._unwatched.remove(session_id)
            self._room.set()

    async def _sweep(self) -> None:
        while True:
            self._room.clear()
            try:
                await self._collect()
            except Unavailable:
                pass  # the store has told the operator; the next sweep may succeed
            except Exception:
                # The boundary of a background task; the next sweep may succeed.
                log.exception("the outbox could not be read")
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._room.wait()

    async def _collect(self) -> None:
        """Take up tasks that nobody works on: postponed, or those of a process that is gone."""
        room = AT_ONCE - len(self._unwatched)
        if room <= 0:
            return
        tasks = await self._store.take_tasks(room)
        if self._is_closing:
            return
        for task in tasks:
            self._attempts.doubt(task.session_id)
            self._unwatched.add(task.session_id)
            self._work.setdefault(task.session_id, Work()).add((task,))
            self._wake(task.session_id)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            try:
                await self._store.keep(tuple(self._workers))
            except StoreError as error:
                log.warning("leases could not be renewed: %s", error)


def is_replaced(response: InteractionResponse, current: PostedMessage | None) -> bool:
    """Return whether the message that was pressed is older than the one that is played on.

    One that is newer may have been posted a moment ago, and is about to be recorded.
    """
    if current is None or current.message_id is None or response.message_id is None:
        return False
    if response.message_id == current.message_id:
        return not current.is_current
    return response.message_id < current.message_id
