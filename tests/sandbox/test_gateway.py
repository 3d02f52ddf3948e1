from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import pytest
from forms import Json
from rawbot import Hand

from sandbox import Channel, Limits, Message, Person, Sandbox, Settings

GUILDS = 1
MESSAGES = 1 << 9
CONTENT = 1 << 15


class Line:
    """A gateway socket, spoken to by hand."""

    def __init__(self, sandbox: Sandbox, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.sandbox = sandbox
        self.socket = socket

    async def say(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def hear(self) -> Json:
        message = await asyncio.wait_for(self.socket.receive(), 2)
        assert message.type is aiohttp.WSMsgType.TEXT, message
        heard: Json = json.loads(message.data)
        return heard

    async def hear_until(self, event: str) -> Json:
        while (heard := await self.hear())["t"] != event:
            pass
        return heard

    async def identify(self, intents: int = GUILDS, **more: Any) -> Json:
        data = {"token": self.sandbox.token, "intents": intents, "properties": {}, **more}
        await self.say(2, data)
        return (await self.hear_until("READY"))["d"]

    async def resume(self, session_id: str, seq: int) -> None:
        await self.say(6, {"token": self.sandbox.token, "session_id": session_id, "seq": seq})

    async def closing_code(self) -> int | None:
        while not self.socket.closed:
            await asyncio.wait_for(self.socket.receive(), 2)
        return self.socket.close_code

    async def cut(self) -> int | None:
        """Have the sandbox close it; the code that arrives."""
        closing, _ = await asyncio.gather(self.closing_code(), self.sandbox.gateway.drop_all())
        return closing


async def call(sandbox: Sandbox, session: aiohttp.ClientSession, query: str = "") -> Line:
    line = Line(
        sandbox, await session.ws_connect(f"{sandbox.gateway_url}?v=10&encoding=json{query}")
    )
    hello = await line.hear()
    assert hello["op"] == 10
    assert hello["d"]["heartbeat_interval"] > 0
    return line


@pytest.fixture
async def line(sandbox: Sandbox, session: aiohttp.ClientSession) -> Line:
    return await call(sandbox, session)


async def test_ready_tells_where_to_resume_and_then_come_the_servers(line: Line) -> None:
    ready = await line.identify()
    assert ready["resume_gateway_url"] == line.sandbox.gateway_url
    assert ready["guilds"][0]["unavailable"] is True
    guild = (await line.hear_until("GUILD_CREATE"))["d"]
    assert [channel["name"] for channel in guild["channels"]] == ["games", "lounge"]
    assert guild["members"][0]["user"]["id"] == str(line.sandbox.world.bot.id)


async def test_heartbeats_are_acknowledged(line: Line) -> None:
    await line.say(1, None)
    assert (await line.hear())["op"] == 11


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
async def test_breaking_the_protocol_closes_the_line(
    op: int, data: Json, code: int, line: Line
) -> None:
    await line.say(op, {"token": line.sandbox.token, **data})
    assert await line.closing_code() == code


async def test_nonsense_closes_the_line(line: Line) -> None:
    await line.socket.send_str("nonsense")
    assert await line.closing_code() == 4002


async def test_logging_in_twice_closes_the_line(line: Line) -> None:
    await line.identify()
    await line.say(2, {"token": line.sandbox.token, "intents": 1})
    assert await line.closing_code() == 4005


async def test_saying_too_much_closes_the_line(line: Line) -> None:
    for _ in range(121):
        await line.say(1, None)
    assert await line.closing_code() == 4008


async def test_what_was_missed_is_told_after_a_resume(
    line: Line, session: aiohttp.ClientSession, sandbox: Sandbox, anna: Person, buttons: Message
) -> None:
    ready = await line.identify()
    seen = (await line.hear_until("GUILD_CREATE"))["s"]
    assert await line.cut() == 4000
    anna.client.use(buttons, "go")
    again = await call(sandbox, session)
    await again.resume(ready["session_id"], seen)
    assert (await again.hear())["t"] == "INTERACTION_CREATE"
    assert (await again.hear())["t"] == "RESUMED"
    anna.client.use(buttons, "go")
    assert (await again.hear())["s"] == seen + 3


async def test_a_client_that_took_its_leave_cannot_come_back(
    line: Line, session: aiohttp.ClientSession, sandbox: Sandbox
) -> None:
    ready = await line.identify()
    await line.socket.close(code=1000)
    again = await call(sandbox, session)
    await again.resume(ready["session_id"], 1)
    assert (await again.hear())["op"] == 9


async def test_members_are_listed_on_request(line: Line, anna: Person) -> None:
    await line.identify()
    guild = str(line.sandbox.guild().id)
    await line.say(8, {"guild_id": guild, "user_ids": [str(anna.id)], "limit": 0})
    chunk = (await line.hear_until("GUILD_MEMBERS_CHUNK"))["d"]
    assert [member["user"]["global_name"] for member in chunk["members"]] == ["Anna"]
    await line.say(8, {"guild_id": "nonsense"})
    await line.say(1, None)
    assert (await line.hear())["op"] == 11


@pytest.mark.parametrize("case", ["unknown", "too late", "from the future"])
async def test_some_sessions_cannot_be_resumed(
    case: str, line: Line, session: aiohttp.ClientSession, sandbox: Sandbox
) -> None:
    ready = await line.identify()
    await line.cut()
    again = await call(sandbox, session)
    if case == "from the future":
        await again.resume(ready["session_id"], 99)
        assert await again.closing_code() == 4007
        return
    if case == "too late":
        sandbox.clock.advance(200)
        sandbox.channel("new")
    await again.resume("nonsense" if case == "unknown" else ready["session_id"], 1)
    assert await again.hear() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_bot_is_told_to_come_again(line: Line, sandbox: Sandbox) -> None:
    await line.identify()
    await line.hear_until("GUILD_CREATE")
    sandbox.gateway.ask_to_reconnect()
    assert (await line.hear())["op"] == 7
    sandbox.gateway.invalidate()
    assert (await line.hear())["op"] == 9


async def test_messages_are_told_to_those_who_asked(
    session: aiohttp.ClientSession, sandbox: Sandbox, games: Channel, anna: Person, hand: Hand
) -> None:
    deaf, listening = await call(sandbox, session), await call(sandbox, session)
    await deaf.identify(GUILDS)
    await listening.identify(GUILDS | MESSAGES)
    anna.write(games, "secret")
    await hand.post(games, {"content": "mine"})
    heard = (await listening.hear_until("MESSAGE_CREATE"))["d"]
    assert heard["content"] == ""
    assert (await listening.hear_until("MESSAGE_CREATE"))["d"]["content"] == "mine"
    sandbox.channel("new")
    assert (await deaf.hear_until("CHANNEL_CREATE"))["s"] == 3


async def test_message_content_is_a_privilege(session: aiohttp.ClientSession) -> None:
    async with await Sandbox.start(settings=Settings(privileged_intents=True)) as open_house:
        line = await call(open_house, session)
        await line.identify(GUILDS | MESSAGES | CONTENT)
        open_house.person("Anna").write(open_house.channel(), "hello")
        assert (await line.hear_until("MESSAGE_CREATE"))["d"]["content"] == "hello"


async def test_each_shard_hears_its_own_servers_and_shard_0_the_conversations(
    session: aiohttp.ClientSession, sandbox: Sandbox, hand: Hand, anna: Person, buttons: Message
) -> None:
    mine = (sandbox.guild().id >> 22) % 2
    lines = [await call(sandbox, session), await call(sandbox, session)]
    for number, line in enumerate(lines):
        ready = await line.identify(shard=[number, 2])
        assert ready["shard"] == [number, 2]
        assert len(ready["guilds"]) == (number == mine)
    anna.client.use(buttons, "go")
    heard = (await lines[mine].hear_until("INTERACTION_CREATE"))["d"]
    assert heard["guild_id"] == str(sandbox.guild().id)
    await hand.register({"name": "play", "description": "x"})
    anna.client.command(anna.dm, "play", {})
    heard = (await lines[0].hear_until("INTERACTION_CREATE"))["d"]
    assert heard["context"] == 1


async def test_two_processes_hear_the_same_and_one_of_them_claims_it(
    session: aiohttp.ClientSession, sandbox: Sandbox, hand: Hand, anna: Person, buttons: Message
) -> None:
    lines = [await call(sandbox, session), await call(sandbox, session)]
    for line in lines:
        await line.identify()
    anna.client.use(buttons, "go")
    events = [(await line.hear_until("INTERACTION_CREATE"))["d"] for line in lines]
    answers = [await hand.answer(event, {"type": 6}) for event in events]
    assert [(answer.status, answer.code) for answer in answers] == [(204, None), (400, 40060)]


async def test_one_identify_in_five_seconds(session: aiohttp.ClientSession) -> None:
    async with await Sandbox.start() as strict:
        first, second = await call(strict, session), await call(strict, session)
        await first.identify()
        await second.say(2, {"token": strict.token, "intents": 1})
        assert (await second.hear())["op"] == 9
        strict.clock.advance(5.1)
        await second.identify()


async def test_everything_can_be_compressed(
    session: aiohttp.ClientSession, sandbox: Sandbox
) -> None:
    url = f"{sandbox.gateway_url}?v=10&encoding=json&compress=zlib-stream"
    socket = await session.ws_connect(url)
    unzip = zlib.decompressobj()
    hello = json.loads(unzip.decompress((await socket.receive()).data))
    assert hello["op"] == 10
    await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1}})
    data = (await socket.receive()).data
    assert data.endswith(b"\x00\x00\xff\xff")
    assert json.loads(unzip.decompress(data))["t"] == "READY"


