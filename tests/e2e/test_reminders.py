"""People are called where they want to be, reminded while days pass, and stood in for."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from cogs.messages.custom_ids import Kind, Press
from cogs.publishing.wanted_message import HERE_FOR
from cogs.robots.robots import Thinkers
from cogs.robots.thinking import Question, Record, Thought
from data.store import DAILY, JobKind
from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Table, choices

HOUR = 3600.0

pytestmark = pytest.mark.usefixtures("no_errors")


def reminders(messages: dict[int, Message]) -> list[Message]:
    return [message for message in messages.values() if "⏰" in message.text]


async def test_a_silent_person_is_reminded_and_answers_from_the_reminder(days: Bench) -> None:
    table = await Table.begin(days, days.people(2))
    asked = table.asked
    assert "⏳" in table.living.text, "the deadline stands on the board"
    await days.prefers(asked, "quiet-from", "7")
    await days.prefers(asked, "call", "both")
    days.sandbox.clock.skip(25 * HOUR)
    await days.until(lambda: reminders(table.place.messages) and reminders(asked.dm.messages))
    await days.settled()
    (public,) = reminders(table.place.messages)
    assert public is table.living, "the board itself reminds, and the one before is retired"
    (direct,) = reminders(asked.dm.messages)
    assert f"<@{asked.id}>" in public.text

    other = next(person for person in table.people if person is not asked)
    soonest = choices(public, "z")[0]
    for person, words in ((other, "can do that."), (asked, "remind you on <t:")):
        snoozed = await table.use(person, soonest, public)
        assert words in (await days.answered(snoozed)).text

    ply = (await days.store.get(table.session_id)).ply
    for _ in range(2):
        offered = choices(direct, "a") or choices(direct, "c")
        await days.edited(direct, table.use(asked, Random(1).choice(offered), direct))
        if (await days.store.get(table.session_id)).ply > ply:
            break
    assert (await days.store.get(table.session_id)).ply > ply
    await days.settled()
    assert not choices(direct, "s"), "it was a hand like others"


async def test_who_has_just_played_keeps_one_hand_and_is_called_after_a_while(days: Bench) -> None:
    people = days.people(2)
    await days.keep_awake(people)
    table, rng = await HiddenTable.begin_game(days, people, "gurkensolo"), Random(1)
    acted: set[Person] = set()
    while len(acted) < len(people):
        acted.add(table.all_asked[0])
        await table.decide(table.all_asked[0], rng, await table.screen(table.all_asked[0]))
    hands = [list(person.dm.messages.values()) for person in people]
    heard = [len(person.pings) for person in people]
    for _ in range(4):
        await table.decide(table.all_asked[0], rng)
    assert [list(person.dm.messages.values()) for person in people] == hands
    assert [len(person.pings) for person in people] == heard
    (asked,) = table.all_asked
    assert table.open_hands(asked) == hands[people.index(asked)][-1:]
    days.sandbox.clock.skip(HERE_FOR.total_seconds())
    await days.until(lambda: len(asked.pings) > heard[people.index(asked)])
    await days.settled()
    assert reminders(table.place.messages) == [table.living]
    assert [len(person.dm.messages) for person in people] == [len(own) for own in hands]


@pytest.fixture
def robots_hesitate(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Robots decide nothing before the test is over."""
    over, decide = asyncio.Event(), Thinkers.decide

    async def hesitate(self: Thinkers, question: Question, record: Record) -> Thought:
        await over.wait()
        return await decide(self, question, record)

    monkeypatch.setattr(Thinkers, "decide", hesitate)
    yield
    over.set()


@pytest.mark.usefixtures("robots_hesitate")
async def test_somebody_else_takes_the_seat_and_its_hand(days: Bench) -> None:
    ada, bo, cleo = days.people(3)
    table = await Table.open(days, [ada, bo], game="gurkensolo")
    panel = await table.options("play")
    await ada.choose(panel, f"d:{table.session_id}:absence", "substitute")
    await table.use_lobby(ada, "b")
    await days.settled()
    session = await days.store.get(table.session_id)
    seat = session.to_act[0]
    gone = (ada, bo)[seat]
    (hand,) = gone.dm.messages.values()
    for person in (ada, bo):
        await days.prefers(person, "quiet-from", "7")
    deadline = max(c.deadline for c in (await days.store.get(session.id)).clocks if c.deadline)
    days.skip_past(deadline)
    await days.until(lambda: any(b.label == "Take this seat" for b in table.living.buttons))
    await days.settled()
    answer = await days.answered(await cleo.press(table.living, label="Take this seat"))
    assert "your seat now" in answer.text
    await days.settled()
    assert "has taken your seat" in hand.text
    assert not hand.buttons
    assert not hand.selects
    after = await days.store.get(session.id)
    assert after.seat_of(cleo.id) == seat
    assert gone.name in " ".join(message.text for message in table.place.messages.values())
    seen = len(gone.dm.messages)
    await days.answered(await table.press(gone, table.living, "s"))
    assert len(gone.dm.messages) == seen


