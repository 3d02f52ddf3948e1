"""The processor time of a press, as a multiple of the least that a bot could do for it.

The floor is a bot of discord.py with one handler: it acknowledges, stores a row for good, packs a
board of the same game, and edits the message. Both are pressed one press at a time.
``python -m tests.benchmarks.floor docker`` measures one game.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import aiosqlite
import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image
from yarl import URL

from cogs.workers.pool import WorkerPool
from render.paint import encode
from sandbox import Interaction, Message, Person
from tests.benchmarks.bot_process import ROOT, CpuMeter
from tests.e2e.bots import DRAWING
from tests.e2e.dots import DottingRenderer
from tests.e2e.harness import Bench, bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Choice

WANTED = {"docker": 3.0, "pick_and_pack": 4.0, "kraftwagen": 4.5}
"""Times the floor, at most."""
WARM_UP, PRESSES = 20, 80
_CHANNEL = "FLOOR_CHANNEL"


class FloorBot(discord.Client):
    """The least that serves a press."""

    def __init__(self, database: aiosqlite.Connection, picture: Image.Image) -> None:
        super().__init__(intents=discord.Intents.none())
        self._database = database
        self._picture = picture

    async def on_ready(self) -> None:
        """Post the message that is pressed."""
        button = discord.ui.Button[Any](label="Move", custom_id="move")
        view = discord.ui.View(timeout=None).add_item(button)
        await self.get_partial_messageable(int(os.environ[_CHANNEL])).send("A board", view=view)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Serve a press."""
        await interaction.response.defer()
        await self._database.execute("INSERT INTO moves VALUES (?)", (interaction.id,))
        await self._database.commit()
        file = discord.File(BytesIO(encode(self._picture)), "board.png")
        await interaction.edit_original_response(
            content=f"A board after {interaction.id}", attachments=[file]
        )


async def serve(game: str) -> None:
    """Run the floor bot, in the environment of the real one."""
    Route.BASE = os.environ["DISCORD_API_URL"]
    async with aiohttp.ClientSession() as http, http.get(f"{Route.BASE}/gateway") as answer:
        DiscordWebSocket.DEFAULT_GATEWAY = URL((await answer.json())["url"])
    with Image.open(ROOT / "docs" / f"{game}.png") as picture:
        picture.load()
    async with aiosqlite.connect("floor.sqlite3") as database:
        await database.execute("PRAGMA journal_mode = WAL")
        await database.execute("PRAGMA synchronous = FULL")
        await database.execute("CREATE TABLE moves (id INTEGER)")
        async with FloorBot(database, picture) as bot:
            await bot.start(os.environ["DISCORD_TOKEN"])


class CountedTable(HiddenTable):
    """A table that counts what its people press."""

    presses = 0

    def send(self, person: Person, choice: Choice, message: Message | None = None) -> Interaction:
        """Count a choice."""
        self.presses += 1
        return super().send(person, choice, message)

    def send_press(self, person: Person, message: Message, kind: str) -> Interaction:
        """Count a button."""
        self.presses += 1
        return super().send_press(person, message, kind)


async def measure(game: str) -> tuple[float, float]:
    """Return milliseconds of processor time a press: of all processes of the bot, of the floor."""
    return await _measured(game, DRAWING, _play), await _measured(
        game, ("-m", "tests.benchmarks.floor", "bot", game), _press_floor
    )


Presser = Callable[[Bench, str], Awaitable[Callable[[int], Awaitable[int]]]]
"""From a bench and a game to what makes at least so many presses, and returns how many."""


async def _measured(game: str, program: tuple[str, ...], begin: Presser) -> float:
    with tempfile.TemporaryDirectory() as folder:
        async with bench(Path(folder), DottingRenderer(WorkerPool(1))) as own:
            bot = own.process(program, is_forked=False)
            channel = own.channel()
            bot.settings |= {"LOG_LEVEL": "WARNING", _CHANNEL: str(channel.id)}
            await bot.start()
            try:
                press = await begin(own, game)
                await press(WARM_UP)
                meter = CpuMeter(bot.pid)
                before = await _used(own, meter)
                presses = await press(PRESSES)
                return 1e3 * (await _used(own, meter) - before) / presses
            finally:
                await bot.kill()


async def _used(own: Bench, meter: CpuMeter) -> float:
    await own.sandbox.quiet(still=0.5, within=60)
    return meter.own_seconds() + meter.children_seconds()


async def _play(own: Bench, game: str) -> Callable[[int], Awaitable[int]]:
    people, chance, tables = own.people(2), Random(1), list[CountedTable]()

    async def press(times: int) -> int:
        before = sum(table.presses for table in tables)
        while (made := sum(table.presses for table in tables) - before) < times:
            if not tables or not (await tables[-1].session()).standing.is_running:
                tables.append(await CountedTable.begin_game(own, people, game))
            table = tables[-1]
            session = await table.session()
            await table.decide(table.people[session.to_act[0]], chance)
        return made

    return press


async def _press_floor(own: Bench, game: str) -> Callable[[int], Awaitable[int]]:
    (person,) = own.people(1)
    place = next(c for c in own.sandbox.world.channels.values() if c.name.startswith("room-"))
    await own.until(lambda: place.messages)
    (message,) = place.messages.values()

    async def press(times: int) -> int:
        for _ in range(times):
            seen = message.edits
            await person.press(message, custom_id="move")
            await own.until(lambda seen=seen: message.edits > seen)
        return times

    return press


def lines(games: Sequence[str] = tuple(WANTED)) -> list[str]:
    """Return the table of this measurement."""
    return [_line(game, *asyncio.run(measure(game))) for game in games]


def _line(game: str, ours: float, floor: float) -> str:
    return (
        f"{game:>14}: {ours:.1f} ms of all processes a press, {ours / floor:.1f} x the"
        f" {floor:.1f} ms of a bare bot, at most {WANTED[game]} wanted"
    )


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["bot", game]:
            asyncio.run(serve(game))
        case games:
            print("\n".join(lines(games or tuple(WANTED))))
