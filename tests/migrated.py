"""New databases of tests in a moment: the first of a process is migrated, the others are copies."""

import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import wraps
from pathlib import Path

from sqlalchemy import make_url

from data.store.database import Database

Migrate = Callable[[Database], Awaitable[None]]


def copying(migrate: Migrate) -> Migrate:
    """*migrate*, which finds done in new files of SQLite what it did in the first one.

    Alembic takes longer than most tests.
    """
    image: list[bytes] = []

    @wraps(migrate)
    async def migrate_copy(database: Database) -> None:
        if not image and _new_file(database):
            image.append(await _migrated(migrate))
        # Asked again: somebody else may have made it meanwhile.
        if file := _new_file(database):
            file.write_bytes(image[0])
        await migrate(database)

    return migrate_copy


def _new_file(database: Database) -> Path | None:
    """The file that *database* is going to be; None where it exists, or will be none."""
    name = make_url(database.url).database if database.is_sqlite else None
    file = Path(name or "")
    is_new = bool(name) and not file.exists() and file.parent.is_dir()
    return file if is_new else None


async def _migrated(migrate: Migrate) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/games.sqlite3"
        database = Database(f"sqlite:///{file}")
        try:
            await migrate(database)
        finally:
            await database.close()
        with closing(sqlite3.connect(file)) as connection:
            return connection.serialize()
