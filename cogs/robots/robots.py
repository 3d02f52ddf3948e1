"""Robots at the table: the process that commits a position in which one is asked has it decide.

A decision is made from what the robot's seat may know, in a process of its own, and enters like a
press: guarded by the ply of its question and by the branch. So it is carried out once, even where
two processes make it. What a killed process was thinking about is found in the store.

Several robots in a row decide one after the other, and become one change of the table with one new
board. It shows after a steady time, however long the thinking took: what a robot holds must not be
told by how quickly it plays.
"""

import asyncio
import logging
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from cachetools import TTLCache

from cogs.robots.thinkers import Thinkers
from cogs.robots.thinking import Question, Record, Thought
from cogs.tables.session.errors import Frozen, Refused
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.lobby import options_of
from cogs.tables.session.robot_turns import Decision, decide, is_robots_turn
from cogs.tables.session.service import TableService
from data.store import Session, Store, StoreError
from rules import RulesError
from rules.players.levels import Level

log = logging.getLogger(__name__)

SWEEP_SECONDS = 5.0
"""How often tables are searched for that nobody thinks for."""
LEFT_BEHIND = timedelta(seconds=15)
"""After how long without a change a table counts as left behind by another process."""
MOST_FOUND = 1000
ATTEMPTS = 5
"""How often a robot decides again after somebody else was faster, before it pauses."""
POLITE_SECONDS = 60.0
"""How long a robot leaves a decision to the owner of its seat who has just looked at the table."""
LOOK_SECONDS = 0.5
"""How often it looks whether they have taken their seat back."""
SETTLE_SECONDS = 3.0
"""How long somebody is kept from their screen at most, to find the answer of robots there."""
REST_SECONDS = 60.0
"""How long a table is left alone after its robots have failed."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How quickly robots play, so that people can follow. All in seconds."""

    least: float = 1.0
    """From the question until the decision shows."""
    step: float = 0.5
    """A decision that comes later than that shows at the next of these steps."""
    row: float = 0.8
    """How long decisions of robots in a row are collected."""

    def pause(self, elapsed: float) -> float:
        """How long to wait with what was decided *elapsed* seconds after the question."""
        if elapsed <= self.least:
            return self.least - elapsed
        return -(elapsed - self.least) % self.step if self.step else 0.0


PACE = Pace()


