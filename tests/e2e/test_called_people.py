"""People are called where they want to be: once for each decision, and for the end of the game."""

from random import Random

import pytest

from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table, choices

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]


async def choose_call(table: Table, person: Person, call: str) -> None:
    """Say in the settings where to be called."""
    await table.bench.prefers(person, "call", call)


def calls(person: Person, sign: str) -> list[Message]:
    return [message for message in person.dm.messages.values() if sign in message.text]


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


async def test_who_wants_direct_messages_is_called_there_and_can_answer(house: Bench) -> None:
    people = house.people(2)
    table = await Table.open(house, people)
    ada, bo = people
    await choose_call(table, ada, "dm")
    await choose_call(table, bo, "both")
    await table.start()
    await house.settled()
    before = {person: len(person.dm.messages) for person in people}
    pinged = {person: pings_at(table, person) for person in people}
    await play_until_asked(table, ada)
    assert len(ada.dm.messages) == before[ada] + 1
    assert pings_at(table, ada) == pinged[ada] == 0

    before[bo], pinged[bo] = len(bo.dm.messages), pings_at(table, bo)
    ply = (await house.store.get(table.session_id)).ply
    direct = calls(ada, "🎲")[-1]
    for _ in range(3):
        if (await house.store.get(table.session_id)).ply > ply:
            break
        offered = choices(direct, "a") or choices(direct, "c")
        await house.edited(direct, table.use(ada, Random(1).choice(offered), direct))
    assert (await house.store.get(table.session_id)).ply > ply

    await house.settled()  # the table shows the answer after the direct message does
    rng = Random(2)
    while table.asked is not bo:
        await table.move(rng)
    await house.settled()
    assert len(bo.dm.messages) == before[bo] + 1
    assert pings_at(table, bo) == pinged[bo] + 1


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
        await choose_call(table, person, "dm")
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


async def test_the_end_is_told_by_direct_message_once(house: Bench) -> None:
    people = house.people(2)
    table = await Table.open(house, people)
    await choose_call(table, people[1], "dm")
    await table.start()
    await table.resign(people[0])
    await house.settled()
    (told,) = calls(people[1], "🏁")
    assert "is over" in told.text
    assert pings_at(table, people[1]) == 0
