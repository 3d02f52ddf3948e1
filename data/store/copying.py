"""Moving everything from an SQLite file to another database, such as one of PostgreSQL."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, TableClause, make_url
from sqlalchemy.types import TypeDecorator
from sqlalchemy.util import await_

from data.store.database import Database
from data.store.errors import StoreError
from data.store.migrate import migrate
from data.store.schema import metadata

_ROWS = 500
"""Rows that are handed over together."""
_DIGESTS: int = 1 << 256
"""How many there are."""


async def copy_database(source_url: str, target_url: str) -> dict[str, int]:
    """Copy all tables of the SQLite database *source_url*; returns the number of rows of each.

    The copy takes place in one transaction, and is compared row by row before that ends. Nobody can
    write to the source meanwhile; what is written to it later is not in the copy.

    :raises StoreError: one of the databases cannot be used, the target holds something, or the copy
        would not be the same.
    """
    if make_url(source_url).get_backend_name() != "sqlite":
        raise StoreError("Only an SQLite database can be copied: name it in DATABASE_URL.")
    source, target = Database(source_url), Database(target_url)
    try:
        await migrate(source)
        await migrate(target)
        counts = await source.write(lambda origin: _copy_all(origin, target))
    finally:
        await source.close()
        await target.close()
    return counts


def _copy_all(origin: Connection, target: Database) -> dict[str, int]:
    origin.exec_driver_sql("BEGIN IMMEDIATE")
    return await_(target.write(lambda into: _copy(origin, into)))


def _copy(origin: Connection, into: Connection) -> dict[str, int]:
    tables = [_plain(table) for table in metadata.sorted_tables]
    for table in tables:
        if into.execute(sa.select(sa.func.count()).select_from(table)).scalar_one():
            raise StoreError("The target is not empty: name a new database with --to.")
    counts = {table.name: _copy_rows(table, origin, into) for table in tables}
    for table in tables:
        if _digest(table, origin) != _digest(table, into):
            raise StoreError(f"The copy of the table {table.name} is not the same: it was undone.")
    return counts


def _plain(table: sa.Table) -> TableClause:
    """*table* with values as they are stored: a damaged one must arrive as it is."""
    columns: list[sa.ColumnClause[Any]] = []
    for column in table.columns:
        kind = column.type
        columns.append(
            sa.column(column.name, kind.impl_instance if isinstance(kind, TypeDecorator) else kind)
        )
    return sa.table(table.name, *columns)


def _copy_rows(table: TableClause, origin: Connection, into: Connection) -> int:
    copied = 0
    for rows in _parts(table, origin):
        into.execute(table.insert(), [dict(row._mapping) for row in rows])
        copied += len(rows)
    return copied


def _parts(table: TableClause, connection: Connection) -> Iterator[Sequence[sa.Row[Any]]]:
    every_row = sa.select(*table.columns).execution_options(yield_per=_ROWS)
    return connection.execute(every_row).partitions()


def _digest(table: TableClause, connection: Connection) -> int:
    """A number that differs where a row does, and not where only the order does."""
    total = 0
    for rows in _parts(table, connection):
        for row in rows:
            total += int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest())
    return total % _DIGESTS
