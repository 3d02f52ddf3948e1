"""From a press to its acknowledgement, and to the new board, through the sandbox on loopback."""

import asyncio
import random
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter

from cogs.tables.messages.custom_ids import Kind, parse_press
from cogs.tables.session.lobby import Person
from sandbox import UNLIMITED, Channel, Message, Sandbox
from sandbox import Person as Actor
from tests.benchmarks.bot_process import bot_process
from tests.benchmarks.tables import channels, fill

TABLES = 1000
PLAYED = 150
"""Tables of these whose buttons are pressed; the more, the rarer two presses at one table."""
UNANSWERED = 3.0


@dataclass(slots=True)
class Latencies:
    """Milliseconds of one series, one value a press."""

    acknowledged: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    unanswered: int = 0


@dataclass(slots=True)
class Table:
    """One channel with its game; a press at a time."""

    channel: Channel
    busy: bool = False

    def living(self) -> Message:
        """The message with the buttons."""
        return next(m for m in reversed(self.channel.messages.values()) if m.buttons)


async def measure(presses: int, rates: Sequence[float | None]) -> dict[float | None, Latencies]:
    """A series for each rate (presses a second at random intervals; None: one after the other)."""
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        async with await Sandbox.start(limits=False) as sandbox:
            sandbox.limits.limits = UNLIMITED
            people = [sandbox.person(name) for name in ("Anna", "Ben")]
            places = channels(sandbox, PLAYED)
            await fill(url, [Person(p.id, p.name) for p in people], places, TABLES)
            async with bot_process(sandbox, url):
                tables = [Table(sandbox.world.channels[place.channel_id]) for place in places]
                while not all(table.channel.messages for table in tables):
                    await asyncio.sleep(0.1)
                await sandbox.quiet(still=0.5, within=60)
                for rate in rates:
                    results[rate] = await _series(tables, people, presses, rate)
                    await sandbox.quiet(still=0.5, within=60)
    return results


async def _series(
    tables: Sequence[Table], people: Sequence[Actor], presses: int, rate: float | None
) -> Latencies:
    latencies = Latencies()
    chooser = random.Random(7)
    running = set()
    for _ in range(presses):
        table = chooser.choice([t for t in tables if not t.busy])
        table.busy = True
        press = asyncio.create_task(_press(table, people, chooser, latencies))
        running.add(press)
        press.add_done_callback(running.discard)
        if rate is None:
            await press
        else:
            await asyncio.sleep(chooser.expovariate(rate))
    await asyncio.gather(*running)
    return latencies


async def _press(
    table: Table, people: Sequence[Actor], chooser: random.Random, latencies: Latencies
) -> None:
    """One press of a legal button of the living message, as its person would make it."""
    message = table.living()
    options = [
        (button.custom_id, press)
        for button in message.buttons
        if (press := parse_press(button.custom_id or "")) and press.kind in (Kind.ACT, Kind.CHOOSE)
    ]
    custom_id, press = chooser.choice([o for o in options if o[1].kind is Kind.ACT] or options)
    person = next(p for p in people if str(p.id) in message.text.split("·")[0])
    edits, began = message.edits, perf_counter()
    interaction = person.client.use(message, custom_id)
    newest = table.channel.last_message_id
    while interaction.acknowledged_after is None and interaction.failed is None:
        await asyncio.sleep(0.0005)
    if interaction.acknowledged_after is None:
        latencies.unanswered += 1
    else:
        latencies.acknowledged.append(interaction.acknowledged_after * 1000)
    while perf_counter() - began < UNANSWERED:
        if press.kind is Kind.ACT and table.channel.last_message_id != newest:
            latencies.posted.append((perf_counter() - began) * 1000)
            break
        if press.kind is Kind.CHOOSE and message.edits != edits:
            break
        await asyncio.sleep(0.0005)
    else:
        latencies.unanswered += 1
    await asyncio.sleep(0.05)
    table.busy = False


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which *share* of *values* lie."""
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


def lines(presses: int = 600) -> list[str]:
    """The table of this measurement."""
    results = asyncio.run(measure(presses, (None, 50.0, 100.0)))
    return [f"{_named(rate):>14}: {_told(found, presses)}" for rate, found in results.items()]


def _named(rate: float | None) -> str:
    return "one at a time" if rate is None else f"{rate:.0f} a second"


def _told(found: Latencies, presses: int) -> str:
    acknowledged, posted = found.acknowledged, found.posted
    return (
        f"acknowledged p50 {median(acknowledged):.1f} p99 {quantile(acknowledged, 0.99):.1f} ms, "
        f"posted p50 {median(posted):.1f} p99 {quantile(posted, 0.99):.1f} ms, "
        f"unanswered after 3 s: {found.unanswered} of {presses}"
    )


if __name__ == "__main__":
    print("\n".join(lines()))
