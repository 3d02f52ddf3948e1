"""Everything that the database holds about one person: to be handed over, or forgotten.

Tables are found by their columns, so that none that is added later is left out: whatever has a
``user_id`` or a ``person_id`` is about a person. Lists of people inside JSON columns are searched
as well.
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Table, Text, cast, delete, or_, select, update

from data.store.rows import robot_id
from data.store.schema import history, metadata, outbox, posted_messages, seats, sessions
from data.store.shared_work import SharedWork
from data.store.standing_orders import dump_orders, load_orders
from data.store.timing import dump_clocks, load_clocks

Rows = dict[str, list[dict[str, Any]]]
"""By the name of their table, with plain JSON data by column."""

NOBODY = 0
"""The host of a table whose host has been forgotten, where nobody else is there."""
_PERSON = ("user_id", "person_id")
_SECRETS = frozenset({"seed", "snapshot", "token", "orders", "effects", "digest"})
"""Columns that are left out: they hold what others hide, or what nobody can read."""
_OF_SESSIONS = frozenset(
    {
        "id",
        "game",
        "options",
        "status",
        "outcome",
        "guild_id",
        "channel_id",
        "thread_id",
        "language",
        "pace",
        "created_at",
        "updated_at",
    }
)
"""What a person is told of their tables: nothing of the others there."""
_PEOPLE_IN = ("consents", "guests", "reserved", "undo_request")
"""Columns of sessions that name people inside JSON data, beside their standing orders."""
STANDING_ORDERS = "standing_orders"
"""Under this name a person gets their own orders, which lie among those of others."""


class PersonalData(SharedWork):
    """The part of the store that knows what belongs to whom."""

    async def about(self, user_id: int) -> Rows:
        """Every row that names this person, and the actions of their seats."""
        return await self._read(lambda connection: _about(connection, user_id))

    async def forget(
        self,
        user_id: int,
        name_of: Callable[[str, int], str],
        unfinished: Collection[int] = (),
        robot: str = "",
    ) -> int:
        """Take every trace of this person out of the database; at how many tables they had sat.

        Their games can be looked at as before. *name_of* makes the name that their seat has from
        then on, of the language of its table and the number of the seat. At the sessions
        *unfinished* a *robot* of that level plays on.
        """

        def work(connection: Connection) -> int:
            return _forget(connection, user_id, name_of, unfinished, robot)

        return await self._write(work)


def _about(connection: Connection, user_id: int) -> Rows:
    found: Rows = {}
    for table in _tables_of_people():
        _note(found, table, connection.execute(select(table).where(_person(table) == user_id)))
    own = [row["session_id"] for row in found.get(seats.name, ())]
    _note(found, sessions, connection.execute(_naming(user_id, own)))
    seat = seats.c.session_id == history.c.session_id
    mine = select(history).where(
        history.c.session_id.in_(own),
        select(seats.c.seat)
        .where(seat, seats.c.seat == history.c.seat, seats.c.user_id == user_id)
        .exists(),
    )
    ordered = mine.order_by(history.c.session_id, history.c.ply)
    _note(found, history, connection.execute(ordered))
    told = _own_orders(connection, user_id)
    return found | {STANDING_ORDERS: told} if told else found


def _own_orders(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """The standing orders of this person, without anybody else's."""
    found = connection.execute(_naming(user_id, ())).all()
    return [
        {
            "session_id": row.id,
            "ply": order.ply,
            "at": order.at.isoformat(),
            "is_lasting": order.is_lasting,
            "moves": [[move.seat, move.text] for move in order.moves],
        }
        for row in found
        for order in load_orders(row.orders)
        if order.user_id == user_id
    ]


def _note(found: Rows, table: Table, rows: Any) -> None:
    shown = [c.name for c in table.c if c.name not in _SECRETS]
    if table is sessions:
        shown = [name for name in shown if name in _OF_SESSIONS]
    plain = [{name: _plain(row._mapping[name]) for name in shown} for row in rows]
    if plain:
        found[table.name] = plain


