"""Robots at the table: what they decide when the job of a table asks them.

A decision is made from what the robot's seat may know, in a process of its own. Several robots in a
row decide one after the other, and become one change of the table with one new board.
"""

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any
from weakref import WeakValueDictionary

from cachetools import LRUCache

from cogs.robots.thinkers import Thinkers
from cogs.robots.thinking import Question, Record, Thought
from cogs.tables.session.deciding import PLAYED, Decision, Pause, decide
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import options_of
from cogs.tables.session.service import TableService
from data.store import Session, Store
from rules.players.levels import Level

ROW_SECONDS = 0.8
"""How long decisions of robots in a row are collected."""
POLITE = timedelta(minutes=1)
"""How long a robot leaves a decision to the owner of its seat who has just looked at the table."""
MOST_OWNERS = 1000
SETTLE_SECONDS = 3.0
"""How long somebody is kept from their screen at most, to find the answer of robots there."""


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
        self._waited_for: WeakValueDictionary[int, asyncio.Event] = WeakValueDictionary()
        """By session, where somebody waits for its robots."""

    def notice(self, session: Session) -> None:
        """Take note of a committed *session*."""
        decided = self._waited_for.get(session.id)
        if decided is not None and not session.awaits_robot:
            decided.set()

    def hesitate(self, session: Session, seat: int) -> None:
        """Leave what *seat* is asked to its owner for a minute: they have just come to look."""
        self._looked[session.id, seat] = self._clock()

    async def settle(self, session: Session) -> bool:
        """Wait a moment for the robots of *session*, if nobody else is asked; return whether."""
        if not session.awaits_robot or session.to_act != session.awaited_robots:
            return False
        decided = self._waited_for.setdefault(session.id, asyncio.Event())
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_SECONDS):
                await decided.wait()
        return True

    async def advise(self, table: LiveTable, seat: int) -> Thought:
        """Return a hard robot's advice for *seat*, which is asked, from what that seat may know."""
        session = table.session
        entries = await self._store.history(session.id)
        moves = [(entry.seat, entry.text) for entry in entries if entry.ply < session.ply]
        question = question_of(table, seat, level=Level.HARD.value)
        return await self._thinkers.advise(question, record_of(session, moves))

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
        await self._tables.decide(session.id, session.branch, decisions)
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
