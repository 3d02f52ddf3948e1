"""Who wants to be called once a day gets one message with everything where anything waits."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from people import running
from refusals import by_discord
from timed_world import AWAKE, NOON, World

from cogs.clocks.seat_clocks import PaceName
from cogs.digest.digest import (
    AFTER_FAILURE,
    MOST_REPEATS,
    Sending,
    Summaries,
    Summary,
    SummaryMessages,
    summary_payload,
    summary_press,
)
from cogs.messages.custom_ids import Kind, Press, parse_press
from cogs.messages.phrases import PLAIN
from cogs.publishing.channel_api import ChannelApi
from cogs.table.asked import called_later
from cogs.table.lobby import Person
from cogs.table.preferences import preference_with
from cogs.workers.worker import Handler
from data.i18n import LANGUAGES, translator
from data.store import DAILY, JobKind, PostedMessages, Preference, Session, Store

DAY, HOUR = timedelta(days=1), timedelta(hours=1)
DAILY_AT_EIGHT = preference_with(AWAKE, "call", DAILY)


class Days(World):
    """A bot that also sends summaries: to a list."""

    answer = Sending.ARRIVED

    async def start(self) -> "Days":
        self.sent: list[tuple[datetime, Summary]] = []
        await super().start()
        self.now = NOON
        return self

    def handlers(self) -> dict[JobKind, Handler]:
        digests = Summaries(self.store, self._send, lambda *_: None)
        return super().handlers() | {JobKind.DIGEST: digests.carry_out}

    async def _send(self, summary: Summary) -> Sending:
        self.sent.append((self.now, summary))
        return self.answer

    async def waiting(self, pace: str = "daily") -> tuple[Session, Person]:
        """A table, and the person whom it waits for, who is called once a day."""
        session = await self.table(pace)
        asked = self.asked(session)
        await self.timed.change_habits(asked.user_id, "en", DAILY_AT_EIGHT)
        return session, asked


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[Days]:
    world = await Days(tmp_path).start()
    yield world
    await world.store.close()


async def test_one_message_a_day_tells_everything_at_the_hour_chosen(world: Days) -> None:
    urgent, asked = await world.waiting("brisk")
    others = [await world.table("none") for _ in range(2)]
    chosen = preference_with(DAILY_AT_EIGHT, "summary-at", "18")
    await world.timed.change_habits(asked.user_id, "en", chosen)
    await world.until(NOON + 7 * HOUR)
    ((moment, summary),) = world.sent
    assert moment == NOON + 6 * HOUR
    waiting = [other for other in others if world.asked(other) is asked]
    assert summary.tables[0].id == urgent.id
    assert {table.id for table in summary.tables} == {urgent.id, *(t.id for t in waiting)}
    assert summary.new == {table.id for table in summary.tables}


async def test_what_nobody_answers_is_told_a_few_times_and_then_no_more(world: Days) -> None:
    session, _ = await world.waiting("none")
    await world.until(NOON + 10 * DAY)
    assert [s.new for _, s in world.sent] == [{session.id}] + [set()] * MOST_REPEATS
    assert await world.reminders(session) == []


async def test_what_did_not_arrive_comes_again_and_is_looked_for_first(world: Days) -> None:
    await world.waiting()
    world.answer = Sending.LATER
    await world.until(NOON + 20 * HOUR)
    world.answer = Sending.ARRIVED
    await world.until(NOON + 20 * HOUR + AFTER_FAILURE)
    assert [summary.is_sure for _, summary in world.sent] == [True, False]
    assert len({summary.day for _, summary in world.sent}) == 1
    await world.until(NOON + DAY)
    assert len(world.sent) == 2


async def test_what_was_asked_at_the_moment_of_a_message_is_new_in_the_next(world: Days) -> None:
    _, asked = await world.waiting("none")
    await world.until(NOON + 20 * HOUR)
    ((moment, _),) = world.sent
    assert world.now == moment
    later = await world.table("none")
    while world.asked(later) is not asked:
        later = await world.table("none")
    await world.timed.change_habits(asked.user_id, "en", DAILY_AT_EIGHT)
    await world.until(NOON + 2 * DAY)
    assert len(world.sent) == 2
    assert later.id in world.sent[-1][1].new


@pytest.mark.parametrize(("pace", "hours"), [("brisk", 11), ("daily", 47)])
async def test_only_a_deadline_before_the_next_message_has_reminders(
    world: Days, pace: str, hours: int
) -> None:
    session, _ = await world.waiting(pace)
    (seat,) = session.to_act
    await world.until(NOON + hours * HOUR)
    is_before = session.clocks[seat].deadline < NOON + 20 * HOUR
    assert is_before == (pace == "brisk")
    assert len(world.sent) == (0 if is_before else 2)
    assert bool(await world.reminders(session)) == is_before


@pytest.mark.parametrize("pace", list(PaceName))
async def test_only_where_nobody_waits_for_minutes_is_a_call_put_off(
    world: Days, pace: PaceName
) -> None:
    session, asked = await world.waiting(pace)
    chosen = await world.store.preferences(session.people)
    expected = set() if pace is PaceName.LIVE else {asked.user_id}
    assert called_later(session, session.people, chosen) == expected


@pytest.mark.parametrize("language", LANGUAGES)
async def test_many_tables_fit_into_one_message(world: Days, language: str) -> None:
    await world.waiting()
    await world.until(NOON + DAY)
    ((_, one),) = world.sent
    tables = one.tables * 60
    many = Summary(one.user_id, tables, one.new, one.preference, "de", one.day, is_sure=True)
    say = translator(language)
    payload = summary_payload(many, [PostedMessages.of([])] * 60, say, PLAIN)
    said = str(payload.view().to_components())
    assert "60" in said
    assert "40" in said, "those that are left out are counted"
    assert payload.view().content_length() <= 4000
    (button,) = [i for i in payload.view().walk_children() if hasattr(i, "custom_id")]
    press = parse_press(button.custom_id)
    assert (press.kind, press.ply) == (Kind.SUMMARY, one.day.toordinal())


async def test_what_could_not_be_sent_yesterday_is_sent_today_without_a_doubt(world: Days) -> None:
    session, _ = await world.waiting("none")
    world.answer = Sending.LATER
    await world.until(NOON + 20 * HOUR)
    world.now, world.answer = NOON + 45 * HOUR, Sending.ARRIVED
    await world.worker.carry_out_due()
    _, today = world.sent[-1]
    assert (today.is_sure, today.new) == (True, {session.id})
    await world.until(NOON + 72 * HOUR)
    assert world.sent[-1][1].new == set(), "it has been told"


TABLE = running()
TODAY = date(2026, 11, 24)
WANTED = Preference(call=DAILY)
SUMMARY = Summary(11, (TABLE,), frozenset({TABLE.id}), WANTED, "de", TODAY, is_sure=True)
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
    ("status", "expected"), [(403, Sending.REFUSED), (429, Sending.LATER), (503, Sending.LATER)]
)
async def test_only_a_refusal_that_lasts_leads_to_a_call_at_the_table(
    tmp_path: Path, status: int, expected: Sending
) -> None:
    assert await sent(tmp_path, Dm(refusal=by_discord(status)), SUMMARY) == [expected]
