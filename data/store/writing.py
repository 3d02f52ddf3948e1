"""Rows that are written together, each step inside the transaction of its caller."""

import secrets
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection

import data.store.rows as rows
import data.store.statements as statements
from data.store.errors import Conflict
from data.store.records import Session, Task


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


def add_tasks(
    connection: Connection, session_id: int, tasks: Iterable[Task], now: datetime
) -> tuple[Task, ...]:
    """Put *tasks* into the outbox; they come back with their numbers."""
    new = [replace(task, session_id=session_id, created_at=now) for task in tasks]
    if not new:
        return ()
    values = [rows.task_values(task) for task in new]
    numbers = [connection.execute(statements.ADD_TASK, each).scalar_one() for each in values]
    return tuple(replace(task, id=number) for task, number in zip(new, numbers, strict=True))


def drop_tasks(connection: Connection, task_ids: Iterable[int]) -> None:
    """Take these tasks out of the outbox; unknown ids are ignored."""
    asked = [{"task": task_id} for task_id in task_ids]
    if asked:
        connection.execute(statements.DROP_TASK, asked)
