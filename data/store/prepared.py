"""Statements of a press, compiled once and given to SQLite's driver as they are.

What SQLAlchemy does for each execution takes SQLite several times as long as the statement itself,
and a press executes a dozen. So it only spells them, and knows how values are stored. On other
databases it carries them out as always: there the way to the server takes longer than either.
"""

import sqlite3
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, exc
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.selectable import Select

Statement: TypeAlias = Select[Any] | UpdateBase
Values: TypeAlias = Mapping[str, Any]
Convert: TypeAlias = Callable[[Any], Any]

_DIALECT = sqlite.dialect()
_STATEMENTS = 256
"""More than there are."""


def fetch(connection: Connection, statement: Statement, values: Values) -> Sequence[Any]:
    """The rows that *statement* gives: each has its columns as attributes, and ``_asdict``.

    It is one that is built once. No parameter is a list from which an IN is spelled.

    :raises sqlalchemy.exc.DBAPIError: the database failed, or a constraint is broken.
    """
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, values).all()
    return _spelled(statement, tuple(values)).fetch(connection, values)


def change(connection: Connection, statement: Statement, values: Values) -> int:
    """Carry out such a *statement*; how many rows it has changed.

    :raises sqlalchemy.exc.DBAPIError: the database failed, or a constraint is broken.
    """
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, values).rowcount
    return _spelled(statement, tuple(values)).execute(connection, values).rowcount


def change_each(connection: Connection, statement: Statement, values: Sequence[Values]) -> None:
    """Carry out such a *statement* with each of *values*, which have the same names.

    :raises sqlalchemy.exc.DBAPIError: the database failed, or a constraint is broken.
    """
    if connection.dialect.name != "sqlite":
        connection.execute(statement, values)
        return
    for each in values:
        _spelled(statement, tuple(each)).execute(connection, each)


@lru_cache(_STATEMENTS)
def _spelled(statement: Statement, names: tuple[str, ...]) -> "_Spelled":
    """*statement* as SQLite has it, for values of these *names*: an UPDATE sets what is named."""
    return _Spelled(statement, names)


class _Spelled:
    """The SQL of a statement, and how values get into and out of it."""

    def __init__(self, statement: Statement, names: Sequence[str]) -> None:
        compiled = statement.compile(dialect=_DIALECT, column_keys=sorted(names))
        assert isinstance(compiled, SQLCompiler)
        self._sql = str(compiled)
        binds = [(name, compiled.binds[name]) for name in compiled.positiontup or ()]
        assert not any(bind.expanding for _, bind in binds)
        self._binds: list[tuple[str, Any, Convert | None]] = [
            (name, bind.value, bind.type.dialect_impl(_DIALECT).bind_processor(_DIALECT))
            for name, bind in binds
        ]
        columns = list(statement.exported_columns)
        row = namedtuple("row", [str(column.key) for column in columns])  # type: ignore[misc]
        self._row: Callable[[Sequence[Any]], Any] = row._make
        kinds = [column.type.dialect_impl(_DIALECT) for column in columns]
        converts = [kind.result_processor(_DIALECT, None) for kind in kinds]
        self._converts: list[tuple[int, Convert]] = [
            (place, convert) for place, convert in enumerate(converts) if convert is not None
        ]

    def execute(self, connection: Connection, values: Values) -> sqlite3.Cursor:
        """Have the driver carry it out, inside of the transaction of *connection*."""
        asked = []
        for name, usual, convert in self._binds:
            value = values.get(name, usual)
            asked.append(value if convert is None else convert(value))
        driver: Any = connection.connection.driver_connection
        try:
            cursor: sqlite3.Cursor = driver.execute(self._sql, asked)
        except sqlite3.Error as error:
            raise _named(self._sql, error) from error
        return cursor

    def fetch(self, connection: Connection, values: Values) -> list[Any]:
        """The rows that it gives, each value as SQLAlchemy would give it."""
        cursor = self.execute(connection, values)
        try:
            found = cursor.fetchall()
        except sqlite3.Error as error:
            raise _named(self._sql, error) from error
        return [self._converted(row) for row in found]

    def _converted(self, row: Sequence[Any]) -> Any:
        values = list(row)
        for place, convert in self._converts:
            values[place] = convert(values[place])
        return self._row(values)


def _named(sql: str, error: sqlite3.Error) -> exc.DBAPIError:
    """*error* as SQLAlchemy raises it, without the values of the statement."""
    kind: type[exc.DBAPIError] = getattr(exc, type(error).__name__, exc.DBAPIError)
    return kind(sql, None, error, hide_parameters=True)