class Robots:
    """Plays for every robot of the tables in a store."""

    def __init__(
        self,
        store: Store,
        tables: TableService[Any],
        thinkers: Thinkers,
        pace: Pace | None = None,
    ) -> None:
        """None: the usual *pace*."""
        self._store = store
        self._tables = tables
        self._thinkers = thinkers
        self._pace = pace or PACE
        self._clock = store.clock
        self._playing: dict[int, asyncio.Task[None]] = {}
        """By session, while its robots decide."""
        self._news: set[int] = set()
        """Sessions that have changed since their robots looked."""
        self._resting: TTLCache[int, None] = TTLCache(MOST_FOUND, REST_SECONDS)
        self._owners: TTLCache[tuple[int, int], None] = TTLCache(MOST_FOUND, POLITE_SECONDS)
        """Sessions, and seats in them, whose owners have just looked at what a robot does there."""
        self._sweeper: asyncio.Task[None] | None = None
        self._is_closing = False

    def start(self) -> None:
        """Go on with what an earlier process was thinking about."""
        self._sweeper = asyncio.create_task(self._sweep(), name="robots-sweep")

    async def close(self) -> None:
        """Stop at once; the next process to look at the tables continues."""
        self._is_closing = True
        tasks = [task for task in (*self._playing.values(), self._sweeper) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def notice(self, session: Session) -> None:
        """Take note of a committed *session*."""
        if is_robots_turn(session):
            self._wake(session.id)

    def hesitate(self, session: Session, seat: int) -> None:
        """Leave what *seat* is asked to its owner for a minute: they have just come to look."""
        self._owners[session.id, seat] = None

    async def settle(self, session: Session) -> bool:
        """Wait a moment for the robots of *session*, if nobody else is asked; return whether."""
        playing = self._playing.get(session.id)
        if playing is None or session.to_act != session.awaited_robots:
            return False
        await asyncio.wait((playing,), timeout=SETTLE_SECONDS)
        return True

    async def advise(self, table: LiveTable, seat: int) -> Thought:
        """What a hard robot would do in *seat*, which is asked, from what that seat may know."""
        session = table.session
        entries = await self._store.history(session.id)
        moves = [(entry.seat, entry.text) for entry in entries if entry.ply < session.ply]
        question = question_of(table, seat, level=Level.HARD.value)
        return await self._thinkers.advise(question, record_of(session, moves))

    def _wake(self, session_id: int) -> None:
        if self._is_closing:
            return
        if session_id in self._playing:
            self._news.add(session_id)
            return
        task = asyncio.create_task(self._play(session_id), name=f"robots-{session_id}")
        self._playing[session_id] = task
        task.add_done_callback(lambda _: self._finish(session_id))

    def _finish(self, session_id: int) -> None:
        del self._playing[session_id]
        if session_id in self._news:
            self._news.discard(session_id)
            self._wake(session_id)

    async def _play(self, session_id: int) -> None:
        """Let the robots of a table decide as long as they are asked."""
        try:
            failures = 0
            while failures < ATTEMPTS:
                table = await self._tables.get(session_id)
                self._news.discard(session_id)
                if not is_robots_turn(table.session):
                    return
                if (session_id, table.session.awaited_robots[0]) in self._owners:
                    await asyncio.sleep(LOOK_SECONDS)
                    continue
                try:
                    await self._play_row(table)
                    failures = 0
                except (Refused, RulesError) as refusal:
                    if isinstance(refusal, Frozen):
                        raise
                    # Somebody was faster, or a person has taken their seat back.
                    failures += 1
            log.warning("session %s: its robots take a rest", session_id)
            self._resting[session_id] = None
        except Frozen as trouble:
            await self._tables.freeze(trouble)
        except (Refused, StoreError):
            # The table is gone, or the store has told the operator; the sweep comes back to it.
            return
        except Exception:
            # The boundary of a background task: an error would go unnoticed otherwise.
            log.exception("session %s: its robots cannot play", session_id)
            self._resting[session_id] = None

    async def _play_row(self, table: LiveTable) -> None:
        """Decide for the robot that is asked and those that follow, and carry it all out."""
        now = asyncio.get_running_loop().time
        began, first = now(), table.session
        entries = await self._store.history(first.id)
        moves = [(entry.seat, entry.text) for entry in entries if entry.ply < first.ply]
        decisions: list[Decision] = []
        while is_robots_turn(table.session):
            seat = table.session.awaited_robots[0]
            thought = await self._thinkers.decide(
                question_of(table, seat), record_of(table.session, moves)
            )
            decision = Decision(seat, table.state.asked_at[seat], thought.text)
            decisions.append(decision)
            if now() - began >= self._pace.row:
                break
            change = decide(table, decision, self._clock())
            moves += [(entry.seat, entry.text) for entry in change.entries]
            table = change.table
        await asyncio.sleep(self._pace.pause(now() - began))
        await self._tables.decide(first.id, first.branch, decisions)

    async def _sweep(self) -> None:
        """Find tables whose robots nobody thinks for: at first all, later those left behind."""
        age = timedelta()
        while True:
            try:
                found = await self._store.tables_awaiting_robots(self._clock() - age, MOST_FOUND)
            except StoreError as error:
                log.warning("tables of robots could not be looked for: %s", error)
            else:
                age = LEFT_BEHIND
                for session_id in found:
                    if session_id not in self._playing and session_id not in self._resting:
                        self._wake(session_id)
            await asyncio.sleep(SWEEP_SECONDS)


def question_of(
    table: LiveTable, seat: int, ply: int | None = None, level: str | None = None
) -> Question:
    """What *seat* has to decide now, or had at an earlier *ply*, for a robot of this *level*.

    None: the level of the robot that plays it.
    """
    session = table.session
    chance = f"{session.id}:{session.ply if ply is None else ply}:{seat}"
    chosen = level or session.seats[seat].robot or ""
    return Question(session.game, table.observe(seat), chosen, chance)


def record_of(session: Session, moves: list[tuple[int, str]]) -> Record:
    """What has been played at a running table; *moves* are the seats and notations so far."""
    assert session.seed is not None
    options = tuple(options_of(session).items())
    return Record(session.game, len(session.seats), options, session.seed, tuple(moves))
