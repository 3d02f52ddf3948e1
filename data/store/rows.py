"""Records to column values and back."""

from dataclasses import fields, replace
from typing import Any

from sqlalchemy import Row

from data.store.posted import PostedMessage
from data.store.records import PARTS, Session
from data.store.schema import sessions
from data.store.standing import Standing, Status

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
