"""A store for each test, on SQLite always and on PostgreSQL where there is one."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from data.store import HistoryEntry, Seat, Session, Standing, Status, Store, Task, TaskKind
from data.store.migrate import migrate
from tests.postgres import fresh_database, migrated_database

Press = Callable[[Store, Session], Awaitable[tuple[Session, tuple[Task, ...]]]]


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, 12, 0, 0, 123456, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def forward(self, seconds: float) -> datetime:
        self.time += timedelta(seconds=seconds)
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.sqlite3"


@pytest.fixture(scope="session")
def server() -> str:
    """The address of a server of PostgreSQL."""
    given = os.environ.get("TEST_POSTGRES_URL")
    if not given:
        pytest.skip("TEST_POSTGRES_URL names no PostgreSQL server")
    return given


@pytest.fixture(scope="session")
def template(server: str) -> Iterator[str]:
    """The name of a database on that server which has been migrated."""
    with migrated_database(server) as name:
        yield name


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def origin(request: pytest.FixtureRequest) -> tuple[str, str] | None:
    """A server, and which of its databases new ones are copies of; None for a file."""
    if request.param == "sqlite":
        return None
    is_bare = "really_migrated" in request.fixturenames
    template = "template1" if is_bare else request.getfixturevalue("template")
    return request.getfixturevalue("server"), template


@pytest.fixture
async def url(origin: tuple[str, str] | None, file_url: str) -> AsyncIterator[str]:
    """Where a database may be made; gone after the test."""
    if origin is None:
        yield file_url
        return
    async with fresh_database(*origin) as fresh:
        yield fresh


@pytest.fixture
def really_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    """New databases are no copies of the first one: see ``tests/migrated.py``."""
    monkeypatch.setattr("data.store.store.migrate", migrate)


@pytest.fixture
async def store(url: str, clock: Clock) -> AsyncIterator[Store]:
    store = await Store.open(url, clock)
    yield store
    await store.close()


@pytest.fixture
async def other(url: str, store: Store, clock: Clock) -> AsyncIterator[Store]:
    """The store of another process."""
    other = await Store.open(url, clock)
    yield other
    await other.close()


@pytest.fixture
def lobby() -> Session:
    """A session as `/play` makes it, with two people at the table."""
    return Session(
        game="docker",
        options=(("entry", "any"), ("goal", 3)),
        host_id=2**62 + 1,
        guild_id=2**62 + 2,
        channel_id=2**62 + 3,
        seats=(Seat(2**62 + 1, "Ada"), Seat(12, "Bo 🎲 *Bold*")),
    )


@pytest.fixture
def running(lobby: Session, clock: Clock) -> Session:
    """A session after its start, nothing done yet."""
    return replace(
        lobby,
        standing=Standing(Status.RUNNING),
        seed=bytes(range(32)),
        snapshot={"ply": 0},
        to_act=(0,),
        asked_since=clock(),
    )


@pytest.fixture
def press() -> Press:
    """One action: a line of history, the next snapshot, and a task to tell of it."""

    async def press(store: Store, before: Session) -> tuple[Session, tuple[Task, ...]]:
        ply = before.ply + 1
        entry = HistoryEntry(
            ply=before.ply,
            seat=before.ply % 2,
            text="a1-c2",
            effects=[["moved", [["seat", 0]], None]],
            digest=f"{ply:064x}",
            barrier=ply % 2 == 0,
        )
        after = replace(before, ply=ply, snapshot={"ply": ply}, to_act=(ply % 2,))
        task = Task(kind=TaskKind.BOARD, ply=ply)
        committed = await store.commit(before, after, [entry], [task])
        return committed.session, committed.tasks

    return press
