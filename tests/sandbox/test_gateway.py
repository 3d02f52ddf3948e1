from __future__ import annotations

import asyncio
import json
import sys
import zlib
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

import aiohttp
import pytest
from gateway_client import GUILDS, GatewayClient, connect
from payloads import Json
from raw_bot import ApiClient

from sandbox import Channel, Message, Person, Sandbox, Settings

zstd = import_module("compression.zstd" if sys.version_info >= (3, 14) else "backports.zstd")

MESSAGES = 1 << 9
CONTENT = 1 << 15


@pytest.fixture
async def client(sandbox: Sandbox, session: aiohttp.ClientSession) -> GatewayClient:
    return await connect(sandbox, session)


async def test_ready_tells_where_to_resume_and_then_come_the_servers(client: GatewayClient) -> None:
    ready = await client.identify()
    assert ready["resume_gateway_url"] == client.sandbox.gateway_url
    assert ready["guilds"][0]["unavailable"] is True
    guild = (await client.receive_until("GUILD_CREATE"))["d"]
    assert [channel["name"] for channel in guild["channels"]] == ["games", "lounge"]
    assert guild["members"][0]["user"]["id"] == str(client.sandbox.world.bot.id)


async def test_heartbeats_are_acknowledged(client: GatewayClient) -> None:
    await client.send(1, None)
    assert (await client.receive())["op"] == 11


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004),
        (2, {"intents": -1}, 4013),
        (2, {"intents": 1 << 1}, 4014),
        (2, {"intents": CONTENT}, 4014),
        (2, {"intents": 1, "shard": [2, 2]}, 4010),
        (99, {}, 4001),
        (3, {}, 4003),
        (2, {"intents": 1, "properties": {"x": "y" * 4096}}, 4002),
    ],
)
async def test_breaking_the_protocol_closes_the_connection(
    op: int, data: Json, code: int, client: GatewayClient
) -> None:
    await client.send(op, {"token": client.sandbox.token, **data})
    assert await client.close_code() == code


async def test_identifying_twice_closes_the_connection(client):
    await client.identify()
    await client.send(2, {"token": client.sandbox.token, "intents": 1})
    assert await client.close_code() == 4005


async def test_sending_too_much_closes_the_connection(client: GatewayClient) -> None:
    for _ in range(121):
        await client.send(1, None)
    assert await client.close_code() == 4008


async def test_missed_events_are_replayed_after_a_resume(
    client: GatewayClient,
    session: aiohttp.ClientSession,
    sandbox: Sandbox,
    anna: Person,
    buttons: Message,
) -> None:
    ready = await client.identify()
    seen = (await client.receive_until("GUILD_CREATE"))["s"]
    assert await client.cut() == 4000
    anna.client.use(buttons, "go")
    again = await connect(sandbox, session)
    await again.resume(ready["session_id"], seen)
    assert (await again.receive())["t"] == "INTERACTION_CREATE"
    assert (await again.receive())["t"] == "RESUMED"
    anna.client.use(buttons, "go")
    assert (await again.receive())["s"] == seen + 3


async def test_members_are_listed_on_request(client: GatewayClient, anna: Person) -> None:
    await client.identify()
    guild = str(client.sandbox.guild().id)
    await client.send(8, {"guild_id": guild, "user_ids": [str(anna.id)], "limit": 0})
    chunk = (await client.receive_until("GUILD_MEMBERS_CHUNK"))["d"]
    assert [member["user"]["global_name"] for member in chunk["members"]] == ["Anna"]
    await client.send(8, {"guild_id": guild, "user_ids": ["5"]})
    chunk = (await client.receive_until("GUILD_MEMBERS_CHUNK"))["d"]
    assert (chunk["members"], chunk["not_found"]) == ([], ["5"])
    await client.send(8, {"guild_id": guild, "query": "", "limit": 2})
    assert len((await client.receive_until("GUILD_MEMBERS_CHUNK"))["d"]["members"]) == 2
    await client.send(8, {"guild_id": guild, "query": "", "limit": 0})
    await client.send(8, {"guild_id": "nonsense"})
    await client.send(1, None)
    assert (await client.receive())["op"] == 11


@pytest.mark.parametrize("case", ["unknown", "too late", "from the future", "closed by its client"])
async def test_some_sessions_cannot_be_resumed(
    case: str, client: GatewayClient, session: aiohttp.ClientSession, sandbox: Sandbox
) -> None:
    ready = await client.identify()
    if case == "closed by its client":
        await client.socket.close(code=1000)
    else:
        await client.cut()
    again = await connect(sandbox, session)
    if case == "from the future":
        await again.resume(ready["session_id"], 99)
        assert await again.close_code() == 4007
        return
    if case == "too late":
        sandbox.clock.advance(200)
        sandbox.channel("new")
    await again.resume("nonsense" if case == "unknown" else ready["session_id"], 1)
    assert await again.receive() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_bot_is_told_to_reconnect(client: GatewayClient, sandbox: Sandbox) -> None:
    await client.identify()
    await client.receive_until("GUILD_CREATE")
    sandbox.gateway.ask_to_reconnect()
    assert (await client.receive())["op"] == 7
    sandbox.gateway.invalidate()
    assert (await client.receive())["op"] == 9


