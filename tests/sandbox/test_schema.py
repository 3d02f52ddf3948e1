"""The sandbox's answers, validated against Discord's description of its API."""

from __future__ import annotations

import pytest
from openapi import check
from payloads import PNG, Json, button, row, select, text, v1, v2
from raw_bot import ApiClient, Bot

from sandbox import Channel, Message, Person, Sandbox

EVERYTHING = v2(
    text("Hello"),
    {"type": 9, "components": [text("x")], "accessory": button("b")},
    {
        "type": 9,
        "components": [text("x")],
        "accessory": {"type": 11, "media": {"url": "attachment://a.png"}},
    },
    {"type": 13, "file": {"url": "attachment://a.png"}},
    {"type": 14},
    {
        "type": 17,
        "accent_color": 255,
        "components": [
            {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]},
            row(button("a", emoji={"name": "🎲"})),
            row(select()),
            row({"type": 5, "custom_id": "who"}),
        ],
    },
)
EMBED: Json = {
    "embeds": [
        {
            "title": "T",
            "description": "D",
            "color": 1,
            "fields": [{"name": "a", "value": "b", "inline": True}],
            "footer": {"text": "f", "icon_url": "attachment://a.png"},
            "author": {"name": "n", "icon_url": "attachment://a.png"},
            "image": {"url": "attachment://a.png"},
            "thumbnail": {"url": "attachment://a.png"},
            "timestamp": "2026-11-22T16:00:00Z",
        }
    ]
}
SPOILER: Json = {"attachments": [{"id": 0, "is_spoiler": True, "description": "A board"}]}
ENTITIES = v1(*(row({"type": kind, "custom_id": str(kind)}) for kind in (5, 6, 7, 8)))


@pytest.mark.parametrize(
    ("path", "schema"),
    [
        ("/users/@me", "UserPIIResponse"),
        ("/users/{anna}", "UserResponse"),
        ("/oauth2/applications/@me", "PrivateApplicationResponse"),
        ("/gateway/bot", "GatewayBotResponse"),
        ("/guilds/{guild}", "GuildWithCountsResponse"),
        ("/guilds/{guild}/members/{anna}", "GuildMemberResponse"),
        ("/channels/{games}", "GuildChannelResponse"),
        ("/channels/{dm}", "PrivateChannelResponse"),
    ],
)
async def test_objects_fit(
    path: str, schema: str, api: ApiClient, games: Channel, anna: Person, sandbox: Sandbox
) -> None:
    names = {"anna": anna.id, "guild": sandbox.guild().id, "games": games.id, "dm": anna.dm.id}
    answer = await api("GET", path.format(**names))
    assert answer.status == 200
    check(answer.body, schema)


@pytest.mark.parametrize(
    "body",
    [{"content": "x"}, v1(row(button()), row(select())), EVERYTHING, EMBED, SPOILER, ENTITIES],
    ids=range(6),
)
async def test_messages_fit(body: Json, api: ApiClient, games: Channel) -> None:
    answer = await api.send(games, body, files={"a.png": PNG})
    assert answer.status == 200, answer.body
    check(answer.body, "MessageResponse")


async def test_threads_fit(api: ApiClient, buttons: Message) -> None:
    path = f"/channels/{buttons.channel.id}/messages/{buttons.id}"
    check((await api("POST", f"{path}/threads", {"name": "x"})).body, "ThreadResponse")
    check((await api("GET", path)).body, "MessageResponse")
    check((await api("GET", f"/channels/{buttons.id}")).body, "ThreadResponse")


async def test_commands_fit(api: ApiClient) -> None:
    option = {"name": "game", "description": "x", "type": 3, "required": True}
    command = {"name": "play", "description": "x", "options": [option], "contexts": [0, 1]}
    registered = await api.register(command, {"name": "Profile", "type": 2})
    listed = await api("GET", f"/applications/{api.sandbox.world.bot.id}/commands")
    for each in registered.body + listed.body:
        check(each, "ApplicationCommandResponse")


async def test_the_response_to_a_command_fits(
    api: ApiClient, bot: Bot, anna: Person, games: Channel
) -> None:
    await api.register({"name": "play", "description": "x"})
    bot.answers({"type": 4, "data": {"content": "x"}})
    message = (await anna.slash(games, "play")).message
    assert message is not None
    answer = await api("GET", f"/channels/{games.id}/messages/{message.id}")
    assert answer.body["interaction"]["name"] == "play"
    check(answer.body, "MessageResponse")


async def test_roles_fit(api: ApiClient, sandbox: Sandbox) -> None:
    sandbox.role("Dockers")
    for role in (await api("GET", f"/guilds/{sandbox.guild().id}/roles")).body:
        check(role, "GuildRoleResponse")


@pytest.mark.parametrize("body", [{"type": 4, "data": {"content": "x"}}, {"type": 5}, {"type": 6}])
async def test_callbacks_and_what_follows_fit(body, api, pressed):
    path = f"/interactions/{pressed.id}/{pressed.token}/callback?with_response=1"
    answer = await api("POST", path, body)
    if body["type"] != 5:  # Discord's description forgets what it answers to a defer
        check(answer.body, "InteractionCallbackResponse")
    check((await api.hook("POST", pressed, "", {"content": "more"})).body, "MessageResponse")


async def test_refusals_fit(api: ApiClient, games: Channel) -> None:
    sandbox = api.sandbox
    sandbox.dismiss_bot(sandbox.guild())
    check((await api.send(games, {"content": "x"})).body, "ErrorResponse")
    check((await api("GET", "/channels/1")).body, "ErrorResponse")
