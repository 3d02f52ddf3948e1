"""A database with very many tables: finished games with their histories, and running ones."""

import secrets
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from sqlalchemy import Connection, text

from cogs.table import lobby, play
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Appearance, Person, Place
from data.store import HistoryEntry, Session, Store
from data.store.database import Database
from rules import GAMES

FIRST_NUMBER = 10**6
"""Numbers of the copies begin behind it; those of new tables are drawn at random far above."""
PEOPLE_APART = 100
"""Every so many tables have the same people."""

PEOPLE = {11: "Anna", 12: "Ben"}
"""Of the first table."""

_NUMBERS = """
    WITH RECURSIVE numbers(n) AS (
        SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :copies
    )
"""


async def store_tables(url: str, stored: int, running: int) -> None:
    """Store copies of one game of Docker: so many altogether, so many of them running."""
    store = await Store.open(url)
    try:
        begun = _begun()
        ended, entries = _played(begun)
        patterns = []
        for session, told in ((begun, ()), (ended, entries)):
            created, _ = await store.create(replace(session, snapshot=None, seed=None, ply=0))
            patterns.append((await store.commit(created, session, told)).session.id)
    finally:
        await store.close()
    database = Database(url)
    try:
        await database.write(lambda c: _copy(c, patterns[0], FIRST_NUMBER, running))
        await database.write(
            lambda c: _copy(c, patterns[1], FIRST_NUMBER + running, stored - running)
        )
    finally:
        await database.close()


def _begun() -> Session:
    now = datetime.now(UTC)
    host, guest = (Person(number, name) for number, name in PEOPLE.items())
    session = lobby.open_lobby("docker", host, Place(1, 2), Appearance("en", "dark"))
    session = lobby.join(session, guest)
    started = lobby.start(session, host, secrets.token_bytes(32), now).session
    return replace(started, thread_id=3)


def _played(session: Session) -> tuple[Session, tuple[HistoryEntry, ...]]:
    """The end of a random game, and how it came about."""
    rng, table = Random(1), LiveTable(session)
    entries: list[HistoryEntry] = []
    now = datetime.now(UTC)
    while table.state.to_act:
        seat = table.state.to_act[0]
        action = rng.choice(GAMES[session.game].legal_actions(table.state, seat))
        now += timedelta(seconds=1)
        user_id = table.session.seats[seat].user_id
        change = play.act(table, user_id, None, str(action), now)
        table, entries = change.table, [*entries, *change.entries]
    return table.session, tuple(entries)


def _copy(connection: Connection, pattern: int, first: int, copies: int) -> None:
    """Copy a session with its seats and its history, in places and for people of its own."""
    sitting = "people"
    for person in PEOPLE:
        was, is_now = f'"user_id"\\:{person},', f"{person} + n / {PEOPLE_APART} * 10"
        sitting = f"replace({sitting}, '{was}', '\"user_id\"\\:' || ({is_now}) || ',')"
    values = {"pattern": pattern, "first": first, "copies": copies}
    for table, key, changed in (
        (
            "sessions",
            "id",
            {
                "channel_id": "channel_id + n * 10",
                "thread_id": "thread_id + n * 10",
                "people": sitting,
            },
        ),
        ("seats", "session_id", {"user_id": f"user_id + n / {PEOPLE_APART} * 10"}),
        ("events", "session_id", {}),
    ):
        columns = list(connection.execute(text(f"SELECT * FROM {table} LIMIT 0")).keys())
        chosen = [":first + n" if c == key else changed.get(c, c) for c in columns]
        connection.execute(
            text(
                f"INSERT INTO {table} ({', '.join(columns)}) {_NUMBERS} "
                f"SELECT {', '.join(chosen)} FROM {table}, numbers WHERE {key} = :pattern"
            ),
            values,
        )
