from __future__ import annotations

import asyncio
import base64
import re
import sys
from pathlib import Path

import aiohttp
import pytest
from raw_bot import ApiClient, Bot

from sandbox import Message, Person, Sandbox, Settings

ROOT = Path(__file__).parents[2]


async def test_a_port_that_is_none_is_the_same_kind_of_error() -> None:
    with pytest.raises(OSError, match="from 0 to 65535"):
        await Sandbox.start(port=99_999)


async def run(*arguments: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "sandbox", *arguments)
    return await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe, cwd=ROOT)


async def test_it_runs_alone_and_says_where(session: aiohttp.ClientSession) -> None:
    process = await run("--port", "0", "--bot-name", "Tables", "--privileged-intents")
    try:
        assert process.stdout is not None
        lines = [(await process.stdout.readline()).decode().split() for _ in range(4)]
        told = dict(lines)
        headers = {"Authorization": f"Bot {told['Token']}"}
        async with session.get(f"{told['API']}/users/@me", headers=headers) as response:
            assert (await response.json())["username"] == "Tables"
        async with session.ws_connect(f"{told['Gateway']}/?v=10&encoding=json") as gateway:
            members = {"token": told["Token"], "intents": 1 << 1, "properties": {}}
            await gateway.receive()
            await gateway.send_json({"op": 2, "d": members})
            assert (await gateway.receive_json())["t"] == "READY"
    finally:
        process.terminate()
        await process.wait()


async def test_alone_it_names_the_port_that_is_taken(sandbox: Sandbox) -> None:
    port = sandbox.page_url.rsplit(":", 1)[1].strip("/")
    process = await run("--port", port)
    _, error = await process.communicate()
    assert process.returncode == 2
    assert port in error.decode()
    assert "--port" in error.decode()


async def test_alone_it_refuses_a_port_that_is_none() -> None:
    process = await run("--port=²")
    _, error = await process.communicate()
    assert process.returncode == 2
    assert "a port is a number from 0 to 65535" in error.decode()
    assert "Traceback" not in error.decode()


def test_the_token_looks_like_discords(sandbox: Sandbox) -> None:
    name, moment, secret = sandbox.token.split(".")
    padded = name + "=" * (-len(name) % 4)
    assert int(base64.urlsafe_b64decode(padded)) == sandbox.world.bot.id
    assert (len(moment), len(secret)) == (6, 38)
    assert re.fullmatch(r"[\w.\-]{50,}", sandbox.token)


async def test_the_usual_places_have_the_same_ids_each_time(sandbox: Sandbox) -> None:
    async with await Sandbox.start() as other:
        assert other.channel().id == sandbox.channel().id
        assert [user.id for user in other.world.persons] == [u.id for u in sandbox.world.persons]
        assert other.token != sandbox.token


async def test_quiet_waits_for_what_is_pending(
    bot: Bot, anna: Person, buttons: Message, sandbox: Sandbox, api: ApiClient
) -> None:
    await sandbox.quiet()
    bot.answers({"type": 5})
    sent = anna.client.use(buttons, "go")
    with pytest.raises(TimeoutError):
        await sandbox.quiet(within=0.1)
    await api.hook("POST", sent, "", {"content": "x"})
    await sandbox.quiet()


async def test_the_record_is_bounded(session: aiohttp.ClientSession) -> None:
    async with await Sandbox.start(settings=Settings(keep_requests=3)) as small:
        api = ApiClient(small, session)
        for _ in range(5):
            await api("GET", "/gateway")
        assert len(list(small.record)) == 3
        assert len(small.record) == 5
        assert small.record.counts["GET /gateway", 200] == 5


async def test_files_are_bounded(session: aiohttp.ClientSession) -> None:
    async with await Sandbox.start(settings=Settings(keep_files=250)) as small:
        api = ApiClient(small, session)
        for _ in range(3):
            await api.post(small.channel(), {}, files={"a.bin": b"x" * 100})
        oldest, *newer = (m.attachments[0] for m in small.channel().messages.values())
        kept = small._core.files
        assert kept.get(oldest.id) is None
        assert all(kept.get(file.id) for file in newer)


async def test_ephemeral_messages_are_bounded(
    session: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Sandbox.start(settings=Settings(keep_ephemeral=2)) as small:
        api = ApiClient(small, session)
        anna, games = small.person("Anna"), small.channel()
        message = await api.post(games, {"content": "x"})
        for _ in range(4):
            sent = anna.client.use(message, "go", force=True)
            data = {"content": "secret", "flags": 64}
            await api.answer(sent, {"type": 4, "data": data})
        assert len(anna.sees(games)) == 3
