from __future__ import annotations

import pytest
from forms import Json
from rawbot import Bot, Hand

from sandbox import Channel, ClientError, Message, Permission, Person, Sandbox, Settings, Thread

NAME = {"name": "Table 1", "auto_archive_duration": 60}


async def open_below(hand: Hand, message: Message) -> Thread:
    path = f"/channels/{message.channel.id}/messages/{message.id}/threads"
    answer = await hand("POST", path, NAME)
    assert answer.status == 201, answer.body
    thread = hand.sandbox.world.channels[int(answer.body["id"])]
    assert isinstance(thread, Thread)
    return thread


async def open_alone(hand: Hand, channel: Channel, **more: object) -> Json:
    return (await hand("POST", f"/channels/{channel.id}/threads", {**NAME, **more})).body


async def test_a_thread_has_the_id_of_its_message(hand: Hand, buttons: Message) -> None:
    thread = await open_below(hand, buttons)
    assert thread.id == buttons.id
    told = await hand("GET", f"/channels/{buttons.channel.id}/messages/{buttons.id}")
    assert told.body["thread"]["name"] == "Table 1"
    assert told.body["flags"] & 32


async def test_a_message_has_one_thread_at_most(hand: Hand, buttons: Message) -> None:
    await open_below(hand, buttons)
    path = f"/channels/{buttons.channel.id}/messages/{buttons.id}/threads"
    answer = await hand("POST", path, NAME)
    assert (answer.status, answer.code) == (400, 160004)


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({}, "name"),
        ({"name": "x", "auto_archive_duration": 90}, "auto_archive_duration"),
    ],
)
async def test_names_and_times_have_limits(
    body: Json, path: str, hand: Hand, buttons: Message
) -> None:
    below = f"/channels/{buttons.channel.id}/messages/{buttons.id}/threads"
    assert list((await hand("POST", below, body)).faults) == [path]


async def test_a_thread_without_message_is_private_unless_asked_otherwise(
    hand: Hand, games: Channel, anna: Person
) -> None:
    assert (await open_alone(hand, games))["type"] == 12
    public = await open_alone(hand, games, type=11)
    assert public["type"] == 11
    assert [m.type for m in games.messages.values()] == [18]


async def test_only_members_see_a_private_thread(
    hand: Hand, games: Channel, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    thread = sandbox.world.channels[int((await open_alone(hand, games))["id"])]
    await hand.post(thread, {"content": f"Come in, <@{anna.id}>"})
    path = f"/channels/{thread.id}/thread-members"
    assert ben.sees(thread) == []
    assert (await hand("PUT", f"{path}/{ben.id}")).status == 204
    assert len(ben.sees(thread)) == 1
    assert (await hand("DELETE", f"{path}/{ben.id}")).status == 204
    assert ben.sees(thread) == []


async def test_whoever_is_called_into_a_thread_is_in_it(
    hand: Hand, buttons: Message, anna: Person, ben: Person
) -> None:
    thread = await open_below(hand, buttons)
    await hand.post(thread, {"content": f"<@{anna.id}>"})
    ben.write(thread, "me too")
    members = (await hand("GET", f"/channels/{thread.id}/thread-members")).body
    assert {int(m["user_id"]) for m in members} == {hand.sandbox.world.bot.id, anna.id, ben.id}


async def test_a_thread_hides_after_its_time_and_a_message_brings_it_back(
    hand: Hand, buttons: Message, sandbox: Sandbox
) -> None:
    thread = await open_below(hand, buttons)
    said = await hand.post(thread, {"content": "x"})
    sandbox.clock.advance(3601)
    told = await hand("GET", f"/channels/{thread.id}")
    assert told.body["thread_metadata"]["archived"] is True
    assert (await hand.edit(said, {"content": "y"})).code == 50083
    await hand.post(thread, {"content": "z"})
    told = await hand("GET", f"/channels/{thread.id}")
    assert told.body["thread_metadata"]["archived"] is False
    assert (await hand.edit(said, {"content": "y"})).status == 200


async def test_a_server_has_so_many_active_threads(session: object) -> None:
    async with await Sandbox.start(limits=False, settings=Settings(max_active_threads=2)) as small:
        hand = Hand(small, session)  # type: ignore[arg-type]
        opened = [await open_alone(hand, small.channel(), type=11) for _ in range(2)]
        assert (await open_alone(hand, small.channel()))["code"] == 160006
        await hand("PATCH", f"/channels/{opened[0]['id']}", {"archived": True})
        assert "id" in await open_alone(hand, small.channel())


async def test_no_threads_in_threads_or_conversations(
    hand: Hand, buttons: Message, anna: Person
) -> None:
    thread = await open_below(hand, buttons)
    assert (await open_alone(hand, thread))["code"] == 50024
    assert (await open_alone(hand, anna.dm))["code"] == 50003


async def test_threads_need_their_own_permissions(
    hand: Hand, buttons: Message, games: Channel, sandbox: Sandbox
) -> None:
    thread = await open_below(hand, buttons)
    sandbox.forbid(games, Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES_IN_THREADS)
    assert (await open_alone(hand, games, type=11))["code"] == 50013
    assert "id" in await open_alone(hand, games)
    assert (await hand.send(thread, {"content": "x"})).code == 50013
    assert (await hand.send(games, {"content": "x"})).status == 200
    sandbox.forbid(games, Permission.CREATE_PRIVATE_THREADS)
    assert (await open_alone(hand, games))["code"] == 50013


async def test_a_locked_thread_is_closed_to_the_bot(
    hand: Hand, buttons: Message, games: Channel, sandbox: Sandbox
) -> None:
    thread = await open_below(hand, buttons)
    path = f"/channels/{thread.id}"
    assert (await hand("PATCH", path, {"locked": True})).code == 50013
    thread.locked = True
    assert (await hand.send(thread, {"content": "x"})).code == 160005
    sandbox.allow(games, Permission.MANAGE_THREADS)
    assert (await hand.send(thread, {"content": "x"})).status == 200


async def test_the_owner_renames_a_thread(hand: Hand, buttons: Message) -> None:
    thread = await open_below(hand, buttons)
    answer = await hand("PATCH", f"/channels/{thread.id}", {"name": "Table 2"})
    assert answer.body["name"] == thread.name == "Table 2"


async def test_the_gateway_tells_of_threads(bot: Bot, hand: Hand, buttons: Message) -> None:
    thread = await open_below(hand, buttons)
    await hand("PATCH", f"/channels/{thread.id}", {"name": "Table 2"})
    await hand.sandbox.quiet()
    (created,) = bot.events("THREAD_CREATE")
    assert created["newly_created"] is True
    assert bot.events("THREAD_UPDATE")[0]["name"] == "Table 2"


async def test_a_deleted_thread_is_unknown(
    hand: Hand, buttons: Message, anna: Person, sandbox: Sandbox
) -> None:
    thread = await open_below(hand, buttons)
    sandbox.delete_channel(thread)
    assert (await hand.send(thread, {"content": "x"})).code == 10003
    with pytest.raises(ClientError):
        anna.write(thread, "hello")
