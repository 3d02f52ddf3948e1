"""Robots at the table: what they decide when the job of a table asks them.

A decision is made from what the robot's seat may know, in a process of its own. Several robots in a
row decide one after the other, and become one change of the table with one new board. None keeps a
table waiting: who has waited too long, or whose thought is lost, gets that of a moment instead.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, TypeVar

from cachetools import LRUCache

from cogs.program.monitor import THINKING, THOUGHTS_LOST
from cogs.robots.thinking import (
    Question,
    Record,
    Thought,
    Verdict,
    advise,
    advise_briefly,
    assess,
    glance,
    remembering,
    think,
    think_briefly,
)
from cogs.table.deciding import PLAYED, Decision, Pause, decide, decide_all
from cogs.table.live_table import LiveTable
from cogs.table.lobby import options_of
from cogs.table.service import TableService
from cogs.workers.pool import Duty, WorkerPool, WorkFailed
from cogs.workers.process import Priority
from data.store import Session, Store
from rules.players.levels import Level

ROW_SECONDS = 0.8
"""How long decisions of robots in a row are collected."""
POLITE = timedelta(minutes=1)
"""How long a robot leaves a decision to the owner of its seat who has just looked at the table."""
MOST_OWNERS = 1000
log = logging.getLogger(__name__)

THOUGHT = Duty("cogs.robots.thinking", Priority.IDLE)
ANSWER_SECONDS = 4.0
"""The longest that a process may take, its own guard included."""
LONGEST_SECONDS = 14.0
"""The longest that a decision takes together with its wait for a process."""

_T = TypeVar("_T")


class Thinkers:
    """Decides for robots, whatever happens, and judges what people have done."""

    def __init__(
        self,
        pool: WorkerPool,
        answer_seconds: float = ANSWER_SECONDS,
        longest_seconds: float = LONGEST_SECONDS,
    ) -> None:
        self._pool = pool
        self._answer_seconds = answer_seconds
        self._longest_seconds = longest_seconds

    async def decide(self, question: Question, record: Record) -> Thought:
        """Return the action that answers *question*; *record* led to its position."""
        return await self._decide(think, think_briefly, question, record)

    async def advise(self, question: Question, record: Record) -> Thought:
        """Return the same with a reason for it, where there is time to find one."""
        return await self._decide(advise, advise_briefly, question, record)

    async def glance(self, question: Question, record: Record, text: str) -> float | None:
        """Return what the action *text* seems to give away, 0 to 1; None where that is lost."""
        return await self._judge(glance, question, record, text)

    async def assess(self, question: Question, record: Record, text: str) -> Verdict | None:
        """Return what the hard player says that it gives away; None where that is lost."""
        return await self._judge(assess, question, record, text)

    async def _decide(
        self,
        function: Callable[..., Thought],
        briefly: Callable[[Question], Thought],
        question: Question,
        record: Record,
    ) -> Thought:
        try:
            with THINKING.time():
                return await self._think(function, question, record)
        except (WorkFailed, TimeoutError) as error:
            THOUGHTS_LOST.inc()
            log.info("a robot decides in a moment: %s", error or type(error).__name__)
        # In a thread: what a process works out at first may be missing here.
        return await asyncio.to_thread(briefly, question)

    async def _judge(
        self, function: Callable[..., _T], question: Question, record: Record, text: str
    ) -> _T | None:
        try:
            return await self._think(function, question, record, text)
        except (WorkFailed, TimeoutError) as error:
            log.info("a decision is left out of a review: %s", error or type(error).__name__)
        return None

    async def _think(
        self, function: Callable[..., _T], question: Question, record: Record, *more: object
    ) -> _T:
        async with asyncio.timeout(self._longest_seconds):
            return await self._pool.run(
                THOUGHT, self._answer_seconds, remembering, function, question, record, *more
            )


class Robots:
    """Plays for every robot of the tables in a store."""

    def __init__(
        self,
        store: Store,
        tables: TableService[Any],
        thinkers: Thinkers,
        row_seconds: float = ROW_SECONDS,
    ) -> None:
        self._store = store
        self._tables = tables
        self._thinkers = thinkers
        self._row_seconds = row_seconds
        self._clock = store.clock
        self._looked: LRUCache[tuple[int, int], datetime] = LRUCache(MOST_OWNERS)
        """By session, and seat in it, when its owner looked at what a robot does there."""

    def hesitate(self, session: Session, seat: int) -> None:
        """Leave what *seat* is asked to its owner for a minute: they have just come to look."""
        self._looked[session.id, seat] = self._clock()

    async def advise(self, table: LiveTable, seat: int, among: tuple[str, ...]) -> Thought:
        """Return a hard robot's advice for *seat*, which is asked, from what that seat may know.

        It is one of the actions *among* which the person is choosing already, in notation.
        """
        session = table.session
        entries = await self._store.history(session.id)
        moves = [(entry.seat, entry.text) for entry in entries if entry.ply < session.ply]
        question = question_of(table, seat, level=Level.HARD.value)
        asked = replace(question, among=among)
        return await self._thinkers.advise(asked, record_of(session, moves))

    async def decide(self, table: LiveTable, pause: Pause) -> timedelta | None:
        """Decide for the robot that is asked and those that follow; see ``Decider``."""
        session = table.session
        if not session.awaits_robot:
            return None
        looked = self._looked.get((session.id, session.awaited_robots[0]))
        if looked is not None and (now := self._clock()) < looked + POLITE:
            return looked + POLITE - now
        decisions = await self._row(table)
        await pause()
        branch, clock = session.branch, self._clock
        await self._tables.change(session.id, lambda t: decide_all(t, branch, decisions, clock()))
        return PLAYED

    async def _row(self, table: LiveTable) -> list[Decision]:
        now = asyncio.get_running_loop().time
        began, first = now(), table.session
        entries = await self._store.history(first.id)
        moves = [(entry.seat, entry.text) for entry in entries if entry.ply < first.ply]
        decisions: list[Decision] = []
        while table.session.awaits_robot:
            seat = table.session.awaited_robots[0]
            thought = await self._thinkers.decide(
                question_of(table, seat), record_of(table.session, moves)
            )
            asked_at = table.state.asked_at[seat]
            decision = Decision(seat, asked_at, thought.text, thought.is_hasty)
            decisions.append(decision)
            if now() - began >= self._row_seconds:
                break
            change = decide(table, decision, self._clock())
            moves += [(entry.seat, entry.text) for entry in change.entries]
            table = change.table
        return decisions


def question_of(
    table: LiveTable, seat: int, ply: int | None = None, level: str | None = None
) -> Question:
    """Return the question that *seat* has to decide now, or had at an earlier *ply*.

    None: the level of the robot that plays it.
    """
    session = table.session
    luck = table.luck(f"robot {session.ply if ply is None else ply} {seat}")
    chosen = level or session.seats[seat].robot or ""
    return Question(session.game, table.observe(seat), chosen, luck)


def record_of(session: Session, moves: list[tuple[int, str]]) -> Record:
    """Record what has been played at a running table; *moves* are seats and notations so far."""
    assert session.seed is not None
    options = tuple(options_of(session).items())
    return Record(session.game, len(session.seats), options, session.seed, tuple(moves))
