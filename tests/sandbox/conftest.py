"""A sandbox for each test, with people, a hand and a bot."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
from forms import button, row, select
from rawbot import Bot, Hand

from sandbox import Channel, Message, Person, Sandbox


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with await Sandbox.start(limits=False) as running:
        yield running


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as running:
        yield running


@pytest.fixture
def hand(sandbox: Sandbox, session: aiohttp.ClientSession) -> Hand:
    return Hand(sandbox, session)


@pytest.fixture
async def bot(sandbox: Sandbox, hand: Hand, session: aiohttp.ClientSession) -> AsyncIterator[Bot]:
    socket = await session.ws_connect(f"{sandbox.gateway_url}?v=10&encoding=json")
    await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1, "properties": {}}})
    running = Bot(hand, socket)
    await sandbox.connected()
    yield running
    await running.close()


@pytest.fixture
def games(sandbox: Sandbox) -> Channel:
    return sandbox.channel("games")


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    return sandbox.person("Anna")


@pytest.fixture
def ben(sandbox: Sandbox) -> Person:
    return sandbox.person("Ben")


@pytest.fixture
async def buttons(hand: Hand, games: Channel) -> Message:
    """A message with a button to press and a menu to choose from."""
    rows = (row(button("go", label="Go")), row(select(2, custom_id="pick")))
    return await hand.post(games, {"content": "Choose", "components": list(rows)})
