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
    if after.seats != before.seats:
        connection.execute(statements.CLEAR_SEATS, {"session": before.id})
        add_seats(connection, after)


def add_seats(connection: Connection, session: Session) -> None:
    """Give *session*, which has none yet, the rows of its seats."""
    if session.seats:
        connection.execute(statements.ADD_SEATS, rows.seat_values(session))
