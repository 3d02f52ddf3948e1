from __future__ import annotations

import pytest
from payloads import PNG, text, v2
from raw_bot import ApiClient, Bot

from sandbox import Channel, ClientError, Dms, Message, Permission, Person, Sandbox


async def test_a_channel_that_the_bot_cannot_see_gives_no_access(
    api: ApiClient, games: Channel, buttons: Message, sandbox: Sandbox
) -> None:
    sandbox.forbid(games, Permission.VIEW_CHANNEL)
    for answer in (
        await api("GET", f"/channels/{games.id}"),
        await api.send(games, {"content": "x"}),
        await api.edit(buttons, {"content": "x"}),
    ):
        assert (answer.status, answer.code) == (403, 50001)


@pytest.mark.parametrize(
    ("permission", "body", "files"),
    [
        (Permission.SEND_MESSAGES, {"content": "x"}, None),
        (Permission.EMBED_LINKS, {"embeds": [{"title": "x"}]}, None),
        (Permission.ATTACH_FILES, {"content": "x"}, {"a.png": PNG}),
    ],
)
async def test_sending_needs_permissions(
    permission: Permission,
    body: dict[str, object],
    files: dict[str, bytes] | None,
    api: ApiClient,
    games: Channel,
    sandbox: Sandbox,
) -> None:
    assert (await api.send(games, body, files=files)).status == 200
    sandbox.forbid(games, permission)
    answer = await api.send(games, body, files=files)
    assert (answer.status, answer.code) == (403, 50013)
    sandbox.allow(games, permission)
    assert (await api.send(games, body, files=files)).status == 200


async def test_what_holds_for_a_whole_server_is_granted_by_roles_alone(
    api: ApiClient, games: Channel, anna: Person, sandbox: Sandbox
) -> None:
    """Discord ignores it in the exceptions of a channel."""
    needed = str(int(Permission.MANAGE_GUILD))
    await api.register({"name": "config", "description": "x", "default_member_permissions": needed})
    role = sandbox.role("Managers", games.guild, Permission.MANAGE_GUILD)
    for held in (False, True, False):
        sandbox.give(role, anna, held=held)
        for exception in (sandbox.allow, sandbox.forbid):
            exception(games, Permission.MANAGE_GUILD, user=anna.user)
            assert len(anna.client.commands(games)) == held


async def test_a_command_that_somebody_may_not_use_is_hidden_and_says_so_when_it_is_typed(
    api: ApiClient, games: Channel, anna: Person
) -> None:
    needed = str(int(Permission.MANAGE_GUILD))
    german = {"name_localizations": {"de": "einrichten"}, "default_member_permissions": needed}
    await api.register({"name": "config", "description": "x", **german})
    anna.user.locale = "de"
    assert not anna.client.commands(games)
    for name in ("config", "einrichten", "other"):
        with pytest.raises(ClientError) as refused:
            anna.client.command(games, name, {})
        assert refused.value.key == ("no-command" if name == "other" else "may-not-use")


async def test_without_history_there_is_nothing_to_read(
    api: ApiClient, games: Channel, buttons: Message, sandbox: Sandbox
) -> None:
    sandbox.forbid(games, Permission.READ_MESSAGE_HISTORY)
    path = f"/channels/{games.id}/messages"
    assert (await api("GET", path)).body == []
    assert (await api("GET", f"{path}/{buttons.id}")).code == 50013
    reply = {"content": "x", "message_reference": {"message_id": str(buttons.id)}}
    assert (await api.send(games, reply)).code == 160002


async def test_interactions_are_answered_where_the_bot_may_not_write(
    bot: Bot, anna: Person, buttons: Message, sandbox: Sandbox
) -> None:
    sandbox.forbid(buttons.channel, Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES)
    bot.answers({"type": 4, "data": v2(text("still here"))})
    reply = await anna.press(buttons, label="Go")
    assert reply.text == "still here"
    assert bot.events("INTERACTION_CREATE")[0]["app_permissions"] == "0"


async def test_people_see_the_channels_they_may_see(
    api: ApiClient, games: Channel, buttons: Message, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    sandbox.forbid(games, Permission.VIEW_CHANNEL, user=ben.user)
    assert anna.sees(games) == [buttons]
    assert ben.sees(games) == []
    with pytest.raises(ClientError):
        await ben.press(buttons, label="Go")
    await api.post(games, {"content": f"<@{ben.id}>"})
    assert ben.pings == []


async def test_dms_of_a_person_who_blocked_the_app_are_50007(api: ApiClient, anna: Person) -> None:
    body = {"recipient_id": str(anna.id)}
    opened = await api("POST", "/users/@me/channels", body)
    assert int(opened.body["id"]) == anna.dm.id
    assert [user["id"] for user in opened.body["recipients"]] == [str(anna.id)]
    anna.close_dms()
    answer = await api.send(anna.dm, {"content": "x"})
    assert (answer.status, answer.code) == (403, 50007)
    anna.open_dms()
    assert (await api.send(anna.dm, {"content": "x"})).status == 200
    assert [ping.reason for ping in anna.pings] == ["dm"]


async def test_a_bot_that_was_kicked_has_no_access(
    bot: Bot, api: ApiClient, games: Channel, sandbox: Sandbox
) -> None:
    guild = sandbox.guild()
    sandbox.dismiss_bot(guild)
    assert (await api.send(games, {"content": "x"})).code == 50001
    assert (await api("GET", f"/guilds/{guild.id}")).code == 10004
    sandbox.invite_bot(guild)
    assert (await api.send(games, {"content": "x"})).status == 200
    await sandbox.quiet()
    assert len(bot.events("GUILD_DELETE")) == 1
    assert len(bot.events("GUILD_CREATE")) == 2


@pytest.mark.parametrize("token", ["wrong", "x" * 70])
async def test_a_wrong_token_is_rejected(token: str, api: ApiClient) -> None:
    answer = await api("GET", "/users/@me", token=token)
    assert (answer.status, answer.code) == (401, 0)


async def test_unknown_things_have_their_own_codes(api: ApiClient) -> None:
    assert (await api("GET", "/channels/1")).code == 10003
    assert (await api("GET", "/guilds/1")).code == 10004
    assert (await api("GET", "/users/1")).code == 10013
    assert (await api("GET", f"/guilds/{api.sandbox.guild().id}/members/1")).code == 10007
    assert (await api("GET", "/applications/1/commands")).code == 10002


async def test_dms_that_a_server_does_not_allow_are_50278(api: ApiClient, anna: Person) -> None:
    anna.close_dms(Dms.SERVER_OFF)
    answer = await api.send(anna.dm, {"content": "x"})
    assert (answer.status, answer.code) == (403, 50278)
    assert answer.body["message"] == "Cannot send messages to this user"
    anna.open_dms()
    assert (await api.send(anna.dm, {"content": "x"})).status == 200


async def test_dms_without_a_server_in_common_are_50278(
    api: ApiClient, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    message = await api.post(anna.dm, {"content": "x"})
    sandbox.remove_member(sandbox.guild(), anna)
    assert (await api.send(anna.dm, {"content": "x"})).code == 50278
    assert (await api.edit(message, {"content": "y"})).status == 200
    assert (await api.send(ben.dm, {"content": "x"})).status == 200
    sandbox.dismiss_bot(sandbox.guild())
    assert (await api.send(ben.dm, {"content": "x"})).code == 50278


async def test_a_former_member_cannot_see_a_server(
    anna: Person, games: Channel, sandbox: Sandbox
) -> None:
    sandbox.remove_member(sandbox.guild(), anna)
    with pytest.raises(ClientError):
        anna.write(games, "Still here?")
