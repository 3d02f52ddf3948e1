"""Everything that the database holds about one person: to be handed over, or forgotten."""

import asyncio
import logging
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import chain, groupby
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Table,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)

from data.store.errors import StoreError
from data.store.jobs import job_values
from data.store.personal_places import PLACES, Place
from data.store.posted import MessageKind
from data.store.publications import fresh, put_tasks
from data.store.remarks import RemarkKind
from data.store.rows import robot_id
from data.store.schema import (
    bug_reports,
    jobs,
    metadata,
    posted_messages,
    remarks,
    seats,
    sessions,
)
from data.store.standing_orders import dump_orders, load_orders
from data.store.timing import Job, JobKind, Task, TaskKind
from data.store.transactions import Transactions

log = logging.getLogger(__name__)

Rows = dict[str, list[dict[str, Any]]]
"""By the name of their table, with plain JSON data by column."""

NOBODY = 0
"""The host of a table whose host has been forgotten, where nobody else is there."""
UNNAMED = "?"
"""In place of the name of somebody who had no seat, or of one in what others wrote."""
STANDING_ORDERS = "standing_orders"
"""Under this name a person gets their own orders, which lie among those of others."""
_REDRAWN = {"is_redrawn": True}
_CLEARINGS = 20
_CLEARING_SECONDS = 0.25


class PersonalData(Transactions):
    """The part of the store that knows what belongs to whom."""

    async def about(self, user_id: int) -> Rows:
        """Every row that names this person, or belongs to one of their seats."""
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
        *unfinished* a *robot* of that level plays on. The messages of all these tables are due for
        an edit, and of SQLite's files none holds what was deleted.
        """

        def work(connection: Connection) -> int:
            return _Forgetting(connection, user_id, name_of).carry_out(unfinished, robot, now)

        now = self._now()
        tables = await self._write(work)
        if self._database.is_sqlite:
            await self._clear_files()
        return tables

    async def _clear_files(self) -> None:
        """Write the files of SQLite anew.

        What pages held before they were split, and the log of all pages as they were, would keep
        what was deleted.
        """
        reason = "others read it all the time"
        try:
            await self._database.write(lambda connection: connection.exec_driver_sql("VACUUM"))
            for _ in range(_CLEARINGS):
                if await self._database.write(_is_log_empty):
                    return
                await asyncio.sleep(_CLEARING_SECONDS)
        except StoreError as error:
            reason = str(error)
        log.warning("somebody was forgotten, but the database's files may hold it: %s", reason)


def _is_log_empty(connection: Connection) -> bool:
    """Tell whether everything could be taken out of the log, which waits for those who read it."""
    return not connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()[0]


# What is told


def _about(connection: Connection, user_id: int) -> Rows:
    known = _names_of(connection, user_id)
    found: Rows = {}
    for table in metadata.sorted_tables:
        belongs = _belonging(table, user_id, known)
        if belongs is None:
            continue
        order = [table.c.session_id, *table.primary_key] if "session_id" in table.c else []
        rows = connection.execute(select(table).where(belongs).order_by(*order)).mappings()
        told = [_told(table, row, user_id, known) for row in rows]
        if told:
            found[table.name] = told
    orders = _own_orders(connection, user_id)
    return found | {STANDING_ORDERS: orders} if orders else found


def _belonging(table: Table, user_id: int, known: Collection[str]) -> ColumnElement[bool] | None:
    """Select the rows of *table* about this person, of *known* names; None: none can be."""
    place = PLACES[table.name]
    wanted = [table.c[name] == user_id for name in place.ids.split()]
    wanted += [cast(table.c[name], Text).contains(str(user_id)) for name in place.lists.split()]
    wanted += [
        table.c[name].contains(text)
        for name in place.words.split()
        for text in (str(user_id), *known)
    ]
    own = select(seats.c.session_id).where(seats.c.user_id == user_id)
    if table is sessions:
        wanted += [sessions.c.id.in_(own), _is_paused_by(user_id)]
    elif {"session_id", "seat"} <= set(table.c.keys()) and table is not seats:
        here = (seats.c.session_id == table.c.session_id, seats.c.seat == table.c.seat)
        wanted.append(and_(table.c.session_id.in_(own), own.where(*here).exists()))
    return or_(*wanted) if wanted else None


def _is_paused_by(user_id: int) -> ColumnElement[bool]:
    """Tell whether it was this person who let a session rest, of whom it knows the name alone."""
    return exists().where(
        remarks.c.session_id == sessions.c.id,
        remarks.c.kind == RemarkKind.PAUSED,
        remarks.c.user_id == user_id,
        remarks.c.name == sessions.c.paused_by,
    )


def _told(table: Table, row: RowMapping, user_id: int, known: Collection[str]) -> dict[str, Any]:
    """Return what a *row* says of this person, in plain JSON data."""
    place = PLACES[table.name]
    told = {name: _plain(row[name]) for name in place.facts.split()}
    if table is jobs and row["kind"] is JobKind.ANSWER:
        del told["facts"]  # they let whoever has them answer in the name of the bot
    told |= {name: user_id for name in place.ids.split() if row[name] == user_id}
    for name, owner in place.owners.items():
        if row[owner] == user_id if owner else row[name] in known:
            told[name] = row[name]
    for name in place.lists.split():
        stored = msgspec.to_builtins(row[name])
        if str(user_id) in str(stored) and name != "orders":
            told[name] = _of_only(stored, user_id)
    if place.words and row["user_id"] != user_id:
        # Somebody else's report, which names them: what it shows of the game is not theirs.
        told = {name: told[name] for name in ("id", "session_id", "at")}
    return told | {name: row[name] for name in place.words.split()}


def _own_orders(connection: Connection, user_id: int) -> list[dict[str, Any]]:
    """The standing orders of this person, without anybody else's."""
    named = cast(sessions.c.orders, Text).contains(str(user_id))
    found = connection.execute(select(sessions.c.id, sessions.c.orders).where(named)).all()
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


