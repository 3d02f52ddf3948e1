"""Databases that cannot be opened, are too new, or are full: said plainly, nothing half written."""

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import inspect

from data.store import (
    CannotOpen,
    Full,
    Session,
    Store,
    StoreError,
    database,
    migrate,
    migrations,
    pools,
)
from data.store.schema import metadata
from tests.sqlite_lock import locked

pytestmark = pytest.mark.usefixtures("really_migrated")

Press = Callable[[Store, Session], Awaitable[tuple[Session, object]]]


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("{tmp}/missing/games.sqlite3", "the folder {tmp}/missing does not exist"),
        ("{tmp}", "{tmp} is a folder, not a file"),
        ("{tmp}/text", "file is not a database"),
        ("file:{tmp}/empty?mode=ro&uri=true", "attempt to write a readonly database"),
        (":memory:", "would forget every game"),
    ],
)
async def test_a_database_that_cannot_be_opened_is_named_with_the_reason(tmp_path, place, words):
    (tmp_path / "text").write_text("These are the minutes of a meeting, not a database.\n" * 99)
    sqlite3.connect(tmp_path / "empty").execute("CREATE TABLE t (x)").connection.close()
    before = _contents(tmp_path)
    with pytest.raises(CannotOpen) as caught:
        await Store.open("sqlite:///" + place.format(tmp=tmp_path))
    assert words.format(tmp=tmp_path) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert _contents(tmp_path) == before


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/games", "foo://x", "foo://x:y"])
async def test_a_url_of_nothing_known_is_refused(url):
    with pytest.raises(CannotOpen, match="cannot be opened"):
        await Store.open(url)


async def test_no_password_is_ever_shown():
    with pytest.raises(CannotOpen) as caught:
        await Store.open("postgresql+asyncpg://bot:hunter2@127.0.0.1:1/games")
    assert "hunter2" not in str(caught.value)


async def test_a_database_locked_by_another_program_is_said(file_url, tmp_path, monkeypatch):
    monkeypatch.setattr(pools, "BUSY_SECONDS", 0.05)
    monkeypatch.setattr(migrate, "PATIENCE_SECONDS", 0.1)
    await (await Store.open(file_url)).close()
    other = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(CannotOpen, match="locked"):
        await Store.open(file_url)
    other.close()


async def test_whoever_starts_while_another_process_migrates_waits_for_it(
    file_url, tmp_path, monkeypatch, caplog
):
    monkeypatch.setattr(pools, "BUSY_SECONDS", 0.05)
    caplog.set_level("INFO")
    await (await Store.open(file_url)).close()
    async with locked(tmp_path / "games.sqlite3"):
        opening = asyncio.create_task(Store.open(file_url))
        while not (waiting := [line for line in caplog.messages if "waiting for another" in line]):
            await asyncio.sleep(0.01)
    await (await opening).close()
    assert len(waiting) == 1


async def test_a_newer_program_that_migrates_meanwhile_is_noticed(
    file_url, tmp_path, monkeypatch, caplog
):
    monkeypatch.setattr(pools, "BUSY_SECONDS", 0.05)
    caplog.set_level("INFO")
    await (await Store.open(file_url)).close()
    async with locked(tmp_path / "games.sqlite3") as other:
        opening = asyncio.create_task(Store.open(file_url))
        while not any("waiting for another" in line for line in caplog.messages):
            await asyncio.sleep(0.01)
        other.execute("UPDATE alembic_version SET version_num = '9999'")
        other.commit()
    with pytest.raises(StoreError, match="9999"):
        await opening


async def test_a_database_of_a_newer_program_is_left_as_it_is(file_url, tmp_path):
    await (await Store.open(file_url)).close()
    with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = _contents(tmp_path)
    with pytest.raises(StoreError, match="newer than this program"):
        await Store.open(file_url)
    assert _contents(tmp_path) == before


async def test_a_full_database_keeps_nothing_of_a_press_and_goes_on_later(file_url, running, press):
    store = await Store.open(file_url)
    session, _ = await store.create(running)
    await _allow_pages(store, 1)
    with pytest.raises(Full, match="make room on its disk"):
        await _press_on(store, session, press)
    session = await store.get(session.id)
    plies = [entry.ply for entry in await store.history(session.id)]
    assert plies == list(range(session.ply))
    assert [task.ply - 1 for task in await store.pending_tasks()] == plies
    await _allow_pages(store, 100_000)
    session, _ = await press(store, session)
    assert await store.get(session.id) == session
    await store.close()


