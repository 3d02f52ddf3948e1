"""How JSON data, moments and enumerations are stored, the same way in every database."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

import orjson
from cachetools import LRUCache
from sqlalchemy import BigInteger, Dialect, Integer, Text
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import TypeDecorator

from data.store.records import EPOCH

_MICROSECOND = timedelta(microseconds=1)

Id = BigInteger().with_variant(Integer, "sqlite")
"""Numbers of our own and of Discord: 64 bits. SQLite counts rows by itself only in INTEGER."""


class Json(TypeDecorator[Any]):
    """JSON data as text with sorted keys, so that equal data is equal text. None is NULL.

    Text that is no JSON is read as an empty object, which nobody takes for a position, so that one
    damaged row does not hide the others that are read with it.
    """

    impl = Text
    cache_ok = True

    def __init__(self, remembered: int = 0) -> None:
        """*remembered* is of how many texts it is known for a while what they say.

        Such text gives the same object each time, even that which it was written from. Nobody may
        change it, and what was written holds lists and no tuples.
        """
        super().__init__()
        self.remembered = remembered
        self._known = _Known(remembered)

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """The text to store."""
        if value is None:
            return None
        text = orjson.dumps(value, option=orjson.OPT_SORT_KEYS).decode()
        self._known.note(text, value)
        return text

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """The stored data; tuples come back as lists."""
        return None if value is None else self._known.data_in(value)


class _Known:
    """The values of JSON texts that were recently written or read."""

    def __init__(self, most: int) -> None:
        self._data: LRUCache[str, Any] = LRUCache(most)

    def note(self, text: str, data: Any) -> None:
        """Remember that *text* says *data*."""
        if self._data.maxsize:
            self._data[text] = data

    def data_in(self, text: str) -> Any:
        """What *text* says."""
        if not self._data.maxsize:
            return _parsed(text)
        data = self._data.get(text)
        if data is None:
            data = _parsed(text)
            self.note(text, data)
        return data


def _parsed(text: str) -> Any:
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return {}


class Moment(TypeDecorator[datetime]):
    """An aware datetime as microseconds since 1970 in UTC: sorts, and needs no parsing."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """The number to store."""
        return None if value is None else (value - EPOCH) // _MICROSECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        """The moment in UTC."""
        return None if value is None else EPOCH + timedelta(microseconds=value)


class database_now(FunctionElement[int]):  # noqa: N801  # reads like SQL's own functions
    """The present moment by the clock of the database, stored as a :class:`Moment` is."""

    # A FunctionElement can be part of a cache key; SQLAlchemy compiles every statement that holds a
    # bare ColumnElement again for each execution.
    inherit_cache = True
    type = BigInteger()


@compiles(database_now, "sqlite")
def _sqlite_now(element: database_now, compiler: Any, **_: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000000 AS INTEGER)"


@compiles(database_now, "postgresql")
def _postgresql_now(element: database_now, compiler: Any, **_: Any) -> str:
    # Not now(), which is the moment when the transaction began.
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000000 AS BIGINT)"


class Choice(TypeDecorator[StrEnum]):
    """A member of a StrEnum, stored as its value.

    A damaged value is read as *otherwise*, where that is given, so that the row hides no others.
    """

    impl = Text
    cache_ok = True

    def __init__(self, enum: type[StrEnum], otherwise: StrEnum | None = None) -> None:
        super().__init__()
        self.enum = enum
        self.otherwise = otherwise

    def process_bind_param(self, value: StrEnum | None, dialect: Dialect) -> str | None:
        """The text to store."""
        return None if value is None else value.value

    def process_result_value(self, value: str | None, dialect: Dialect) -> StrEnum | None:
        """The member with this value.

        :raises ValueError: it has none, and nothing is read instead.
        """
        if value is None:
            return None
        try:
            return self.enum(value)
        except ValueError:
            if self.otherwise is None:
                raise
            return self.otherwise
