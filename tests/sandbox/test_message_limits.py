from __future__ import annotations

from typing import Any

import aiohttp
import pytest
from payloads import PNG, Json, button, gallery, row, select, text, v1, v2
from raw_bot import ApiClient

from sandbox import Channel

LENGTH, LONG = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH"
BLANK, FORBIDDEN = "BASE_TYPE_REQUIRED", "BASE_TYPE_FORBIDDEN"
CHOICES, UNION = "BASE_TYPE_CHOICES", "UNION_TYPE_CHOICES"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
UNSUPPORTED = "SANDBOX_UNSUPPORTED"
UNLABELLED = "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"
WIDE = "COMPONENT_LAYOUT_WIDTH_EXCEEDED"
NOT_SENT = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
FIRST = "components.0"
PART = f"{FIRST}.components.0"
"""The first button or menu of a message."""
LINK = {"type": 2, "style": 5, "label": "x"}
USER_DEFAULT = {"id": "1", "type": "user"}
ROLE_DEFAULT = {"id": "1", "type": "role"}
ALIKE = [{"label": "a", "value": "x"}, {"label": "b", "value": "x"}]


def press(custom_id: str = "a", **more: Any) -> Json:
    return v1(row(button(custom_id, **more)))


def bare(**facts: Any) -> Json:
    return v1(row({"type": 2, "style": 1, **facts}))


def menu(count: int = 2, **more: Any) -> Json:
    return v1(row(select(count, **more)))


def entities(kind: int, **more: Any) -> Json:
    return v1(row({"type": kind, "custom_id": "s", **more}))


def defaults(kind: int, *chosen: Json, most: int = 1) -> Json:
    return entities(kind, max_values=most, default_values=list(chosen))


def embed(**facts: Any) -> Json:
    return {"embeds": [facts]}


def field(name: str, value: str, count: int = 1) -> Json:
    return embed(fields=[{"name": name, "value": value}] * count)


def embeds(*lengths: int) -> Json:
    return {"embeds": [{"description": "x" * length} for length in lengths]}


def shown(url: str, **more: Any) -> Json:
    return v2({"type": 12, "items": [{"media": {"url": url}, **more}]})


def section(texts: int, **more: Any) -> Json:
    return v2({"type": 9, "components": [text("x")] * texts, **more})


def contained(*inner: Json) -> Json:
    return {"type": 17, "components": list(inner)}


def plain(**more: Any) -> Json:
    return {"content": "x", **more}


