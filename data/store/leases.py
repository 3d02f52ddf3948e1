"""Leases: the right of one process to publish a table, for a few seconds at a time.

Several processes may serve one table: a restart overlaps, or a hand is played in direct messages,
which reach another shard than the server. The process that commits a change of a table takes its
lease in the same transaction, unless another process has it; that one then publishes the change,
too. A lease whose holder has died ends by itself. All times are of the database's clock.
"""

import secrets
from collections.abc import Collection
from datetime import timedelta
from typing import Any

from sqlalchemy import (
    BigInteger,
    Connection,
    bindparam,
    delete,
    exists,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

import data.store.rows as rows
import data.store.statements as statements
from data.store.columns import database_now
from data.store.records import OpenResponse, Task
from data.store.schema import leases, open_responses, outbox

MANY = 100
"""Tasks looked at together."""
LEASE = timedelta(seconds=5)
"""How long a lease holds unless it is renewed: longer than a busy process is ever silent."""

REMEMBERED = timedelta(minutes=15)
"""How long it is known that a response was closed: as long as its token lives, so that a process
that gets the interaction late does not open it again."""

_MICROSECOND = timedelta(microseconds=1)
_END = database_now() + bindparam("lease", type_=BigInteger)
_MINE = leases.c.holder == bindparam("mine")

_IS_FREE = ~exists().where(
    leases.c.session_id == outbox.c.session_id, leases.c.until > database_now()
)
_FREE_TASKS = statements.PENDING.where(_IS_FREE)
_END_LEASE = delete(leases).where(leases.c.session_id == bindparam("session"), _MINE)
_END_IDLE_LEASE = _END_LEASE.where(
    ~statements.PENDING_OF_SESSION.with_only_columns(outbox.c.id)
    .order_by(None)
    .limit(None)
    .exists()
)
_END_LEASES = delete(leases).where(_MINE)
# A lease that is locked is being ended or renewed by another transaction, which may hold one that
# is waited for here: PostgreSQL ends one of two that wait for each other.
_TO_RENEW = (
    select(leases.c.session_id)
    .where(_MINE, leases.c.session_id.in_(bindparam("sessions", expanding=True)))
    .with_for_update(skip_locked=True)
)
_RENEW = update(leases).where(leases.c.session_id.in_(_TO_RENEW)).values(until=_END)
_RENEW_RESPONSES = (
    update(open_responses)
    .where(open_responses.c.interaction_id.in_(bindparam("interactions", expanding=True)))
    .values(until=_END)
)
_CLOSED = ""
"""The token of a response that was closed: nobody needs it any more."""
_CLOSE_RESPONSE = (
    update(open_responses)
    .where(open_responses.c.interaction_id == bindparam("interaction"))
    .values(token=_CLOSED, until=_END)
)
_HAS_ENDED = open_responses.c.until <= database_now()
_ENDED = select(open_responses.c.interaction_id).where(_HAS_ENDED)
_FORGET_CLOSED = delete(open_responses).where(_HAS_ENDED, open_responses.c.token == _CLOSED)
_TAKE_LOST = (
    update(open_responses)
    .where(
        open_responses.c.interaction_id.in_(
            _ENDED.where(open_responses.c.token != _CLOSED)
            .limit(bindparam("count"))
            .with_for_update(skip_locked=True)
        )
    )
    .values(until=_END)
    .returning(*(column for column in open_responses.c if column.name != "until"))
)


def _take(*, is_sqlite: bool) -> Any:
    """Take a free lease, or one that has ended, or keep one's own; a row where that succeeds."""
    added = sqlite.insert(leases) if is_sqlite else postgresql.insert(leases)
    return (
        added.values(until=_END)
        .on_conflict_do_update(
            index_elements=[leases.c.session_id],
            set_={"holder": added.excluded.holder, "until": added.excluded.until},
            where=or_(leases.c.holder == added.excluded.holder, leases.c.until <= database_now()),
        )
        .returning(leases.c.session_id)
    )


def _add_response(*, is_sqlite: bool) -> Any:
    """Store a response, unless another process has: two may get the same interaction."""
    added = sqlite.insert(open_responses) if is_sqlite else postgresql.insert(open_responses)
    return added.values(until=_END).on_conflict_do_nothing()


def _due(connection: Connection, asked: dict[str, Any], session_id: int) -> tuple[Task, ...]:
    asked = asked | {"session": session_id}
    return rows.tasks_of(connection.execute(statements.PENDING_OF_SESSION, asked))


class Leases:
    """What one process may work on; every method is a step of the transaction of its caller."""

    def __init__(self, *, is_sqlite: bool, length: timedelta = LEASE) -> None:
        self.holder = secrets.token_hex(8)
        """The name of this process among all that share the database."""
        self._is_sqlite = is_sqlite
        self._length = length // _MICROSECOND
        self._take = _take(is_sqlite=is_sqlite)
        self._add_response = _add_response(is_sqlite=is_sqlite)

    def take(self, connection: Connection, session_id: int) -> bool:
        """Take or keep the lease of a table; False where another process has it.

        That process is then sure to find what this transaction has put into the outbox: it cannot
        end its lease before this transaction has ended.
        """
        asked = {"session_id": session_id, "holder": self.holder, "lease": self._length}
        return connection.execute(self._take, asked).first() is not None

    def has_tasks(self, connection: Connection, asked: dict[str, Any]) -> bool:
        """Whether :meth:`take_tasks` would find any; writes nothing."""
        return bool(connection.execute(_FREE_TASKS, asked | {"count": 1}).all())

    def take_tasks(self, connection: Connection, asked: dict[str, Any]) -> tuple[Task, ...]:
        """Due tasks of tables that no process works on, with the leases of these tables."""
        # Two processes that look at the same time share what they find.
        found = connection.execute(_FREE_TASKS.with_for_update(skip_locked=True), asked)
        sessions = sorted({row.session_id for row in found})
        ours = [i for i in sessions if self.take(connection, i)]
        # Read again: until the lease was taken, another process may have finished them.
        return tuple(task for i in ours for task in _due(connection, asked | {"count": MANY}, i))

    def end(
        self, connection: Connection, asked: dict[str, Any], session_id: int
    ) -> tuple[Task, ...]:
        """End the lease of a table, unless tasks of it are due: these, for which it is kept."""
        mine = {"session": session_id, "mine": self.holder}
        # SQLite has one writer at a time: nobody can add a task between looking and deleting.
        if self._is_sqlite and connection.execute(_END_IDLE_LEASE, mine | asked).rowcount:
            return ()
        if not connection.execute(_END_LEASE, mine).rowcount:
            return ()
        # Deleted first: other processes that commit a change of this table wait for the row from
        # here on, and those that were before it have their tasks in the outbox by now.
        left = _due(connection, asked, session_id)
        if left:
            self.take(connection, session_id)
        return left

    def end_all(self, connection: Connection) -> None:
        """End every lease of this process."""
        connection.execute(_END_LEASES, {"mine": self.holder})

    def renew(
        self, connection: Connection, sessions: Collection[int], interactions: Collection[int]
    ) -> None:
        """Hold the leases of these tables longer, and keep these responses from being taken."""
        if sessions:
            asked = {"sessions": list(sessions), "mine": self.holder, "lease": self._length}
            connection.execute(_RENEW, asked)
        if interactions:
            responses = {"interactions": list(interactions), "lease": self._length}
            connection.execute(_RENEW_RESPONSES, responses)

    def add_response(self, connection: Connection, response: OpenResponse) -> None:
        """Store a response, which nobody else takes as long as it is renewed.

        Nothing happens where another process has stored it already, or has closed it since.
        """
        values = rows.response_values(response) | {"lease": self._length}
        connection.execute(self._add_response, values)

    def close_response(self, connection: Connection, interaction_id: int) -> None:
        """Forget a response but for its id. Unknown ids are ignored."""
        closed = {"interaction": interaction_id, "lease": REMEMBERED // _MICROSECOND}
        connection.execute(_CLOSE_RESPONSE, closed)

    def has_lost_responses(self, connection: Connection) -> bool:
        """Whether :meth:`take_responses` has anything to do; writes nothing."""
        return connection.execute(_ENDED.limit(1)).first() is not None

    def take_responses(self, connection: Connection, count: int) -> tuple[OpenResponse, ...]:
        """Some of the responses that their process has left behind, each leased to one caller."""
        connection.execute(_FORGET_CLOSED)
        found = connection.execute(_TAKE_LOST, {"lease": self._length, "count": count})
        return tuple(OpenResponse(**row._mapping) for row in found)
