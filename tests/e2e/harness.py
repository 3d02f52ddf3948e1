"""The ground of every end-to-end test: a sandbox here, a bot beside it, people, and patience."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
from sqlalchemy import bindparam, select

from cogs.premoves.premoves import awaits_order, people_asked
from cogs.workers.renderer import Renderer
from data.setting_values import Shards
from data.store import MADE, JobKind, Preference, Store
from data.store.jobs import HOLD
from data.store.schema import jobs
from sandbox import (
    Channel,
    ChannelKind,
    Interaction,
    Limits,
    Message,
    Person,
    Sandbox,
    Settings,
    Thread,
)
from tests.e2e.bots import DOTTING, BotProcess, BotTask

PATIENCE = 240.0
"""Seconds after which something that should have happened has not, even on a machine that stands
still for a while."""
SHORTEST, LONGEST = 0.002, 0.02
"""Seconds between two looks whether something has happened."""
RESPONSE = 180.0
"""Seconds in which a press must be acknowledged: more than Discord's three, which a busy machine
may need to get round to it. Where one is lost on purpose, ``stop_waiting`` ends it at once."""
APPLICATION = 1_180_000_000_000_000_000
"""The id of the bot's application: old ones do not share that of their user."""
AT_WORK = ("discord.py: ", "CommandTree-invoker", "publish-", "follow-")
"""How tasks of a bot in this process are named that serve people or publish a table."""
DECISIONS = select(jobs.c.session_id).where(
    jobs.c.kind == JobKind.DECIDE, jobs.c.due_at <= bindparam("soon", type_=jobs.c.due_at.type)
)
"""Where something is to be decided without a press."""
Pressed = TypeVar("Pressed")
NAMES = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fritz", "Gerda", "Hugo")


