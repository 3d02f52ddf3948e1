"""An SQLite database that somebody else keeps to themselves."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def locked(file: Path) -> Iterator[sqlite3.Connection]:
    """Another program is in the middle of a transaction, whose connection this is.

    What it has written is undone at the end, unless it is committed.
    """
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield other
    finally:
        other.rollback()
        other.close()
