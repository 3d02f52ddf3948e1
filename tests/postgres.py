"""Databases of a PostgreSQL server that exist for one test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from uuid import uuid4

import asyncpg
from sqlalchemy import make_url


@asynccontextmanager
async def fresh_database(server_url: str) -> AsyncIterator[str]:
    """The URL of a new database on that server, which is gone afterwards."""
    server = make_url(server_url).set(drivername="postgresql")
    name = f"boardgames_{uuid4().hex}"
    connection = await asyncpg.connect(server.render_as_string(hide_password=False))
    try:
        await connection.execute(f"CREATE DATABASE {name}")
        fresh = server.set(drivername="postgresql+asyncpg", database=name)
        yield fresh.render_as_string(hide_password=False)
        await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await connection.close()
