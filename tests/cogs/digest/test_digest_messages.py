"""A summary is posted once, also by the process that takes over from one that was killed."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from people import running

from cogs.digest.digest import Sending, Summary, SummaryMessages, summary_press
from cogs.messages.custom_ids import Press
from cogs.messages.phrases import PLAIN
from cogs.publishing.channel_api import ChannelApi
from data.store import DAILY, Preference, Store

TABLE = running()
DAY = date(2026, 11, 24)
WANTED = Preference(call=DAILY)
SUMMARY = Summary(11, (TABLE,), frozenset({TABLE.id}), WANTED, "de", DAY, is_sure=True)
UNSURE = replace(SUMMARY, is_sure=False)


class Dm:
    """The direct messages of one person, with the newest summary that is there already."""

    def __init__(self, newest: Press | None = None, refusal: Exception | None = None) -> None:
        self.newest = newest
        self.refusal = refusal
        self.posted: list[tuple[str, str]] = []

    async def open_dm(self, user_id: int) -> int:
        return user_id + 1000

    async def own_presses(self, channel_id: int) -> list[tuple[int, Press]]:
        return [] if self.newest is None else [(5, self.newest)]

    async def post(self, channel_id: int, payload: Any, nonce: str) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.posted.append((str(payload.view().to_components()), nonce))


class Response:
    """As discord.py reads it."""

    reason = ""

    def __init__(self, status: int) -> None:
        self.status = status


async def sent(tmp_path: Path, dm: Dm, *summaries: Summary) -> list[Sending]:
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    messages = SummaryMessages(store, cast(ChannelApi, dm), PLAIN)
    found = [await messages.send(summary) for summary in summaries]
    await store.close()
    return found


async def test_two_attempts_on_one_day_are_one_message_for_discord(tmp_path: Path) -> None:
    dm, tomorrow = Dm(), replace(SUMMARY, day=date(2026, 11, 25))
    assert await sent(tmp_path, dm, SUMMARY, UNSURE, tomorrow) == [Sending.ARRIVED] * 3
    first, again, next_day = (nonce for _, nonce in dm.posted)
    assert first == again != next_day
    assert "wartet auf dich" in dm.posted[0][0], "in the language of their Discord"


@pytest.mark.parametrize(
    ("newest", "expected", "posts"),
    [
        (summary_press(SUMMARY), Sending.FOUND, 0),
        (summary_press(replace(SUMMARY, day=date(2026, 11, 23))), Sending.ARRIVED, 1),
        (None, Sending.ARRIVED, 1),
    ],
    ids=["of today", "of yesterday", "none"],
)
async def test_what_a_killed_process_has_sent_is_found(
    tmp_path: Path, newest: Press | None, expected: Sending, posts: int
) -> None:
    dm = Dm(newest)
    assert await sent(tmp_path, dm, UNSURE) == [expected]
    assert len(dm.posted) == posts


@pytest.mark.parametrize(
    ("status", "kind", "expected"),
    [
        (403, discord.Forbidden, Sending.REFUSED),
        (429, discord.HTTPException, Sending.LATER),
        (503, discord.DiscordServerError, Sending.LATER),
    ],
)
async def test_only_a_refusal_that_lasts_leads_to_a_call_at_the_table(
    tmp_path: Path, status: int, kind: type[discord.HTTPException], expected: Sending
) -> None:
    refusal = kind(cast(Any, Response(status)), "no")
    assert await sent(tmp_path, Dm(refusal=refusal), SUMMARY) == [expected]
