"""Records to column values and back."""

from collections.abc import Iterable
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Row, Table

from data.store.posted import PostedMessage
from data.store.preferences import Preference
from data.store.records import (
    HistoryEntry,
    Seat,
    Session,
)
from data.store.schema import history, seats, sessions
from data.store.standing import Standing, Status
from data.store.standing_orders import dump_orders, load_orders

Values = dict[str, Any]

NO_SEAT = -1
"""In the column ``seat`` of messages that everybody sees: a primary key cannot hold NULL."""

_STANDING = ("lost_at", "frozen_at", "asleep_at", "paused_by")
_CONVERTED = frozenset(("status", *_STANDING, "to_act", "orders"))
_PLAIN = tuple(column.name for column in sessions.c if column.name not in _CONVERTED)
"""The columns of a session whose values are those of the record."""
_OF_SEAT = (
    *("name", "robot", "stand_in", "is_offered", "is_out"),
    *("former_id", "former_name", "interim_ids"),
)
"""Those of a seat."""


def robot_id(seat: int) -> int:
    """Return a robot's value in the column ``user_id`` by its *seat*; Discord's are positive."""
    return -1 - seat


def values_of(record: object, table: Table, *without: str) -> Values:
    """The columns of *table* that are fields of *record*, which are all but those *without* one."""
    return {c.name: getattr(record, c.name) for c in table.c if c.name not in without}


def session_values(session: Session) -> Values:
    """The columns of *session*, without ``id`` and without its seats."""
    return values_of(session, sessions, "id", *_CONVERTED) | {
        "status": session.standing.status.value,
        **{name: getattr(session.standing, name) for name in _STANDING},
        "to_act": session.to_act,
        "orders": dump_orders(session.orders),
    }


def seat_values(session: Session) -> list[Values]:
    """A row for each seat of *session*, which has its id."""
    return [
        values_of(seat, seats, "session_id", "seat")
        | {
            "session_id": session.id,
            "seat": number,
            "user_id": robot_id(number) if seat.user_id is None else seat.user_id,
        }
        for number, seat in enumerate(session.seats)
    ]


def entry_values(session_id: int, entry: HistoryEntry, at: datetime) -> Values:
    """The row of *entry*, stored at *at*."""
    return values_of(entry, history, "session_id") | {"session_id": session_id, "at": at}


def message_values(message: PostedMessage) -> Values:
    """The columns of *message*."""
    return {
        "session_id": message.session_id,
        "kind": message.kind,
        "seat": NO_SEAT if message.seat is None else message.seat,
        "state": message.state,
        "channel_id": message.channel_id,
        "message_id": message.message_id,
        "ply": message.ply,
        "posted_at": message.posted_at,
        "notified": message.notified,
        "attachments": message.attachments or None,
        "user_id": message.user_id,
    }


def message_of(row: Row[Any]) -> PostedMessage:
    """The message in a whole row."""
    values = row._asdict()
    values["seat"] = None if row.seat == NO_SEAT else row.seat
    return PostedMessage(**values)


def preference_of(row: Row[Any]) -> Preference:
    """Read the choices of a person from a whole row."""
    values = row._asdict()
    del values["user_id"]
    return Preference(**values)


def sessions_of(rows: Iterable[Row[Any]]) -> tuple[Session, ...]:
    """Sessions from rows of session and seat, one row a seat, those of a session side by side."""
    return tuple(_session(list(group)) for _, group in groupby(rows, attrgetter("id")))


def _session(rows: list[Row[Any]]) -> Session:
    row = rows[0]
    seats = () if row.user_id is None else tuple(map(_seat, rows))
    return Session(
        **{name: getattr(row, name) for name in _PLAIN},
        standing=Standing(Status(row.status), **{name: getattr(row, name) for name in _STANDING}),
        seats=seats,
        to_act=tuple(seat for seat in row.to_act if 0 <= seat < len(seats)),
        orders=load_orders(row.orders),
    )


def _seat(row: Row[Any]) -> Seat:
    facts = {name: getattr(row, name) for name in _OF_SEAT}
    user_id = None if row.user_id < 0 else row.user_id
    return Seat(user_id=user_id, language=row.seat_language, **facts)


def entries_of(rows: Iterable[Row[Any]]) -> tuple[HistoryEntry, ...]:
    """Entries from rows of the history without ``session_id``."""
    return tuple(HistoryEntry(**row._asdict()) for row in rows)
