from __future__ import annotations

from typing import Any

import aiohttp
import pytest
from payloads import PNG, Json, button, gallery, row, select, text, v1, v2
from raw_bot import ApiClient

from sandbox import Channel

LONG_NAME = "c" * 101
LENGTH = "BASE_TYPE_BAD_LENGTH"
LONG = "BASE_TYPE_MAX_LENGTH"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"

BLANK = "BASE_TYPE_REQUIRED"
PART = "components.0.components.0"
"""The first button or menu of a message."""


def entity_select(kind: int, **more: Any) -> Json:
    return v1(row({"type": kind, "custom_id": "s", **more}))


USER_DEFAULT = {"id": "1", "type": "user"}

REFUSED = {
    "a poll": ({"content": "x", "poll": {"question": {}}}, "poll", "SANDBOX_UNSUPPORTED"),
    "a voice message": ({"content": "x", "flags": 1 << 13}, "flags", "SANDBOX_UNSUPPORTED"),
    "the waveform of a file": (
        {"content": "x", "attachments": [{"id": 0, "waveform": "x"}]},
        "attachments.0.waveform",
        "SANDBOX_UNSUPPORTED",
    ),
    "a timestamp that is none": (
        {"embeds": [{"title": "x", "timestamp": "tomorrow"}]},
        "embeds.0.timestamp",
        "DATE_TIME_TYPE_PARSE",
    ),
    "options of a user select": (
        entity_select(5, options=[{"label": "x", "value": "x"}]),
        f"{PART}.options",
        "BASE_TYPE_FORBIDDEN",
    ),
    "a role as default of a user select": (
        entity_select(5, default_values=[{"id": "1", "type": "role"}]),
        f"{PART}.default_values.0.type",
        "BASE_TYPE_CHOICES",
    ),
    "more defaults than values": (
        entity_select(5, default_values=[USER_DEFAULT, {"id": "2", "type": "user"}]),
        f"{PART}.default_values",
        "SELECT_COMPONENT_INVALID_DEFAULT_VALUES_COUNT",
    ),
    "one default twice": (
        entity_select(7, max_values=2, default_values=[USER_DEFAULT, USER_DEFAULT]),
        f"{PART}.default_values",
        "SELECT_COMPONENT_DEFAULT_VALUE_DUPLICATED",
    ),
    "default values of a string select": (
        v1(row(select(default_values=[USER_DEFAULT]))),
        f"{PART}.default_values",
        "BASE_TYPE_FORBIDDEN",
    ),
    "channel types of a role select": (
        entity_select(6, channel_types=[0]),
        f"{PART}.channel_types",
        "BASE_TYPE_FORBIDDEN",
    ),
    "a blank embed field": (
        {"embeds": [{"fields": [{"name": " ", "value": "b"}]}]},
        "embeds.0.fields.0.name",
        BLANK,
    ),
    "a blank option": (
        v1(row(select(options=[{"label": " \n", "value": "a"}]))),
        f"{PART}.options.0.label",
        BLANK,
    ),
    "a blank text": (v2(text(" ")), "components.0.content", BLANK),
    "a blank button": (
        v1(row(button(label=" "))),
        f"{PART}.label",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "content over 2,000": ({"content": "x" * 2001}, "content", LONG),
    "nonce over 25": ({"content": "x", "nonce": "n" * 26}, "nonce", LONG),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", LONG),
    "an empty embed": ({"embeds": [{"color": 1}]}, "embeds.0", "EMBED_EMPTY"),
    "embed title over 256": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", LONG),
    "embed description over 4,096": (
        {"embeds": [{"description": "x" * 4097}]},
        "embeds.0.description",
        LONG,
    ),
    "26 fields": (
        {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
        "embeds.0.fields",
        LONG,
    ),
    "a field without a value": (
        {"embeds": [{"fields": [{"name": "a", "value": ""}]}]},
        "embeds.0.fields.0.value",
        LENGTH,
    ),
    "embeds over 6,000 together": (
        {"embeds": [{"description": "x" * 3001}, {"description": "y" * 3000}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "six rows": (v1(*(row(button(str(n))) for n in range(6))), "components", LONG),
    "six buttons in a row": (
        v1(row(*(button(str(n)) for n in range(6)))),
        "components.0.components.5",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a menu beside a button": (
        v1(row(select(), button())),
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "an empty row": (v1(row()), "components.0.components", LENGTH),
    "a button outside a row": (v1(button()), "components.0.type", "UNION_TYPE_CHOICES"),
    "V2 components without the flag": (v1(text("x")), "components.0.type", "UNION_TYPE_CHOICES"),
    "label over 80": (v1(row(button(label="x" * 81))), f"{PART}.label", LONG),
    "custom_id over 100": (v1(row(button(LONG_NAME))), f"{PART}.custom_id", LENGTH),
    "an empty custom_id": (v1(row(button(""))), f"{PART}.custom_id", LENGTH),
    "a button without custom_id": (
        v1(row({"type": 2, "style": 1, "label": "x"})),
        f"{PART}.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "a button that says nothing": (
        v1(row({"type": 2, "style": 1, "custom_id": "x"})),
        f"{PART}.label",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "a link with custom_id": (
        v1(row(button(style=5, url="https://example.org"))),
        f"{PART}.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "a link without url": (
        v1(row({"type": 2, "style": 5, "label": "x"})),
        f"{PART}.url",
        "BUTTON_COMPONENT_URL_REQUIRED",
    ),
    "a letter with an accent for an emoji": (
        v1(row(button(emoji={"name": "é"}))),
        f"{PART}.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    "letters for an emoji": (
        v1(row(button(emoji={"name": "smile"}))),
        f"{PART}.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    "one custom_id twice": (
        v1(row(button("a"), button("a"))),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "26 options": (v1(row(select(26))), f"{PART}.options", LENGTH),
    "a menu without options": (v1(row(select(0))), f"{PART}.options", LENGTH),
    "placeholder over 150": (v1(row(select(placeholder="x" * 151))), f"{PART}.placeholder", LONG),
    "more values than options": (
        v1(row(select(2, max_values=3))),
        f"{PART}.max_values",
        "SELECT_COMPONENT_INVALID_MAX_VALUES",
    ),
    "one option value twice": (
        v1(
            row(
                select() | {"options": [{"label": "a", "value": "x"}, {"label": "b", "value": "x"}]}
            )
        ),
        f"{PART}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "V2 with content": (v2(text("x"), content="y"), "content", LEGACY),
    "V2 with embeds": (v2(text("x"), embeds=[{"title": "y"}]), "embeds", LEGACY),
    "V2 with a poll": (v2(text("x"), poll={"question": {}}), "poll", LEGACY),
    "41 components": (v2(*(text("x") for _ in range(41))), "components", LONG),
    "41 components, nested ones counted": (
        v2(*({"type": 17, "components": [text("x")]} for _ in range(21))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "texts over 4,000 together": (
        v2(text("x" * 2000), text("y" * 2001)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "texts over 10,170 bytes": (v2(text("€" * 3400)), "components", "COMPONENT_MAX_SIZE_EXCEEDED"),
    "eleven pictures in a gallery": (v2(gallery(11)), "components.0.items", LENGTH),
    "alternative text over 1,024": (
        v2({"type": 12, "items": [{"media": {"url": "https://a.b/c"}, "description": "x" * 1025}]}),
        "components.0.items.0.description",
        LENGTH,
    ),
    "a section with four texts": (
        v2({"type": 9, "components": [text("x")] * 4, "accessory": button()}),
        "components.0.components",
        LENGTH,
    ),
    "a section without accessory": (
        v2({"type": 9, "components": [text("x")]}),
        "components.0.accessory",
        BLANK,
    ),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
        f"{PART}.type",
        "UNION_TYPE_CHOICES",
    ),
    "a file that was not sent": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "an attachment that was not sent": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
    "users parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "a reply to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
}

TAKEN = {
    "content of 2,000": {"content": "x" * 2000},
    "five rows of five buttons": v1(
        *(row(*(button(f"{r}{c}") for c in range(5))) for r in range(5))
    ),
    "custom_id of 100": v1(row(button("c" * 100))),
    "25 options, all at once": v1(row(select(25, max_values=25, min_values=0))),
    "40 components": v2(*(text("x") for _ in range(40))),
    "texts of 4,000": v2(text("x" * 2000), text("y" * 2000)),
    "texts of 10,170 bytes": v2(text("€" * 3386)),
    "embeds of 6,000": {"embeds": [{"description": "x" * 3000}, {"description": "y" * 3000}]},
    "a user select with a default": entity_select(5, default_values=[USER_DEFAULT]),
    "a channel select of threads": entity_select(8, channel_types=[11, 12]),
    "an embed's timestamp": {"embeds": [{"title": "x", "timestamp": "2026-11-22T16:00:00.5Z"}]},
    "digits in strings": {
        "content": "x",
        "flags": "4",
        "embeds": [{"title": "x", "color": "255"}],
        "components": [
            {"type": "1", "components": [button(style="1"), button("b", type="2")]},
            row(select(min_values="0", max_values="2")),
        ],
    },
    "a blank custom_id and value": v1(
        row(button(" ")), row(select(options=[{"label": "x", "value": " "}]))
    ),
    "a keycap for an emoji": v1(row(button(emoji={"name": "1️⃣"}))),
    "a link": v1(row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_discord_refuses(case: str, api: ApiClient, games: Channel) -> None:
    payload, path, code = REFUSED[case]
    answer = await api.send(games, payload)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.faults == {path: code}
    assert not games.messages


@pytest.mark.parametrize("case", TAKEN)
async def test_discord_takes(case: str, api: ApiClient, games: Channel) -> None:
    answer = await api.send(games, TAKEN[case])
    assert answer.status == 200, answer.body


@pytest.mark.parametrize(
    "payload",
    [{}, {"content": " \n "}, {"content": None}, v2(), v1(row(button())) | {"content": ""}],
)
async def test_an_empty_message_is_refused(payload: Json, api: ApiClient, games: Channel) -> None:
    assert (await api.send(games, payload)).code == 50006


async def test_a_body_of_another_type_is_refused(api: ApiClient, games: Channel) -> None:
    wrong = {"Content-Type": "text/plain"}
    assert (await api.send(games, {"content": "x"}, headers=wrong)).code == 50035
    path = f"/channels/{games.id}/messages"
    assert (await api("POST", path, [])).code == 50035


@pytest.mark.parametrize("is_multipart", [False, True])
@pytest.mark.parametrize(
    "fields", [{"payload_json": '{"content": "x", "tts": false}'}, {"content": "x"}]
)
async def test_a_message_may_come_as_a_form(
    fields: dict[str, str], is_multipart: bool, api: ApiClient, games: Channel
) -> None:
    form = aiohttp.FormData(fields)
    if is_multipart:
        form.add_field("file", PNG, filename="board.png")
    url = f"{api.sandbox.api_url}/channels/{games.id}/messages"
    headers = {"Authorization": f"Bot {api.sandbox.token}"}
    async with api.session.post(url, data=form, headers=headers) as response:
        assert response.status == 200
    (message,) = games.messages.values()
    assert message.content == "x"
    assert [file.filename for file in message.attachments] == ["board.png"] * is_multipart


async def test_answers_are_plain_json(api: ApiClient) -> None:
    answer = await api("GET", "/users/@me")
    assert answer.headers["Content-Type"] == "application/json"


@pytest.mark.parametrize(
    "body",
    [
        {"content": 5},
        {"content": "x", "flags": "many"},
        {"content": "x", "embeds": "none"},
        {"content": "x", "components": "none"},
        {"content": "x", "components": [None]},
        {"content": "x", "components": [{"type": "1"}]},
        {"content": "x", "attachments": [{"id": "first"}]},
        {"content": "x", "allowed_mentions": {"parse": ["all"]}},
        {"content": "x", "message_reference": {"message_id": "last"}},
        {"content": "x", "nonce": 1.5},
        {"content": "x", "tts": "loud"},
    ],
)
async def test_nonsense_is_refused_and_breaks_nothing(
    body: Json, api: ApiClient, games: Channel
) -> None:
    answer = await api.send(games, body)
    assert (answer.status, answer.code) == (400, 50035)


async def test_digits_in_strings_are_read_as_numbers(api: ApiClient, games: Channel) -> None:
    message = await api.post(games, TAKEN["digits in strings"])
    assert message.flags & 4
    assert message.embeds[0]["color"] == 255
    assert [button.style for button in message.buttons] == [1, 2]
    assert (message.selects[0].least, message.selects[0].most) == (0, 2)
