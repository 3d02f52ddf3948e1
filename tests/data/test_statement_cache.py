"""Statements are compiled once for all presses: compiling one takes longer than carrying it out."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy
from sqlalchemy.engine.interfaces import CacheStats

from data.store import Job, JobKind, Session, Store
from tests.posted import posted


@contextmanager
def compiled_anew() -> Iterator[list[str]]:
    """The statements carried out meanwhile that were not found compiled."""
    found: list[str] = []

    def look(_c: Any, _cursor: Any, sql: str, _p: Any, context: Any, _many: bool) -> None:
        if context.compiled is not None and context.cache_hit is not CacheStats.CACHE_HIT:
            found.append(sql)

    sqlalchemy.event.listen(sqlalchemy.Engine, "before_cursor_execute", look)
    try:
        yield found
    finally:
        sqlalchemy.event.remove(sqlalchemy.Engine, "before_cursor_execute", look)


async def serve(store: Store, session: Session, press: Any) -> Session:
    """Do what the store does for a press, and every few seconds."""
    session, _ = await press(store, await store.get(session.id))
    job = await store.job_of(JobKind.PUBLISH, session.id)
    answer = Job(kind=JobKind.ANSWER, session_id=session.revision, user_id=2, due_at=None)
    answer = await store.hold_job(answer)
    await store.publication(session.id)
    board = posted(session, message_id=session.ply, ply=session.ply)
    await store.remember(board)
    await store.keep_jobs([job])
    await store.drop_job(answer)
    await store.conclude(job, board)
    await store.take_jobs()
    return session


async def test_the_second_press_finds_every_statement_compiled(store, running, press):
    session, _ = await store.create(running)
    # They keep what they compiled for other stores of the tests: see ``tests/compiled.py``.
    for engine in (store._writer, store._reader):
        engine.clear_compiled_cache()
    with compiled_anew() as first:
        session = await serve(store, session, press)
    with compiled_anew() as second:
        await serve(store, session, press)
    assert len(first) > 10
    assert second == []
