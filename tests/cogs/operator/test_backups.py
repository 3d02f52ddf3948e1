"""Backing up, checking and restoring, when somebody wants it and every day by itself."""

import asyncio
import logging
import random
import shutil
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest
from people import ADA, BO, give_up_at, started
from recorded_tables import pressed

from cogs.operator import backup_schedule, backups
from cogs.operator.backup_schedule import BackupSchedule
from cogs.operator.backups import back_up, check, maintain, mark_restored, restore
from cogs.program.arguments import parse_arguments
from cogs.table.live_table import LiveTable
from cogs.table.service import TableService
from data.settings import Settings
from data.store import Session, Store, StoreError, TaskKind
from data.store.backup import url_of

NOW = datetime(2026, 11, 22, 19, 30, tzinfo=UTC)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    (tmp_path / "live").mkdir()
    return tmp_path / "live" / "games.sqlite3"


@pytest.fixture
async def store(database: Path) -> Store:
    store = await Store.open(url_of(database))
    yield store
    await store.close()


async def begin(store: Store, game: str = "docker") -> Session:
    return (await started(TableService(store, lambda *_: None), ADA, BO, game=game)).session


async def test_a_backup_of_a_database_in_use_is_whole(
    store: Store, database: Path, tmp_path: Path
) -> None:
    session = await begin(store)
    copied = shutil.copy(database, tmp_path / "copied.sqlite3")
    assert (await check(url_of(copied))).tables == 0, "a copy of the file would lack the game"
    words = await back_up(url_of(database), tmp_path / "backup.sqlite3")
    assert "All 1 tables can be read" in words
    assert {path.name for path in tmp_path.iterdir()} == {
        "live",
        "copied.sqlite3",
        "backup.sqlite3",
    }
    kept = await Store.open(url_of(tmp_path / "backup.sqlite3"))
    assert await kept.get(session.id) == await store.get(session.id)
    await kept.close()


async def test_a_backup_never_replaces_a_file(store: Store, database: Path, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("a novel")
    for target in (precious, database):
        with pytest.raises(StoreError, match="exists already"):
            await back_up(url_of(database), target)
    assert precious.read_text() == "a novel"


async def test_a_damaged_database_is_not_called_a_backup(
    store: Store, database: Path, tmp_path: Path
) -> None:
    await begin(store)
    await store.close()
    content = bytearray(database.read_bytes())
    content[4096 * 5 : 4096 * 9] = b"\xff" * 4096 * 4
    database.write_bytes(content)
    with pytest.raises(StoreError, match=r"damaged|copied"):
        await back_up(url_of(database), tmp_path / "backup.sqlite3")
    assert [path.name for path in tmp_path.iterdir()] == ["live"]


async def test_a_table_that_cannot_be_read_is_named_without_its_secrets(
    store: Store, database: Path
) -> None:
    session = await begin(store)
    await begin(store)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE sessions SET snapshot = '[7]' WHERE id = ?", (session.id,))
    report = await maintain(SimpleNamespace(task="check"), url_of(database))
    assert report.is_troubled
    assert f"table {session.id} (docker, ply 0)" in report.words
    assert report.words.count("\n") == 1


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE events SET digest = 'other' WHERE ply = 1", "leads to"),
        ("DELETE FROM events WHERE ply = 0", "actions are missing"),
        ("DROP INDEX sessions_by_server", "add index sessions_by_server"),
        ("DROP TABLE settings", "add table settings"),
        ("ALTER TABLE sessions ADD COLUMN mood TEXT", "remove column sessions mood"),
        ("UPDATE alembic_version SET version_num = '0000'", "start the bot once"),
    ],
)
async def test_a_check_finds_what_is_not_as_it_should_be(
    store: Store, database: Path, statement: str, words: str
) -> None:
    session = await begin(store)
    service = TableService(store, lambda *_: None)
    for _ in range(2):
        await pressed(service, LiveTable(await store.get(session.id)), random.Random(1))
    await store.close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement)
    report = await maintain(SimpleNamespace(task="check"), url_of(database))
    assert report.is_troubled
    assert words in report.words


async def test_a_check_of_a_sound_database_has_nothing_to_say(store: Store, database: Path) -> None:
    await begin(store)
    report = await maintain(SimpleNamespace(task="check"), url_of(database))
    assert (report.words, report.is_troubled) == ("All 1 tables can be read.", False)


async def test_results_are_made_anew_and_the_difference_is_told(
    store: Store, database: Path
) -> None:
    session = await begin(store)
    await give_up_at(TableService(store, lambda *_: None), session.id, ADA.user_id)
    report = await maintain(SimpleNamespace(task="ratings"), url_of(database))
    assert report.words == "Recounted 1 finished games: every figure was right."
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE results SET rank = 1")
    report = await maintain(SimpleNamespace(task="ratings"), url_of(database))
    assert "2 results were others before" in report.words
    with closing(sqlite3.connect(database)) as connection:
        ranks = connection.execute("SELECT person_id, rank FROM results ORDER BY seat").fetchall()
    assert ranks == [(ADA.user_id, 2), (BO.user_id, 1)]


@pytest.mark.parametrize(
    "arguments",
    [
        ["check"],
        ["backup", "new"],
        ["ratings"],
        ["replay"],
        ["export", "7", "new"],
        ["import", __file__],
        ["bugs"],
        ["mark-restored"],
    ],
    ids=" ".join,
)
async def test_nothing_is_made_where_no_database_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreError):
        await maintain(parse_arguments(arguments), url_of(tmp_path / "typo.sqlite3"))
    assert list(tmp_path.iterdir()) == []


