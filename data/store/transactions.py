"""Reading and writing a database in whole transactions, even if a task is cancelled meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable

from data.store.database import Database

T = TypeVar("T")
Clock = Callable[[], datetime]

CLOSING_SECONDS = 1.0
"""How long a database that closes waits for transactions: one may be waiting for a lock."""


class Transactions:
    """Transactions of one database; none is cut short by a caller that is cancelled."""

    def __init__(self, database: Database, now: Clock) -> None:
        self._database = database
        self._now = now
        self._running: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Wait a moment for what is still going on and close every connection."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                while self._running:
                    await asyncio.wait(self._running)
        await self._database.close()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._uncut(self._database.read(work))

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self._uncut(self._database.write(work))

    async def _rows(self, statement: Executable, /, **asked: Any) -> Sequence[Any]:
        return await self._read(lambda connection: connection.execute(statement, asked).all())

    async def _execute(self, statement: Executable, values: dict[str, Any]) -> None:
        """One statement in a transaction of its own."""

        def work(connection: Connection) -> None:
            connection.execute(statement, values)

        await self._write(work)

    async def _uncut(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of *work*, which goes on to its end where its caller is cancelled.

        A transaction that is cancelled between its statements would keep the lock of the whole
        database until the garbage collector comes by.
        """
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Carry out *work*, for which :meth:`close` waits."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved: asyncio must not complain where the caller was cancelled
