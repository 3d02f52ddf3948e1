"""The store stays quick and small however many games there are, and forgets none of them."""

import gc
import re
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite

from data.store import JobKind, Store, events, jobs, rows
from data.store.people import LIVE_IN_SERVER

DATA = Path(rows.__file__).parents[1]


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        (rows.SESSION, {"session_id": 1}),
        (rows.LIVE_OF_USER, {"user": 1}),
        (rows.NEWEST_LIVE_AT, {"place": 1}),
        (rows.NEWEST_AT, {"place": 1}),
        (LIVE_IN_SERVER, {"guild": 1}),
        (events.HISTORY, {"session": 1, "after": -1}),
        (events.RECENT, {"session": 1, "count": 3}),
        (rows.MESSAGES, {"session": 1}),
        (rows.PREFERENCES, {"users": [1, 2]}),
        (jobs._FIRST, {"kinds": list(JobKind)}),
        (jobs._DUE_NOW, {"kinds": [JobKind.PUBLISH], "now": None, "count": 4}),
    ],
)
async def test_no_question_reads_a_whole_table(file_url, statement: Executable, asked):
    store = await Store.open(file_url)
    bound = statement.params(**asked).compile(
        dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}
    )
    plan = await store.read(
        lambda connection: connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {bound}").all()
    )
    await store.close()
    steps = [row.detail for row in plan]
    assert any("SEARCH" in step for step in steps), steps
    assert not [step for step in steps if step.startswith("SCAN")], steps


async def test_tables_are_not_kept_in_memory(file_url, running):
    big = replace(running, snapshot={"cubes": list(range(1000))})
    store = await Store.open(file_url)
    tables = [(await store.create(big))[0].id for _ in range(50)]
    for number in tables[:10]:
        await store.get(number)
    gc.collect()
    tracemalloc.start()
    for number in tables[10:]:
        await store.get(number)
    gc.collect()
    kept, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    await store.close()
    assert peak > 10_000, "one of them passed through"
    assert kept < 200_000, "forty of them would take twice as much"


def test_no_game_is_ever_deleted():
    """Only what is done or left loses rows: seats and jobs.

    The record of a hand's message is lost where a restored table knows another hand. Results are
    made anew of the rest.
    Who asks to be forgotten loses
    what they settled for themselves, a row of a "table" that knows its people.
    """
    source = "\n".join(path.read_text(encoding="utf-8") for path in DATA.rglob("*.py"))
    deleted = set(re.findall(r"\bdelete\((\w+)\)", source))
    cleared = {"seats", "posted_messages", "jobs", "results", "table"}
    assert deleted == cleared
    for word in ("DELETE FROM", "DROP TABLE", "drop_table", "TRUNCATE ", "ondelete"):
        assert word not in source
