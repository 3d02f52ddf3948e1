from __future__ import annotations

import asyncio
from typing import Any

import pytest
from payloads import MODAL, PNG, V2, Json, button, row, text, v1, v2
from raw_bot import ApiClient, Bot

from sandbox import Channel, Message, Person, Sandbox, Settings


async def test_an_interaction_carries_what_bots_rely_on(
    bot: Bot, anna: Person, buttons: Message
) -> None:
    anna.speaks("de")
    reply = await anna.press(buttons, label="Go")
    (event,) = bot.events("INTERACTION_CREATE")
    assert event["version"] == 1
    assert event["token"] == reply.token
    assert event["application_id"] == str(buttons.author.id)
    assert event["attachment_size_limit"] == 10 << 20
    assert event["locale"] == "de"
    assert event["member"]["user"]["id"] == str(anna.id)
    assert int(event["member"]["permissions"]) > 0
    assert int(event["app_permissions"]) > 0
    assert event["context"] == 0
    assert event["message"]["id"] == str(buttons.id)
    assert event["data"]["custom_id"] == "go"


async def test_a_press_is_done_when_it_is_acknowledged(
    bot: Bot, anna: Person, buttons: Message
) -> None:
    reply = await anna.press(buttons, label="Go")
    assert (reply.state, reply.callback, reply.failed) == ("done", 6, None)
    assert reply.acknowledged_after is not None


async def test_silence_for_three_seconds_is_a_failure(session: Any) -> None:
    async with await Sandbox.start(settings=Settings(answer_within=0.05)) as hasty:
        api = ApiClient(hasty, session)
        message = await api.post(hasty.channel(), v1(row(button())))
        reply = await hasty.person("Anna").press(message, custom_id="a")
        assert (reply.state, reply.failed) == ("failed", "did not respond")
        answer = await api.answer(reply, {"type": 6})
        assert (answer.status, answer.code) == (404, 10062)


async def test_only_the_first_callback_counts(
    bot: Bot, anna: Person, buttons: Message, api: ApiClient
) -> None:
    reply = await anna.press(buttons, label="Go")
    answer = await api.answer(reply, {"type": 6})
    assert (answer.status, answer.code) == (400, 40060)


async def test_a_refused_callback_leaves_the_interaction_open(api, pressed):
    refused = await api.answer(pressed, {"type": 4, "data": {"content": "x" * 2001}})
    assert refused.faults == {"data.content": "BASE_TYPE_MAX_LENGTH"}
    assert (await api.answer(pressed, {"type": 6})).status == 204


async def test_a_wrong_token_is_unknown(api, pressed):
    wrong = {"id": str(pressed.id), "token": "nonsense"}
    assert (await api.answer(wrong, {"type": 6})).code == 10062


async def test_callbacks_come_without_the_bots_token(api, pressed):
    assert (await api.answer(pressed, {"type": 6}, token="none")).status == 204


async def test_with_response_returns_the_message(api, pressed):
    path = f"/interactions/{pressed.id}/{pressed.token}/callback?with_response=1"
    answer = await api("POST", path, {"type": 4, "data": {"content": "hi", "flags": 64}})
    assert answer.status == 200
    assert answer.body["resource"]["message"]["content"] == "hi"
    assert answer.body["interaction"]["response_message_ephemeral"] is True


@pytest.mark.parametrize(
    ("kind", "refused"),
    [
        ("press", (1, 8)),
        ("command", (1, 6, 7, 8)),
        ("autocomplete", (4, 5, 6, 9)),
        ("modal", (9, 8)),
    ],
)
async def test_each_interaction_takes_its_own_callbacks(
    kind: str, refused: tuple[int, ...], bot: Bot, anna: Person, buttons: Message, api: ApiClient
) -> None:
    sent = await act(kind, bot, anna, buttons, api)
    for callback in refused:
        answer = await api.answer(sent, {"type": callback, "data": MODAL})
        assert answer.faults == {"type": "BASE_TYPE_CHOICES"}, callback


