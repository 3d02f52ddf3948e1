"""One soak from its first table to its last figure."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from data.store import Store
from rules import GAMES
from sandbox import ClientError, Limits, Sandbox, Settings
from tests.postgres import fresh_database
from tests.soak.crowd import Crowd
from tests.soak.fleet import Fleet, fleet_of
from tests.soak.game_table import GameTable
from tests.soak.habits import Habits
from tests.soak.inspection import Inspection
from tests.soak.journal import Journal
from tests.soak.ledger import Ledger
from tests.soak.memory import Sample, sample
from tests.soak.tally import THINKING, Tally

SAMPLE_SECONDS = 10.0
MOST_TIMES = 3
"""How much longer than planned a run may take to reach the games and kills that are wanted."""
HABIT_SECONDS = 0.4
"""Between two acts of people who do something else than play."""
LEAVING_SHARE = 0.04
"""Tables one of whose people leaves the server."""
SETTLING = 120.0
"""Seconds in which all that is left must have been published after the last press."""
FILES = 48 << 20
"""Bytes of pictures that the sandbox keeps: it must not grow for hours either."""
REQUESTS = 50_000
"""Requests that the sandbox keeps until they are digested."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """One run."""

    minutes: float
    """How long tables are opened and played at least."""
    processes: int
    """Bots that share one database."""
    database: str | None
    """A PostgreSQL server where a database may be created; None: a file of SQLite."""
    kill_every: float | None
    """Seconds, on average, between two kills of a random bot; None: none is killed."""
    restarts: int
    """Overlapping restarts: the next bot is connected before the one before it stops."""
    games: int
    """Whole games that are wanted at least."""
    kills: int
    """Kills that are wanted at least."""
    tables: int
    """Tables in play at the same time."""
    think: float
    """Seconds that people think about a decision, on average."""
    folder: Path | None
    """Where the logs and the database stay; None: they are removed."""
    seed: int

    @property
    def is_steady(self) -> bool:
        """Tell whether no bot is ended, so that every press counts and memory can be compared."""
        return self.kill_every is None and not self.restarts


@dataclass(slots=True)
class Outcome:
    """The findings of a soak."""

    plan: Plan
    tally: Tally
    ledger: Ledger
    inspection: Inspection
    samples: list[Sample] = field(default_factory=list)
    finished: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GAMES, 0))
    """Whole games by their key."""
    called_off: int = 0
    kills: int = 0
    rounds: int = 0
    tracebacks: list[str] = field(default_factory=list)
    unstopped: list[str] = field(default_factory=list)
    """Bots that did not close in order."""
    forgotten: list[str] = field(default_factory=list)
    """Private answers that are "thinking" for ever."""
    left: int = 0
    """Tasks that were never published."""
    miscounted: int = 0
    """Results of finished games, seat by seat, that are others when made anew."""
    started: float = field(default_factory=monotonic)

    @property
    def minute(self) -> float:
        """Return the minutes that it has run."""
        return (monotonic() - self.started) / 60


class Soak:
    """Tables, people and bots, until time is up."""

    def __init__(self, plan: Plan, crowd: Crowd, fleet: Fleet, ledger: Ledger) -> None:
        self._plan = plan
        self._crowd = crowd
        self._fleet = fleet
        self._ledger = ledger
        self._habits = Habits(crowd)
        self._all: list[GameTable] = []
        self._running: list[GameTable] = []
        self._games = self._endless_games(Random(plan.seed))
        self._is_over = False
        self.outcome = Outcome(plan, crowd.tally, ledger, Inspection(crowd, ledger))

    async def run(self) -> Outcome:
        """Play until the plan is fulfilled; look at everything when all is at rest."""
        outcome = self.outcome
        await self._fleet.start(self._plan.processes)
        outcome.started = monotonic()
        watching = asyncio.create_task(self._watch())
        async with asyncio.TaskGroup() as group:
            seats = [group.create_task(self._keep_playing()) for _ in range(self._plan.tables)]
            acting = group.create_task(self._act())
            await self._disturb()
            self._is_over = True
            await asyncio.wait(seats)
            acting.cancel()
        await self._settle()
        watching.cancel()
        self._sample()
        outcome.unstopped = await self._fleet.stop()
        await outcome.inspection.inspect_all(self._all)
        outcome.forgotten = self._crowd.tally.forgotten()
        outcome.tracebacks = self._fleet.tracebacks
        outcome.kills, outcome.rounds = self._fleet.kills, self._fleet.rounds
        return outcome

    async def _disturb(self) -> None:
        """Whatever is done to the bots, until time is up and enough has happened."""
        plan = self._plan
        if plan.restarts:
            await self._fleet.restart_again_and_again(plan.restarts)
            return
        killing = None
        if plan.kill_every is not None:
            killing = asyncio.create_task(self._fleet.kill_again_and_again(plan.kill_every))
        while self._has_time():
            await asyncio.sleep(1.0)
        if killing is not None:
            killing.cancel()
            await asyncio.wait((killing,))

    def _has_time(self) -> bool:
        """Tell whether people go on; on a slow machine for longer, until enough has happened."""
        plan, minute = self._plan, self.outcome.minute
        is_enough = (
            self._fleet.kills >= plan.kills and sum(self.outcome.finished.values()) >= plan.games
        )
        return minute < plan.minutes or (not is_enough and minute < plan.minutes * MOST_TIMES)

    def _endless_games(self, rng: Random) -> Iterator[tuple[str, int]]:
        """Every game with every number of seats, again and again in another order."""
        kinds = [
            (key, seats)
            for key, game in GAMES.items()
            for seats in range(game.info.min_seats, game.info.max_seats + 1)
        ]
        while True:
            yield from rng.sample(kinds, len(kinds))

    async def _keep_playing(self) -> None:
        """One table after the other."""
        rng = self._crowd.rng
        while not self._is_over:
            game, seats = next(self._games)
            people = rng.sample(self._crowd.people, seats)
            table = GameTable(self._crowd, game, people, rng.choice(self._crowd.channels))
            self._crowd.tally.opened += 1
            try:
                begun = await table.begin()
            except ClientError as refusal:
                self._crowd.tally.refuse(refusal)
                continue
            if begun:
                self._all.append(table)
                await self._play(table)
            await asyncio.sleep(self._crowd.pause())

    async def _play(self, table: GameTable) -> None:
        self._running.append(table)
        leaving = None
        if self._crowd.rng.random() < LEAVING_SHARE:
            leaving = asyncio.create_task(self._habits.leave(table))
        session = await table.play(lambda: self._is_over)
        if leaving is not None:
            await leaving
            session = await table.session()
        self._running.remove(table)
        if session.standing.is_finished:
            self.outcome.finished[table.game] += 1
        elif session.standing.is_called_off:
            self.outcome.called_off += 1

    async def _act(self) -> None:
        while True:
            await asyncio.sleep(self._crowd.rng.expovariate(1 / HABIT_SECONDS))
            if self._running:
                await self._habits.act(self._running)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(SAMPLE_SECONDS)
            self._sample()
            self.outcome.inspection.glance(self._running)

    def _sample(self) -> None:
        outcome = self.outcome
        self._ledger.digest()
        outcome.samples.append(sample(outcome.minute, self._fleet.pids, self._fleet.worker_pids))

    async def _settle(self) -> None:
        """Wait until the bots have nothing left to publish."""
        store, deadline = self._crowd.store, monotonic() + SETTLING
        while monotonic() < deadline:
            if not await store.pending_tasks():
                break
            await asyncio.sleep(0.2)
        self.outcome.left = len(await store.pending_tasks())
        self.outcome.miscounted = (await store.recount()).changed
        # Never quiet where an answer is "thinking" for ever, which is told as a finding of its own.
        with suppress(TimeoutError):
            await self._crowd.sandbox.quiet(still=1.0, within=THINKING)


@asynccontextmanager
async def soak(plan: Plan) -> AsyncIterator[Soak]:
    """A soak that is ready to run; nothing of it remains afterwards."""
    settings = Settings(keep_files=FILES, keep_requests=REQUESTS)
    limits = Limits(identify=(1, 5.0) if plan.is_steady else None)
    with tempfile.TemporaryDirectory(prefix="soak-") as name:
        folder = plan.folder or Path(name)
        folder.mkdir(exist_ok=True)
        async with (
            await Sandbox.start(limits=limits, settings=settings) as sandbox,
            _database(plan, folder) as url,
        ):
            store = await Store.open(url)
            crowd = Crowd.gather(sandbox, store, plan.seed, plan.think)
            try:
                journal = Journal(folder / "requests.jsonl")
                async with fleet_of(sandbox, url, folder, crowd.tally, plan.seed) as fleet:
                    fleet.on_kill = lambda bot: journal.note_kill(bot, sandbox.clock.now())
                    yield Soak(plan, crowd, fleet, Ledger(sandbox, journal))
            finally:
                await store.close()


@asynccontextmanager
async def _database(plan: Plan, folder: Path) -> AsyncIterator[str]:
    if plan.database is None:
        yield f"sqlite:///{folder}/games.sqlite3"
        return
    async with fresh_database(plan.database) as url:
        yield url
