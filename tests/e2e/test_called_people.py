"""People are called where they want to be: at once, once a day, or when they are next."""

from random import Random

import pytest

from data.store import DAILY, JobKind
from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table, choices

pytestmark = pytest.mark.usefixtures("no_errors")


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
