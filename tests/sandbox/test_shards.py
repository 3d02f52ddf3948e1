"""Shards: who gets which events, who may log in when, and what a bot is told about it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest
from gateway_client import connect
from raw_bot import ApiClient

from sandbox import Guild, Limits, Message, Person, Sandbox, Settings

SHARDS = 4


@pytest.fixture
async def large(session: aiohttp.ClientSession) -> AsyncIterator[ApiClient]:
    """A bot that is recommended several shards, two of which may log in at once."""
    settings = Settings(shards=SHARDS, max_concurrency=2)
    async with await Sandbox.start(settings=settings) as sandbox:
        yield ApiClient(sandbox, session)


def servers(sandbox: Sandbox, count: int) -> list[Guild]:
    """So many servers, each made in a millisecond of its own, and so on any shard."""
    made = []
    for number in range(count):
        sandbox.clock.advance(0.001)
        made.append(sandbox.guild(f"server {number}"))
    return made


async def test_a_bot_is_told_how_many_shards_to_open(large: ApiClient) -> None:
    told = (await large("GET", "/gateway/bot")).body
    assert told["url"] == large.sandbox.gateway_url
    assert told["shards"] == SHARDS
    limit = told["session_start_limit"]
    assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 1000, 2)
    assert 86_000_000 < limit["reset_after"] <= 86_400_000


async def test_every_server_is_on_one_shard(
    session: aiohttp.ClientSession, sandbox: Sandbox
) -> None:
    guilds = [sandbox.guild(), *servers(sandbox, 20)]
    seen = []
    for number in range(SHARDS):
        client = await connect(sandbox, session)
        ready = await client.identify(shard=[number, SHARDS])
        ids = [int(guild["id"]) for guild in ready["guilds"]]
        assert {(id >> 22) % SHARDS for id in ids} <= {number}
        seen += ids
    assert sorted(seen) == sorted(guild.id for guild in guilds)


async def test_what_has_no_server_reaches_shard_0_alone(
    session: aiohttp.ClientSession, sandbox: Sandbox, api: ApiClient, anna: Person, buttons: Message
) -> None:
    clients = [await connect(sandbox, session) for _ in range(SHARDS)]
    for number, client in enumerate(clients):
        await client.identify(0, shard=[number, SHARDS])
    await api.register({"name": "play", "description": "x"})
    anna.client.command(anna.dm, "play", {})
    assert (await clients[0].receive())["d"]["context"] == 1
    anna.client.use(buttons, "go")
    mine = (sandbox.guild().id >> 22) % SHARDS
    # Its first event since READY: the command was not for this shard, unless it is shard 0.
    assert (await clients[mine].receive())["d"]["guild_id"] == str(sandbox.guild().id)


async def test_shards_of_different_groups_log_in_at_once(
    session: aiohttp.ClientSession, large: ApiClient
) -> None:
    sandbox = large.sandbox
    for number in range(2):
        await (await connect(sandbox, session)).identify(shard=[number, SHARDS])
    third = await connect(sandbox, session)
    await third.send(2, {"token": sandbox.token, "intents": 0, "shard": [2, SHARDS]})
    assert (await third.receive())["op"] == 9
    sandbox.clock.advance(5.1)
    await third.identify(shard=[2, SHARDS])


async def test_logins_of_a_day_are_counted(session: aiohttp.ClientSession) -> None:
    limits = Limits(identify=None, session_starts=(2, 86_400.0))
    async with await Sandbox.start(limits=limits) as sandbox:
        api = ApiClient(sandbox, session)
        for left in (1, 0):
            client = await connect(sandbox, session)
            ready = await client.identify()
            limit = (await api("GET", "/gateway/bot")).body["session_start_limit"]
            assert limit["remaining"] == left
        await client.cut()
        resumed = await connect(sandbox, session)
        await resumed.resume(ready["session_id"], 2)
        assert (await resumed.receive())["t"] == "RESUMED"
        one_more = await connect(sandbox, session)
        await one_more.send(2, {"token": sandbox.token, "intents": 0})
        assert await one_more.close_code() == 4004
        sandbox.clock.advance(86_401)
        await (await connect(sandbox, session)).identify()


async def test_a_shard_with_too_many_servers_is_refused(session: aiohttp.ClientSession) -> None:
    settings = Settings(guilds_per_shard=5)
    async with await Sandbox.start(settings=settings, limits=False) as sandbox:
        servers(sandbox, 8)
        alone = await connect(sandbox, session)
        await alone.send(2, {"token": sandbox.token, "intents": 0})
        assert await alone.close_code() == 4011
        await (await connect(sandbox, session)).identify(shard=[0, 16])
