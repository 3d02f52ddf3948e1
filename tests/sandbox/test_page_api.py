from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import aiohttp
import pytest
from gateway_client import connect
from payloads import MODAL, PNG, button, row, v1
from raw_bot import ApiClient, Bot

from sandbox import Channel, Message, Person, Sandbox
from sandbox.page.serializers import _COLORS


class Screen:
    """The page's side of the API, for one person."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession, person: Person) -> None:
        self.base = f"{sandbox.page_url}sandbox/api"
        self.session = session
        self.id = str(person.id)

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        joint = "&" if "?" in path else "?"
        url = f"{self.base}{path}{joint}as={self.id}" if method == "GET" else self.base + path
        data = None if body is None else {"as": self.id, **body}
        async with self.session.request(method, url, json=data, **more) as response:
            return response.status, await response.json(content_type=None)

    async def live(self) -> aiohttp.ClientWebSocketResponse:
        return await self.session.ws_connect(f"{self.base}/live?as={self.id}")


@pytest.fixture
def screen(sandbox: Sandbox, session: aiohttp.ClientSession, anna: Person) -> Screen:
    return Screen(sandbox, session, anna)


async def event(socket: aiohttp.ClientWebSocketResponse, kind: str) -> Any:
    while (received := await socket.receive_json())["type"] != kind:
        pass
    return received


@pytest.mark.parametrize("colour", _COLORS)
def test_white_letters_stand_out_on_every_avatar(colour: str) -> None:
    """By the contrast that WCAG asks for."""
    parts = [part / 255 for part in bytes.fromhex(colour[1:])]
    light = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    luminance = sum(share * p for share, p in zip((0.2126, 0.7152, 0.0722), light, strict=True))
    assert 1.05 / (luminance + 0.05) >= 4.5


async def test_the_world_is_that_of_one_person(
    screen: Screen, api: ApiClient, anna: Person, ben: Person, games: Channel
) -> None:
    await api.post(anna.dm, {"content": "psst"})
    await api.post(ben.dm, {"content": "psst"})
    _, world = await screen.ask("GET", "/world")
    assert world["me"]["name"] == "Anna"
    assert len(world["persons"]) == 6
    assert [c["name"] for c in world["guilds"][0]["channels"]] == ["games", "lounge"]
    assert [dm["channel_id"] for dm in world["dms"]] == [str(anna.dm.id)]


async def test_before_a_person_is_chosen_there_are_only_people(
    sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    async with session.get(f"{sandbox.page_url}sandbox/api/world") as response:
        world = await response.json()
    assert world["me"] is None
    assert world["guilds"] == world["dms"] == []
    assert len(world["persons"]) == 6


async def test_pages_learn_whether_a_bot_is_connected(
    screen: Screen, sandbox: Sandbox, session: aiohttp.ClientSession
) -> None:
    async def is_connected() -> bool:
        return bool((await screen.ask("GET", "/world"))[1]["bot_connected"])

    client = await connect(sandbox, session)
    assert not await is_connected()
    live = await screen.live()
    await client.identify()
    await event(live, "world")
    assert await is_connected()
    await client.cut()
    await event(live, "world")
    assert not await is_connected()


async def test_a_press_is_sent_and_its_response_comes_live(
    screen: Screen, bot: Bot, buttons: Message
) -> None:
    bot.answers({"type": 4, "data": {"content": "secret", "flags": 64}})
    live = await screen.live()
    press = {
        "channel_id": str(buttons.channel.id),
        "message_id": str(buttons.id),
        "custom_id": "go",
        "component_type": 2,
    }
    status, sent = await screen.ask("POST", "/press", press)
    assert status == 200
    whisper = await event(live, "ephemeral")
    assert whisper["message"]["content"] == "secret"
    assert whisper["message"]["ephemeral_for_me"] is True
    done = await event(live, "interaction")
    assert (done["id"], done["state"]) == (sent["interaction_id"], "done")


async def test_nobody_receives_what_is_for_somebody_else(
    screen: Screen, bot: Bot, buttons: Message, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    bot.answers({"type": 4, "data": {**v1(row(button("inner"))), "flags": 64}})
    others = Screen(sandbox, screen.session, ben)
    live = await others.live()
    reply = await anna.press(buttons, label="Go")
    await sandbox.quiet()
    path = f"/channels/{buttons.channel.id}/messages"
    _, mine = await screen.ask("GET", path)
    _, theirs = await others.ask("GET", path)
    assert [m["id"] for m in mine] == [str(buttons.id), str(reply.message.id)]
    assert [m["id"] for m in theirs] == [str(buttons.id)]
    assert (await others.ask("GET", f"/channels/{anna.dm.id}/messages"))[1] == []
    body = {"channel_id": str(buttons.channel.id), "message_id": str(reply.message.id)}
    status, said = await others.ask("POST", "/press", {**body, "custom_id": "inner"})
    assert (status, said["message"]) == (400, "this message is gone")
    ben.write(buttons.channel, "the end")
    assert (await event(live, "message"))["message"]["content"] == "the end"


async def test_people_write_and_others_see_it_at_once(
    screen: Screen, games: Channel, ben: Person, sandbox: Sandbox
) -> None:
    live = await Screen(sandbox, screen.session, ben).live()
    path = f"/channels/{games.id}/messages"
    status, said = await screen.ask("POST", path, {"content": "hello"})
    assert (status, said["content"]) == (200, "hello")
    assert (await event(live, "message"))["message"]["id"] == said["id"]
    assert (await screen.ask("POST", path, {"content": " "}))[0] == 400


async def test_commands_come_in_the_persons_language(
    screen: Screen, bot: Bot, api: ApiClient, anna: Person, games: Channel
) -> None:
    option = {"name": "word", "description": "x", "type": 3, "autocomplete": True}
    translated = {"name_localizations": {"de": "sagen"}, "description_localizations": {"de": "Los"}}
    await api.register({"name": "say", "description": "Go", "options": [option], **translated})
    anna.speaks("de")
    _, (command,) = await screen.ask("GET", "/commands")
    assert (command["name_localized"], command["description_localized"]) == ("sagen", "Los")
    bot.answers({"type": 8, "data": {"choices": [{"name": "A", "value": "a"}]}})
    asked = {"channel_id": str(games.id), "name": "say"}
    proposal = {**asked, "options": {"word": ""}, "focused": "word"}
    _, answer = await screen.ask("POST", "/autocomplete", proposal)
    assert answer == {"choices": [{"name": "A", "value": "a"}], "failed": False}
    bot.answers({"type": 4, "data": {"content": "said"}})
    status, _ = await screen.ask("POST", "/command", {**asked, "options": {"word": "a"}})
    assert status == 200
    assert (await screen.ask("POST", "/command", {**asked, "options": {"x": 1}}))[0] == 400


async def test_a_modal_opens_and_is_sent(screen: Screen, bot: Bot, buttons: Message) -> None:
    bot.answers({"type": 9, "data": MODAL})
    live = await screen.live()
    where = {"channel_id": str(buttons.channel.id), "message_id": str(buttons.id)}
    await screen.ask("POST", "/press", {**where, "custom_id": "go"})
    opened = await event(live, "modal")
    assert opened["title"] == "Say it"
    bot.answers({"type": 4, "data": {"content": "Thank you"}})
    form = {"id": opened["id"], "values": {"name": "Anna"}}
    assert (await screen.ask("POST", "/modal", form))[0] == 200
    assert (await event(live, "message"))["message"]["content"] == "Thank you"
    assert (await screen.ask("POST", "/modal", form))[0] == 400


async def test_a_person_is_created_on_the_page(screen: Screen, sandbox: Sandbox) -> None:
    status, person = await screen.ask("POST", "/persons", {"name": "Gus", "locale": "de"})
    assert (status, person["locale"]) == (200, "de")
    path = f"/persons/{person['id']}"
    _, changed = await screen.ask("PATCH", path, {"dms": "server_off", "locale": "fr"})
    assert (changed["dms"], changed["locale"]) == ("server_off", "fr")
    assert (await screen.ask("POST", "/persons", {"name": "Gus"}))[0] == 400
    assert (await screen.ask("POST", "/persons", {"name": "Hal", "locale": "xx"}))[0] == 400
    guild = str(sandbox.guild().id)
    made = await screen.ask("POST", "/guilds/channels", {"guild_id": guild, "name": "New Table"})
    assert made[1]["name"] == "new-table"


async def test_faults_and_the_record_are_on_the_page(
    screen: Screen, api: ApiClient, games: Channel
) -> None:
    async def order(body: Any) -> int:
        async with screen.session.post(f"{screen.base}/faults", json=body) as response:
            return response.status

    assert await order({"kind": "5xx", "times": 2}) == 200
    nonsense = ({"kind": "earthquake"}, {"kind": "drop", "how": "hard"}, {}, {"times": "x"})
    for wrong in (*nonsense, {"kind": "gateway_close", "code": 4999}):
        assert await order(wrong) == 400
    assert (await api.send(games, {"content": "x"})).status == 503
    _, ordered = await screen.ask("GET", "/faults")
    assert [(fault["kind"], fault["struck"]) for fault in ordered] == [("5xx", 1)]
    await screen.ask("DELETE", "/faults")
    assert (await api.send(games, {"content": "x"})).status == 200
    _, record = await screen.ask("GET", "/record?limit=2")
    assert [request["status"] for request in record] == [200, 503]


async def test_days_pass_for_messages_and_not_for_connections(
    sandbox: Sandbox, screen: Screen, api: ApiClient, games: Channel
) -> None:
    day, elapsed = 86_400, sandbox.clock.elapsed()
    before = (await api.send(games, {"content": "x"})).body
    for nonsense in ({}, {"seconds": 0}, {"seconds": -5}, {"seconds": 10**9}, {"days": 1}):
        async with screen.session.post(f"{screen.base}/clock", json=nonsense) as response:
            assert response.status == 400
    async with screen.session.post(f"{screen.base}/clock", json={"seconds": day}) as response:
        assert response.status == 200
    after = (await api.send(games, {"content": "y"})).body
    earlier, later = (datetime.fromisoformat(sent["timestamp"]) for sent in (before, after))
    assert later - earlier >= timedelta(days=1)
    assert int(after["id"]) > int(before["id"])
    _, world = await screen.ask("GET", "/world")
    assert world["skipped"] >= day
    assert sandbox.clock.elapsed() - elapsed < day


async def test_a_program_that_is_never_done_does_not_stop_the_clock(
    sandbox: Sandbox, screen: Screen
) -> None:
    looks = 0

    async def always_busy() -> datetime:
        nonlocal looks
        looks += 1
        sandbox.clock.advance(60)
        return sandbox.clock.moment()

    sandbox.clock.plan = always_busy
    async with screen.session.post(f"{screen.base}/clock", json={"seconds": 86_400}) as response:
        assert (await response.json())["skipped"] == 86_400
    assert looks < 10


async def test_an_upload_runs_nothing_on_the_page(
    screen: Screen, api: ApiClient, games: Channel
) -> None:
    message = await api.post(games, {"content": "x"}, files={"a.html": b"<script>", "b.png": PNG})
    async with screen.session.get(message.attachments[0].url) as response:
        assert "sandbox" in response.headers["Content-Security-Policy"]
    api.sandbox._core.files.drop(message.attachments[1].id)
    async with screen.session.get(message.attachments[1].url) as response:
        assert response.status == 404


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}], ids=["host", "origin"]
)
async def test_other_sites_do_not_act_here(headers: dict[str, str], screen: Screen) -> None:
    async with screen.session.post(f"{screen.base}/persons", json={}, headers=headers) as response:
        assert response.status == 403


async def test_a_form_of_another_site_is_not_read(screen: Screen) -> None:
    async with screen.session.post(f"{screen.base}/persons", data={"name": "x"}) as response:
        assert response.status == 415


async def test_only_the_pages_own_files_are_served(screen: Screen, sandbox: Sandbox) -> None:
    async with screen.session.get(f"{sandbox.page_url}%2e%2e/server.py") as response:
        assert response.status == 404
