"""Names of threads: two changes in ten minutes, the newest wins, and nothing is forgotten."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from people import ADA, BO, NOW, running

from cogs.publishing.thread_names import WINDOW, ThreadRenaming
from cogs.workers.worker import Worker
from data.store import JobKind, Server, Session, Standing, Status, Store
from data.store.jobs import HOLD

THREAD = 77


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


class Discord:
    """Keeps what the thread was called, and when."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.names: list[str] = []
        self.moments: list[datetime] = []
        self.refusals: list[Exception] = []
        self.hold: asyncio.Event | None = None
        self.begun = asyncio.Event()

    async def rename_thread(self, thread_id: int, name: str) -> None:
        assert thread_id == THREAD
        if self.hold is not None:
            self.begun.set()
            await self.hold.wait()
        if self.refusals:
            raise self.refusals.pop()
        self.names.append(name)
        self.moments.append(self.clock())


class House:
    """One table in its thread, and processes that name it."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store, self.clock, self.discord = store, clock, Discord(clock)
        self.start_process()
        self.number = 0

    def start_process(self) -> None:
        """Have another process look after the names, which knows only what is stored."""
        self.names = ThreadRenaming(self.store, self.discord, self.clock, lambda: None)  # type: ignore[arg-type]
        self.worker = Worker(self.store, {JobKind.RENAME: self.names.carry_out})

    async def begin(self) -> None:
        await self.store.set_server(Server(guild_id=1, names_turn=True))
        table = replace(running(ADA, BO), thread_id=THREAD, to_act=(0,))
        self.number = (await self.store.create(table))[0].id
        await self.note()

    async def asks(self, *seats: int, **more: object) -> None:
        """It is the turn of these *seats*, which is published."""
        session = await self.store.get(self.number)
        await self.store.commit(session, replace(session, to_act=seats, **more))  # type: ignore[arg-type]
        await self.note()

    async def note(self) -> None:
        await self.names.note(await self.store.get(self.number))
        if self.discord.hold is None:
            await self.worker.carry_out_due()

    async def pass_time(self, time: timedelta) -> None:
        """Some *time* passes, and what is due by then is done."""
        self.clock.now += time
        while await self.worker.carry_out_due():
            pass


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    clock = Clock()
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3", clock)
    house = House(store, clock)
    await house.begin()
    yield house
    await store.close()


async def test_two_turns_are_named_at_once_and_then_the_newest_in_its_time(house: House) -> None:
    for seat in (1, 0, 1, 0, 1):
        await house.asks(seat)
    assert house.discord.names == ["Docker · Ada to move", "Docker · Bo to move"]
    await house.asks(0)
    await house.pass_time(WINDOW - timedelta(seconds=1))
    assert len(house.discord.names) == 2
    await house.pass_time(timedelta(seconds=1))
    assert house.discord.names[2:] == ["Docker · Ada to move"]


async def test_however_fast_people_play_ten_minutes_hold_two_changes(house: House) -> None:
    for turn in range(120):
        await house.asks(turn % 2)
        await house.pass_time(timedelta(seconds=7 + turn % 13))
    await house.pass_time(WINDOW)
    moments = house.discord.moments
    assert len(moments) > 4
    assert all(
        third - first >= timedelta(minutes=10)
        for first, third in zip(moments, moments[2:], strict=False)
    )
    assert house.discord.names[-1] == "Docker · Bo to move"


async def test_a_name_that_came_back_by_itself_needs_no_change(house: House) -> None:
    for seat in (1, 0, 1):
        await house.asks(seat)
    await house.pass_time(2 * WINDOW)
    assert len(house.discord.names) == 2
    assert await house.store.first_job() is None


async def test_the_name_goes_back_at_the_end(house: House) -> None:
    await house.asks(standing=Standing(Status.FINISHED))
    assert house.discord.names == ["Docker · Ada to move", "Docker: Ada, Bo"]


async def test_the_name_goes_back_once_the_server_does_not_want_it_any_more(house: House) -> None:
    await house.store.set_server(Server(guild_id=1))
    await house.asks(1)
    await house.asks(0)
    assert house.discord.names == ["Docker · Ada to move", "Docker: Ada, Bo"]


async def test_another_process_renames_what_a_killed_one_left(house: House) -> None:
    for seat in (1, 0, 1, 0):
        await house.asks(seat)
    house.start_process()
    await house.pass_time(WINDOW)
    assert house.discord.names[2:] == ["Docker · Ada to move"]


async def test_a_change_that_a_killed_process_had_begun_is_made_by_another(house: House) -> None:
    house.discord.hold = asyncio.Event()
    await house.asks(1)
    work = asyncio.create_task(house.worker.carry_out_due())
    await house.discord.begun.wait()
    work.cancel()
    house.start_process()
    house.discord.hold = None
    await house.pass_time(HOLD)
    assert house.discord.names == ["Docker · Ada to move", "Docker · Bo to move"]


async def test_a_turn_that_ends_while_a_name_is_under_way_is_not_forgotten(house: House) -> None:
    house.discord.hold = asyncio.Event()
    await house.asks(1)
    work = asyncio.create_task(house.worker.carry_out_due())
    await house.discord.begun.wait()
    await house.asks(0, standing=Standing(Status.FINISHED))
    house.discord.hold.set()
    house.discord.hold = None
    await work
    await house.pass_time(WINDOW)
    assert house.discord.names[-1] == "Docker: Ada, Bo"
    assert await house.store.first_job() is None


@pytest.mark.parametrize("is_passing", [True, False])
async def test_a_refused_change_counts_and_the_next_turn_tries_again(
    house: House, is_passing: bool
) -> None:
    refused = SimpleNamespace(status=403, reason="Forbidden")
    failure = TimeoutError() if is_passing else discord.Forbidden(refused, "no")  # type: ignore[arg-type]
    house.discord.refusals.append(failure)
    await house.asks(1)
    assert house.discord.names == ["Docker · Ada to move"]
    await house.pass_time(WINDOW)
    if not is_passing:
        await house.note()
    assert house.discord.names[1:] == ["Docker · Bo to move"]


@pytest.mark.parametrize("place", [{"thread_id": 2}, {"thread_id": None}, {"guild_id": None}])
async def test_only_threads_of_tables_are_renamed(house: House, place: dict[str, object]) -> None:
    session = await house.store.get(house.number)
    elsewhere: Session = replace(session, to_act=(1,), **place)  # type: ignore[arg-type]
    await house.names.note(elsewhere)
    await house.worker.carry_out_due()
    assert len(house.discord.names) == 1


async def test_a_server_that_wants_no_such_names_costs_no_row(house: House) -> None:
    other = replace(running(ADA, BO), guild_id=9, thread_id=99)
    session, _ = await house.store.create(other)
    await house.names.note(session)
    assert await house.store.job_of(JobKind.RENAME, session.id) is None


async def test_the_name_of_who_is_forgotten_is_taken_out_of_the_thread(house: House) -> None:
    await house.store.set_server(Server(guild_id=1))
    for already_named in (True, False):
        if not already_named:
            table = replace(running(ADA, BO), thread_id=THREAD, to_act=(0,))
            await house.store.create(table)
        await house.store.forget(BO.user_id, lambda language, seat: f"Player {seat + 1}")
        await house.pass_time(WINDOW)
        assert house.discord.names.pop() == "Docker: Ada, Player 2"
