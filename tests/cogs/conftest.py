"""Fixtures for the tests of the bot without Discord."""

import secrets
from collections.abc import AsyncIterator
from datetime import timedelta
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from people import NOW, SEED
from premove_tables import Room, room
from timed_world import World

from cogs.table import service as table_service
from data.store import Store


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has the same seed: in others an action may leave the next person no choice."""
    monkeypatch.setattr(table_service, "secrets", SimpleNamespace(token_bytes=lambda _: SEED))


@pytest.fixture
def own_deals(same_deals: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has a seed of its own, as usual."""
    monkeypatch.setattr(table_service, "secrets", secrets)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store in a file of its own."""
    opened = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
async def ticking(tmp_path: Path) -> AsyncIterator[Store]:
    """A store whose clock goes on with every look at it: two presses never share a moment."""
    seconds = count()
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    opened = await Store.open(url, lambda: NOW + timedelta(seconds=next(seconds)))
    yield opened
    await opened.close()


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Room]:
    """Tables, and what people want the bot to do for them there."""
    async with room(tmp_path) as opened:
        yield opened


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A bot whose time passes when it is told to."""
    world = await World(tmp_path).start()
    yield world
    await world.store.close()
