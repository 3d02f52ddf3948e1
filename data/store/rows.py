"""Records to column values and back, and rows that are written together.

What writes is a step inside the transaction of its caller.
"""

import secrets
from dataclasses import fields, replace
from typing import Any

from sqlalchemy import Connection, Row

import data.store.statements as statements
from data.store.errors import Conflict
from data.store.posted import PostedMessage
from data.store.records import PARTS, Session
from data.store.schema import posted_messages, sessions
from data.store.table_status import Standing, Status

Values = dict[str, Any]

NO_SEAT = -1
"""In the column ``seat`` of messages that everybody sees: a primary key cannot hold NULL."""

_STANDING = tuple(each.name for each in fields(Standing))
_PLAIN = tuple(c.name for c in sessions.c if c.name not in (*_STANDING, *PARTS))
"""The columns of a session whose values are those of the record."""
_IN_PART = {name: tuple(each.name for each in fields(kind)) for name, kind in PARTS.items()}
"""What stands in a part of its document."""


def session_values(session: Session) -> Values:
    """The columns of *session*, without its seats."""
    return {
        **{name: getattr(session, name) for name in _PLAIN},
        **{name: getattr(session.standing, name) for name in _STANDING},
        **{
            part: {name: getattr(session, name) for name in names}
            for part, names in _IN_PART.items()
        },
    }


def seat_values(session: Session) -> list[Values]:
    """A row for each seat of *session* in which somebody sits; it has its id."""
    return [
        {"session_id": session.id, "seat": number, "user_id": seat.user_id}
        for number, seat in enumerate(session.seats)
        if seat.user_id is not None
    ]


def message_values(message: PostedMessage) -> Values:
    """The columns of *message*."""
    values = {column.name: getattr(message, column.name) for column in posted_messages.c}
    seat = NO_SEAT if message.seat is None else message.seat
    return values | {
        "seat": seat,
        "attachments": message.attachments or None,
        "earlier": message.earlier or None,
    }


def message_of(row: Row[Any]) -> PostedMessage:
    """The message in a whole row, which may hold more."""
    values = {column.name: getattr(row, column.name) for column in posted_messages.c}
    values["seat"] = None if row.seat == NO_SEAT else row.seat
    return PostedMessage(**values)


def session_of(row: Row[Any]) -> Session:
    """The session in a whole row; of a part that cannot be read, what it has at first."""
    parts = {name: getattr(row, name) for name in PARTS}
    known = {
        name: getattr(parts[part], name)
        for part, names in _IN_PART.items()
        if parts[part] is not None
        for name in names
    }
    session = Session(
        **{name: getattr(row, name) for name in _PLAIN},
        **known,
        standing=Standing(Status(row.status), *(getattr(row, name) for name in _STANDING[1:])),
        is_damaged=None in parts.values(),
    )
    return replace(session, to_act=()) if session.is_damaged else session


def new_number() -> int:
    """A number that no session has had, even one that a restored database has forgotten.

    Buttons of forgotten sessions stay in Discord: they must not fit a stranger's table. Random, and
    small enough for every program that reads numbers as floating point.
    """
    return secrets.randbelow(2**53 - 1) + 1


def new_branch() -> int:
    """A course of plies that no button of any table was made for."""
    return secrets.randbelow(2**31 - 1) + 1


def change(connection: Connection, before: Session, after: Session) -> None:
    """Put *after* in the place of *before*, of which the columns that do not differ stay untouched.

    So a column that could not be read stays as it is, until somebody repairs it.

    :raises Conflict: the session is no longer as in *before*.
    """
    known = session_values(before)
    values = {
        name: value
        for name, value in session_values(after).items()
        if value is not known[name] and value != known[name]
    }
    values |= {"session_id": before.id, "expected": before.revision}
    if connection.execute(statements.CHANGE_SESSION, values).rowcount != 1:
        raise Conflict(before.id, before.revision)
    if seat_values(after) != seat_values(before):
        connection.execute(statements.CLEAR_SEATS, {"session": before.id})
        _add_seats(connection, after)


def add(connection: Connection, session: Session) -> None:
    """Store *session*, which is new and has its id."""
    connection.execute(statements.ADD_SESSION, session_values(session))
    _add_seats(connection, session)


def _add_seats(connection: Connection, session: Session) -> None:
    sitting = seat_values(session)
    if sitting:
        connection.execute(statements.ADD_SEATS, sitting)