async def act(kind: str, bot: Bot, anna: Person, buttons: Message, api: ApiClient) -> Any:
    channel = buttons.channel
    if kind == "press":
        bot.stays_silent()
        return anna.client.use(buttons, "go")
    if kind == "modal":
        bot.answers({"type": 9, "data": MODAL})
        reply = await anna.press(buttons, label="Go")
        bot.stays_silent()
        assert reply.modal is not None
        return anna.client.submit(reply.modal, {"name": "Anna"})
    bot.stays_silent()
    option = {"name": "word", "description": "x", "type": 3, "autocomplete": True}
    await api.register({"name": "say", "description": "x", "options": [option]})
    if kind == "command":
        return anna.client.command(channel, "say", {})
    return anna.client.autocomplete(channel, "say", {"word": "a"}, "word")


async def test_a_defer_carries_no_flag_but_ephemeral(api, pressed):
    assert (await api.answer(pressed, {"type": 5, "data": {"flags": V2}})).code == 50035
    contents = {"content": "not yet", "allowed_mentions": {"parse": []}}
    deferred = await api.answer(pressed, {"type": 5, "data": {"flags": 64, **contents}})
    assert deferred.status == 204, "contents are allowed, as some libraries always send some"
    assert pressed.original is not None
    assert pressed.original.text == ""


async def test_clients_stop_waiting_for_those_without_a_response(
    bot: Bot, anna: Person, buttons: Message, api: ApiClient, sandbox: Sandbox
) -> None:
    bot.stays_silent()
    deferred, unanswered = anna.client.use(buttons, "go"), anna.client.use(buttons, "go")
    assert (await api.answer(deferred, {"type": 6})).status == 204
    sandbox.stop_waiting()
    assert (deferred.failed, unanswered.failed) == (None, "did not respond")
    assert (await api.answer(unanswered, {"type": 6})).code == 10062


async def test_a_follow_up_takes_the_place_of_thinking(
    bot: Bot, anna: Person, buttons: Message, api: ApiClient, games: Channel
) -> None:
    bot.answers({"type": 5, "data": {"flags": 64}})
    sent = anna.client.use(buttons, "go")
    await until(lambda: sent.state == "thinking")
    (waiting,) = [m for m in anna.sees(games) if m.is_ephemeral]
    answer = await api.hook("POST", sent, "", {"content": "done"})
    assert answer.body["id"] == str(waiting.id)
    assert (sent.state, waiting.text, waiting.is_ephemeral) == ("done", "done", True)
    second = await api.hook("POST", sent, "", {"content": "and more"})
    assert second.body["id"] != answer.body["id"]


async def until(condition: Any) -> None:
    while not condition():
        await asyncio.sleep(0.001)


async def test_the_original_of_an_update_is_the_pressed_message(
    bot: Bot, anna: Person, buttons: Message, api: ApiClient
) -> None:
    bot.answers({"type": 7, "data": {"content": "Chosen", "components": []}})
    reply = await anna.press(buttons, label="Go")
    assert reply.messages[0].how == "edited"
    assert reply.message is buttons
    answer = await api.hook("PATCH", reply, "/messages/@original", {"content": "Again"})
    assert answer.body["id"] == str(buttons.id)
    assert buttons.text == "Again"


async def test_a_token_is_valid_for_a_quarter_of_an_hour(
    bot: Bot, anna: Person, buttons: Message, api: ApiClient, sandbox: Sandbox
) -> None:
    reply = await anna.press(buttons, label="Go")
    sandbox.clock.advance(890)
    assert (await api.hook("POST", reply, "", {"content": "x"})).status == 200
    sandbox.clock.advance(11)
    answer = await api.hook("POST", reply, "", {"content": "x"})
    assert (answer.status, answer.code) == (401, 50027)


async def test_no_follow_up_before_the_callback(api, pressed):
    assert (await api.hook("POST", pressed, "", {"content": "x"})).code == 10015


