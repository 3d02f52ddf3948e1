"""Rows that are written together, each step inside the transaction of its caller."""

import secrets

from sqlalchemy import Connection

import data.store.rows as rows
import data.store.statements as statements
from data.store.errors import Conflict
from data.store.records import Session


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
    known = rows.session_values(before)
    values = {
        name: value
        for name, value in rows.session_values(after).items()
        if value is not known[name] and value != known[name]
    }
    values |= {"session_id": before.id, "expected": before.revision}
    if connection.execute(statements.CHANGE_SESSION, values).rowcount != 1:
        raise Conflict(before.id, before.revision)
    if rows.seat_values(after) != rows.seat_values(before):
        connection.execute(statements.CLEAR_SEATS, {"session": before.id})
        _add_seats(connection, after)


def add(connection: Connection, session: Session) -> None:
    """Store *session*, which is new and has its id."""
    connection.execute(statements.ADD_SESSION, rows.session_values(session))
    _add_seats(connection, session)


def _add_seats(connection: Connection, session: Session) -> None:
    sitting = rows.seat_values(session)
    if sitting:
        connection.execute(statements.ADD_SEATS, sitting)
