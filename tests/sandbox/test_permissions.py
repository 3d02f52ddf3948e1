from __future__ import annotations

import pytest
from forms import PNG, text, v2
from rawbot import Bot, Hand

from sandbox import Channel, ClientError, Dms, Message, Permission, Person, Sandbox


async def test_an_unseen_channel_gives_no_access(
    hand: Hand, games: Channel, buttons: Message, sandbox: Sandbox
) -> None:
    sandbox.forbid(games, Permission.VIEW_CHANNEL)
    for answer in (
        await hand("GET", f"/channels/{games.id}"),
        await hand.send(games, {"content": "x"}),
        await hand.edit(buttons, {"content": "x"}),
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
    hand: Hand,
    games: Channel,
    sandbox: Sandbox,
) -> None:
    assert (await hand.send(games, body, files=files)).status == 200
    sandbox.forbid(games, permission)
    answer = await hand.send(games, body, files=files)
    assert (answer.status, answer.code) == (403, 50013)
    sandbox.allow(games, permission)
    assert (await hand.send(games, body, files=files)).status == 200


async def test_without_history_there_is_nothing_to_read(
    hand: Hand, games: Channel, buttons: Message, sandbox: Sandbox
) -> None:
    sandbox.forbid(games, Permission.READ_MESSAGE_HISTORY)
    path = f"/channels/{games.id}/messages"
    assert (await hand("GET", path)).body == []
    assert (await hand("GET", f"{path}/{buttons.id}")).code == 50013
    reply = {"content": "x", "message_reference": {"message_id": str(buttons.id)}}
    assert (await hand.send(games, reply)).code == 160002


async def test_interactions_are_answered_where_the_bot_may_not_write(
    bot: Bot, anna: Person, buttons: Message, sandbox: Sandbox
) -> None:
    sandbox.forbid(buttons.channel, Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES)
    bot.answers({"type": 4, "data": v2(text("still here"))})
    reply = await anna.press(buttons, label="Go")
    assert reply.text == "still here"
    assert bot.events("INTERACTION_CREATE")[0]["app_permissions"] == "0"


async def test_a_person_sees_what_he_may_see(
    hand: Hand, games: Channel, buttons: Message, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    sandbox.forbid(games, Permission.VIEW_CHANNEL, user=ben.user)
    assert anna.sees(games) == [buttons]
    assert ben.sees(games) == []
    with pytest.raises(ClientError):
        await ben.press(buttons, label="Go")
    await hand.post(games, {"content": f"<@{ben.id}>"})
    assert ben.pings == []


async def test_closed_doors_for_direct_messages(hand: Hand, anna: Person) -> None:
    body = {"recipient_id": str(anna.id)}
    opened = await hand("POST", "/users/@me/channels", body)
    assert int(opened.body["id"]) == anna.dm.id
    assert [user["id"] for user in opened.body["recipients"]] == [str(anna.id)]
    anna.close_dms()
    answer = await hand.send(anna.dm, {"content": "x"})
    assert (answer.status, answer.code) == (403, 50007)
    anna.open_dms()
    assert (await hand.send(anna.dm, {"content": "x"})).status == 200
    assert [ping.reason for ping in anna.pings] == ["dm"]


async def test_direct_messages_are_for_one(hand: Hand, anna: Person, ben: Person) -> None:
    await hand.post(anna.dm, {"content": "psst"})
    assert len(anna.sees(anna.dm)) == 1
    assert ben.sees(anna.dm) == []


async def test_a_bot_that_was_shown_the_door_has_no_access(
    bot: Bot, hand: Hand, games: Channel, sandbox: Sandbox
) -> None:
    guild = sandbox.guild()
    sandbox.dismiss_bot(guild)
    assert (await hand.send(games, {"content": "x"})).code == 50001
    assert (await hand("GET", f"/guilds/{guild.id}")).code == 10004
    sandbox.invite_bot(guild)
    assert (await hand.send(games, {"content": "x"})).status == 200
    await sandbox.quiet()
    assert len(bot.events("GUILD_DELETE")) == 1
    assert len(bot.events("GUILD_CREATE")) == 2


@pytest.mark.parametrize("token", ["wrong", "x" * 70])
async def test_a_wrong_token_is_not_let_in(token: str, hand: Hand) -> None:
    answer = await hand("GET", "/users/@me", token=token)
    assert (answer.status, answer.code) == (401, 0)


async def test_an_unknown_route_is_an_error_and_is_kept(hand: Hand, sandbox: Sandbox) -> None:
    answer = await hand("GET", "/guilds/1/stickers/nonsense/more")
    assert (answer.status, answer.code) == (404, 0)
    assert [request.path for request in sandbox.record.unknown] == [
        "/guilds/1/stickers/nonsense/more"
    ]


async def test_unknown_things_have_their_own_codes(hand: Hand) -> None:
    assert (await hand("GET", "/channels/1")).code == 10003
    assert (await hand("GET", "/guilds/1")).code == 10004
    assert (await hand("GET", "/users/1")).code == 10013
    assert (await hand("GET", f"/guilds/{hand.sandbox.guild().id}/members/1")).code == 10007
    assert (await hand("GET", "/applications/1/commands")).code == 10002
    assert (await hand("GET", "/channels/nonsense")).code == 50035


async def test_dms_that_a_server_does_not_allow_are_50278(hand: Hand, anna: Person) -> None:
    anna.close_dms(Dms.SERVER_OFF)
    answer = await hand.send(anna.dm, {"content": "x"})
    assert (answer.status, answer.code) == (403, 50278)
    assert answer.body["message"] == "Cannot send messages to this user"
    anna.open_dms()
    assert (await hand.send(anna.dm, {"content": "x"})).status == 200


async def test_who_shares_no_server_with_the_bot_gets_no_dms(
    hand: Hand, anna: Person, ben: Person, sandbox: Sandbox
) -> None:
    message = await hand.post(anna.dm, {"content": "x"})
    sandbox.remove_member(sandbox.guild(), anna)
    assert (await hand.send(anna.dm, {"content": "x"})).code == 50278
    assert (await hand.edit(message, {"content": "y"})).status == 200
    assert (await hand.send(ben.dm, {"content": "x"})).status == 200
    sandbox.dismiss_bot(sandbox.guild())
    assert (await hand.send(ben.dm, {"content": "x"})).code == 50278


async def test_who_leaves_a_server_sees_it_no_more(
    anna: Person, games: Channel, sandbox: Sandbox
) -> None:
    sandbox.remove_member(sandbox.guild(), anna)
    with pytest.raises(ClientError):
        anna.write(games, "Still here?")
