"""Refusals of Discord: what they mean, and messages that are refused for what they say."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from people import ADA, BO, CLEO, NOW, running
from refusals import by_discord

from cogs.messages.custom_ids import Kind, Press
from cogs.messages.lobby_view import lobby_payload
from cogs.messages.payload import (
    MAX_TEXT,
    ButtonSpec,
    MessagePayload,
    Picture,
    TextFile,
    box,
    button_rows,
    gallery,
    text,
)
from cogs.messages.phrases import bold, nameless
from cogs.publishing.channel_api import CALM_SECONDS, ChannelApi
from cogs.publishing.refusals import (
    DIRECT_MESSAGES_TOO_FAST,
    Meaning,
    in_words_if_refused,
    meaning,
    nameless_if_refused,
)
from cogs.table.naming import titles_of
from data.i18n import translator
from data.store import Session

BOARD = Picture.of("board", b"png", "A red tower stands in the corner.")
BUTTONS = button_rows([ButtonSpec("Join", Press(Kind.JOIN, 1))])


def shown(payload: MessagePayload) -> str:
    return str(payload.fields())


def refusing(*answers: discord.HTTPException) -> tuple[list[MessagePayload], Any]:
    """Return the messages that reach a Discord that refuses first, and the way to send them."""
    sent: list[MessagePayload] = []

    async def send(payload: MessagePayload) -> str:
        sent.append(payload)
        if len(sent) <= len(answers):
            raise answers[len(sent) - 1]
        return "taken"

    return sent, send


def of(payload: MessagePayload) -> Callable[[Session], Awaitable[MessagePayload]]:
    async def build(session: Session) -> MessagePayload:
        names = " ".join(map(bold, titles_of(session)))
        return replace(payload, items=(text(names), *payload.items))

    return build


def test_words_take_the_place_of_each_picture_and_buttons_stay() -> None:
    payload = MessagePayload((box(text("Your turn"), gallery((BOARD,)), *BUTTONS),), (BOARD,), (7,))
    words = payload.in_words()
    assert words.pictures == ()
    assert words.pings == (7,)
    for part in ("Your turn", BOARD.alt, "j:1"):
        assert part in shown(words)
    assert "attachment" not in shown(words).replace("'attachments': []", "")


def test_words_fit_into_the_message_and_files_to_keep_stay() -> None:
    file = TextFile.of("game", "a1-c2")
    items = (text("x" * (MAX_TEXT - 10)), gallery((BOARD,)), gallery((BOARD,)), file.item())
    words = MessagePayload(items, (BOARD, file)).in_words()
    assert words.pictures == (file,)
    assert f"{BOARD.alt[:9]}…" in shown(words)


@pytest.mark.parametrize("code", [20009, 200000, 240000, 50035, 40005])
async def test_a_refused_message_is_sent_in_words_and_then_without_names(code: int) -> None:
    session = running(ADA, BO)
    payload = MessagePayload((gallery((BOARD,)),), (BOARD,))
    sent, send = refusing(by_discord(400, code), by_discord(400, code))

    async def send_as_the_api_does(chosen: MessagePayload) -> str:
        return await in_words_if_refused(chosen, send)

    assert await nameless_if_refused(session, of(payload), send_as_the_api_does) == "taken"
    assert [bool(each.pictures) for each in sent] == [True, False, False]
    assert [ADA.name in shown(each) for each in sent] == [True, True, False]
    assert "Player 1" in shown(sent[2])


@pytest.mark.parametrize(
    ("status", "code", "tries"),
    [(403, 50013, 1), (404, 10003, 1), (503, 0, 1), (429, 0, 1), (400, 200000, 2)],
)
async def test_only_what_is_refused_for_its_words_is_tried_with_others_once(
    status: int, code: int, tries: int
) -> None:
    sent, send = refusing(*[by_discord(status, code)] * 2)
    with pytest.raises(discord.HTTPException):
        await nameless_if_refused(running(ADA, BO), of(MessagePayload(())), send)
    assert len(sent) == tries


def test_a_nameless_table_names_no_person_in_any_place() -> None:
    session = running(ADA, BO)
    said = shown(lobby_payload(nameless(session), translator("en")))
    assert ADA.name not in said
    assert BO.name not in said


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [
        (500, 0, Meaning.PASSES),
        (503, 50013, Meaning.PASSES),
        (429, 0, Meaning.PASSES),
        (403, 40003, Meaning.PASSES),
        (403, 50007, Meaning.CLOSED),
        (403, 50278, Meaning.CLOSED),
        (403, 20026, Meaning.OPERATOR),
        (401, 0, Meaning.OPERATOR),
        (403, 50013, Meaning.FORBIDDEN),
        (403, 160005, Meaning.FORBIDDEN),
        (400, 160006, Meaning.FORBIDDEN),
        (403, 50001, Meaning.GONE),
        (400, 50024, Meaning.GONE),
        (404, 10003, Meaning.GONE),
        (404, 10008, Meaning.GONE),
        (400, 20009, Meaning.CONTENT),
        (403, 20009, Meaning.CONTENT),
        (400, 200000, Meaning.CONTENT),
        (400, 240000, Meaning.CONTENT),
        (400, 50035, Meaning.CONTENT),
        (413, 40005, Meaning.CONTENT),
        (400, 999999, Meaning.CONTENT),
        (403, 999999, Meaning.FORBIDDEN),
    ],
)
def test_a_refusal_means_one_thing(status: int, code: int, expected: Meaning) -> None:
    assert meaning(status, code) is expected


async def test_for_a_while_nobody_is_written_to_anew_once_that_was_too_fast_for_discord() -> None:
    asked, now = list[int](), NOW
    known: Any = object.__new__(discord.DMChannel)
    known.recipients, known.id = [discord.Object(BO.user_id)], 8

    async def create_dm(user: discord.Object) -> Any:
        asked.append(user.id)
        if len(asked) == 1:
            raise by_discord(403, DIRECT_MESSAGES_TOO_FAST)
        return known

    bot: Any = SimpleNamespace(create_dm=create_dm, private_channels=[known])
    nothing: Any = None
    api = ChannelApi(bot, nothing, nothing, lambda: now)
    for person in (ADA, CLEO):
        with pytest.raises(discord.Forbidden) as refused:
            await api.open_dm(person.user_id)
        assert refused.value.code == DIRECT_MESSAGES_TOO_FAST
    await api.open_dm(BO.user_id)  # who is written to already
    assert asked == [ADA.user_id, BO.user_id]
    now += timedelta(seconds=CALM_SECONDS)
    await api.open_dm(CLEO.user_id)
