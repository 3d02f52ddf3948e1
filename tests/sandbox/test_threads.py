from __future__ import annotations

import pytest
from payloads import Json
from raw_bot import ApiClient, Bot

from sandbox import (
    Channel,
    ChannelKind,
    ClientError,
    Message,
    Permission,
    Person,
    Sandbox,
    Settings,
    Thread,
)

NAME = {"name": "Table 1", "auto_archive_duration": 60}


async def open_below(api: ApiClient, message: Message) -> Thread:
    path = f"/channels/{message.channel.id}/messages/{message.id}/threads"
    answer = await api("POST", path, NAME)
    assert answer.status == 201, answer.body
    thread = api.sandbox.world.channels[int(answer.body["id"])]
    assert isinstance(thread, Thread)
    return thread


async def open_alone(api: ApiClient, channel: Channel, **more: object) -> Json:
    return (await api("POST", f"/channels/{channel.id}/threads", {**NAME, **more})).body


async def test_a_thread_has_the_id_of_its_message(api: ApiClient, buttons: Message) -> None:
    thread = await open_below(api, buttons)
    assert thread.id == buttons.id
    told = await api("GET", f"/channels/{buttons.channel.id}/messages/{buttons.id}")
    assert told.body["thread"]["name"] == "Table 1"
    assert told.body["flags"] & 32


async def test_a_message_has_one_thread_at_most(api: ApiClient, buttons: Message) -> None:
    await open_below(api, buttons)
    path = f"/channels/{buttons.channel.id}/messages/{buttons.id}/threads"
    answer = await api("POST", path, NAME)
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
    body: Json, path: str, api: ApiClient, buttons: Message
) -> None:
    below = f"/channels/{buttons.channel.id}/messages/{buttons.id}/threads"
    assert list((await api("POST", below, body)).faults) == [path]


async def test_a_thread_without_message_is_private_unless_asked_otherwise(
    api: ApiClient, games: Channel, anna: Person
) -> None:
    assert (await open_alone(api, games))["type"] == 12
    public = await open_alone(api, games, type=11)
    assert public["type"] == 11
    assert [m.type for m in games.messages.values()] == [18]


@pytest.mark.parametrize(
    ("kind", "types"),
    [
        (ChannelKind.TEXT, [11, 12]),
        (ChannelKind.ANNOUNCEMENT, [10]),
        (ChannelKind.VOICE, []),
        (ChannelKind.STAGE, []),
    ],
)
async def test_each_kind_of_channel_has_its_own_threads(
    api: ApiClient, sandbox: Sandbox, kind: ChannelKind, types: list[int]
) -> None:
    place = sandbox.channel("place", kind=kind)
    assert (await api("GET", f"/channels/{place.id}")).body["type"] == kind
    for asked in (10, 11, 12):
        answer = await open_alone(api, place, type=asked)
        assert answer.get("code", asked) == (asked if asked in types else 50024)
    message = await api.post(place, {"content": "x"})
    path = f"/channels/{place.id}/messages/{message.id}/threads"
    answer = (await api("POST", path, NAME)).body
    assert answer["type"] == types[0] if types else answer["code"] == 50024


async def test_a_forum_takes_no_messages_and_no_commands(
    api: ApiClient, sandbox: Sandbox, anna: Person
) -> None:
    forum = sandbox.channel("questions", kind=ChannelKind.FORUM)
    answer = await api.send(forum, {"content": "x"})
    assert (answer.status, answer.code) == (400, 50008)
    assert (await open_alone(api, forum, type=11))["code"] == 50024
    with pytest.raises(ClientError):
        await anna.slash(forum, "play")