async def test_messages_go_to_sessions_with_the_intent(
    session: aiohttp.ClientSession, sandbox: Sandbox, games: Channel, anna: Person, api: ApiClient
) -> None:
    deaf, listening = await connect(sandbox, session), await connect(sandbox, session)
    await deaf.identify(GUILDS)
    await listening.identify(GUILDS | MESSAGES)
    anna.write(games, "secret")
    await api.post(games, {"content": "mine"})
    received = (await listening.receive_until("MESSAGE_CREATE"))["d"]
    assert received["content"] == ""
    assert (await listening.receive_until("MESSAGE_CREATE"))["d"]["content"] == "mine"
    sandbox.channel("new")
    assert (await deaf.receive_until("CHANNEL_CREATE"))["s"] == 3


async def test_message_content_is_privileged(session: aiohttp.ClientSession) -> None:
    async with await Sandbox.start(settings=Settings(privileged_intents=True)) as open_house:
        client = await connect(open_house, session)
        await client.identify(GUILDS | MESSAGES | CONTENT)
        open_house.person("Anna").write(open_house.channel(), "hello")
        assert (await client.receive_until("MESSAGE_CREATE"))["d"]["content"] == "hello"


async def test_two_sessions_receive_the_same_and_one_of_them_claims_it(
    session: aiohttp.ClientSession, sandbox: Sandbox, api: ApiClient, anna: Person, buttons: Message
) -> None:
    clients = [await connect(sandbox, session), await connect(sandbox, session)]
    for client in clients:
        await client.identify()
    anna.client.use(buttons, "go")
    events = [(await client.receive_until("INTERACTION_CREATE"))["d"] for client in clients]
    answers = [await api.answer(event, {"type": 6}) for event in events]
    assert [(answer.status, answer.code) for answer in answers] == [(204, None), (400, 40060)]


@pytest.mark.parametrize(
    ("stream", "new_reader"),
    [("zlib-stream", zlib.decompressobj), ("zstd-stream", zstd.ZstdDecompressor)],
)
async def test_everything_can_be_compressed(
    stream: str, new_reader: Callable[[], Any], session: aiohttp.ClientSession, sandbox: Sandbox
) -> None:
    # Longer than one block of Zstandard may be.
    sandbox.channel("games").topic = "long " * 40_000
    url = f"{sandbox.gateway_url}?v=10&encoding=json&compress={stream}"
    socket = await session.ws_connect(url, max_msg_size=0)
    reader = new_reader()

    async def receive() -> Any:
        data = (await socket.receive()).data
        # By these four bytes libraries tell that a message is complete.
        assert stream != "zlib-stream" or data.endswith(b"\x00\x00\xff\xff")
        return json.loads(reader.decompress(data))

    assert (await receive())["op"] == 10
    await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1}})
    assert [(await receive())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("v=8&encoding=json", 4012),
        ("v=10&encoding=etf", 4002),
        ("v=10&encoding=json&compress=brotli", 4002),
    ],
)
async def test_other_versions_and_encodings_are_rejected(
    query: str, code: int, session: aiohttp.ClientSession, sandbox: Sandbox
) -> None:
    client = GatewayClient(sandbox, await session.ws_connect(f"{sandbox.gateway_url}?{query}"))
    assert await client.close_code() == code


async def test_a_client_without_heartbeats_is_dropped(session: aiohttp.ClientSession) -> None:
    """A machine that stands still makes any client silent: then it may take longer."""
    for seconds in (0.1, 1.0, 10.0):
        if await is_silent_one_dropped(seconds, session):
            return
    pytest.fail("the client that sent heartbeats was dropped as well")


async def is_silent_one_dropped(seconds: float, session: aiohttp.ClientSession) -> bool:
    """Connect a client that sends heartbeats and one that does not; whether the first stays."""
    settings = Settings(heartbeat_every=seconds)
    async with await Sandbox.start(settings=settings, limits=False) as strict:
        beating, silent = await connect(strict, session), await connect(strict, session)
        await beating.identify()
        await silent.identify()
        dropped = asyncio.create_task(silent.close_code())
        while not dropped.done():
            with suppress(ConnectionError):
                await beating.send(1, None)
            await asyncio.sleep(seconds / 10)
        assert await dropped == 4009
        first, *_ = strict.gateway.sessions.values()
        return first.socket is not None
