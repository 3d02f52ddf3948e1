"""What ratings cost with 100,000 finished games: ``python -m tests.benchmarks.ratings``.

Each figure stands beside that of the store's plain read of one session, in the same run.
"""

import asyncio
import random
import sys
import tempfile
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from time import perf_counter
from typing import Any

from sqlalchemy import insert

import data.store.rows as rows
from data.store import Seat, Session, Status, Store
from data.store.schema import seats, sessions
from rules import GAMES
from rules.core.codec import dump_outcome
from rules.core.types import Outcome

GAMES_PLAYED = 100_000
PEOPLE = 2_000
BEGAN = datetime(2026, 1, 1, tzinfo=UTC)
PAGE = 5_000


def finished(number: int, chance: random.Random) -> Session:
    """A finished game of two to four of the people."""
    game = chance.choice(tuple(GAMES))
    size = chance.randint(2, min(4, GAMES[game].info.max_seats))
    people = chance.sample(range(1, PEOPLE + 1), size)
    ranks = chance.sample(range(1, size + 1), size)
    outcome = Outcome("goal", tuple(-rank for rank in ranks), tuple(ranks))
    return Session(
        id=number,
        game=game,
        options=(),
        status=Status.FINISHED,
        host_id=people[0],
        guild_id=1,
        channel_id=number,
        seats=tuple(Seat(person, f"person {person}") for person in people),
        outcome=dump_outcome(outcome),
        updated_at=BEGAN + timedelta(seconds=number),
    )


async def fill(store: Store, games: int) -> None:
    """Put so many finished games into an empty store, which counts none of them yet."""
    chance = random.Random(1)
    for first in range(1, games + 1, PAGE):
        made = [finished(number, chance) for number in range(first, min(first + PAGE, games + 1))]

        def work(connection: Any, made: list[Session] = made) -> None:
            values = [rows.session_values(s) | {"id": s.id} for s in made]
            connection.execute(insert(sessions), values)
            connection.execute(insert(seats), [v for s in made for v in rows.seat_values(s)])

        await store._write(work)


async def measure(games: int) -> None:
    """Print what counting anew costs, and what the end of one more game does."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/bench.sqlite3")
        await fill(store, games)
        begin = perf_counter()
        found = await store.recount()
        whole = perf_counter() - begin
        print(f"{found.games} games counted and rated anew: {whole:.1f} s")
        print(f"a game: {1e6 * whole / games:.0f} us")
        begin = perf_counter()
        for number in range(100):
            await store.get(number + 1)
        plain = (perf_counter() - begin) / 100
        chance, kinds = random.Random(2), {"with": 0.0, "without": 0.0}
        for number in range(100):
            for kind in kinds:
                over = finished(number, chance)
                running, _ = await store.create(_running(over))
                begin = perf_counter()
                await store.commit(running, over if kind == "with" else _running(over))
                kinds[kind] += perf_counter() - begin
        spent = (kinds["with"] - kinds["without"]) / 100
        print(f"counting and rating at the end: {1e3 * spent:.2f} ms")
        print(f"the plain read of a session: {1e3 * plain:.2f} ms")
        await store.close()


def _running(session: Session) -> Session:
    return replace(session, status=Status.RUNNING, outcome=None)


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_PLAYED))
