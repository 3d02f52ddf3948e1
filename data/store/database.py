"""Connections and transactions: the one place that knows which database it is."""

import logging
import os
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import (
    ArgumentError,
    SQLAlchemyError,
)

from data.store.driver_errors import first_line, named
from data.store.errors import CannotOpen, Unavailable
from data.store.pools import AsyncPools, Pools, SqlitePools

T = TypeVar("T")

log = logging.getLogger(__name__)


class Database:
    """Transactions as functions of a connection, carried out one after the other or side by side.

    SQLite's run in threads of their own, a whole transaction at a time: handing over each statement
    would cost several times what it takes. There is one writer, and readers never wait for it; for
    a glance at a few rows they need no thread at all. PostgreSQL's run on connections of asyncpg.
    """

    def __init__(self, url: str) -> None:
        """Prepare *url*; nothing is opened yet.

        :raises CannotOpen: this is not a database URL, or its driver is missing.
        """
        self.url = _shown(url)
        self._trouble: type[Unavailable] | None = None
        """What kept the last transaction from being written."""
        parsed = self._parsed(url)
        self.is_sqlite = parsed.get_backend_name() == "sqlite"
        try:
            self._pools: Pools = SqlitePools(parsed) if self.is_sqlite else AsyncPools(parsed)
        except ImportError as error:
            reason = "its driver is missing: install requirements-postgres.txt"
            raise CannotOpen(self.url, reason) from error
        except SQLAlchemyError as error:
            raise CannotOpen(self.url, first_line(error)) from error

    def _parsed(self, url: str) -> URL:
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError) as error:
            raise CannotOpen(self.url, "this is not a database URL") from error
        if parsed.get_backend_name() != "sqlite":
            return parsed
        trouble = _trouble_with(parsed)
        if trouble:
            raise CannotOpen(self.url, trouble)
        # Earlier versions named another driver.
        return parsed.set(drivername="sqlite")

    async def check(self) -> None:
        """Open a first connection, for reading.

        :raises CannotOpen: the driver does not know the options at the end of the URL.
        :raises Unavailable: the database failed.
        """
        try:
            await self.read(lambda connection: None)
        except TypeError as error:  # those words go to the driver as keyword arguments
            raise CannotOpen(self.url, f"its driver refuses its options: {error}") from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of one or several SELECTs, each of which sees what is committed by then.

        :raises Unavailable: the database failed.
        """
        with named():
            return await self._pools.read(work)

    async def glance(self, work: Callable[[Connection], T]) -> T:
        """As :meth:`read`, for SELECTs that find a few rows by an index.

        SQLite answers them at once, here: handing them over would take longer than they do.

        :raises Unavailable: the database failed.
        """
        with named():
            return await self._pools.glance(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The result of one transaction: kept when *work* returns, undone when it raises.

        :raises Full: there is no room left.
        :raises Unavailable: the database failed.
        """
        try:
            with named():
                result = await self._pools.write(work)
        except Unavailable as trouble:
            if self._trouble is not type(trouble):
                # Once until it is over: it happens again with every press.
                self._trouble = type(trouble)
                log.error("no game can go on: %s", trouble)
            raise
        if self._trouble is not None:
            self._trouble = None
            log.info("the database takes changes again")
        return result

    async def close(self) -> None:
        """Close every connection."""
        await self._pools.close()


def _trouble_with(url: URL) -> str | None:
    """In plain words what SQLite would only call "unable to open database file"."""
    name = url.database or ":memory:"
    if name == ":memory:":
        return "a database in memory would forget every game"
    if name.startswith("file:"):
        return None
    path = os.path.abspath(name)
    folder = os.path.dirname(path)
    if os.path.isdir(path):
        return f"{path} is a folder, not a file"
    if not os.path.isdir(folder):
        return f"the folder {folder} does not exist"
    # SQLite makes files of its own beside the database.
    return None if os.access(folder, os.W_OK) else f"the folder {folder} may not be written to"


def _shown(url: str) -> str:
    """*url* without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return "named in DATABASE_URL"
