"""Answer for those who are asked: by a standing order, for want of a choice, or by a robot.

Whoever commits a position in which that may be puts a job with it (``timekeeping.decisions_due``).
Carrying it out asks deciders in turn; the first that has an answer plays it. An answer enters like
a press, guarded by the ply of its question and by the branch: so it counts once, even where two
processes give it, and a job whose question is gone finds nothing to do.

An answer shows a steady time after its question, however long it took: neither what a seat holds
nor whether it was a robot, an order or a quick person is told by how quickly it comes.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from cogs.table.errors import Frozen, Refused, require_running
from cogs.table.live_table import LiveTable
from cogs.table.play import Change, step
from cogs.table.stand_ins import without_robot
from cogs.table.transactions import TableTransactions
from data.store import BY_ROBOT, Job, Remark, RemarkKind, Session, StandIn, Store
from rules import RulesError

log = logging.getLogger(__name__)

ATTEMPTS = 5
"""How often is decided again after somebody else was faster, before the table is left alone."""
REST = timedelta(minutes=1)
"""For how long it is then."""
SETTLE_SECONDS = 3.0
"""How long somebody is kept from their screen at most, to find the answer of robots there."""
PLAYED = timedelta()
"""What a decider returns that has answered."""

Pause = Callable[[], Awaitable[None]]
"""Waits until an answer may show."""
Decider = Callable[[LiveTable, Pause], Awaitable[timedelta | None]]
"""Answers for a seat that is asked, after the pause. Returns :data:`PLAYED`, or after how long to
ask it again; None: it has no answer here.

:raises Refused: somebody was faster, or does not want that answer any more.
:raises rules.RulesError: the answer is not legal any more.
"""


@dataclass(frozen=True, slots=True)
class Pace:
    """The pace of answers, slow enough for people to follow. All in seconds."""

    least: float = 1.0
    """From the question until the answer shows."""
    step: float = 0.5
    """An answer that comes later than that shows at the next of these steps."""

    def pause(self, elapsed: float) -> float:
        """Return how long to wait with what was decided *elapsed* seconds after the question."""
        if elapsed <= self.least:
            return self.least - elapsed
        return -(elapsed - self.least) % self.step if self.step else 0.0


PACE = Pace()


class Deciding:
    """Answers at tables for those who are asked there."""

    def __init__(
        self,
        store: Store,
        tables: TableTransactions[Any],
        deciders: Iterable[Decider] = (),
        pace: Pace | None = None,
    ) -> None:
        """None: the usual *pace*."""
        self._store = store
        self._tables = tables
        self.deciders = list(deciders)
        """In the order in which they are asked."""
        self._pace = pace or PACE
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waited_for: WeakValueDictionary[int, asyncio.Event] = WeakValueDictionary()
        """By session, where somebody waits for its robots."""

    def notice(self, session: Session) -> None:
        """Take note of a committed *session*."""
        decided = self._waited_for.get(session.id)
        if decided is not None and not session.awaits_robot:
            decided.set()

    async def settle(self, session: Session) -> bool:
        """Wait a moment for the robots of *session*, if nobody else is asked; return whether."""
        if not session.awaits_robot or session.to_act != session.awaited_robots:
            return False
        decided = self._waited_for.setdefault(session.id, asyncio.Event())
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_SECONDS):
                await decided.wait()
        return True

    async def carry_out(self, job: Job) -> None:
        """Let one decider answer; what is asked then has a job of its own."""
        # A table may change, and have another job, while somebody thinks there.
        lock = self._locks.setdefault(job.session_id, asyncio.Lock())
        async with lock:
            later = await self._decide(job.session_id)
        if later:
            await self._store.postpone_job(job, self._store.clock() + later)
        else:
            await self._store.drop_job(job)

    async def _decide(self, session_id: int) -> timedelta | None:
        for _ in range(ATTEMPTS):
            try:
                return await self._asked(session_id)
            except Frozen as trouble:
                await self._tables.freeze(trouble)
                return None
            except (Refused, RulesError):
                # Somebody was faster, or a person has taken their seat or their order back.
                continue
        log.warning("session %s: nothing can be decided there for a while", session_id)
        return REST

    async def _asked(self, session_id: int) -> timedelta | None:
        now = asyncio.get_running_loop().time
        began, table = now(), await self._tables.get(session_id)
        for decider in self.deciders:
            later = await decider(table, lambda: asyncio.sleep(self._pace.pause(now() - began)))
            if later is not None:
                return later
        return None


class Decision(NamedTuple):
    """An action that a robot has chosen."""

    seat: int
    asked_at: int
    """The ply of the question that it answers."""
    text: str
    """Its notation."""
    is_hasty: bool = False
    """Whether there was no time to think: the log says so."""


def decide(table: LiveTable, decision: Decision, now: datetime) -> Change:
    """Carry out a decision, unless it has been carried out, or the robot has lost the seat.

    :raises Refused: not running, or no robot is asked this question any more.
    :raises rules.RulesError: it is not legal here.
    """
    session, seat = table.session, decision.seat
    require_running(session)
    if seat not in session.awaited_robots or table.state.asked_at[seat] != decision.asked_at:
        raise Refused("stale-press")
    change = step(table, seat, decision.text, now, cause=BY_ROBOT)
    if decision.is_hasty:
        hasty = Remark(ply=session.ply, kind=RemarkKind.HASTY, seat=seat)
        change = replace(change, remarks=(*change.remarks, hasty))
    if session.seats[seat].stand_in is not StandIn.ONCE:
        return change
    back = without_robot(change.table.session, seat)
    return replace(change, table=change.table.stored_as(back))


def decide_all(
    table: LiveTable, branch: int, decisions: Sequence[Decision], now: datetime
) -> Change:
    """Carry out *decisions*, each taken in the position that the ones before lead to.

    What others have done in the meantime may make the last ones void: they are left out.

    :raises Refused: not even the first fits, or the table is no longer on this *branch*.
    :raises rules.RulesError: the first one is not legal here.
    """
    if table.session.branch != branch:
        raise Refused("went-back")
    change = Change(table)
    for decision in decisions:
        try:
            following = decide(change.table, decision, now)
        except (Refused, RulesError):
            if not change.entries:
                raise
            break
        change = Change(
            following.table,
            (*change.entries, *following.entries),
            remarks=(*change.remarks, *following.remarks),
        )
    return change
