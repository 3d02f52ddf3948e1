"""Hands that a killed process may have posted are searched for until all have been found."""

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from people import ADA, BO
from publishing import publishing

from cogs.messages.payload import MessagePayload, text
from cogs.publishing import reconcile
from cogs.publishing.attachments import NO_ATTACHMENTS, Attachments
from cogs.publishing.channel_api import Sent
from cogs.table.lobby import Appearance, Place
from cogs.table.service import TableService
from cogs.workers import worker
from data.store import Store, utc_now
from data.store.jobs import HOLD

GAME = "gurkensolo"
THREAD = 7


class SlowDiscord:
    """Takes everything; the first search of direct messages never ends."""

    def __init__(self) -> None:
        self.dm_searches = 0
        self.posts: list[int] = []
        self._ids = count(100)

    async def open_dm(self, user_id: int) -> int:
        return 1000 + user_id

    async def own_presses(self, channel_id: int) -> list[Any]:
        if channel_id > 1000:
            self.dm_searches += 1
            if self.dm_searches == 1:
                await asyncio.Event().wait()
        return []

    async def post(self, channel_id: int, *_: Any, **__: Any) -> Sent:
        self.posts.append(channel_id)
        return Sent(next(self._ids))

    async def edit(self, *_: Any) -> Attachments:
        return NO_ATTACHMENTS


class Words:
    """A presenter without pictures."""

    async def lobby(self, *_: Any) -> MessagePayload:
        return MessagePayload((text("a lobby"),))

    async def board(self, *_: Any, **__: Any) -> MessagePayload:
        return MessagePayload((text("a board"),))

    async def screen(self, *_: Any, **__: Any) -> MessagePayload:
        return MessagePayload((text("a hand"),))


async def test_a_search_that_took_too_long_is_made_again_after_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconcile, "PATIENCE", 0.05)
    monkeypatch.setattr(worker, "FIRST_PAUSE", 0.0)
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    killed = await Store.open(url, lambda: utc_now() - HOLD)
    service = TableService(killed, lambda *_: None)
    lobby = await service.open(GAME, ADA, Place(1, 2), Appearance("en", "dark"))
    await service.join(lobby.id, BO)
    await killed.move_session(lobby.id, None, THREAD)
    await service.start(lobby.id, ADA)
    await killed.close()

    store, discord = await Store.open(url), SlowDiscord()
    _, working = publishing(store, Words(), discord)
    working.start()
    while discord.dm_searches < 1 + 2:
        await asyncio.sleep(0.01)
    assert THREAD in discord.posts
    while await store.oldest_task():
        await asyncio.sleep(0.01)
    await working.close()
    await store.close()