REFUSED = {
    "a poll": (plain(poll={"question": {}}), "poll", UNSUPPORTED),
    "a voice message": (plain(flags=1 << 13), "flags", UNSUPPORTED),
    "the waveform of a file": (
        plain(attachments=[{"id": 0, "waveform": "x"}]),
        "attachments.0.waveform",
        UNSUPPORTED,
    ),
    "a timestamp that is none": (
        embed(title="x", timestamp="tomorrow"),
        "embeds.0.timestamp",
        "DATE_TIME_TYPE_PARSE",
    ),
    "options of a user select": (entities(5, options=ALIKE), f"{PART}.options", FORBIDDEN),
    "a role as default of a user select": (
        defaults(5, ROLE_DEFAULT),
        f"{PART}.default_values.0.type",
        CHOICES,
    ),
    "more defaults than values": (
        defaults(5, USER_DEFAULT, {"id": "2", "type": "user"}),
        f"{PART}.default_values",
        "SELECT_COMPONENT_INVALID_DEFAULT_VALUES_COUNT",
    ),
    "one default twice": (
        defaults(7, USER_DEFAULT, USER_DEFAULT, most=2),
        f"{PART}.default_values",
        "SELECT_COMPONENT_DEFAULT_VALUE_DUPLICATED",
    ),
    "default values of a string select": (
        menu(default_values=[USER_DEFAULT]),
        f"{PART}.default_values",
        FORBIDDEN,
    ),
    "channel types of a role select": (
        entities(6, channel_types=[0]),
        f"{PART}.channel_types",
        FORBIDDEN,
    ),
    "a blank embed field": (field(" ", "b"), "embeds.0.fields.0.name", BLANK),
    "a blank option": (
        menu(options=[{"label": " \n", "value": "a"}]),
        f"{PART}.options.0.label",
        BLANK,
    ),
    "a blank text": (v2(text(" ")), f"{FIRST}.content", BLANK),
    "a blank button": (press(label=" "), f"{PART}.label", UNLABELLED),
    "content over 2,000": ({"content": "x" * 2001}, "content", LONG),
    "nonce over 25": (plain(nonce="n" * 26), "nonce", LONG),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", LONG),
    "an empty embed": (embed(color=1), "embeds.0", "EMBED_EMPTY"),
    "embed title over 256": (embed(title="x" * 257), "embeds.0.title", LONG),
    "embed description over 4,096": (embeds(4097), "embeds.0.description", LONG),
    "26 fields": (field("a", "b", 26), "embeds.0.fields", LONG),
    "a field without a value": (field("a", ""), "embeds.0.fields.0.value", LENGTH),
    "embeds over 6,000 together": (embeds(3001, 3000), "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    "six rows": (v1(*(row(button(str(n))) for n in range(6))), "components", LONG),
    "six buttons in a row": (v1(row(*map(button, "abcdef"))), f"{FIRST}.components.5", WIDE),
    "a menu beside a button": (v1(row(select(), button())), f"{FIRST}.components.1", WIDE),
    "an empty row": (v1(row()), f"{FIRST}.components", LENGTH),
    "a button outside a row": (v1(button()), f"{FIRST}.type", UNION),
    "V2 components without the flag": (v1(text("x")), f"{FIRST}.type", UNION),
    "label over 80": (press(label="x" * 81), f"{PART}.label", LONG),
    "custom_id over 100": (press("c" * 101), f"{PART}.custom_id", LENGTH),
    "an empty custom_id": (press(""), f"{PART}.custom_id", LENGTH),
    "a button without custom_id": (
        bare(label="x"),
        f"{PART}.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "a button that says nothing": (bare(custom_id="x"), f"{PART}.label", UNLABELLED),
    "a link with custom_id": (
        press(style=5, url="https://example.org"),
        f"{PART}.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "a link without url": (v1(row(LINK)), f"{PART}.url", "BUTTON_COMPONENT_URL_REQUIRED"),
    "letters for an emoji": (
        press(emoji={"name": "smile"}),
        f"{PART}.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    "one custom_id twice": (
        v1(row(button("a"), button("a"))),
        f"{FIRST}.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "26 options": (menu(26), f"{PART}.options", LENGTH),
    "a menu without options": (menu(0), f"{PART}.options", LENGTH),
    "placeholder over 150": (menu(placeholder="x" * 151), f"{PART}.placeholder", LONG),
    "more values than options": (
        menu(2, max_values=3),
        f"{PART}.max_values",
        "SELECT_COMPONENT_INVALID_MAX_VALUES",
    ),
    "one option value twice": (
        menu(options=ALIKE),
        f"{PART}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "V2 with content": (v2(text("x"), content="y"), "content", LEGACY),
    "V2 with embeds": (v2(text("x"), embeds=[{"title": "y"}]), "embeds", LEGACY),
    "V2 with a poll": (v2(text("x"), poll={"question": {}}), "poll", LEGACY),
    "41 components": (v2(*(text("x") for _ in range(41))), "components", LONG),
    "41 components, nested ones counted": (
        v2(*(contained(text("x")) for _ in range(21))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "texts over 4,000 together": (
        v2(text("x" * 2000), text("y" * 2001)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "texts over 10,170 bytes": (v2(text("€" * 3400)), "components", "COMPONENT_MAX_SIZE_EXCEEDED"),
    "eleven pictures in a gallery": (v2(gallery(11)), f"{FIRST}.items", LENGTH),
    "alternative text over 1,024": (
        shown("https://a.b/c", description="x" * 1025),
        f"{FIRST}.items.0.description",
        LENGTH,
    ),
    "a section with four texts": (section(4, accessory=button()), f"{FIRST}.components", LENGTH),
    "a section without accessory": (section(1), f"{FIRST}.accessory", BLANK),
    "a container in a container": (v2(contained(contained(text("x")))), f"{PART}.type", UNION),
    "a file that was not sent": (
        shown("attachment://no.png"),
        f"{FIRST}.items.0.media.url",
        NOT_SENT,
    ),
    "an attachment that was not sent": (
        plain(attachments=[{"id": 0, "filename": "a.png"}]),
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
    "users parsed and listed": (
        plain(allowed_mentions={"parse": ["users"], "users": ["1"]}),
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "a reply to nothing": (
        plain(message_reference={"message_id": "1"}),
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
}

TAKEN = {
    "content of 2,000": {"content": "x" * 2000},
    "five rows of five buttons": v1(
        *(row(*(button(f"{r}{c}") for c in range(5))) for r in range(5))
    ),
    "custom_id of 100": press("c" * 100),
    "25 options, all at once": menu(25, max_values=25, min_values=0),
    "40 components": v2(*(text("x") for _ in range(40))),
    "texts of 4,000": v2(text("x" * 2000), text("y" * 2000)),
    "texts of 10,170 bytes": v2(text("€" * 3386)),
    "embeds of 6,000": embeds(3000, 3000),
    "a user select with a default": defaults(5, USER_DEFAULT),
    "a channel select of threads": entities(8, channel_types=[11, 12]),
    "an embed's timestamp": embed(title="x", timestamp="2026-11-22T16:00:00.5Z"),
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
    "a keycap for an emoji": press(emoji={"name": "1️⃣"}),
    "a link": v1(row({**LINK, "url": "https://example.org"})),
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


async def test_digits_in_strings_are_read_as_numbers(api: ApiClient, games: Channel) -> None:
    message = await api.post(games, TAKEN["digits in strings"])
    assert message.flags & 4
    assert message.embeds[0]["color"] == 255
    assert [button.style for button in message.buttons] == [1, 2]
    assert (message.selects[0].least, message.selects[0].most) == (0, 2)
