from __future__ import annotations

import pytest
from payloads import button, row
from raw_bot import ApiClient, Bot

from sandbox import Channel, ClientError, Message, Person

PLAY = {
    "name": "play",
    "description": "Open a table",
    "options": [
        {
            "name": "game",
            "description": "Which one",
            "type": 3,
            "required": True,
            "choices": [{"name": "Docker", "value": "docker"}],
        },
        {"name": "seats", "description": "How many", "type": 4, "min_value": 2, "max_value": 4},
    ],
}


async def test_only_its_reader_sees_an_ephemeral_message(
    bot: Bot, anna: Person, ben: Person, buttons: Message, api: ApiClient, games: Channel
) -> None:
    bot.answers({"type": 4, "data": {"content": "secret", "flags": 64}})
    reply = await anna.press(buttons, label="Go")
    assert reply.is_ephemeral
    assert reply.message in anna.sees(games)
    assert reply.message not in ben.sees(games)
    path = f"/channels/{games.id}/messages"
    assert (await api("GET", f"{path}/{reply.message.id}")).code == 10008
    assert [m["content"] for m in (await api("GET", path)).body] == ["Choose"]
    assert (await api.edit(reply.message, {"content": "x"})).code == 10008
    with pytest.raises(ClientError):
        ben.dismiss(reply.message)
    anna.dismiss(reply.message)
    assert reply.message not in anna.sees(games)


async def test_honest_clients_press_what_is_there(
    bot: Bot, anna: Person, buttons: Message, api: ApiClient
) -> None:
    with pytest.raises(ClientError):
        await anna.press(buttons, custom_id="nothing")
    with pytest.raises(ClientError):
        await anna.choose(buttons, "pick", "9")
    with pytest.raises(ClientError):
        await anna.choose(buttons, "pick", ["0", "1"])
    await api.edit(buttons, {"components": [row(button("go", disabled=True))]})
    with pytest.raises(ClientError):
        await anna.press(buttons, custom_id="go")
    assert bot.events("INTERACTION_CREATE") == []


async def test_a_forged_press_is_sent_as_it_is(bot: Bot, anna: Person, buttons: Message) -> None:
    await anna.press(buttons, custom_id="forged", force=True)
    await anna.choose(buttons, "pick", "nonsense", force=True)
    sent = [event["data"] for event in bot.events("INTERACTION_CREATE")]
    assert [data["custom_id"] for data in sent] == ["forged", "pick"]
    assert sent[1]["values"] == ["nonsense"]


async def test_a_press_on_a_deleted_message_goes_nowhere(
    bot: Bot, anna: Person, buttons: Message, api: ApiClient
) -> None:
    await api("DELETE", f"/channels/{buttons.channel.id}/messages/{buttons.id}")
    reply = await anna.press(buttons, custom_id="go")
    assert reply.failed == "message not found"
    assert bot.events("INTERACTION_CREATE") == []


async def test_a_command_takes_its_options(
    bot: Bot, anna: Person, api: ApiClient, games: Channel
) -> None:
    bot.answers({"type": 4, "data": {"content": "Table open"}})
    await api.register(PLAY)
    reply = await anna.slash(games, "play", game="docker", seats=3)
    assert reply.text == "Table open"
    data = bot.events("INTERACTION_CREATE")[0]["data"]
    assert {o["name"]: o["value"] for o in data["options"]} == {"game": "docker", "seats": 3}
    for wrong in (
        {},
        {"game": "chess"},
        {"game": "docker", "seats": 5},
        {"game": "docker", "x": 1},
    ):
        with pytest.raises(ClientError):
            await anna.slash(games, "play", **wrong)


async def test_sub_commands_are_nested(
    bot: Bot, anna: Person, api: ApiClient, games: Channel
) -> None:
    option = {"name": "word", "description": "x", "type": 3}
    sub = {"name": "say", "description": "x", "type": 1, "options": [option]}
    group = {"name": "deep", "description": "x", "type": 2, "options": [sub]}
    await api.register({"name": "admin", "description": "x", "options": [group]})
    bot.answers({"type": 4, "data": {"content": "ok"}})
    await anna.slash(games, "admin deep say", word="hello")
    data = bot.events("INTERACTION_CREATE")[0]["data"]
    inner = data["options"][0]["options"][0]
    assert (inner["name"], inner["options"][0]["value"]) == ("say", "hello")
    with pytest.raises(ClientError):
        await anna.slash(games, "admin deep")


async def test_commands_keep_to_their_contexts(
    bot: Bot, anna: Person, ben: Person, api: ApiClient, games: Channel
) -> None:
    here = {"name": "here", "description": "x", "contexts": [0]}
    mine = {"name": "mine", "description": "x", "contexts": [2], "integration_types": [1]}
    await api.register(here, mine)
    bot.answers({"type": 4, "data": {"content": "ok"}})
    among_people = anna.conversation_with(ben)
    assert (await anna.slash(games, "here")).text == "ok"
    assert (await anna.slash(among_people, "mine")).text == "ok"
    for channel, name in ((anna.dm, "here"), (games, "mine")):
        with pytest.raises(ClientError):
            await anna.slash(channel, name)
    event = bot.events("INTERACTION_CREATE")[1]
    assert event["context"] == 2
    assert event["authorizing_integration_owners"] == {"1": str(anna.id)}
    assert (await api.send(among_people, {"content": "x"})).code == 50001


async def test_context_menu_commands_name_their_target(
    bot: Bot, anna: Person, ben: Person, api: ApiClient, games: Channel, buttons: Message
) -> None:
    await api.register({"name": "Profile", "type": 2}, {"name": "Quote", "type": 3})
    bot.answers({"type": 4, "data": {"content": "ok"}})
    await anna.menu(games, "Profile", ben.user)
    await anna.menu(games, "Quote", buttons)
    first, second = (event["data"] for event in bot.events("INTERACTION_CREATE"))
    assert first["resolved"]["users"][str(ben.id)]["global_name"] == "Ben"
    assert second["resolved"]["messages"][str(buttons.id)]["content"] == "Choose"


async def test_autocomplete_offers_choices(
    bot: Bot, anna: Person, api: ApiClient, games: Channel
) -> None:
    option = {"name": "action", "description": "x", "type": 3, "autocomplete": True}
    await api.register({"name": "move", "description": "x", "options": [option]})
    bot.answers({"type": 8, "data": {"choices": [{"name": "a1 to c2", "value": "a1-c2"}]}})
    choices = await anna.autocomplete(games, "move", option="action", value="a1")
    assert choices == [{"name": "a1 to c2", "value": "a1-c2"}]
    data = bot.events("INTERACTION_CREATE")[0]["data"]
    expected = {"name": "action", "type": 3, "value": "a1", "focused": True}
    assert data["options"] == [expected]
