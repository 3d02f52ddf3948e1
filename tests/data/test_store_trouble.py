"""A database that is locked, gone or damaged: said once, nobody waits long, and it goes on."""

import asyncio
import logging
import os
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from data.store import (
    Busy,
    CannotOpen,
    Full,
    Session,
    Store,
    StoreError,
    Unavailable,
    Vanished,
    database,
    may_pass,
    pools,
)
from tests.sqlite_lock import locked

CROWD = 12


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a lock, and nobody at all for those who do."""
    monkeypatch.setattr(pools, "BUSY_SECONDS", 0.3)
    monkeypatch.setattr(pools, "QUEUE_SECONDS", 0.001)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.mark.usefixtures("impatient")
async def test_of_a_crowd_not_all_wait_for_a_lock_one_after_the_other(
    file: Path, lobby: Session
) -> None:
    store = await Store.open(f"sqlite:///{file}")
    async with locked(file):
        tries = (store.create(lobby) for _ in range(CROWD))
        found = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(trouble) for trouble in found] == [Busy] * CROWD
    causes = [type(trouble.__cause__) for trouble in found]
    assert causes == [OperationalError] + [PoolTimeout] * (CROWD - 1)
    await store.create(lobby)
    await store.close()


@pytest.mark.usefixtures("impatient")
async def test_the_operator_is_told_once_and_when_it_is_over(
    file: Path, lobby: Session, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    store = await Store.open(f"sqlite:///{file}")
    for _ in range(2):
        async with locked(file):
            for _ in range(3):
                with pytest.raises(Busy):
                    await store.create(lobby)
        await store.create(lobby)
    lines = [record.getMessage() for record in caplog.records if record.name == database.__name__]
    assert [line.partition(":")[0] for line in lines] == [
        "no game can go on",
        "the database takes changes again",
    ] * 2
    assert "find out which one, and stop it" in lines[0]
    await store.close()


@pytest.mark.parametrize("replaced", [False, True])
async def test_a_file_that_vanished_is_noticed_and_taken_back(
    file: Path, lobby: Session, replaced: bool
) -> None:
    store = await Store.open(f"sqlite:///{file}")
    kept = file.with_name("elsewhere")
    os.rename(file, kept)
    if replaced:
        file.write_bytes(kept.read_bytes())
    with pytest.raises(Vanished, match="removed or replaced"):
        await store.create(lobby)
    os.replace(kept, file)
    stored, _ = await store.create(lobby)
    assert await store.get(stored.id) == stored
    await store.close()


async def test_a_damaged_file_is_not_played_on(file: Path, lobby: Session) -> None:
    store = await Store.open(f"sqlite:///{file}")
    for _ in range(50):
        await store.create(lobby)
    await store.close()
    content = bytearray(file.read_bytes())
    content[4096 * 3 : 4096 * 6] = b"\xff" * 4096 * 3
    file.write_bytes(content)
    with pytest.raises(CannotOpen):
        await Store.open(f"sqlite:///{file}")
    assert file.read_bytes() == bytes(content)


@pytest.mark.parametrize(
    "origin", [pytest.param("postgres", marks=pytest.mark.postgres)], indirect=True
)
@pytest.mark.usefixtures("impatient")
async def test_a_lock_of_postgresql_is_waited_for_as_shortly(url: str, lobby: Session) -> None:
    store = await Store.open(url)
    plain = make_url(url).set(drivername="postgresql")
    other = await asyncpg.connect(plain.render_as_string(hide_password=False))
    transaction = other.transaction()
    await transaction.start()
    await other.execute("LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE")
    for _ in range(2):
        with pytest.raises(Busy):
            await store.create(lobby)
    await transaction.rollback()
    await other.close()
    await store.create(lobby)
    await store.close()


class _Refusal(Exception):
    """An error of PostgreSQL's driver."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__(sqlstate)
        self.sqlstate = sqlstate


def _failed(cause: Exception) -> Unavailable:
    """Return the error of the store where the driver raised *cause*."""
    try:
        raise Unavailable("no answer") from cause
    except Unavailable as error:
        return error


@pytest.mark.parametrize(
    ("trouble", "passes"),
    [
        (Full(), True),
        (Busy(), True),
        (_failed(ConnectionRefusedError()), True),
        (_failed(DBAPIError(None, None, _Refusal("57P03"))), True),
        (_failed(_Refusal("53300")), True),
        (_failed(_Refusal("08006")), True),
        (_failed(_Refusal("28P01")), False),
        (_failed(_Refusal("3D000")), False),
        (_failed(ValueError()), False),
        (StoreError("newer"), False),
        (OSError(), False),
    ],
)
def test_what_passes_by_itself_is_told_from_what_does_not(
    trouble: Exception, *, passes: bool
) -> None:
    opening = CannotOpen("url", "no answer")
    opening.__cause__ = trouble
    assert may_pass(trouble) is passes
    assert may_pass(opening) is (passes and not isinstance(trouble, OSError))
