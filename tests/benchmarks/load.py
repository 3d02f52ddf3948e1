"""Measure bots that share a large database: ``python -m tests.benchmarks.load --database URL``.

People press as fast as the boards come, first with one bot, then with two. Sandbox, bots and
database share this machine's processors, so the figures that mean something are processor times
and their ratios.
"""

import argparse
import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from time import perf_counter

import asyncpg
from sqlalchemy import make_url

from cogs.messages.custom_ids import Kind, Press, parse_press
from cogs.table.lobby import Person
from sandbox import Message, Sandbox
from sandbox import Person as Actor
from tests.benchmarks.bot_process import CpuMeter, bot_process, named_seconds
from tests.benchmarks.stored import store_tables
from tests.benchmarks.tables import channels, fill
from tests.postgres import fresh_database
from tests.soak.memory import sample

STORED, RUNNING = 100_000, 5_000
PLAYED = 60
"""Running tables whose buttons are pressed."""
AT_ONCE = 12
"""Presses under way for each bot."""
PATIENCE = 300.0
MEGABYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Served:
    """One series."""

    bots: int
    boards: int
    seconds: float
    bot_ms: float
    """Processor time of a board in the bots; the other two likewise."""
    worker_ms: float
    database_ms: float
    requests: float
    """Of a board; those of interactions do not count against Discord's global limit."""
    counted: float
    """Requests of a board that do."""
    bots_mb: float
    """Resident megabytes of a bot."""


class Crowd:
    """Two people who play at many tables at once."""

    def __init__(self, sandbox: Sandbox, people: Sequence[Actor], channel_ids: Sequence[int]):
        self._sandbox = sandbox
        self._people = people
        self._free = [sandbox.world.channels[i] for i in channel_ids]
        self._rng = random.Random(7)
        self.boards = 0

    async def play(self, boards: int, at_once: int) -> None:
        """Press, so many at the same time, until so many boards have come."""
        goal = self.boards + boards

        async def press_on() -> None:
            while self.boards < goal:
                channel = self._free.pop(self._rng.randrange(len(self._free)))
                await self._press(next(m for m in reversed(channel.messages.values()) if m.buttons))
                self._free.append(channel)

        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(press_on())

    async def _press(self, message: Message) -> None:
        presses = [press for press in _presses(message) if press.kind in (Kind.ACT, Kind.CHOOSE)]
        acts = [press for press in presses if press.kind is Kind.ACT]
        press = self._rng.choice(acts or presses)
        person = next(p for p in self._people if str(p.id) in message.text.split("·")[0])
        edits, newest = message.edits, message.channel.last_message_id
        person.client.use(message, str(press))
        while message.edits == edits and message.channel.last_message_id == newest:
            await asyncio.sleep(0.002)
        # The old board is retired after the new one is posted.
        while acts and message.buttons:
            await asyncio.sleep(0.002)
        self.boards += 1


async def measure(database: str, stored: int, running: int, boards: int) -> list[str]:
    """The table of this measurement."""
    async with fresh_database(database) as url, await Sandbox.start(limits=False) as sandbox:
        people = [sandbox.person(name) for name in ("Anna", "Ben")]
        places = channels(sandbox, PLAYED)
        await fill(url, [Person(p.id, p.name) for p in people], places, PLAYED)
        await store_tables(url, stored, running)
        size = await _size(url)
        rows = [f"{stored:,} tables stored, {running:,} of them running: {size / MEGABYTE:.0f} MB"]
        crowd = Crowd(sandbox, people, [place.channel_id for place in places])
        series = [await _served(sandbox, url, crowd, bots, boards) for bots in (1, 2)]
        return [*rows, *_told(series)]


async def _served(sandbox: Sandbox, url: str, crowd: Crowd, bots: int, boards: int) -> Served:
    """Measure what so many bots need for so many boards."""
    async with AsyncExitStack() as stack:
        pids = [await stack.enter_async_context(bot_process(sandbox, url)) for _ in range(bots)]
        meters = [CpuMeter(pid) for pid in pids]
        database = str(make_url(url).database)
        await _ready(sandbox)
        await crowd.play(boards // 4, AT_ONCE * bots)
        sandbox.record.clear()
        before = _seconds(meters, database)
        began, done = perf_counter(), crowd.boards
        await crowd.play(boards, AT_ONCE * bots)
        seconds, done = perf_counter() - began, crowd.boards - done
        spent = [b - a for a, b in zip(before, _seconds(meters, database), strict=True)]
        bot_ms, worker_ms, database_ms = (1000 * each / done for each in spent)
        counts = sandbox.record.counts
        public = sum(
            n for (name, _), n in counts.items() if "/interactions/" in name or "/webhooks/" in name
        )
        return Served(
            bots,
            done,
            seconds,
            bot_ms,
            worker_ms,
            database_ms,
            counts.total() / done,
            (counts.total() - public) / done,
            sample(0, pids, ()).bots / bots,
        )


def _seconds(meters: Sequence[CpuMeter], database: str) -> tuple[float, float, float]:
    return (
        sum(meter.own_seconds() for meter in meters),
        sum(meter.children_seconds() for meter in meters),
        named_seconds(f" {database} "),
    )


async def _ready(sandbox: Sandbox) -> None:
    """Wait until every table has its board."""
    channels = list(sandbox.guild().channels.values())
    async with asyncio.timeout(PATIENCE):
        while not all(channel.messages for channel in channels if channel.name.startswith("table")):
            await asyncio.sleep(0.1)
    await sandbox.quiet(still=1.0, within=PATIENCE)


async def _size(url: str) -> int:
    """Bytes of the whole database."""
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)
    try:
        await connection.execute("ANALYZE")
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await connection.close()


def _told(series: Sequence[Served]) -> Iterator[str]:
    for each in series:
        core = 1000 / (each.bot_ms + each.worker_ms)
        yield (
            f"{each.bots} bots: {each.boards / each.seconds:.1f} boards a second here; "
            f"processor time of a board: bot {each.bot_ms:.1f}, worker {each.worker_ms:.1f}, "
            f"database {each.database_ms:.1f} ms; so {core:.0f} boards a second on one core, "
            f"or {1000 / each.bot_ms:.0f} where pictures are drawn on another"
        )
        yield (
            f"        {each.requests:.2f} requests a board, {each.counted:.2f} of them count "
            f"globally; {each.bots_mb:.0f} MB resident a bot"
        )
    one, two = series
    yield f"a second bot costs {two.bot_ms / one.bot_ms:.2f} x the processor time a board"


def _presses(message: Message) -> list[Press]:
    found = (parse_press(button.custom_id or "") for button in message.buttons)
    return [press for press in found if press is not None]


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.load", description=__doc__)
    add = parser.add_argument
    add("--database", required=True, help="URL of a PostgreSQL server")
    add("--stored", type=int, default=STORED, help="tables in the database")
    add("--running", type=int, default=RUNNING, help="how many of them run")
    add("--boards", type=int, default=600, help="boards in each series")
    given = parser.parse_args()
    print(*asyncio.run(measure(**vars(given))), sep="\n")


if __name__ == "__main__":
    main()
