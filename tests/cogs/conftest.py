"""What the tests of the bot without Discord share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import Store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store in a file of its own."""
    opened = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    yield opened
    await opened.close()
