"""Input that no sensible client sends: refused by name, never a 500, always in the record."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest
from payloads import MODAL, Json, button, row, select, v1
from raw_bot import ApiClient, Bot

from sandbox import Channel, Message, Permission, Person, Sandbox
from sandbox.rest.body import MAX_BODY

DEEP = "[" * 100_000 + "]" * 100_000
SEND = "POST /channels/{channel_id}/messages"
ODD = (None, True, 5, -1, 1.5, 2**70, "", "²", " ", "x" * 5000, "\x00", [], [5], {}, {"a": 5}, [[]])
"""Values of every kind, for every field of a body."""
REFUSED = {(400, 50006), (400, 50035), (400, 50081)}
"""How a message or a response is refused: empty, not of the form, or with unknown stickers."""


@pytest.fixture(autouse=True)
async def no_500(sandbox: Sandbox) -> Any:
    """No test here may end with a request that crashed the sandbox, or is not in the record."""
    yield
    assert [request for request in sandbox.record if request.status == 500] == []


async def post_raw(api: ApiClient, channel: Channel, body: bytes | str, **more: Any) -> Any:
    url = f"{api.sandbox.api_url}/channels/{channel.id}/messages"
    headers = {"Authorization": f"Bot {api.sandbox.token}", "Content-Type": "application/json"}
    headers |= more.pop("headers", {})
    async with api.session.post(url, data=body, headers=headers, **more) as response:
        return response.status, await response.json()


async def test_what_is_no_json_is_50109(api, games, sandbox):
    status, answer = await post_raw(api, games, DEEP)
    assert (status, answer["code"]) == (400, 50109)
    assert [request.status for request in sandbox.record.find(SEND)] == [400]


@pytest.mark.parametrize("limit", ["²", "٣", "", "0", "101", "-1", "9" * 5000])
async def test_a_limit_that_is_none(api: ApiClient, games: Channel, limit: str) -> None:
    answer = await api("GET", f"/channels/{games.id}/messages?limit={limit}")
    assert answer.faults == {"limit": "NUMBER_TYPE_MAX"}


async def test_a_body_over_25_mebibytes_is_40005(
    api: ApiClient, games: Channel, sandbox: Sandbox
) -> None:
    async def chunks() -> Any:
        for _ in range(26):
            yield b" " * (1 << 20)

    status, answer = await post_raw(api, games, b" " * (MAX_BODY + 1))
    assert (status, answer["code"]) == (413, 40005)
    status, answer = await post_raw(api, games, chunks())
    assert (status, answer["code"]) == (413, 40005)
    assert [request.status for request in sandbox.record.find(SEND)] == [413, 413]


async def test_files_that_fit_one_by_one_and_not_together(api: ApiClient, games: Channel) -> None:
    files = {f"{n}.bin": bytes(9 << 20) for n in range(3)}
    assert (await api.send(games, {}, files=files)).code == 40005
    del files["2.bin"]
    assert (await api.send(games, {}, files=files)).status == 200


async def test_two_parts_of_one_name(api: ApiClient, games: Channel, sandbox: Sandbox) -> None:
    form = aiohttp.FormData(quote_fields=False)
    for content in (b"one", b"two"):
        form.add_field("files[0]", content, filename="a.txt")
    url = f"{sandbox.api_url}/channels/{games.id}/messages"
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with api.session.post(url, data=form, headers=headers) as response:
        errors = (await response.json())["errors"]
    assert errors["files[0]"]["_errors"][0]["code"] == "FORM_PART_DUPLICATED"
    assert not games.messages


async def test_a_client_that_leaves_in_the_middle_of_its_request_is_noted(
    games: Channel, sandbox: Sandbox
) -> None:
    _, port = sandbox.page_url.rstrip("/").rsplit(":", 1)
    _, writer = await asyncio.open_connection("127.0.0.1", int(port))
    path = f"/api/v10/channels/{games.id}/messages"
    writer.write(f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\nhalf".encode())
    await writer.drain()
    while not sandbox._rest.in_flight:
        await asyncio.sleep(0.01)
    writer.transport.abort()
    while not sandbox.record.find(SEND):
        await asyncio.sleep(0.01)
    assert [request.status for request in sandbox.record.find(SEND)] == [0]


async def test_a_token_that_is_no_text(api: ApiClient, games: Channel, sandbox: Sandbox) -> None:
    _, port = sandbox.page_url.rstrip("/").rsplit(":", 1)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
    writer.write(b"GET /api/v10/users/@me HTTP/1.1\r\nHost: x\r\nAuthorization: Bot \xff\r\n\r\n")
    assert b"401" in await reader.readline()
    writer.close()


async def test_other_versions_of_the_api_are_unknown_routes(
    api: ApiClient, sandbox: Sandbox
) -> None:
    url = sandbox.api_url.replace("v10", "v6") + "/gateway"
    async with api.session.get(url) as response:
        assert response.status == 404
    assert [request.path for request in sandbox.record.unknown] == ["/api/v6/gateway"]


@pytest.mark.parametrize(
    "message",
    [
        pytest.param(DEEP[:1500] + DEEP[-1500:], id="deep"),
        pytest.param('{"op": 2, "d": {"token": "\\ud800"}}', id="half a surrogate pair"),
        pytest.param('{"op": []}', id="a list as opcode"),
        pytest.param('["op"]', id="a list"),
        pytest.param('{"op": 2, "d": {"token": "TOKEN", "intents": 1, "shard": [1e999, 1]}}'),
        pytest.param('{"op": 6, "d": {"token": "TOKEN", "session_id": [], "seq": 1e999}}'),
    ],
)
async def test_odd_messages_to_the_gateway_close_it(
    sandbox: Sandbox, session: aiohttp.ClientSession, message: str
) -> None:
    socket = await session.ws_connect(f"{sandbox.gateway_url}?v=10")
    await socket.receive_json()
    await socket.send_str(message.replace("TOKEN", sandbox.token))
    answer = await socket.receive(2)
    if answer.type is aiohttp.WSMsgType.TEXT:
        assert answer.json()["op"] == 9
    else:
        assert (answer.type, 4000 < answer.data < 4015) == (aiohttp.WSMsgType.CLOSE, True)
    await socket.close()


def odd_bodies(body: Json) -> list[Json]:
    """The body with each of its fields, at any depth, replaced by each odd value."""
    found: list[Json] = []
    for key, value in body.items():
        inner = value[0] if isinstance(value, list) and value else value
        found += [{**body, key: odd} for odd in ODD]
        if isinstance(inner, dict):
            wrap = [inner] if isinstance(value, list) else inner
            for changed in odd_bodies(inner):
                found.append({**body, key: [changed] if isinstance(wrap, list) else changed})
    return found


BODIES: dict[str, Json] = {
    "a message": {
        "content": "x",
        "tts": False,
        "flags": 0,
        "nonce": "n",
        "enforce_nonce": True,
        "embeds": [
            {
                "title": "x",
                "timestamp": "2026-01-01T00:00:00Z",
                "image": {"url": "https://example.org/a.png"},
                "fields": [{"name": "a", "value": "b"}],
            }
        ],
        "allowed_mentions": {"parse": ["users"], "roles": ["1"], "replied_user": True},
        "message_reference": {"message_id": "1", "fail_if_not_exists": False},
        "attachments": [{"id": "1", "description": "x"}],
        "poll": None,
        "sticker_ids": None,
    },
    "components": v1(row(button(emoji={"name": "🎲"}))),
    "a select": v1(row(select(min_values=1, max_values=1, placeholder="x"))),
}


@pytest.mark.parametrize("name", BODIES)
async def test_no_odd_field_of_a_message_crashes(api: ApiClient, games: Channel, name: str) -> None:
    api.sandbox.allow(games, Permission.SEND_TTS_MESSAGES)
    for body in odd_bodies(BODIES[name]):
        answer = await api.send(games, body)
        assert answer.status == 200 or (answer.status, answer.code) in REFUSED, (body, answer.body)
        assert (await api("GET", f"/channels/{games.id}/messages")).status == 200


COMMAND: Json = {
    "name": "play",
    "description": "x",
    "options": [
        {
            "type": 4,
            "name": "count",
            "description": "x",
            "min_value": 1,
            "choices": [{"name": "one", "value": 1, "name_localizations": {"de": "eins"}}],
        }
    ],
    "name_localizations": {"de": "spielen"},
    "default_member_permissions": "0",
    "contexts": [0],
}


async def test_no_odd_field_of_a_command_crashes(api: ApiClient) -> None:
    for body in odd_bodies(COMMAND):
        answer = await api.register(body)
        assert answer.status in (200, 400), (body, answer.body)


async def test_no_odd_field_of_a_response_crashes(
    api: ApiClient, bot: Bot, anna: Person, buttons: Message
) -> None:
    bot.stays_silent()
    callbacks = [{"type": 9, "data": MODAL}, {"type": 4, "data": {"content": "x", "flags": 64}}]
    for body in [[], {}, *(odd for callback in callbacks for odd in odd_bodies(callback))]:
        interaction = anna.client.use(buttons, "go")
        answer = await api.answer(interaction, body)
        assert answer.status == 204 or (answer.status, answer.code) in REFUSED, (body, answer.body)


ACTIONS: dict[str, Json] = {
    "/press": {"as": "ME", "channel_id": "HERE", "message_id": "MESSAGE", "custom_id": "pick"},
    "/command": {"as": "ME", "channel_id": "HERE", "name": "play", "options": {"count": 1}},
    "/autocomplete": {"as": "ME", "channel_id": "HERE", "name": "play", "focused": "count"},
    "/modal": {"as": "ME", "id": "1", "values": {"name": "x"}},
    "/dismiss": {"as": "ME", "message_id": "MESSAGE"},
    "/persons": {"name": "Zoe", "locale": "de"},
    "/persons/ME": {"locale": "de", "dms": "blocked"},
    "/guilds/channels": {"guild_id": "1", "name": "x"},
    "/channels/HERE/messages": {"as": "ME", "content": "x"},
    "/faults": {"kind": "slow", "route": "nothing", "times": 1, "seconds": 1, "skip": 0},
}


@pytest.mark.parametrize("path", ACTIONS)
async def test_no_odd_field_of_the_page_crashes(
    api: ApiClient, bot: Bot, anna: Person, buttons: Message, games: Channel, path: str
) -> None:
    await api.register(
        {"name": "play", "description": "x", "options": [{**COMMAND["options"][0], "choices": []}]}
    )
    known = {"ME": anna.id, "HERE": games.id, "MESSAGE": buttons.id}
    body = {
        key: str(known.get(value, value)) if isinstance(value, str) else value
        for key, value in ACTIONS[path].items()
    }
    for word, number in known.items():
        path = path.replace(word, str(number))
    url = f"{api.sandbox.page_url}sandbox/api{path}"
    method = "PATCH" if path.startswith("/persons/") else "POST"
    for odd in [body, *odd_bodies(body)]:
        async with api.session.request(method, url, json=odd) as response:
            assert response.status < 500, (odd, await response.text())
    api.sandbox.faults.clear()


async def test_a_fault_with_nulls_is_one_with_defaults(api, games):
    url = f"{api.sandbox.page_url}sandbox/api/faults"
    body = {"kind": "5xx", "route": None, "skip": None, "times": None}
    async with api.session.post(url, json=body) as response:
        assert response.status == 200
    assert (await api.send(games, {"content": "x"})).status == 503
    assert api.sandbox.faults.ordered[0].times is None
