"""Whatever is killed, lost or pressed meanwhile: one board stands, and all is told once."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule
from told_table import BOARD, Discord, House, Pressed, Words, publishing

from cogs.publishing.channel_api import Sent
from cogs.table.live_table import LiveTable
from data.i18n import translator
from data.store import JobKind, Store

REQUESTS = st.integers(0, 4)
"""Which request of a publication; there are up to four, and the record after them."""
STUB = f"-# {translator('en')('table-continues-below')}"


class Killed(BaseException):
    """The end of a process."""


class Trouble(Discord):
    """One request fails before or after it takes effect, or a press comes in between."""

    def __init__(self) -> None:
        super().__init__()
        self.at, self.is_late = -1, False
        self.failure: BaseException | None = None
        self.press: Coroutine[Any, Any, None] | None = None

    async def post(self, *sent: Any, **options: Any) -> Sent:
        return await self._meanwhile(super().post(*sent, **options))

    async def edit(self, *sent: Any) -> Any:
        return await self._meanwhile(super().edit(*sent))

    async def own_presses(self, channel_id: int) -> Any:
        return await self._meanwhile(super().own_presses(channel_id))

    async def _meanwhile(self, request: Coroutine[Any, Any, Any]) -> Any:
        is_now, self.at = self.at == 0, self.at - 1
        if is_now and not self.is_late:
            await self._happen(request)
        answer = await request
        if is_now and self.is_late:
            await self._happen(None)
        return answer

    async def _happen(self, request: Coroutine[Any, Any, Any] | None) -> None:
        if self.press is not None:
            press, self.press = self.press, None
            await press
        if self.failure is not None:
            if request is not None:
                request.close()
            raise self.failure


class Publishing(RuleBasedStateMachine):
    """One table, on which two processes work."""

    def __init__(self) -> None:
        super().__init__()
        self.runner, self.folder = asyncio.Runner(), TemporaryDirectory()
        self.is_broken_off = False
        self.pressed: list[int] = []
        """Boards that another process is about to show a choice in."""
        self.runner.run(self.begin())

    async def begin(self) -> None:
        self.store = await Store.open(f"sqlite:///{Path(self.folder.name)}/games.sqlite3")
        self.house = House(self.store)
        self.house.discord = self.discord = Trouble()
        await self.house.sit_down()

    def teardown(self) -> None:
        self.runner.run(self.tell())
        self.runner.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    @rule()
    def act(self) -> None:
        self.runner.run(self.house.move())

    @rule()
    def publish(self) -> None:
        self.runner.run(self.tell())

    @rule(at=REQUESTS, is_late=st.booleans(), is_killed=st.booleans())
    def fail(self, at: int, is_late: bool, is_killed: bool) -> None:
        self.discord.at, self.discord.is_late = at, is_late
        self.discord.failure = Killed() if is_killed else TimeoutError()
        self.runner.run(self.tell(ends=is_killed))

    @precondition(lambda self: self.discord.boards)
    @rule()
    def press(self) -> None:
        self.pressed.append(self.discord.boards[-1])

    @precondition(lambda self: self.pressed)
    @rule(at=REQUESTS, is_late=st.booleans())
    def choose(self, at: int, is_late: bool) -> None:
        """Another process shows the choice while this one publishes."""
        self.discord.at, self.discord.is_late = at, is_late
        self.discord.press = self.show_choice(self.pressed.pop(0))
        self.runner.run(self.tell())

    async def show_choice(self, message_id: int) -> None:
        session = await self.store.get(self.house.number)
        self.discord.messages[message_id] = f"{BOARD} {session.ply}"
        publisher, worker = publishing(self.store, Words(), self.discord)
        await publisher.retire_replaced(session, Pressed(self.discord, message_id))
        await worker.close()

    async def tell(self, *, ends: bool = False) -> None:
        job = await self.store.job_of(JobKind.PUBLISH, self.house.number)
        if job is not None:
            table = LiveTable(await self.store.get(self.house.number))
            try:
                shown = await self.house.reconciler().reconcile(
                    table, job.tasks, is_broken_off=self.is_broken_off
                )
                if ends:
                    raise Killed
            except (Killed, TimeoutError):
                self.is_broken_off = True
            else:
                await self.store.conclude(job, *shown)
                self.is_broken_off = False
        self.discord.at, self.discord.failure = -1, None
        if self.discord.press is not None:
            press, self.discord.press = self.discord.press, None
            await press
        if job is not None and not self.is_broken_off:
            await self.check()

    async def check(self) -> None:
        assert len(self.discord.boards) == 1
        posted = await self.store.posted_messages(self.house.number)
        assert posted.board is not None
        assert posted.board.message_id == self.discord.boards[0]
        told = [line for line in self.discord.told.splitlines() if line != STUB]
        assert told == (await self.house.log())[: posted.board.ply]


Publishing.TestCase.settings = settings(stateful_step_count=15, deadline=None)
TestPublishing = Publishing.TestCase
