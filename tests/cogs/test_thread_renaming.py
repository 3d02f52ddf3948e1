"""Names of threads: fitting, two changes in ten minutes, the newest wins, none is forgotten."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest
from people import ADA, BO, NOW, running, waiting
from refusals import by_discord

from cogs.publishing.thread_names import (
    MOST_UNITS,
    WINDOW,
    ThreadRenaming,
    base_name,
    clipped,
    turn_name,
)
from cogs.workers.worker import Worker
from data.store import JobKind, Seat, Server, Session, Standing, Status, Store
from data.store.jobs import HOLD

THREAD = 77


class Discord:
    """Keeps what the thread was called, and when."""

    def __init__(self, clock: SimpleNamespace) -> None:
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
        self.moments.append(self.clock.now)


class House:
    """One table in its thread, and processes that name it."""

    def __init__(self, store: Store, clock: SimpleNamespace) -> None:
        self.store, self.clock, self.discord = store, clock, Discord(clock)
        self.start_process()
        self.number = 0

    def start_process(self) -> None:
        """Have another process look after the names, which knows only what is stored."""
        self.names = ThreadRenaming(self.store, self.discord, lambda: self.clock.now, lambda: None)  # type: ignore[arg-type]
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
    clock = SimpleNamespace(now=NOW)
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3", lambda: clock.now)
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
    house.discord.refusals.append(TimeoutError() if is_passing else by_discord(403))
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


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
ODD = [
    "x" * 32,
    "שלום " * 6,
    "\U0001f389" * 32,
    "e\u0301" * 16,
    FAMILY * 6,
    "*_~`|<@1>",
    "\u202eabc",
]


def asked(session: Session, *seats: int) -> Session:
    return replace(session, to_act=seats)


def called(session: Session, *names: str) -> Session:
    """The same table, whose people have these names."""
    seats = (Seat(user_id=n + 1, name=name) for n, name in enumerate(names))
    return replace(session, seats=tuple(seats))


def test_the_name_says_whose_turn_it_is_and_which_rematch() -> None:
    assert base_name(replace(running(ADA, BO), follows=4, rematches=2)) == "🔁 Docker 3: Ada, Bo"
    assert turn_name(asked(running(ADA, BO), 1)) == "Docker · Bo to move"
    assert turn_name(asked(running(ADA, BO), 0, 1)) == "Docker · Ada, Bo to move"
    assert turn_name(replace(asked(running(ADA, BO), 1), language="de")) == "Docker · Bo ist dran"


@pytest.mark.parametrize(
    "standing",
    [
        Standing(Status.FINISHED),
        Standing(Status.CANCELLED),
        Standing(Status.RUNNING, asleep_at=NOW),
        Standing(Status.RUNNING, frozen_at=NOW),
        Standing(Status.RUNNING, asleep_at=NOW, paused_by="Mo"),
    ],
)
def test_the_name_goes_back_where_nobody_is_waited_for(standing: Standing) -> None:
    table = replace(running(ADA, BO), standing=standing)
    assert turn_name(table) == base_name(table) == "Docker: Ada, Bo"
    assert turn_name(waiting(ADA)) == base_name(waiting(ADA))


def test_a_robot_that_decides_in_a_moment_gives_no_name() -> None:
    table = running(ADA, BO)
    robot = replace(table.seats[1], robot="hard")
    table = replace(table, seats=(table.seats[0], robot))
    assert turn_name(asked(table, 1)) is None
    assert turn_name(asked(table, 0, 1)) == "Docker · Ada to move"


@pytest.mark.parametrize("name", ODD)
def test_every_name_fits_and_keeps_a_beginning_of_each_person(name: str) -> None:
    table = asked(called(running(ADA, BO), *(f"{n}{name}" for n in range(6))), *range(6))
    for made in (base_name(table), turn_name(table)):
        assert len(made.encode("utf-16-le")) // 2 <= MOST_UNITS
        assert all(f"{n}" in made for n in range(6))
        assert "\u202e" not in made
        assert made.count("\u2068") == made.count("\u2069"), "no direction is left open"


def test_what_people_see_as_one_character_is_cut_nowhere() -> None:
    assert clipped("e\u0301" * 4, 6) == "e\u0301" * 2 + "…"
    assert clipped(FAMILY * 2, 8) == FAMILY + "…"
    assert clipped("Ada", 3) == "Ada"
