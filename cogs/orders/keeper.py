"""Carries out standing orders: the process that commits a position in which one is due does so.

An answer enters like a press, guarded by the ply of its question and by the branch, so it is given
once, even where two processes see to it. What a killed process was about to do is found in the
store.

It shows a steady time after its question, the same as a robot's: neither whether there was much to
compare nor what the seat holds is told by how quickly it comes.
"""

import asyncio
import logging
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from cachetools import LRUCache

from cogs.tables.session.deciding import PACE, Pace
from cogs.tables.session.errors import Frozen, Refused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.order_courses import Courses
from cogs.tables.session.ordered_turns import Ordered, answers, carry_out, people_asked
from cogs.tables.session.service import TableService
from data.store import Session, Store, StoreError
from rules import RulesError

log = logging.getLogger(__name__)

SWEEP_SECONDS = 15.0
"""How often tables are searched for whose orders nobody looks at."""
LEFT_BEHIND = timedelta(seconds=15)
"""After how long without a change a table counts as left behind by another process."""
AT_A_TIME = 1000
"""How many tables a sweep reads together."""
MOST_SEEN = 10_000
"""Of how many tables it is remembered that nothing is due there."""
ATTEMPTS = 5
"""How often an order is tried again after somebody else was faster, before it is left alone."""


class OrderKeeper:
    """Answers for the people who have given standing orders at the tables in a store."""

    def __init__(
        self,
        store: Store,
        tables: TableService[Any],
        courses: Courses,
        pace: Pace | None = None,
    ) -> None:
        """None: the usual *pace*, which is that of robots."""
        self._store = store
        self._tables = tables
        self._courses = courses
        self._pace = pace or PACE
        self._clock = store.clock
        self._watched: dict[int, asyncio.Task[None]] = {}
        """By session, while its orders are being looked at."""
        self._news: set[int] = set()
        """Sessions that have changed meanwhile."""
        self._seen: LRUCache[int, int] = LRUCache(MOST_SEEN)
        """By session the revision at which no order was due."""
        self._sweeper: asyncio.Task[None] | None = None
        self._is_closing = False

    def start(self) -> None:
        """Go on with what an earlier process was about to do."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep-of-orders")

    async def close(self) -> None:
        """Stop at once; the next process to look at the tables continues."""
        self._is_closing = True
        tasks = [task for task in (*self._watched.values(), self._sweeper) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def notice(self, session: Session) -> None:
        """Take note of a committed *session*."""
        if people_asked(session):
            self._wake(session.id, session)

    def _wake(self, session_id: int, known: Session | None = None) -> None:
        """Look at a table; where it is *known*, only if anything may be answered there."""
        if self._is_closing:
            return
        if session_id in self._watched:
            self._news.add(session_id)
            return
        task = asyncio.create_task(self._watch(session_id, known), name=f"orders-{session_id}")
        self._watched[session_id] = task
        task.add_done_callback(lambda _: self._finish(session_id))

    def _finish(self, session_id: int) -> None:
        del self._watched[session_id]
        if session_id in self._news:
            self._news.discard(session_id)
            self._wake(session_id)

    async def _watch(self, session_id: int, known: Session | None) -> None:
        """Answer at a table as long as orders are due there."""
        try:
            if known is not None and not await self._courses.may_answer(known):
                return
            failures = 0
            while failures < ATTEMPTS:
                table = await self._tables.get(session_id)
                self._news.discard(session_id)
                if not await self._courses.may_answer(table.session):
                    return
                try:
                    if not await self._answer(table):
                        self._seen[session_id] = table.session.revision
                        return
                    failures = 0
                except (Refused, RulesError) as refusal:
                    if isinstance(refusal, Frozen):
                        raise
                    # Somebody was faster, or has taken their order back.
                    failures += 1
        except Frozen as trouble:
            await self._tables.freeze(trouble)
        except (Refused, StoreError):
            # The table is gone, or the store has told the operator; the sweep comes back to it.
            return
        except Exception:
            # The boundary of a background task: an error would go unnoticed otherwise.
            log.exception("session %s: its standing orders cannot be carried out", session_id)

    async def _answer(self, table: LiveTable) -> bool:
        """Give the answers that are due, after a steady time; whether there were any."""
        now = asyncio.get_running_loop().time
        began, session = now(), table.session
        ordered = answers(table, await self._courses.of(table))
        if not ordered:
            return False
        await asyncio.sleep(self._pace.pause(now() - began))
        delegating = await self._courses.delegating(session, fresh=True)
        ordered = tuple(each for each in ordered if _still_stands(each, session, delegating))
        if not ordered:
            return False
        await self._tables.change(session.id, lambda t: carry_out(t, ordered, self._clock()))
        return True

    async def _sweep(self) -> None:
        """Find tables whose orders nobody looks at: at first all, later those left behind."""
        age = timedelta()
        while True:
            try:
                await self._look_through(self._clock() - age)
            except StoreError as error:
                log.warning("tables with standing orders could not be looked for: %s", error)
            else:
                age = LEFT_BEHIND
            await asyncio.sleep(SWEEP_SECONDS)

    async def _look_through(self, until: datetime) -> None:
        """Wake all tables with orders that are unchanged since *until*, some at a time."""
        after = 0
        while found := await self._store.tables_with_orders(until, after, AT_A_TIME):
            for session_id, revision in found:
                if self._seen.get(session_id) != revision:
                    self._wake(session_id)
            after, _ = found[-1]


def _still_stands(ordered: Ordered, session: Session, delegating: Collection[int]) -> bool:
    """Whether its person wants this answer by now: orders are looked at when they are given."""
    return ordered.order is not None or session.seats[ordered.seat].user_id in delegating
