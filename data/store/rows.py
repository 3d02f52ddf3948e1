"""Statements about sessions, each built once; records to column values and back.

What writes is a step inside the transaction of its caller.
"""

import secrets
from dataclasses import fields, replace
from typing import Any

from sqlalchemy import (
    BigInteger,
    Connection,
    Insert,
    Integer,
    Row,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or

from data.store.errors import Conflict
from data.store.posted import MessageKind, MessageState, PostedMessage
from data.store.records import PARTS, Session
from data.store.schema import posted_messages, preferences, seats, sessions, settings
from data.store.table_status import LIVE, Standing, Status

_COUNT = bindparam("count", type_=Integer)

ANY_SESSION = select(sessions)
SESSION = ANY_SESSION.where(sessions.c.id == bindparam("session_id"))

_TABLES_OF_USER = select(seats.c.session_id).where(seats.c.user_id == bindparam("user"))
SESSIONS = (
    ANY_SESSION.where(sessions.c.id > bindparam("after")).order_by(sessions.c.id).limit(_COUNT)
)
NEWEST_CHANGE = select(func.max(sessions.c.updated_at))
FROZEN = ANY_SESSION.where(sessions.c.frozen_at.is_not(None)).order_by(sessions.c.id)
OLDEST_QUESTION_FIRST = (sessions.c.asked_since.nulls_last(), sessions.c.created_at, sessions.c.id)
LIVE_OF_USER = ANY_SESSION.where(
    sessions.c.id.in_(_TABLES_OF_USER), sessions.c.status.in_(LIVE)
).order_by(*OLDEST_QUESTION_FIRST)

LOCK_PERSON = select(func.pg_advisory_xact_lock(bindparam("person", type_=BigInteger)))
"""Lets others who lock the same person wait for the end of this transaction. SQLite has one writer
at a time anyway."""

# Numbers are random: the newest session is the one that was created last.
_NEWEST_FIRST = (sessions.c.created_at.desc(), sessions.c.id.desc())
_IS_THERE = or_(
    sessions.c.channel_id == bindparam("place"), sessions.c.thread_id == bindparam("place")
)
_ENDED_LAST = (sessions.c.updated_at.desc(), sessions.c.id.desc())
# A place may have seen very many tables: only those that are wanted are read whole.
_FINISHED_THERE = (
    select(sessions.c.id)
    .where(_IS_THERE, sessions.c.status == Status.FINISHED.value)
    .order_by(*_ENDED_LAST)
    .limit(_COUNT)
)
FINISHED_AT = ANY_SESSION.where(sessions.c.id.in_(_FINISHED_THERE)).order_by(*_ENDED_LAST)


def _newest_at(*conditions: Any) -> Select[Any]:
    """The newest session whose channel or thread is ``place``: one that all may watch, if any."""
    order = (sessions.c.watching != "everybody", *_NEWEST_FIRST)
    newest = select(sessions.c.id).where(_IS_THERE, *conditions).order_by(*order).limit(1)
    return ANY_SESSION.where(sessions.c.id == newest.scalar_subquery())


NEWEST_AT = _newest_at()
NEWEST_LIVE_AT = _newest_at(sessions.c.status.in_(LIVE))

NEWEST_AFTER = (
    ANY_SESSION.where(sessions.c.follows == bindparam("session"), sessions.c.status.in_(LIVE))
    .order_by(*_NEWEST_FIRST)
    .limit(1)
)

_BEFORE = sessions.alias()
SAME_DEAL = (
    select(sessions.c.id)
    .outerjoin(_BEFORE, _BEFORE.c.id == sessions.c.follows)
    .where(
        sessions.c.guild_id.is_not_distinct_from(bindparam("server")),
        sessions.c.status.in_(LIVE),
        or_(
            sessions.c.seed == bindparam("seed"),
            and_(sessions.c.deals_again, _BEFORE.c.seed == bindparam("seed")),
        ),
    )
    .limit(1)
)

EARLIER_OF_USER = (
    ANY_SESSION.where(
        sessions.c.id.in_(_TABLES_OF_USER),
        sessions.c.game == bindparam("game"),
        sessions.c.created_at < bindparam("before"),
        sessions.c.status != Status.LOBBY,
    )
    .order_by(*_NEWEST_FIRST)
    .limit(1)
)

ADD_SESSION = insert(sessions)
CHANGE_SESSION = update(sessions).where(
    sessions.c.id == bindparam("session_id"), sessions.c.revision == bindparam("expected")
)
MOVE_SESSION = (
    update(sessions)
    .where(
        sessions.c.id == bindparam("session_id"),
        sessions.c.thread_id.is_not_distinct_from(bindparam("expected")),
    )
    .values(thread_id=bindparam("thread"), revision=sessions.c.revision + 1)
)

ADD_SEATS = insert(seats)
CLEAR_SEATS = delete(seats).where(seats.c.session_id == bindparam("session"))

MESSAGES = select(posted_messages).where(posted_messages.c.session_id == bindparam("session"))
FORGET_HANDS = delete(posted_messages).where(
    posted_messages.c.session_id == bindparam("session"),
    posted_messages.c.kind == MessageKind.HAND,
    posted_messages.c.state != MessageState.UNREACHABLE,
)
LOSE_SESSION = (
    update(sessions)
    .where(sessions.c.id == bindparam("session"))
    .values(lost_at=bindparam("moment"), revision=sessions.c.revision + 1)
)

PREFERENCES = select(preferences).where(
    preferences.c.user_id.in_(bindparam("users", expanding=True))
)

SETTING = select(settings.c.value).where(settings.c.name == bindparam("name"))


def put(table: Table, *, rising: str | None = None) -> Insert:
    """Insert a row of *table*, or overwrite the one with the same primary key.

    With *rising* a row stays as it is where the new one has less in that column.
    """
    # SQLAlchemy has it once for each database, though SQLite speaks the same words.
    added = insert_or(table)
    changed = {c.name: added.excluded[c.name] for c in table.c if not c.primary_key}
    return added.on_conflict_do_update(
        index_elements=list(table.primary_key),
        set_=changed,
        where=None if rising is None else added.excluded[rising] >= table.c[rising],
    )


PUT_SETTING = put(settings)


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
    if connection.execute(CHANGE_SESSION, values).rowcount != 1:
        raise Conflict(before.id, before.revision)
    if seat_values(after) != seat_values(before):
        connection.execute(CLEAR_SEATS, {"session": before.id})
        _add_seats(connection, after)


def add(connection: Connection, session: Session) -> None:
    """Store *session*, which is new and has its id."""
    connection.execute(ADD_SESSION, session_values(session))
    _add_seats(connection, session)


def _add_seats(connection: Connection, session: Session) -> None:
    sitting = seat_values(session)
    if sitting:
        connection.execute(ADD_SEATS, sitting)
