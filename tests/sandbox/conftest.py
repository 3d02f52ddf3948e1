"""A sandbox for each test, with people, an API client and a bot."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
from payloads import button, row, select
from raw_bot import ApiClient, Bot

from sandbox import Channel, Interaction, Message, Person, Sandbox


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with await Sandbox.start(limits=False) as running:
        yield running


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as running:
        yield running


@pytest.fixture
def api(sandbox: Sandbox, session: aiohttp.ClientSession) -> ApiClient:
    return ApiClient(sandbox, session)


@pytest.fixture
async def bot(api: ApiClient) -> AsyncIterator[Bot]:
    running = await Bot.connected(api)
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
async def buttons(api: ApiClient, games: Channel) -> Message:
    """A message with a button and a select."""
    rows = (row(button("go", label="Go")), row(select(2, custom_id="pick")))
    return await api.post(games, {"content": "Choose", "components": list(rows)})


@pytest.fixture
async def pressed(bot: Bot, anna: Person, buttons: Message) -> Interaction:
    """A press that nobody has answered."""
    bot.stays_silent()
    return anna.client.use(buttons, "go")
