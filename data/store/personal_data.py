"""Everything that the database holds about one person: to be handed over, or forgotten."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from datetime import datetime
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    Text,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    literal,
    or_,
    select,
    update,
)

from data.store.database import Database
from data.store.events import RemarkKind
from data.store.jobs import put_jobs
from data.store.personal_places import PLACES, Place
from data.store.posted import MessageKind
from data.store.publications import fresh, put_tasks
from data.store.records import NOBODY, PARTS, Seat, Session
from data.store.rows import change, session_of
from data.store.schema import (
    bug_reports,
    events,
    jobs,
    metadata,
    posted_messages,
    preferences,
    seats,
    sessions,
)
from data.store.timing import Job, JobKind, Task, TaskKind

Rows = dict[str, list[dict[str, Any]]]
"""By the name of their table, with plain JSON data by column."""

UNNAMED = "?"
"""In place of the name of somebody who had no seat, or of one in what others wrote."""
STANDING_ORDERS = "standing_orders"
"""Under this name a person gets their own orders, which lie among those of others."""
_REDRAWN = {"is_redrawn": True}


class PersonalData(Database):
    """The part of the store that knows what belongs to whom."""

    async def about(self, user_id: int) -> Rows:
        """Every row that names this person, or belongs to one of their seats."""
        return await self.read(lambda connection: _about(connection, user_id))

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

        now = self.clock()
        tables = await self.write(work)
        await self.clear_files()
        return tables


# What is told


def _about(connection: Connection, user_id: int) -> Rows:
    here = _tables_of(connection, user_id)
    known = _names_of(connection, user_id, here)
    found: Rows = {}
    for table in metadata.sorted_tables:
        rows = _rows_about(connection, table, user_id, known, here)
        told = [_told(table, row, user_id, known) for row in rows]
        if told:
            found[table.name] = told
    orders = [
        {"session_id": session.id, **msgspec.to_builtins(order)}
        for session in here
        for order in session.orders
        if order.user_id == user_id
    ]
    return found | {STANDING_ORDERS: orders} if orders else found


def _tables_of(connection: Connection, user_id: int) -> list[Session]:
    """The sessions that name this person, which nobody else changes meanwhile."""
    named = [cast(sessions.c[part], Text).contains(str(user_id)) for part in PARTS]
    statement = select(sessions).where(or_(*named, _is_paused_by(user_id))).with_for_update()
    return [session_of(row) for row in connection.execute(statement)]


def _rows_about(
    connection: Connection,
    table: Table,
    user_id: int,
    known: Collection[str],
    here: Iterable[Session],
) -> list[dict[str, Any]]:
    """The rows of *table* about this person, of *known* names, who is named *here*."""
    if table is sessions:
        return [_shallow(session) | _shallow(session.standing) for session in here]
    if table is seats:
        return [row for session in here for row in _seat_rows(session, user_id)]
    belongs = _belonging(table, user_id, known)
    if belongs is None:
        return []
    order = [table.c.session_id, *table.primary_key] if "session_id" in table.c else []
    found = connection.execute(select(table).where(belongs).order_by(*order)).mappings()
    rows = [dict(row) for row in found]
    return [row | _shallow(row["chosen"]) for row in rows] if table is preferences else rows


def _shallow(record: Any) -> dict[str, Any]:
    return {each.name: getattr(record, each.name) for each in fields(record)}


def _seat_rows(session: Session, user_id: int) -> list[dict[str, Any]]:
    """The seats that this person has or had, as they stand in the document of their table."""
    return [
        {"session_id": session.id, "seat": number, **_shallow(seat)}
        for number, seat in enumerate(session.seats)
        if user_id in seat.holders
    ]


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
    if {"session_id", "seat"} <= set(table.c.keys()):
        own = select(seats.c.session_id).where(seats.c.user_id == user_id)
        here = (seats.c.session_id == table.c.session_id, seats.c.seat == table.c.seat)
        wanted.append(and_(table.c.session_id.in_(own), own.where(*here).exists()))
    return or_(*wanted) if wanted else None


def _is_paused_by(user_id: int) -> ColumnElement[bool]:
    """Tell whether it was this person who let a session rest, of whom it knows the name alone."""
    return exists().where(
        events.c.session_id == sessions.c.id,
        events.c.kind == RemarkKind.PAUSED,
        events.c.user_id == user_id,
        events.c.name == sessions.c.paused_by,
    )


def _told(
    table: Table, row: Mapping[str, Any], user_id: int, known: Collection[str]
) -> dict[str, Any]:
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


def _names_of(connection: Connection, user_id: int, here: Iterable[Session]) -> set[str]:
    """By which names the database knows this person, who is named *here*."""
    noted = select(events.c.name).where(events.c.user_id == user_id, events.c.name.is_not(None))
    seats = [seat for session in here for seat in session.seats]
    return {
        *connection.execute(noted).scalars(),
        *(seat.name for seat in seats if seat.user_id == user_id),
        *(seat.former_name or UNNAMED for seat in seats if seat.former_id == user_id),
    } - {"", UNNAMED}


# What is forgotten


class _Forgetting:
    """Forgets one person in a transaction of the caller's."""

    def __init__(
        self, connection: Connection, user_id: int, name_of: Callable[[str, int], str]
    ) -> None:
        self._connection = connection
        self._user_id = user_id
        self._name_of = name_of
        # Before anything is read: from the first change on nobody else writes to SQLite.
        connection.execute(delete(seats).where(seats.c.user_id == user_id))
        self._tables = _tables_of(connection, user_id)
        self._known = _names_of(connection, user_id, self._tables)

    def carry_out(self, unfinished: Collection[int], robot: str, now: datetime) -> int:
        """Forget them everywhere; at how many tables they had sat."""
        their = self._tables
        sat = sum(session.seat_of(self._user_id) is not None for session in their)
        of_seats = {each.id for each in their if _seat_rows(each, self._user_id)}
        told_of = {row["session_id"] for row in self._rows(events)}
        paused = select(sessions.c.id).where(_is_paused_by(self._user_id))
        theirs_paused = set(self._connection.execute(paused).scalars())
        for session in their:
            left = self._left(session, robot if session.id in unfinished else None)
            if session.id in theirs_paused:
                left = replace(left, standing=replace(left.standing, paused_by=UNNAMED))
            change(self._connection, session, replace(left, revision=session.revision + 1))
            if session.is_damaged:
                self._clear_damaged(session.id)
        told = [row | {"tasks": _without(row["tasks"], self._user_id)} for row in self._rows(jobs)]
        self._put(jobs, "tasks", told)
        words = [row | {"words": self._unnamed(row["words"])} for row in self._rows(bug_reports)]
        self._put(bug_reports, "words", words)
        for name, place in PLACES.items():
            self._leave_rows(metadata.tables[name], place)
        self._redraw({each.id for each in their} | told_of, now)
        self._rename(of_seats, now)
        self._put_job(Job(kind=JobKind.DECIDE, due_at=now), unfinished)
        return sat

    def _rows(self, table: Table) -> list[dict[str, Any]]:
        """The rows that name this person, or are of their seats."""
        return _rows_about(self._connection, table, self._user_id, self._known, ())

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

    def _left(self, session: Session, robot: str | None) -> Session:
        """Return *session* without them; with a *robot* of that level it plays on in their seat."""
        seats = tuple(
            self._left_seat(seat, self._name_of(session.language, number), robot)
            for number, seat in enumerate(session.seats)
        )
        hosts = (seat.user_id for seat in seats if seat.user_id is not None)
        if session.host_id == self._user_id:
            session = replace(session, host_id=next(hosts, NOBODY))
        left = replace(
            session,
            seats=seats,
            guests=_without(session.guests, self._user_id),
            reserved=_without(session.reserved, self._user_id),
            vote=_without(session.vote, self._user_id),
            undo_request=_without(session.undo_request, self._user_id),
            orders=tuple(each for each in session.orders if each.user_id != self._user_id),
            # Of everybody there: the clocks go by what they have chosen now.
            clocks=tuple(replace(clock, hours=None) for clock in session.clocks),
        )
        return left if left.vote and left.vote.agreed else replace(left, vote=None)

    def _left_seat(self, seat: Seat, name: str, robot: str | None) -> Seat:
        if seat.user_id == self._user_id:
            seat = replace(seat, name=name, robot=robot, language=None, stand_in=None)
        if seat.former_id == self._user_id:
            seat = replace(seat, former_name=name)
        left: Seat = _without(seat, self._user_id)
        return left

    def _clear_damaged(self, session_id: int) -> None:
        """Take them out of the text of what cannot be read."""
        there = sessions.c.id == session_id
        texts = select(*(cast(sessions.c[name], Text).label(name) for name in PARTS)).where(there)
        left = {
            name: literal(self._unnamed(text), Text)
            for name, text in self._connection.execute(texts).one()._mapping.items()
        }
        self._connection.execute(update(sessions).where(there).values(left))

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
        self._put_job(Job(kind=JobKind.RENAME, due_at=now, facts={"shown": UNNAMED}), numbers)

    def _put_job(self, job: Job, session_ids: Collection[int]) -> None:
        """Put *job* at each of these sessions, in place of what was."""
        put_jobs(self._connection, [replace(job, session_id=number) for number in session_ids])


def _without(stored: Any, user_id: int) -> Any:
    """Return a record, or JSON data, without a person in it."""
    if is_dataclass(stored) and not isinstance(stored, type):
        return replace(stored, **_without(_shallow(stored), user_id))
    if isinstance(stored, dict):
        return {name: _without(value, user_id) for name, value in stored.items()}
    if isinstance(stored, list | tuple):
        return type(stored)(_without(value, user_id) for value in stored if value != user_id)
    return None if stored == user_id and stored is not True else stored