async def test_a_callback_brings_files(api, pressed):
    body = v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]})
    answer = await api.answer(pressed, {"type": 4, "data": body}, files={"a.png": PNG})
    assert answer.status == 204
    assert pressed.message is not None
    assert pressed.message.attachments[0].is_embedded


@pytest.mark.parametrize(
    "choices",
    [
        [{"name": "x", "value": "x"}] * 26,
        [{"name": "x" * 101, "value": "x"}],
        [{"name": "", "value": "x"}],
        [{"name": "x", "value": "x" * 101}],
        [{"name": "x", "value": 3}],
    ],
)
async def test_autocomplete_choices_have_limits(
    choices: list[Json], bot: Bot, anna: Person, buttons: Message, api: ApiClient
) -> None:
    sent = await act("autocomplete", bot, anna, buttons, api)
    assert (await api.answer(sent, {"type": 8, "data": {"choices": choices}})).code == 50035


async def test_thinking_can_be_deleted(
    bot: Bot, anna: Person, buttons: Message, api: ApiClient, games: Channel
) -> None:
    bot.answers({"type": 5})
    sent = anna.client.use(buttons, "go")
    await until(lambda: sent.state == "thinking")
    assert (await api.hook("DELETE", sent, "/messages/@original")).status == 204
    assert sent.state == "done"
    assert anna.sees(games) == [buttons]


async def test_all_texts_of_a_v2_response_are_read(
    bot: Bot, anna: Person, buttons: Message
) -> None:
    bot.answers({"type": 4, "data": v2(text("one"), text("two"))})
    reply = await anna.press(buttons, label="Go")
    assert reply.text == "one\ntwo"


@pytest.mark.parametrize(
    ("choice", "path"),
    [
        ({"name": "x", "value": 1.5}, "data.choices.0.value"),
        ({"name": " ", "value": 1}, "data.choices.0.name"),
        (
            {"name": "x", "value": 1, "name_localizations": {"xx": "y"}},
            "data.choices.0.name_localizations.xx",
        ),
        (
            {"name": "x", "value": 1, "name_localizations": {"de": "y" * 101}},
            "data.choices.0.name_localizations.de",
        ),
    ],
)
async def test_choices_of_an_integer_have_a_form(
    choice: Any, path: str, bot: Bot, anna: Person, games: Channel, api: ApiClient
) -> None:
    bot.stays_silent()
    option = {"name": "count", "description": "x", "type": 4, "autocomplete": True}
    await api.register({"name": "say", "description": "x", "options": [option]})
    sent = anna.client.autocomplete(games, "say", {"count": "1"}, "count")
    answer = await api.answer(sent, {"type": 8, "data": {"choices": [choice]}})
    assert list(answer.faults) == [path]
    good = {"name": "x", "value": "1", "name_localizations": {"de": "eins"}}
    assert (await api.answer(sent, {"type": 8, "data": {"choices": [good]}})).status == 204
    assert sent.choices is not None
    assert sent.choices[0]["value"] == 1


async def test_a_response_carries_the_name_of_its_command(
    bot: Bot, anna: Person, games: Channel, api: ApiClient, buttons: Message
) -> None:
    sub = {"name": "open", "description": "x", "type": 1}
    group = {"name": "table", "description": "x", "type": 2, "options": [sub]}
    await api.register(
        {"name": "play", "description": "x"},
        {"name": "admin", "description": "x", "options": [group]},
        {"name": "Profile", "type": 2},
    )
    bot.answers({"type": 4, "data": {"content": "x"}})
    used = [
        await anna.slash(games, "play"),
        await anna.slash(games, "admin table open"),
        await anna.menu(games, "Profile", anna.user),
        await anna.press(buttons, label="Go"),
    ]
    names = []
    for interaction in used:
        assert interaction.message is not None
        message = await api("GET", f"/channels/{games.id}/messages/{interaction.message.id}")
        names.append(message.body.get("interaction", {}).get("name"))
    assert names == ["play", "admin table open", "Profile", None]
    follow_up = await api.hook("POST", used[0], "", {"content": "y"})
    assert "interaction" not in follow_up.body
