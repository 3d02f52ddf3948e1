"""A sandbox that other machines can reach: its addresses, its key, its links."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from raw_bot import ApiClient

from sandbox import Sandbox, Settings

KEY = "a-key"
PHONE = "192.168.0.10"


@pytest.fixture
async def open_sandbox() -> AsyncIterator[Sandbox]:
    settings = Settings(page_key=KEY)
    async with await Sandbox.start("0.0.0.0", settings=settings, limits=False) as running:
        yield running


def port_of(sandbox: Sandbox) -> str:
    return sandbox.api_url.split("/")[2].rpartition(":")[2]


def as_phone(sandbox: Sandbox) -> dict[str, str]:
    """The headers of a request that a phone sends: it knows the machine by its address."""
    return {"Host": f"{PHONE}:{port_of(sandbox)}"}


async def test_on_this_machine_alone_there_is_one_address_without_a_key(sandbox: Sandbox) -> None:
    assert sandbox.page_urls == [sandbox.page_url]
    assert "key" not in sandbox.page_url


async def test_every_address_is_listed_and_those_of_others_have_the_key(
    open_sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.address.own_addresses", lambda: [PHONE])
    port = port_of(open_sandbox)
    assert open_sandbox.page_urls == [
        f"http://127.0.0.1:{port}/",
        f"http://{PHONE}:{port}/?key={KEY}",
    ]


async def test_another_machine_needs_the_key(
    open_sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    url, headers = open_sandbox.page_url, as_phone(open_sandbox)
    for path in ("", "sandbox/api/world", "sandbox/api/live", "?key=wrong"):
        async with session.get(url + path, headers=headers) as response:
            assert response.status == 403, path
            assert "key" in await response.text()
    async with session.get(f"{url}?key={KEY}", headers=headers) as response:
        assert response.status == 200
        (cookie,) = response.cookies.values()
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Strict")
    kept = {**headers, "Cookie": f"{cookie.key}={cookie.value}"}
    async with session.get(f"{url}sandbox/api/world", headers=kept) as response:
        assert response.status == 200


async def test_this_machine_needs_no_key(
    open_sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    async with session.get(f"{open_sandbox.page_url}sandbox/api/world") as response:
        assert response.status == 200


async def test_links_to_files_and_the_gateway_have_the_host_that_was_asked(
    open_sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    api, headers = ApiClient(open_sandbox, session), as_phone(open_sandbox)
    own, games = headers["Host"], open_sandbox.channel()
    sent = await api.send(games, {"content": "x"}, files={"a.txt": b"a"}, headers=headers)
    link = sent.body["attachments"][0]["url"]
    assert link.startswith(f"http://{own}/attachments/")
    gateway = await api("GET", "/gateway", headers=headers)
    assert gateway.body["url"] == f"ws://{own}/gateway"
    assert (await api("GET", "/gateway")).body["url"] == open_sandbox.gateway_url
    anna = open_sandbox.person("Anna")
    url = f"{open_sandbox.page_url}sandbox/api/channels/{games.id}/messages?as={anna.id}&key={KEY}"
    async with session.get(url, headers=headers) as response:
        (message,) = await response.json()
    assert message["attachments"][0]["url"] == link


async def test_the_gateway_and_live_events_have_the_host_that_was_asked(
    open_sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    headers = {**as_phone(open_sandbox), "Cookie": f"sandbox-{port_of(open_sandbox)}={KEY}"}
    own = headers["Host"]
    socket = await session.ws_connect(f"{open_sandbox.gateway_url}?v=10", headers=headers)
    await socket.receive_json()
    await socket.send_json({"op": 2, "d": {"token": open_sandbox.token, "intents": 1}})
    ready = await socket.receive_json()
    assert ready["d"]["resume_gateway_url"] == f"ws://{own}/gateway"
    anna = open_sandbox.person("Anna")
    live = f"{open_sandbox.page_url}sandbox/api/live?as={anna.id}"
    screen = await session.ws_connect(live, headers=headers)
    api = ApiClient(open_sandbox, session)
    await api.send(open_sandbox.channel(), {"content": "x"}, files={"a.txt": b"a"})
    event: Any = await screen.receive_json()
    assert f"//{own}/attachments/" in event["message"]["attachments"][0]["url"]
    for opened in (socket, screen):
        await opened.close()


async def test_a_picture_is_known_by_any_of_its_links(
    open_sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    api = ApiClient(open_sandbox, session)
    message = await api.post(open_sandbox.channel(), {"content": "x"}, files={"a.png": b"a"})
    link = message.attachments[0].url.replace("127.0.0.1", PHONE)
    answer = await api.edit(message, {"embeds": [{"image": {"url": link}}]})
    assert answer.body["attachments"] == []


async def test_files_are_for_the_bot_and_for_those_with_the_key(
    open_sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    api = ApiClient(open_sandbox, session)
    message = await api.post(open_sandbox.channel(), {"content": "x"}, files={"a.txt": b"a"})
    link, headers = message.attachments[0].url, as_phone(open_sandbox)
    bot = {**headers, "Authorization": f"Bot {open_sandbox.token}"}
    for url, given, status in [
        (link, {}, 200),
        (link, headers, 403),
        (link, bot, 200),
        (f"{link}?key={KEY}", headers, 200),
    ]:
        async with session.get(url, headers=given) as response:
            assert response.status == status, (url, given)