async def test_a_check_of_a_file_that_cannot_be_read_has_found_something(
    store: Store, database: Path
) -> None:
    await store.close()
    database.write_bytes(b"a novel, not a database" * 100)
    report = await maintain(SimpleNamespace(task="check"), url_of(database))
    assert report.is_troubled
    assert "not a database" in report.words


async def test_nothing_is_restored_under_a_running_bot(
    store: Store, database: Path, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.sqlite3"
    await back_up(url_of(database), backup)
    session = await begin(store)
    with pytest.raises(StoreError, match="stop the bot"):
        await restore(url_of(database), backup, NOW)
    assert await store.get(session.id) == session


async def test_what_was_there_is_kept_beside_what_is_restored(
    store: Store, database: Path, tmp_path: Path
) -> None:
    early = await begin(store)
    backup = tmp_path / "backup.sqlite3"
    await back_up(url_of(database), backup)
    before = backup.read_bytes()
    late = await begin(store)
    await store.close()
    words = await restore(url_of(database), backup, NOW)
    assert backup.read_bytes() == before
    aside = database.with_name("games.sqlite3.before-20261122T193000Z")
    assert str(aside) in words
    assert {path.name for path in database.parent.iterdir()} == {database.name, aside.name}
    restored, older = [await Store.open(url_of(path)) for path in (database, aside)]
    assert (await restored.get(early.id)).snapshot == early.snapshot
    assert await older.get(late.id) == late
    with pytest.raises(StoreError):
        await restored.get(late.id)
    await restored.close()
    await older.close()


async def test_every_open_table_changes_its_branch_and_its_people_are_told(
    store: Store, database: Path
) -> None:
    running = await begin(store)
    over = await begin(store)
    await TableService(store, lambda *_: None).cancel(over.id, ADA)
    over = await store.get(over.id)
    known = {task.id for task in await store.pending_tasks()}
    assert "1 open tables" in await mark_restored(url_of(database))
    marked = await store.get(running.id)
    assert marked.branch != running.branch
    assert await store.get(over.id) == over
    tasks = [task for task in await store.pending_tasks() if task.id not in known]
    assert [task.kind for task in tasks] == [TaskKind.LOBBY, TaskKind.NEW_BOARD]
    assert all(task.payload["notify"] == [ADA.user_id, BO.user_id] for task in tasks)
    newest = int(over.updated_at.timestamp())
    assert {task.payload["restored_to"] for task in tasks} == {newest}
    assert marked.standing.is_running


async def test_long_lists_of_troubles_are_cut() -> None:
    many = backups.Findings(100, tuple(f"table {n}" for n in range(50)))
    assert str(many).count("\n") == backups._LISTED + 1
    assert "and 30 more" in str(many)


WRITE = "import sys; open(sys.argv[2], 'w').write('games'); print('Backed', 'up')"
FAIL = "import sys; sys.exit('the disk\\nis full')"


class Clock:
    """A clock that moves while the scheduled sleeps."""

    def __init__(self, patch: pytest.MonkeyPatch, most: int) -> None:
        self.now = datetime(2026, 3, 1, tzinfo=UTC)
        self._left = most
        patch.setattr(backup_schedule.asyncio, "sleep", self._sleep)

    def __call__(self) -> datetime:
        return self.now

    async def _sleep(self, seconds: float) -> None:
        if not self._left:
            raise asyncio.CancelledError
        self._left -= 1
        self.now += timedelta(seconds=seconds)


def scheduled(folder: Path, clock: Clock, program: str = WRITE) -> BackupSchedule:
    settings = Settings(backup_every=24, backup_keep=3, backup_folder=folder / "copies")
    return BackupSchedule(settings, (sys.executable, "-c", program), clock)


def days(folder: Path) -> list[str]:
    return sorted(path.name[15:19] for path in (folder / "copies").glob("boardgames-*"))


async def run(made: BackupSchedule) -> None:
    with pytest.raises(asyncio.CancelledError):
        await made.run()


async def test_the_first_one_is_made_at_once_and_the_newest_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch, most=5)
    await run(scheduled(tmp_path, clock))
    assert days(tmp_path) == ["0303", "0304", "0305"]
    assert clock.now == datetime(2026, 3, 5, tzinfo=UTC)


async def test_after_a_restart_the_next_one_waits_until_it_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch, most=1)
    await run(scheduled(tmp_path, clock))
    clock.now += timedelta(hours=20)
    clock._left = 1
    await run(scheduled(tmp_path, clock))
    assert days(tmp_path) == ["0301", "0302"]
    assert clock.now == datetime(2026, 3, 2, tzinfo=UTC)


async def test_files_of_other_names_are_never_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "copies").mkdir()
    other = tmp_path / "copies" / "boardgames-before-the-move.sqlite3"
    other.write_text("precious")
    await run(scheduled(tmp_path, Clock(monkeypatch, most=6)))
    assert other.read_text() == "precious"
    assert len(list((tmp_path / "copies").iterdir())) == 4


async def test_one_that_fails_is_said_in_one_line_and_tried_again_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock(monkeypatch, most=3)
    begun = clock.now
    await run(scheduled(tmp_path, clock, FAIL))
    lines = [r.getMessage() for r in caplog.records if r.levelno == logging.ERROR]
    assert lines == ["no backup: the disk is full"] * 2
    assert clock.now - begun == backup_schedule.RETRY
    assert days(tmp_path) == []


async def test_without_the_setting_there_are_none(tmp_path: Path) -> None:
    await BackupSchedule(Settings(backup_folder=tmp_path / "copies")).run()
    assert not (tmp_path / "copies").exists()