def _plain(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value


def _of_only(stored: Any, user_id: int) -> Any:
    """Reduce JSON data to what names this person."""
    if isinstance(stored, dict):
        kept = {name: _of_only(value, user_id) for name, value in stored.items()}
        return {name: value for name, value in kept.items() if value}
    if isinstance(stored, list | tuple):
        return [kept for value in stored if (kept := _of_only(value, user_id))]
    return user_id if stored == user_id else None


def _names_of(connection: Connection, user_id: int) -> set[str]:
    """By which names the database knows this person."""
    pairs = [
        (table, name, owner)
        for table in metadata.sorted_tables
        for name, owner in PLACES[table.name].owners.items()
        if owner
    ]
    found = (
        connection.execute(select(table.c[name]).where(table.c[owner] == user_id)).scalars()
        for table, name, owner in pairs
    )
    return {name for name in chain.from_iterable(found) if name}


# What is forgotten


class _Forgetting:
    """Forgets one person in a transaction of the caller's."""

    def __init__(
        self, connection: Connection, user_id: int, name_of: Callable[[str, int], str]
    ) -> None:
        self._connection = connection
        self._user_id = user_id
        self._name_of = name_of
        self._known = _names_of(connection, user_id)

    def carry_out(self, unfinished: Collection[int], robot: str, now: datetime) -> int:
        """Forget them everywhere; at how many tables they had sat."""
        their_seats = self._rows(seats)
        sat = len([row for row in their_seats if row["user_id"] == self._user_id])
        of_seats = {row["session_id"] for row in their_seats}
        told_of = {row["session_id"] for row in self._rows(remarks)}
        at = of_seats | told_of | {row["id"] for row in self._rows(sessions)}
        self._leave_seats(their_seats, unfinished, robot)
        self._leave_sessions()
        told = [row | {"tasks": _without(row["tasks"], self._user_id)} for row in self._rows(jobs)]
        self._put(jobs, "tasks", told)
        words = [row | {"words": self._unnamed(row["words"])} for row in self._rows(bug_reports)]
        self._put(bug_reports, "words", words)
        for name, place in PLACES.items():
            self._leave_rows(metadata.tables[name], place)
        self._redraw(at, now)
        self._rename(of_seats, now)
        self._put_job(Job(kind=JobKind.DECIDE, due_at=now), unfinished)
        return sat

    def _rows(self, table: Table) -> list[dict[str, Any]]:
        """The rows that name this person, or are of their seats."""
        belongs = _belonging(table, self._user_id, self._known)
        assert belongs is not None
        found = self._connection.execute(select(table).where(belongs)).mappings()
        return [dict(row) for row in found]

    def _put(self, table: Table, names: str, rows: Sequence[Mapping[str, Any]]) -> None:
        """Store the columns *names* of *rows* as they are by now."""
        here = [column == bindparam(f"old_{column.name}") for column in table.primary_key]
        values = [
            {name: row[name] for name in names.split()}
            | {f"old_{column.name}": row[column.name] for column in table.primary_key}
            for row in rows
        ]
        if values:
            self._connection.execute(update(table).where(*here), values)

    def _leave_seats(
        self, their: Sequence[dict[str, Any]], unfinished: Collection[int], robot: str
    ) -> None:
        numbers = {row["session_id"] for row in their}
        speaking = select(sessions.c.id, sessions.c.language).where(sessions.c.id.in_(numbers))
        languages = {row.id: row.language for row in self._connection.execute(speaking)}
        for row in their:
            name = self._name_of(languages[row["session_id"]], row["seat"])
            row["interim_ids"] = _without(row["interim_ids"], self._user_id)
            if row["user_id"] == self._user_id:
                plays_on = robot if row["session_id"] in unfinished else None
                row |= {"user_id": robot_id(row["seat"]), "name": name, "robot": plays_on}
                row |= {"language": None, "stand_in": None}
            if row["former_id"] == self._user_id:
                row |= {"former_id": None, "former_name": name}
        changed = "user_id name robot language stand_in former_id former_name interim_ids"
        self._put(seats, changed, their)

    def _leave_sessions(self) -> None:
        their, lists = self._rows(sessions), PLACES["sessions"].lists
        paused = select(sessions.c.id).where(_is_paused_by(self._user_id))
        theirs_paused = set(self._connection.execute(paused).scalars())
        hosts = self._others([row["id"] for row in their])
        for row in their:
            orders = [each for each in load_orders(row["orders"]) if each.user_id != self._user_id]
            row |= {name: _without(row[name], self._user_id) for name in lists.split()}
            if row["vote"] and not row["vote"]["agreed"]:
                row["vote"] = None
            row["orders"] = dump_orders(orders)
            # Of everybody there: the clocks go by what they have chosen now.
            row["clocks"] = [replace(clock, hours=None) for clock in row["clocks"]]
            row["revision"] += 1
            if row["host_id"] == self._user_id:
                row["host_id"] = hosts.get(row["id"], NOBODY)
            if row["id"] in theirs_paused:
                row["paused_by"] = UNNAMED
        self._put(sessions, f"{lists} clocks revision host_id paused_by", their)

    def _others(self, session_ids: Sequence[int]) -> dict[int, int]:
        """By session the person of the first seat that has one."""
        people = (
            select(seats.c.session_id, seats.c.user_id)
            .where(seats.c.session_id.in_(session_ids), seats.c.user_id > 0)
            .order_by(seats.c.seat.desc())
        )
        return {row.session_id: row.user_id for row in self._connection.execute(people)}

    def _leave_rows(self, table: Table, place: Place) -> None:
        """Delete what is theirs alone; where it belongs to a table as well, take them out."""
        if table in (seats, sessions):
            return  # both were dealt with row by row
        for column in place.ids.split():
            is_theirs = table.c[column] == self._user_id
            if place.goes:
                self._connection.execute(delete(table).where(is_theirs))
                continue
            names = [name for name, owner in place.owners.items() if owner == column]
            nobody = dict.fromkeys((column, *names))
            self._connection.execute(update(table).where(is_theirs).values(nobody))

    def _unnamed(self, words: str) -> str:
        """Return *words* without this person."""
        for name in (*sorted(self._known, key=len, reverse=True), str(self._user_id)):
            words = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", UNNAMED, words, flags=re.IGNORECASE)
        return words

    def _redraw(self, session_ids: Collection[int], now: datetime) -> None:
        """Have what stands in Discord of these sessions edited."""
        kinds = {MessageKind.LOBBY: TaskKind.LOBBY, MessageKind.BOARD: TaskKind.BOARD}
        posted = (
            select(posted_messages.c.session_id, posted_messages.c.kind, posted_messages.c.ply)
            .where(posted_messages.c.session_id.in_(session_ids), posted_messages.c.kind.in_(kinds))
            .order_by(posted_messages.c.session_id)
        )
        rows = self._connection.execute(posted)
        for number, found in groupby(rows, lambda row: row.session_id):
            tasks = [Task(kind=kinds[row.kind], ply=row.ply, payload=_REDRAWN) for row in found]
            put_tasks(self._connection, fresh(number, tasks, now), now)

    def _rename(self, session_ids: Collection[int], now: datetime) -> None:
        """Have the threads of these sessions renamed, which were named after their people."""
        threads = select(sessions.c.id).where(
            sessions.c.id.in_(session_ids),
            sessions.c.guild_id.is_not(None),
            sessions.c.thread_id != sessions.c.channel_id,
        )
        numbers = self._connection.execute(threads).scalars().all()
        again = Job(kind=JobKind.RENAME, due_at=now, facts={"shown": UNNAMED})
        self._put_job(again, numbers)

    def _put_job(self, job: Job, session_ids: Collection[int]) -> None:
        """Put *job* at each of these sessions, in place of what was."""
        there = (jobs.c.kind == job.kind, jobs.c.session_id.in_(session_ids))
        self._connection.execute(delete(jobs).where(*there))
        due = [job_values(job) | {"session_id": number} for number in session_ids]
        if due:
            self._connection.execute(insert(jobs), due)


def _without(stored: Any, user_id: int) -> Any:
    """JSON data without a person in it."""
    stored = msgspec.to_builtins(stored)
    if isinstance(stored, dict):
        return {name: _without(value, user_id) for name, value in stored.items()}
    if isinstance(stored, list | tuple):
        return [_without(value, user_id) for value in stored if value != user_id]
    return None if stored == user_id and stored is not True else stored