async def test_only_members_see_a_private_thread(
    api: ApiClient, games: Channel, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    thread = sandbox.world.channels[int((await open_alone(api, games))["id"])]
    await api.post(thread, {"content": f"Come in, <@{anna.id}>"})
    assert len(anna.sees(thread)) == 1, "who is mentioned is let in"
    path = f"/channels/{thread.id}/thread-members"
    assert ben.sees(thread) == []
    assert (await api("PUT", f"{path}/{ben.id}")).status == 204
    assert len(ben.sees(thread)) == 1
    assert (await api("DELETE", f"{path}/{ben.id}")).status == 204
    assert ben.sees(thread) == []


async def test_a_person_mentioned_in_a_thread_becomes_a_member(
    api: ApiClient, buttons: Message, anna: Person, ben: Person
) -> None:
    thread = await open_below(api, buttons)
    await api.post(thread, {"content": f"<@{anna.id}>"})
    ben.write(thread, "me too")
    members = (await api("GET", f"/channels/{thread.id}/thread-members")).body
    assert {int(m["user_id"]) for m in members} == {api.sandbox.world.bot.id, anna.id, ben.id}


async def test_a_thread_is_archived_after_its_time_and_a_message_reopens_it(
    api: ApiClient, buttons: Message, sandbox: Sandbox
) -> None:
    thread = await open_below(api, buttons)
    said = await api.post(thread, {"content": "x"})
    sandbox.clock.advance(3601)
    told = await api("GET", f"/channels/{thread.id}")
    assert told.body["thread_metadata"]["archived"] is True
    assert (await api.edit(said, {"content": "y"})).code == 50083
    await api.post(thread, {"content": "z"})
    told = await api("GET", f"/channels/{thread.id}")
    assert told.body["thread_metadata"]["archived"] is False
    assert (await api.edit(said, {"content": "y"})).status == 200


async def test_active_threads_of_a_server_are_limited(session: object) -> None:
    async with await Sandbox.start(limits=False, settings=Settings(max_active_threads=2)) as small:
        api = ApiClient(small, session)  # type: ignore[arg-type]
        opened = [await open_alone(api, small.channel(), type=11) for _ in range(2)]
        assert (await open_alone(api, small.channel()))["code"] == 160006
        await api("PATCH", f"/channels/{opened[0]['id']}", {"archived": True})
        assert "id" in await open_alone(api, small.channel())


async def test_no_threads_in_threads_or_dms(api: ApiClient, buttons: Message, anna: Person) -> None:
    thread = await open_below(api, buttons)
    assert (await open_alone(api, thread))["code"] == 50024
    assert (await open_alone(api, anna.dm))["code"] == 50003


async def test_threads_need_their_own_permissions(
    api: ApiClient, buttons: Message, games: Channel, sandbox: Sandbox
) -> None:
    thread = await open_below(api, buttons)
    sandbox.forbid(games, Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES_IN_THREADS)
    assert (await open_alone(api, games, type=11))["code"] == 50013
    assert "id" in await open_alone(api, games)
    assert (await api.send(thread, {"content": "x"})).code == 50013
    assert (await api.send(games, {"content": "x"})).status == 200
    sandbox.forbid(games, Permission.CREATE_PRIVATE_THREADS)
    assert (await open_alone(api, games))["code"] == 50013


async def test_the_bot_cannot_write_in_a_locked_thread(
    api: ApiClient, buttons: Message, games: Channel, sandbox: Sandbox
) -> None:
    thread = await open_below(api, buttons)
    path = f"/channels/{thread.id}"
    assert (await api("PATCH", path, {"locked": True})).code == 50013
    thread.locked = True
    assert (await api.send(thread, {"content": "x"})).code == 160005
    sandbox.allow(games, Permission.MANAGE_THREADS)
    assert (await api.send(thread, {"content": "x"})).status == 200


async def test_an_archived_thread_is_changed_only_as_it_is_opened(
    api: ApiClient, buttons: Message, sandbox: Sandbox
) -> None:
    thread = await open_below(api, buttons)
    sandbox.clock.advance(3601)
    path = f"/channels/{thread.id}"
    for change in ({"name": "Table 2"}, {"auto_archive_duration": 1440}, {"invitable": False}):
        assert (await api("PATCH", path, change)).code == 50083
    assert not thread.messages, "a rename would wake it"
    opened = await api("PATCH", path, {"name": "Table 2", "archived": False})
    assert (opened.status, thread.name) == (200, "Table 2")


async def test_even_the_owner_slows_a_thread_only_with_permission(
    api: ApiClient, buttons: Message, games: Channel, sandbox: Sandbox
) -> None:
    thread = await open_below(api, buttons)
    slowed = f"/channels/{thread.id}", {"rate_limit_per_user": 5}
    assert (await api("PATCH", *slowed)).code == 50013
    sandbox.allow(games, Permission.MANAGE_THREADS)
    assert (await api("PATCH", *slowed)).status == 200


async def test_threads_are_dispatched(bot: Bot, api: ApiClient, buttons: Message) -> None:
    thread = await open_below(api, buttons)
    await api("PATCH", f"/channels/{thread.id}", {"name": "Table 2"})
    await api.sandbox.quiet()
    (created,) = bot.events("THREAD_CREATE")
    assert created["newly_created"] is True
    assert bot.events("THREAD_UPDATE")[0]["name"] == "Table 2"


async def test_a_deleted_thread_is_unknown(
    api: ApiClient, buttons: Message, anna: Person, sandbox: Sandbox
) -> None:
    thread = await open_below(api, buttons)
    sandbox.delete_channel(thread)
    assert (await api.send(thread, {"content": "x"})).code == 10003
    with pytest.raises(ClientError):
        anna.write(thread, "hello")


async def test_nobody_is_let_into_a_private_thread_by_whoever_may_not_invite(
    api: ApiClient, games: Channel, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    opened = await open_alone(api, games, invitable=False)
    thread = sandbox.world.channels[int(opened["id"])]
    await api.post(thread, {"content": f"Come in, <@{anna.id}>"})
    assert anna.sees(thread) == []
    assert (await api("PUT", f"/channels/{thread.id}/thread-members/{anna.id}")).status == 204
    anna.write(thread, f"<@{ben.id}>?")
    assert ben.sees(thread) == []
    sandbox.allow(games, Permission.MANAGE_THREADS, user=anna.user)
    anna.write(thread, f"<@{ben.id}>!")
    assert len(ben.sees(thread)) == 3


async def test_everybody_in_a_thread_reads_its_new_name(
    api: ApiClient, buttons: Message, anna: Person
) -> None:
    thread = await open_below(api, buttons)
    for _ in range(2):
        await api("PATCH", f"/channels/{thread.id}", {"name": "Table 2"})
    assert [(m.type, m.content) for m in anna.sees(thread)] == [(4, "Table 2")]


async def test_a_command_wakes_an_archived_thread_unless_it_is_locked(
    api: ApiClient, bot: Bot, buttons: Message, anna: Person, sandbox: Sandbox
) -> None:
    await api.register({"name": "go", "description": "x"})
    thread = await open_below(api, buttons)
    sandbox.clock.advance(3601)
    anna.client.command(thread, "go", {})
    assert not thread.is_archived(sandbox.clock.now())
    thread.locked = True
    with pytest.raises(ClientError, match="locked"):
        anna.client.command(thread, "go", {})


async def test_members_of_a_thread_can_be_asked_for(
    api: ApiClient, buttons: Message, anna: Person
) -> None:
    thread = await open_below(api, buttons)
    path = f"/channels/{thread.id}/thread-members"
    me = api.sandbox.world.bot.id
    assert (await api("GET", f"{path}/@me")).body["user_id"] == str(me)
    (member,) = (await api("GET", f"{path}?with_member=true")).body
    assert member["member"]["user"]["id"] == str(me)
    await api("DELETE", f"{path}/@me")
    assert (await api("GET", f"{path}/@me")).code == 10007


async def test_without_the_intent_a_bot_hears_of_its_own_membership_only(
    bot: Bot, api: ApiClient, games: Channel, anna: Person
) -> None:
    opened = await open_alone(api, games)
    path = f"/channels/{opened['id']}/thread-members"
    await api("PUT", f"{path}/{anna.id}")
    await api("DELETE", f"{path}/@me")
    await api.sandbox.quiet()
    (update,) = bot.events("THREAD_MEMBERS_UPDATE")
    assert update["removed_member_ids"] == [str(api.sandbox.world.bot.id)]