@pytest.mark.parametrize(
    ("query", "code"), [("v=8&encoding=json", 4012), ("v=10&encoding=etf", 4002)]
)
async def test_other_tongues_are_not_spoken(
    query: str, code: int, session: aiohttp.ClientSession, sandbox: Sandbox
) -> None:
    line = Line(sandbox, await session.ws_connect(f"{sandbox.gateway_url}?{query}"))
    assert await line.closing_code() == code


async def test_the_pause_between_identifies_can_be_lifted(session: aiohttp.ClientSession) -> None:
    async with await Sandbox.start(limits=Limits(identify=None)) as lenient:
        for _ in range(2):
            await (await call(lenient, session)).identify()


async def test_a_client_without_heartbeats_is_dropped(session: aiohttp.ClientSession) -> None:
    settings = Settings(heartbeat_every=0.5)
    async with await Sandbox.start(settings=settings, limits=False) as strict:
        beating, silent = await call(strict, session), await call(strict, session)
        await beating.identify()
        await silent.identify()
        dropped = asyncio.create_task(silent.closing_code())
        while not dropped.done():
            await beating.say(1, None)
            await asyncio.sleep(0.05)
        assert await dropped == 4009
        assert [s.socket is not None for s in strict.gateway.sessions.values()] == [True, False]
