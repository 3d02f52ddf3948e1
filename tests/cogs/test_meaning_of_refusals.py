"""The meaning of a refusal of Discord's is decided in one place, by status and code."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from people import ADA, BO, CLEO, NOW

from cogs.publishing.channel_api import CALM_SECONDS, ChannelApi
from cogs.publishing.refusals import DIRECT_MESSAGES_TOO_FAST, Meaning, meaning


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
            answer: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(answer, {"code": DIRECT_MESSAGES_TOO_FAST})
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
