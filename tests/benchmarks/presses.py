"""A press, through the sandbox on loopback: how soon it shows, and the processor time it takes."""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time

from cogs.messages.custom_ids import Kind, parse_press
from cogs.table.lobby import Person
from sandbox import UNLIMITED, Channel, Message, Sandbox
from sandbox import Person as Actor
from tests.benchmarks.bot_process import CpuMeter, bot_process
from tests.benchmarks.tables import channels, fill

TABLES = 1000
PLAYED = 150
"""Tables of these whose buttons are pressed; the more, the rarer two presses at one table."""
UNANSWERED = 3.0
PATIENCE = 120.0
"""Seconds until everything under way has come to rest, on a machine that is busy otherwise."""


@dataclass(slots=True)
class Cpu:
    """Seconds of processor time of each process so far."""

    bot: float
    worker: float
    sandbox: float
    """With the people who press, who live in the same thread."""


@dataclass(slots=True)
class Series:
    """Presses at one rate; latencies in milliseconds, one value a press."""

    acknowledged: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    unanswered: int = 0
    cpu: Cpu = field(default_factory=lambda: Cpu(0, 0, 0))
    """Of one press, in milliseconds."""


@dataclass(slots=True)
class Table:
    """One channel with its game; a press at a time."""

    channel: Channel
    busy: bool = False

    def living(self) -> Message:
        """The message with the buttons."""
        return next(m for m in reversed(self.channel.messages.values()) if m.buttons)


async def measure(presses: int, rates: Sequence[float | None]) -> dict[float | None, Series]:
    """A series for each rate (presses a second at random intervals; None: one after the other)."""
    async with running() as run:
        return {rate: await run.series(presses, rate) for rate in rates}


@asynccontextmanager
async def running() -> AsyncIterator["Run"]:
    """A bot with many tables, all of which have their boards."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        async with await Sandbox.start(limits=False) as sandbox:
            sandbox.limits.limits = UNLIMITED
            people = [sandbox.person(name) for name in ("Anna", "Ben")]
            places = channels(sandbox, PLAYED)
            await fill(url, [Person(p.id, p.name) for p in people], places, TABLES)
            async with bot_process(sandbox, url) as process_id:
                tables = [Table(sandbox.world.channels[place.channel_id]) for place in places]
                run = Run(sandbox, people, tables, process_id)
                await run.ready()
                yield run


class Run:
    """A bot with tables to press at."""

    def __init__(
        self, sandbox: Sandbox, people: Sequence[Actor], tables: Sequence[Table], process_id: int
    ) -> None:
        self._sandbox = sandbox
        self._people = people
        self._tables = tables
        self.process_id = process_id
        self._meter = CpuMeter(process_id)
        self._chooser = random.Random(7)

    async def ready(self) -> None:
        """Wait until every table has its board, and the worker has nothing to draw any more."""
        async with asyncio.timeout(PATIENCE):
            while not all(table.channel.messages for table in self._tables):
                await asyncio.sleep(0.1)
            drawn = -1.0
            while drawn != (drawn := self._cpu().worker):
                await asyncio.sleep(0.5)
        await self._sandbox.quiet(still=0.5, within=PATIENCE)

    async def series(self, presses: int, rate: float | None) -> Series:
        """Press so many buttons, and wait until nothing of it is under way any more."""
        series, running, before = Series(), set[asyncio.Task[None]](), self._cpu()
        try:
            for _ in range(presses):
                table = self._chooser.choice(await free_tables(self._tables, running))
                table.busy = True
                press = asyncio.create_task(self._press(table, series))
                running.add(press)
                if rate is None:
                    await press
                else:
                    await asyncio.sleep(self._chooser.expovariate(rate))
                running = {press for press in running if not press.done()}
        finally:
            await asyncio.gather(*running)
            await self._sandbox.quiet(still=0.5, within=PATIENCE)
        after = self._cpu()
        series.cpu = Cpu(
            *(
                (getattr(after, name) - getattr(before, name)) * 1000 / presses
                for name in ("bot", "worker", "sandbox")
            )
        )
        return series

    async def _press(self, table: Table, series: Series) -> None:
        """One press of a legal button of the living message, as its person would make it."""
        message = table.living()
        options = [
            (button.custom_id, press)
            for button in message.buttons
            if (press := parse_press(button.custom_id or ""))
            and press.kind in (Kind.ACT, Kind.CHOOSE)
        ]
        acts = [option for option in options if option[1].kind is Kind.ACT]
        custom_id, press = self._chooser.choice(acts or options)
        person = next(p for p in self._people if str(p.id) in message.text.split("·")[0])
        edits, newest = message.edits, table.channel.last_message_id
        began = perf_counter()
        interaction = person.client.use(message, custom_id)
        while interaction.acknowledged_after is None and interaction.failed is None:
            await asyncio.sleep(0.0005)
        if interaction.acknowledged_after is None:
            series.unanswered += 1
        else:
            series.acknowledged.append(interaction.acknowledged_after * 1000)
        while perf_counter() - began < UNANSWERED:
            if press.kind is Kind.ACT and table.channel.last_message_id != newest:
                series.posted.append((perf_counter() - began) * 1000)
                break
            if press.kind is Kind.CHOOSE and message.edits != edits:
                break
            await asyncio.sleep(0.0005)
        else:
            series.unanswered += 1
        await asyncio.sleep(0.05)
        table.busy = False

    def _cpu(self) -> Cpu:
        return Cpu(
            bot=self._meter.own_seconds(),
            worker=self._meter.children_seconds(),
            sandbox=thread_time(),
        )


async def free_tables(tables: Sequence[Table], running: set[asyncio.Task[None]]) -> list[Table]:
    """Those at which nobody waits for an answer; a busy machine may first have to finish one."""
    while not (free := [table for table in tables if not table.busy]):
        await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
    return free


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which *share* of *values* lie."""
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


def lines(presses: int = 600) -> list[str]:
    """The table of this measurement."""
    rows = []
    for rate, series in asyncio.run(measure(presses, (None, 50.0, 100.0))).items():
        rows += [f"{_named(rate):>14}: {_latencies(series, presses)}"]
        rows += [f"{'':>14}  {_cpu_line(series.cpu)}"]
    return rows


def _named(rate: float | None) -> str:
    return "one at a time" if rate is None else f"{rate:.0f} a second"


def _latencies(found: Series, presses: int) -> str:
    return (
        f"acknowledged {_quantiles(found.acknowledged)}, posted {_quantiles(found.posted)}, "
        f"unanswered after 3 s: {found.unanswered} of {presses}"
    )


def _quantiles(values: Sequence[float]) -> str:
    if not values:
        return "never"
    return f"p50 {median(values):.1f} p99 {quantile(values, 0.99):.1f} ms"


def _cpu_line(cpu: Cpu) -> str:
    return (
        f"processor time a press: bot {cpu.bot:.1f} ms, worker {cpu.worker:.1f}, "
        f"sandbox and people {cpu.sandbox:.1f} ms"
    )


if __name__ == "__main__":
    print("\n".join(lines()))