class Bench:
    """A sandbox, the database of its bot, and people who come fresh to every table."""

    def __init__(
        self, sandbox: Sandbox, folder: Path, store: Store, renderer: Renderer, database_url: str
    ) -> None:
        self.sandbox = sandbox
        self.folder = folder
        self.database_url = database_url
        self.store = store
        """For looking up what is true; only bots write."""
        self.renderer = renderer
        self._numbers = count(1)
        self._tasks: list[BotTask] = []
        self._processes: list[BotProcess] = []

    def task(self, shards: Shards | None = None) -> BotTask:
        """A bot in this process, not started yet; of *shards*, or of all."""
        bot = BotTask(self.sandbox, self.database_url, self.renderer, shards)
        self._tasks.append(bot)
        return bot

    async def started(self, shards: Shards | None = None) -> BotTask:
        """A bot in this process that is connected; it is stopped with the bench at the latest."""
        bot = self.task(shards)
        await bot.start()
        return bot

    def process(self, program: tuple[str, ...] = DOTTING, *, is_forked: bool = True) -> BotProcess:
        """A bot in a process of its own, not started yet, with at most one worker that draws."""
        bot = BotProcess(self.sandbox, self.database_url, self.folder, program, is_forked=is_forked)
        bot.settings["WORKERS"] = "1"
        self._processes.append(bot)
        return bot

    async def close(self) -> None:
        """Leave no bot behind, whatever went wrong."""
        for bot in self._tasks:
            await bot.stop()
        for process in self._processes:
            process.clean()
        await self.store.close()

    def people(self, number: int, locale: str = "en-US") -> list[Person]:
        """So many people whom no test has met yet."""
        names = (f"{NAMES[i % len(NAMES)]} {next(self._numbers)}" for i in range(number))
        return [self.sandbox.person(name, locale=locale) for name in names]

    async def keep_awake(self, people: Sequence[Person]) -> None:
        """Let no hour be too late for *people* to be asked something."""
        for person in people:
            await self.store.set_preference(person.id, Preference(quiet_from=0, quiet_until=0))

    def channel(self, kind: ChannelKind = ChannelKind.TEXT) -> Channel:
        """A channel where nothing has been said yet."""
        return self.sandbox.channel(f"room-{next(self._numbers)}", kind=kind)

    async def thread_in(self, channel: Channel) -> Thread:
        """A thread that somebody has opened before."""
        url = f"{self.sandbox.api_url}/channels/{channel.id}/threads"
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        asked = {"name": "side room", "type": 11}
        async with (
            aiohttp.ClientSession(headers=headers) as http,
            http.post(url, json=asked) as response,
        ):
            thread_id = int((await response.json())["id"])
        thread = self.sandbox.world.channels[thread_id]
        assert isinstance(thread, Thread)
        return thread

    def end_leases(self) -> None:
        """As if the seconds had passed for which a killed process keeps others from its work."""
        with closing(sqlite3.connect(self.folder / "games.sqlite3")) as database, database:
            database.execute("UPDATE jobs SET due_at = 0 WHERE holder IS NOT NULL")

    def skip_past(self, moment: datetime) -> None:
        """Let days pass until a second after *moment*."""
        self.sandbox.clock.skip(moment.timestamp() - self.sandbox.clock.now() + 1)

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait until *condition* holds; the test fails where it never does."""
        try:
            async with asyncio.timeout(PATIENCE):
                pause = SHORTEST
                while not condition():
                    await asyncio.sleep(pause)
                    # Ever longer: what takes time should not be asked about all the while.
                    pause = min(1.2 * pause, LONGEST)
        except TimeoutError:
            raise AssertionError(f"did not happen within {PATIENCE} s") from None

    async def edited(self, message: Message, press: Awaitable[Pressed]) -> Pressed:
        """Carry out *press*, and wait until *message* shows what has come of it."""
        seen = message.edits
        pressed = await press
        await self.until(lambda: message.edits > seen)
        return pressed

    async def answered(self, interaction: Interaction) -> Message:
        """The private answer to *interaction*: it has words, and it never "failed"."""
        await self.until(lambda: interaction.failed or interaction.is_ephemeral)
        assert interaction.failed is None, interaction.failed
        assert interaction.message is not None
        assert interaction.text, "an answer without a word"
        return interaction.message

    async def privacy(self, person: Person, place: Channel | None = None) -> Message:
        """Open what *person* reads of what is stored about them."""
        panel = await self.answered(await person.slash(place or self.channel(), "settings"))
        await self.edited(panel, person.press(panel, custom_id="P:keep"))
        return panel

    async def settings_with(self, person: Person, what: str) -> Message:
        """The page of the settings of *person* on which they choose *what*."""
        panel = await self.answered(await person.slash(self.channel(), "settings"))
        if all(menu.custom_id != f"u:{what}" for menu in panel.selects):
            await self.edited(panel, person.press(panel, custom_id="u:more"))
        return panel

    async def prefers(self, person: Person, what: str, value: str) -> None:
        """*person* chooses something in their settings."""
        panel = await self.settings_with(person, what)
        await self.edited(panel, person.choose(panel, f"u:{what}", value))

    async def settled(self) -> None:
        """Wait until every press is dealt with and the bot has nothing left to tell.

        What a bot in a process of its own is about to do can only be guessed from its silence.
        """
        async with asyncio.timeout(PATIENCE):
            while await self._is_busy():
                await asyncio.sleep(0.01)

    async def _is_busy(self) -> bool:
        if is_at_work() or await self.store.pending_tasks():
            return True
        if await self.may_order():
            return True
        await self.sandbox.quiet(within=PATIENCE)
        return is_at_work()

    async def may_order(self) -> bool:
        """Tell whether an order may be about to answer somewhere; robots are not waited for."""
        rows = await self.store._rows(DECISIONS, soon=self.store.clock() + HOLD)
        for table in [await self.store.get(row.session_id) for row in rows]:
            chosen = await self.store.preferences(people_asked(table))
            if awaits_order(table) or any(each.only_choices == MADE for each in chosen.values()):
                return True
        return False


async def at_once(*_: object, **__: object) -> None:
    """Stand in for discord.py's pause of 5 s between two identifies."""


@asynccontextmanager
async def bench(
    folder: Path,
    renderer: Renderer,
    limits: Limits | bool = False,
    settings: Settings | None = None,
    database_url: str | None = None,
) -> AsyncIterator[Bench]:
    """A bench without a bot and, unless asked for, without rate limits.

    Its database is a file in *folder*, or else at *database_url*.
    """
    chosen = replace(
        settings or Settings(),
        application_id=APPLICATION,
        keep_requests=200_000,
        answer_within=RESPONSE,
    )
    url = database_url or database_in(folder)
    async with await Sandbox.start(limits=limits, settings=chosen) as sandbox:
        store = await Store.open(url, sandbox.clock.moment)
        own = Bench(sandbox, folder, store, renderer, url)
        try:
            yield own
        finally:
            await own.close()


def is_at_work() -> bool:
    """Tell whether a bot in this process deals with something that people did."""
    return any(task.get_name().startswith(AT_WORK) for task in asyncio.all_tasks())


def database_in(folder: Path) -> str:
    """The URL of the database file in *folder*."""
    return f"sqlite:///{folder}/games.sqlite3"
