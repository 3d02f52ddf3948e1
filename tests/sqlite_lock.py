"""An SQLite database that somebody else keeps to themselves."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

_PATIENCE = 60.0
"""Seconds in which a transaction of the bot has ended, however busy the machine is."""


@asynccontextmanager
async def locked(file: Path) -> AsyncIterator[sqlite3.Connection]:
    """Another program is in the middle of a transaction, whose connection this is.

    What it has written is undone at the end, unless it is committed. It begins in a thread: a bot
    in this loop may have to end a transaction first, which takes the loop.
    """
    other = sqlite3.connect(file, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
        yield other
    finally:
        other.rollback()
        other.close()
