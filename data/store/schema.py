"""The tables as they are now. ``migrations`` builds the same step by step; a test compares."""

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

import msgspec
import orjson
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.types import TypeDecorator

from data.store.posted import MessageKind, MessageState, Replaced
from data.store.preferences import Preference
from data.store.records import PARTS, Server
from data.store.timing import EPOCH, JobKind, Task

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


metadata = MetaData()

sessions = Table(
    "sessions",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("ply", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("seed", LargeBinary),
    Column("watching", Text, nullable=False),
    Column("follows", BigInteger),
    Column("deals_again", Boolean, nullable=False),
    Column("asked_since", Moment),
    Column("created_at", Moment, nullable=False),
    Column("updated_at", Moment, nullable=False),
    Column("lost_at", Moment),
    Column("frozen_at", Moment),
    Column("asleep_at", Moment),
    Column("paused_by", Text),
    *(Column(name, Value(kind, None), nullable=False) for name, kind in PARTS.items()),
    Column("snapshot", Json()),
    Index("sessions_by_channel", "channel_id", "status"),
    Index("sessions_by_thread", "thread_id", "status"),
    Index("sessions_by_predecessor", "follows"),
    Index("sessions_by_server", "guild_id", "status"),
)
"""Tables: what is looked for in columns of its own, the rest in the parts of a document. The
position is long, and comes last: SQLite reads no further than it has to."""

seats = Table(
    "seats",
    metadata,
    Column("session_id", Id, ForeignKey("sessions.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    UniqueConstraint("user_id", "session_id", name="seats_by_user"),
    sqlite_with_rowid=False,
)
"""Where people sit now. The unique constraint is also the index for a person's sessions."""

ACTION, UNDO = "action", "undo"
"""The kinds of events that are no remarks."""
ON_LINE = text("kind = 'action' AND undone_by IS NULL")
"""Spelled out, or SQLite would not know its index by it."""

events = Table(
    "events",
    metadata,
    Column("session_id", Id, ForeignKey("sessions.id"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("ply", Integer),
    Column("seat", Integer),
    Column("at", Moment, nullable=False),
    Column("undone_by", Integer),
    Column("cause", Text),
    Column("text", Text),
    Column("digest", Text),
    Column("barrier", Boolean),
    Column("effects", Json()),
    Column("from_ply", Integer),
    Column("to_ply", Integer),
    Column("branch", Integer),
    Column("was_seen", Boolean),
    Column("redone_at", Moment),
    Column("name", Text),
    Column("user_id", BigInteger),
    Index(
        "events_on_line",
        *("session_id", "ply"),
        unique=True,
        sqlite_where=ON_LINE,
        postgresql_where=ON_LINE,
    ),
    sqlite_with_rowid=False,
)
"""What happened at tables: actions with what they led to, undos, and remarks. Those that came with
one revision are counted by place. Without rowid, those of a table are together."""

_UNRATED = text("mean IS NULL")

results = Table(
    "results",
    metadata,
    Column("session_id", Id, ForeignKey("sessions.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger),
    Column("robot", Text),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("ended_at", Moment, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("went_back", Boolean, nullable=False),
    Column("had_hints", Boolean, nullable=False),
    Column("mean", Double),
    Column("spread", Double),
    Index("results_in_order", "game", "ended_at", "session_id"),
    Index("results_by_person", "person_id", "game", "ended_at"),
    Index("results_by_server", "guild_id", "ended_at"),
    Index("results_unrated", "game", sqlite_where=_UNRATED, postgresql_where=_UNRATED),
    sqlite_with_rowid=False,
)
"""What finished games count for, seat by seat: whose result it is (NULL: a robot's), and how the
person (or robot) was rated after it (NULL: not yet). All of it follows from the other tables."""

posted_messages = Table(
    "posted_messages",
    metadata,
    Column("session_id", Id, ForeignKey("sessions.id"), primary_key=True),
    Column("kind", Choice(MessageKind), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("state", Choice(MessageState), nullable=False),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("ply", Integer, nullable=False),
    Column("posted_at", Moment, nullable=False),
    Column("notified", Boolean, nullable=False),
    Column("attachments", Value(dict[str, int], {})),
    Column("user_id", BigInteger),
    Column("earlier", Value(tuple[Replaced, ...], ())),
    sqlite_with_rowid=False,
)
"""The newest message of each kind and seat. ``seat`` is -1 where the message is no seat's own."""

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("chosen", Value(Preference, Preference()), nullable=False),
    sqlite_with_rowid=False,
)

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settled", Value(Server, None), nullable=False),
    sqlite_with_rowid=False,
)
"""What servers have settled for the tables that are opened there."""

jobs = Table(
    "jobs",
    metadata,
    Column("kind", Choice(JobKind), primary_key=True),
    Column("session_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("due_at", Moment),
    Column("ply", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("facts", Json),
    Column("tasks", Value(tuple[Task, ...])),
    Column("number", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("holder", Text),
    Index("jobs_by_moment", "due_at"),
    sqlite_with_rowid=False,
)
"""What is to be done when; see ``data.store.jobs``. Where a job is not about a session, a seat or a
person, that column is 0, -1 or 0."""

bug_reports = Table(
    "bug_reports",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("session_id", BigInteger),
    Column("user_id", BigInteger),
    Column("words", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("content", Json, nullable=False),
    Column("at", Moment, nullable=False),
    sqlite_with_rowid=False,
)
"""What people reported that went wrong, with what they saw."""

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What the program remembers about itself, such as which commands it registered with Discord."""
