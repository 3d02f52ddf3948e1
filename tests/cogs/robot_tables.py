"""Tables with robots as tests play them: on a real store, without Discord and without waiting."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path

from people import ADA, opened

from cogs.robots.robots import Robots, Thinkers
from cogs.robots.thinking import (
    Question,
    Record,
    Thought,
    advise,
    remembering,
    think,
    think_briefly,
)
from cogs.table.deciding import Decider, Deciding, Pace
from cogs.table.live_table import LiveTable
from cogs.table.lobby import add_robot
from cogs.table.service import TableService
from cogs.workers.worker import Worker
from data.store import Committed, Job, JobKind, Session, Store
from tests.features import FEATURES

AT_ONCE = Pace(least=0.0, step=0.0)


@dataclass
class ThinkingHere(Thinkers):
    """Thinks in this process; *before* is called ahead of each decision."""

    asked: list[Question] = field(default_factory=list)
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    """Nothing is decided before it is set."""
    is_busy: bool = False
    """Whether there is no time to think."""

    def __post_init__(self) -> None:
        self.gate.set()

    async def decide(self, question: Question, record: Record) -> Thought:
        self.asked.append(question)
        await self.gate.wait()
        return think_briefly(question) if self.is_busy else remembering(think, question, record)

    async def advise(self, question: Question, record: Record) -> Thought:
        return remembering(advise, question, record)


class Process:
    """One process: tables, and a worker that has what is asked there decided."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commits: list[Session] = []
        self.tables = TableService[None](store, self.announce, features=FEATURES)
        self.pace = AT_ONCE

    async def start(self, *deciders: Decider) -> None:
        """Have *deciders* answer, also what an earlier process was about to."""
        self.deciding = Deciding(self.store, self.tables, deciders, self.pace)
        handlers = {JobKind.DECIDE: self.deciding.carry_out}
        self.worker = Worker(self.store, handlers)
        await self.store.release_jobs(JobKind.DECIDE)
        self.worker.start()

    def announce(self, table: LiveTable, committed: Committed, source: None) -> None:
        """Take note of a commit."""
        self.commits.append(committed.session)
        self.deciding.notice(committed.session)
        if committed.is_due:
            self.worker.ring()

    async def job(self, session_id: int) -> Job | None:
        """Return what is to be decided at a table."""
        return await self.store.job_of(JobKind.DECIDE, session_id)

    async def at_rest(self, session_id: int) -> LiveTable:
        """Return the table once nothing is to be decided there."""
        while await self.job(session_id) is not None:
            await asyncio.sleep(0.001)
        return await self.tables.get(session_id)


class Room(Process):
    """Tables and their robots."""

    def __init__(self, store: Store, thinking: Thinkers) -> None:
        super().__init__(store)
        self.robots = Robots(store, self.tables, thinking, row_seconds=inf)

    async def open(self, game: str, *levels: str) -> Session:
        """Ada at a running table with robots of these levels."""
        session = await opened(self.tables, ADA, game=game)
        for level in levels:
            await self.tables.change_seats(session.id, add_robot, ADA, level)
        return (await self.tables.start(session.id, ADA)).session

    async def play(self, session_id: int) -> LiveTable:
        """Ada does what looks best at first sight, until the game is over."""
        table = await self.at_rest(session_id)
        while table.session.standing.is_running:
            ply = table.session.ply
            question = Question(table.session.game, table.observe(0), "easy", str(ply))
            action = think_briefly(question).text
            await self.tables.act(session_id, ADA.user_id, None, action)
            table = await self.at_rest(session_id)
        return table


@asynccontextmanager
async def room(place: Path | str, thinking: Thinkers | None = None) -> AsyncIterator[Room]:
    """A room on the store in a folder, or in the database with this URL."""
    url = place if isinstance(place, str) else f"sqlite:///{place}/games.sqlite3"
    store = await Store.open(url)
    here = Room(store, thinking or ThinkingHere())
    await here.start(here.robots.decide)
    try:
        yield here
    finally:
        await here.worker.close()
        await store.close()