def _plain(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value


def _tables_of_people() -> list[Table]:
    return [table for table in metadata.sorted_tables if _person(table) is not None]


def _person(table: Table) -> Any:
    """The column that says whom a row of *table* is about; None: it has none."""
    return next((table.c[name] for name in _PERSON if name in table.c), None)


def _naming(user_id: int, own: Collection[int]) -> Any:
    """The sessions of this person: where they sit, are host, or are named in a list."""
    inside = (
        cast(sessions.c[name], Text).contains(str(user_id)) for name in (*_PEOPLE_IN, "orders")
    )
    mine = or_(sessions.c.id.in_(own), sessions.c.host_id == user_id, *inside)
    return select(sessions).where(mine).order_by(sessions.c.created_at)


def _forget(
    connection: Connection,
    user_id: int,
    name_of: Callable[[str, int], str],
    unfinished: Collection[int],
    robot: str,
) -> int:
    own = connection.execute(
        select(seats.c.session_id, seats.c.seat, sessions.c.language)
        .join(sessions, sessions.c.id == seats.c.session_id)
        .where(seats.c.user_id == user_id)
    ).all()
    for session_id, seat, language in own:
        values = {
            "user_id": robot_id(seat),
            "name": name_of(language, seat),
            "language": None,
            "robot": robot if session_id in unfinished else None,
            "stand_in": None,
        }
        here = (seats.c.session_id == session_id, seats.c.seat == seat)
        connection.execute(update(seats).where(*here).values(values))
    _forget_in_sessions(connection, user_id, [row.session_id for row in own])
    _forget_former(connection, user_id, name_of)
    _forget_tasks(connection, user_id)
    for table in _tables_of_people():
        if table is seats:
            continue
        is_theirs = _person(table) == user_id
        # A hand tells where their direct messages are.
        if table is posted_messages or not _person(table).nullable:
            connection.execute(delete(table).where(is_theirs))
            continue
        names = [name for name in (*_PERSON, "name") if name in table.c]
        connection.execute(update(table).where(is_theirs).values(dict.fromkeys(names)))
    return len(own)


def _forget_in_sessions(connection: Connection, user_id: int, own: Collection[int]) -> None:
    for row in connection.execute(_naming(user_id, own)).all():
        values: dict[str, Any] = {
            name: _without(getattr(row, name), user_id)
            for name in _PEOPLE_IN
            if getattr(row, name) is not None
        }
        if row.orders is not None:
            kept = [each for each in load_orders(row.orders) if each.user_id != user_id]
            values["orders"] = dump_orders(kept)
        # Where anybody lives who is asked there: the clocks go by what they have chosen now.
        clocks = (replace(clock, hours=None) for clock in load_clocks(row.clocks))
        values["clocks"] = dump_clocks(tuple(clocks))
        if row.host_id == user_id:
            values["host_id"] = _another(connection, row.id)
        values["revision"] = row.revision + 1
        connection.execute(update(sessions).where(sessions.c.id == row.id).values(values))


def _without(stored: Any, user_id: int) -> Any:
    """JSON data without a person in any of its lists."""
    if isinstance(stored, dict):
        return {name: _without(value, user_id) for name, value in stored.items()}
    if isinstance(stored, list):
        return [_without(value, user_id) for value in stored if value != user_id]
    return stored


def _another(connection: Connection, session_id: int) -> int:
    """The person of the first seat that has one."""
    found = connection.execute(
        select(seats.c.user_id)
        .where(seats.c.session_id == session_id, seats.c.user_id > 0)
        .order_by(seats.c.seat)
        .limit(1)
    ).scalar()
    return NOBODY if found is None else int(found)


def _forget_former(
    connection: Connection, user_id: int, name_of: Callable[[str, int], str]
) -> None:
    is_named = cast(seats.c.interim_ids, Text).contains(str(user_id))
    found = connection.execute(
        select(seats, sessions.c.language.label("of_table"))
        .join(sessions, sessions.c.id == seats.c.session_id)
        .where(or_(seats.c.former_id == user_id, is_named))
    ).all()
    for row in found:
        here = (seats.c.session_id == row.session_id, seats.c.seat == row.seat)
        values: dict[str, Any] = {"interim_ids": _without(row.interim_ids, user_id)}
        if row.former_id == user_id:
            values |= {"former_id": None, "former_name": name_of(row.of_table, row.seat)}
        connection.execute(update(seats).where(*here).values(values))


def _forget_tasks(connection: Connection, user_id: int) -> None:
    """Nobody who wants to be forgotten is notified of anything any more."""
    named = cast(outbox.c.payload, Text).contains(str(user_id))
    for row in connection.execute(select(outbox.c.id, outbox.c.payload).where(named)).all():
        values = {"payload": _without(row.payload, user_id)}
        connection.execute(update(outbox).where(outbox.c.id == row.id).values(values))