async def _press_on(store: Store, session: Session, press: Press) -> None:
    for _ in range(200):
        session, _ = await press(store, session)


async def _allow_pages(store: Store, pages: int) -> None:
    """At most so many pages; fewer than there are: just those that there are."""
    await store.write(
        lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    )


async def test_presses_are_synced_and_readers_do_not_wait(file_url):
    store = await Store.open(file_url)
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    found = await store.write(
        lambda connection: [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
    )
    assert found == ["wal", 2, 1, 2000]
    await store.close()


async def test_migrations_lead_to_the_tables_of_the_program(url):
    """Column by column, index by index: ``schema.py`` and the migrations cannot drift apart."""
    await (await Store.open(url)).close()
    migrated = await _shape(url)
    assert migrated.pop(migrate.VERSION_TABLE)
    fresh = database.Database(url)
    await fresh.write(metadata.drop_all)
    await fresh.write(metadata.create_all)
    await fresh.close()
    made = await _shape(url)
    del made[migrate.VERSION_TABLE]
    assert migrated == made


async def _shape(url: str) -> dict[str, object]:
    def look(sync: object) -> dict[str, object]:
        inspector = inspect(sync)
        return {
            table: (
                [
                    (column["name"], str(column["type"]), column["nullable"])
                    for column in inspector.get_columns(table)
                ],
                inspector.get_pk_constraint(table)["constrained_columns"],
                [
                    (key["constrained_columns"], key["referred_table"])
                    for key in inspector.get_foreign_keys(table)
                ],
                sorted(
                    (index["name"], index["column_names"], index["unique"])
                    for index in inspector.get_indexes(table)
                ),
                inspector.get_unique_constraints(table),
                inspector.get_table_options(table),
            )
            for table in inspector.get_table_names()
        }

    opened = database.Database(url)
    shape = await opened.read(look)
    await opened.close()
    return shape


LAST = migrate.HEAD
NEXT = f"{int(LAST) + 1:04}"
"""The migration that a later version would bring."""


def test_the_newest_migration_is_the_one_the_program_asks_for():
    assert max(migrations.known()) == migrate.HEAD


async def test_a_failing_migration_leaves_nothing_behind(url, tmp_path, monkeypatch):
    folder = _with_migration(
        tmp_path,
        """
        op.create_table("left_behind", sa.Column("id", sa.Integer, primary_key=True))
        op.execute("INSERT INTO left_behind (id) VALUES (1)")
        op.execute("INSERT INTO nowhere (id) VALUES (1)")
        """,
    )
    monkeypatch.setattr(migrations, "_FOLDER", folder)
    monkeypatch.setattr(migrate, "HEAD", NEXT)
    with pytest.raises(CannotOpen, match="nowhere"):
        await Store.open(url)
    assert await _shape(url) == {}


async def test_a_migration_keeps_the_games_of_before(url, tmp_path, monkeypatch, running, press):
    store = await Store.open(url)
    session, _ = await press(store, (await store.create(running))[0])
    await store.close()
    folder = _with_migration(tmp_path, 'op.add_column("sessions", sa.Column("note", sa.Text))')
    monkeypatch.setattr(migrations, "_FOLDER", folder)
    monkeypatch.setattr(migrate, "HEAD", NEXT)
    store = await Store.open(url)
    assert await store.get(session.id) == session
    assert len(await store.history(session.id)) == 1
    await store.close()
    monkeypatch.undo()
    with pytest.raises(StoreError, match=NEXT):
        await Store.open(url)


def _with_migration(tmp_path: Path, body: str) -> Path:
    """The program's migrations and one more that does *body*."""
    folder = tmp_path / "migrations"
    shutil.copytree(
        Path(migrations.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__")
    )
    lines = [line.strip() for line in body.strip().splitlines()]
    (folder / "versions" / f"{NEXT}_more.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n\n"
        f'revision = "{NEXT}"\ndown_revision = "{LAST}"\n\n\n'
        "def upgrade():\n" + "".join(f"    {line}\n" for line in lines)
    )
    return folder


def _contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}
