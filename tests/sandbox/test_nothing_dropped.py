"""The sandbox does all that it accepts; the rest is refused by name."""

from __future__ import annotations

import pytest
from raw_bot import ApiClient

from sandbox import Channel, ClientError, Permission, Person, Sandbox


async def test_stickers_do_not_exist(api: ApiClient, games: Channel) -> None:
    assert (await api.send(games, {"content": "x", "sticker_ids": ["1"]})).code == 50081


async def test_a_message_to_be_read_aloud_takes_a_permission(
    api: ApiClient, games: Channel, sandbox: Sandbox, anna: Person
) -> None:
    loud = {"content": "x", "tts": True}
    assert (await api.send(games, loud)).code == 50013
    sandbox.allow(games, Permission.SEND_TTS_MESSAGES)
    assert (await api.send(games, loud)).body["tts"] is True
    assert (await api.send(anna.dm, loud)).body["tts"] is True
    assert (await api.send(games, {"content": "x"})).body["tts"] is False


@pytest.mark.parametrize("name", ["channel_id", "guild_id"])
async def test_a_reply_stays_in_its_channel(
    api: ApiClient, games: Channel, sandbox: Sandbox, name: str
) -> None:
    message = await api.post(games, {"content": "x"})
    own = {"channel_id": str(games.id), "guild_id": str(sandbox.guild().id)}
    reference = {"message_id": str(message.id), **own}
    answer = await api.send(games, {"content": "y", "message_reference": reference})
    assert answer.body["referenced_message"]["id"] == str(message.id)
    answer = await api.send(games, {"content": "y", "message_reference": {**reference, name: "5"}})
    assert answer.faults == {f"message_reference.{name}": "REPLIES_CHANNEL_MISMATCH"}


async def test_an_attachment_can_be_a_spoiler(api: ApiClient, games: Channel) -> None:
    files = {"a.txt": b"a", "SPOILER_b.txt": b"b", "c.txt": b"c"}
    named = [{"id": 0, "is_spoiler": True}, {"id": 1}, {"id": 2}]
    answer = await api.send(games, {"attachments": named}, files=files)
    flags = [file.get("flags", 0) for file in answer.body["attachments"]]
    assert flags == [8, 8, 0]


async def test_slowmode_of_a_thread_holds_people_back(
    api: ApiClient, games: Channel, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    body = {"name": "x", "type": 11, "rate_limit_per_user": 30}
    made = await api("POST", f"/channels/{games.id}/threads", body)
    assert made.body["rate_limit_per_user"] == 30
    thread = sandbox.world.channels[int(made.body["id"])]
    anna.write(thread, "one")
    ben.write(thread, "one")
    with pytest.raises(ClientError, match="one message in 30 s"):
        anna.write(thread, "two")
    sandbox.clock.advance(31)
    anna.write(thread, "two")
    sandbox.allow(games, Permission.MANAGE_THREADS)
    changed = await api("PATCH", f"/channels/{thread.id}", {"rate_limit_per_user": 0})
    assert changed.body["rate_limit_per_user"] == 0
    anna.write(thread, "three")


@pytest.mark.parametrize("field", [{"flags": 2}, {"applied_tags": ["1"]}])
async def test_threads_of_forums_do_not_exist(
    api: ApiClient, games: Channel, field: object
) -> None:
    made = await api("POST", f"/channels/{games.id}/threads", {"name": "x", "type": 11})
    assert isinstance(field, dict)
    answer = await api("PATCH", f"/channels/{made.body['id']}", field)
    assert list(answer.faults.values()) == ["SANDBOX_UNSUPPORTED"]


async def test_of_a_channel_only_some_things_can_be_changed(
    api: ApiClient, games: Channel, sandbox: Sandbox
) -> None:
    sandbox.allow(games, Permission.MANAGE_CHANNELS)
    path = f"/channels/{games.id}"
    answer = await api("PATCH", path, {"topic": "Dice", "rate_limit_per_user": 5})
    assert (answer.body["topic"], answer.body["rate_limit_per_user"]) == ("Dice", 5)
    answer = await api("PATCH", path, {"nsfw": True, "position": 3})
    assert answer.faults == dict.fromkeys(("nsfw", "position"), "SANDBOX_UNSUPPORTED")


@pytest.mark.parametrize(
    "path",
    [
        "/channels/{channel}/messages/search",
        "/channels/{channel}/thread-members/everybody",
        "/channels/{channel}/nothing",
        "/guilds/{guild}/members/search",
        "/users/{guild}/nothing",
        "/guilds/1/stickers/nonsense/more",
    ],
)
async def test_unknown_routes_below_an_id_are_404(
    api: ApiClient, games: Channel, sandbox: Sandbox, path: str
) -> None:
    answer = await api("GET", path.format(channel=games.id, guild=sandbox.guild().id))
    assert (answer.status, answer.code) == (404, 0)
    assert len(sandbox.record.unknown) == 1


async def test_an_invalid_id_is_reported_as_no_snowflake(api: ApiClient) -> None:
    assert (await api("GET", "/channels/games")).faults == {"channel_id": "NUMBER_TYPE_COERCE"}
