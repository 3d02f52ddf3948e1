"""Databases of a PostgreSQL server that exist for one test."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from uuid import uuid4

import asyncpg
from sqlalchemy import make_url

from data.store import Store


@asynccontextmanager
async def fresh_database(server_url: str, template: str = "template1") -> AsyncIterator[str]:
    """The URL of a new database on that server, a copy of *template*, which is gone afterwards."""
    server = make_url(server_url).set(drivername="postgresql")
    name = f"boardgames_{uuid4().hex}"
    connection = await asyncpg.connect(server.render_as_string(hide_password=False))
    try:
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        fresh = server.set(drivername="postgresql+asyncpg", database=name)
        yield fresh.render_as_string(hide_password=False)
        await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await connection.close()


@contextmanager
def migrated_database(server_url: str) -> Iterator[str]:
    """The name of an empty database with every migration, to copy: migrating takes far longer."""
    # A loop of its own, which those of tests know nothing of.
    with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
        stack = AsyncExitStack()
        url = runner.run(stack.enter_async_context(fresh_database(server_url)))
        try:
            runner.run(_migrate(url))
            yield make_url(url).database or ""
        finally:
            runner.run(stack.aclose())


async def _migrate(url: str) -> None:
    await (await Store.open(url)).close()
