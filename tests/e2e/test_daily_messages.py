"""One message a day in place of all calls, and a word to whoever is next, for those who want it."""

from random import Random

import pytest

from cogs.tables.session.heads_up import DELAY, is_next
from cogs.tables.session.live_table import LiveTable
from data.store import DAILY, WANTED, JobKind
from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table, choices
from tests.e2e.test_called_people import pings_at, play_until_asked

NEVER_QUIET = "7"
"""The hour at which quiet hours end for those who have not chosen: they sleep at no hour."""

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]


async def choose(table: Table, person: Person, name: str, value: str) -> None:
    """Make a choice in the settings."""
    await table.bench.prefers(person, name, value)


async def skip_to_summary(days: Bench, person: Person) -> None:
    due = await days.store.job_of(JobKind.DIGEST, user_id=person.id)
    days.skip_past(due.due_at)


def summaries(person: Person) -> list[Message]:
    return [message for message in person.dm.messages.values() if "📬" in message.text]


async def test_the_board_stays_silent_and_one_message_tells_everything(days: Bench) -> None:
    people = days.people(2)
    ada, bo = people
    tables = [await Table.open(days, people) for _ in range(2)]
    await choose(tables[0], ada, "call", DAILY)
    await choose(tables[0], ada, "quiet-from", NEVER_QUIET)
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


async def test_who_is_next_hears_of_it_by_direct_message_alone(days: Bench) -> None:
    people = days.people(3)
    table = await Table.open(days, people)
    for person in people:
        await choose(table, person, "heads-up", WANTED)
        await choose(table, person, "quiet-from", NEVER_QUIET)
    await table.start()
    rng = Random(3)
    while (following := await next_at(days, table)) is None:
        await table.move(rng)
        await days.settled()
    person = people[following]
    boards, pings = len(table.boards), pings_at(table, person)
    days.sandbox.clock.skip(DELAY.total_seconds())
    await days.until(lambda: heads_ups(person))
    await days.settled()
    (told,) = heads_ups(person)
    assert "You are next" in told.text
    assert (len(table.boards), pings_at(table, person)) == (boards, pings)
    assert sum(map(len, map(heads_ups, people))) == 1


async def next_at(days: Bench, table: Table) -> int | None:
    """The seat that is asked next for sure; None: nobody knows."""
    live = LiveTable(await days.store.get(table.session_id))
    seats = (n for n in range(3) if n not in live.session.to_act)
    return next((seat for seat in seats if is_next(live, seat)), None)


def heads_ups(person: Person) -> list[Message]:
    return [message for message in person.dm.messages.values() if "👀" in message.text]
