"""Columns for JSON data, values, moments and enumerations, the same in every database."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

import msgspec
import orjson
from sqlalchemy import BigInteger, Dialect, Integer, Text
from sqlalchemy.types import TypeDecorator

from data.store.timing import EPOCH

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

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """The text to store."""
        if value is None:
            return None
        return orjson.dumps(value, _plain, orjson.OPT_SORT_KEYS).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """The stored data; tuples come back as lists."""
        if value is None:
            return None
        try:
            return orjson.loads(value)
        except orjson.JSONDecodeError:
            return {}


def _plain(value: Any) -> Any:
    """Return what JSON has for a *value*: for a tuple with names an object, to be told apart."""
    return value._asdict() if hasattr(value, "_asdict") else msgspec.to_builtins(value)


class Value(Json):
    """A value of one type as JSON; whatever else is stored, and NULL, is read as *otherwise*."""

    cache_ok = True

    def __init__(self, kind: Any, otherwise: Any = ()) -> None:
        super().__init__()
        self.kind = kind
        # Not part of the key by which statements are known, which has to be hashable.
        self._otherwise = otherwise
        self._decoder = msgspec.json.Decoder(kind)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """The stored value."""
        try:
            return self._otherwise if value is None else self._decoder.decode(value)
        except msgspec.DecodeError:
            return self._otherwise


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