async def test_turns_lead_through_all_that_waits(days: Bench) -> None:
    people = days.people(2)
    tables = [await Table.begin(days, people) for _ in range(3)]
    # Each table asks one of two people, so somebody is asked at two of them.
    asked = [table.asked for table in tables]
    busy = max(people, key=asked.count)
    waiting = {str(t.session_id) for t, who in zip(tables, asked, strict=True) if who is busy}
    answer = await days.answered(await busy.slash(tables[0].place, "games"))
    await days.edited(answer, busy.press(answer, label="Play them one by one"))
    assert f"{len(waiting)} tables are waiting" in answer.text
    seen = set()
    for _ in waiting:
        (leads_on,) = [b.custom_id for b in answer.buttons if b.custom_id.startswith("1:")]
        seen.add(leads_on.split(":")[1])
        await days.edited(answer, busy.press(answer, custom_id=leads_on))
    assert seen == waiting
    rng, resting = Random(1), tables[0]
    while resting.asked is busy:
        await resting.move(rng)
    await days.settled()
    screen = await days.answered(await resting.press(busy, resting.living, "s"))
    (leads_on,) = [b.custom_id for b in screen.buttons if b.custom_id.startswith("1:")]
    await days.edited(screen, busy.press(screen, custom_id=leads_on))
    assert any(f":{i}." in b.custom_id for i in waiting for b in screen.buttons if b.custom_id)
    idle = days.people(1)[0]
    for is_asked in (True, False):
        done = await days.answered(await idle.slash(tables[0].place, "games"))
        await days.edited(done, idle.press(done, custom_id=str(Press(Kind.NEXT)), force=True))
        assert ("America/Chicago" in done.text) == is_asked, "asked until it is answered"
        if is_asked:
            await days.edited(done, idle.press(done, label="Yes"))
            assert (await days.store.preference(idle.id)).zone == "America/Chicago"


def pings_at(table: Table, person: Person) -> int:
    return sum(ping.channel_id == table.place.id for ping in person.pings)


async def play_until_asked(table: Table, wanted: Person) -> None:
    """Make moves until somebody else's move has handed on to *wanted*."""
    rng = Random(3)
    while table.asked is wanted:
        await table.move(rng)
    while table.asked is not wanted:
        await table.move(rng)
    await table.bench.settled()


def alive(person: Person) -> list[Message]:
    return [
        message
        for message in person.dm.messages.values()
        if choices(message, "a") or choices(message, "c")
    ]


async def test_one_call_can_be_answered_however_many_came_before(house: Bench) -> None:
    people = house.people(2)
    table = await Table.open(house, people)
    for person in people:
        await house.prefers(person, "call", "dm")
    await table.start()
    rng, turns = Random(5), 0
    while turns < 6:
        await house.settled()
        asked = table.asked
        for person in people:
            assert len(alive(person)) == int(person is asked), "of all calls only one is open"
        await table.move(rng)
        turns += table.asked is not asked
    assert min(len(person.dm.messages) for person in people) >= 3


NEVER_QUIET = "7"
"""The hour at which quiet hours end for those who have not chosen: they sleep at no hour."""


async def skip_to_summary(days: Bench, person: Person) -> None:
    due = await days.store.job_of(JobKind.DIGEST, user_id=person.id)
    days.skip_past(due.due_at)


def summaries(person: Person) -> list[Message]:
    return [message for message in person.dm.messages.values() if "📬" in message.text]


async def test_the_board_stays_silent_and_one_message_tells_everything(days: Bench) -> None:
    people = days.people(2)
    ada, bo = people
    tables = [await Table.open(days, people) for _ in range(2)]
    await days.prefers(ada, "call", DAILY)
    await days.prefers(ada, "quiet-from", NEVER_QUIET)
    for table in tables:
        await table.start()
        await play_until_asked(table, ada)
        assert pings_at(table, ada) == 0
        assert f"<@{ada.id}>" in table.living.text, "the board names her all the same"
    assert pings_at(tables[0], bo) + pings_at(tables[1], bo) > 0
    assert not ada.dm.messages

    await skip_to_summary(days, ada)
    await days.until(lambda: summaries(ada))
    await days.settled()
    (told,) = summaries(ada)
    assert "2 tables are waiting for you" in told.text
    for table in tables:
        assert f"/{table.living.id}" in told.text, "a link to each board"
    assert not summaries(bo)
    screen = await days.answered(await ada.press(told, label="Play now"))
    assert choices(screen, "a") or choices(screen, "c")
    assert summaries(ada) == [told], "it stays as it was"
