"""People who leave the server: their tables go on without them."""

from random import Random

import pytest

from sandbox import Fault, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]

MEMBER = "GET /guilds/{guild_id}/members/{user_id}"


def leave_server(table: Table, person: Person) -> None:
    guild = table.lobby.channel.guild
    del guild.members[person.id]


async def test_a_lobby_without_its_host_gets_the_next_one_and_a_free_seat(house: Bench) -> None:
    table = await Table.open(house, house.people(3))
    host, heir, guest = table.people
    leave_server(table, host)
    refused = await house.answered(await table.press(guest, table.lobby, "b"))
    assert heir.name in refused.text
    await table.press(heir, table.lobby, "b")
    await house.until(lambda: table.boards)
    session = await house.store.get(table.session_id)
    assert session.host_id == heir.id
    assert [seat.user_id for seat in session.seats] == [heir.id, guest.id]


async def test_a_game_without_its_host_is_called_off_by_the_next_one(house: Bench) -> None:
    table = await Table.begin(house, house.people(3))
    leave_server(table, table.host)
    leave_server(table, table.people[1])
    await table.cancel(table.people[2])
    await house.settled()
    session = await house.store.get(table.session_id)
    assert session.standing.is_called_off
    assert session.host_id == table.people[2].id


async def test_consent_is_not_waited_for_from_people_who_are_gone(house: Bench) -> None:
    table = await Table.begin(house, house.people(3))
    await table.play(Random(3), most=3)
    await house.settled()
    gone = table.people[2]
    leave_server(table, gone)
    pings = len(gone.pings)
    await table.cancel(table.host)
    await house.until(lambda: "1 of 3" in table.living.text)
    assert len(gone.pings) == pings
    await table.people[1].press(table.living, custom_id=table.custom_id("v", "yes"))
    await house.until(lambda: "called off" in table.living_or_last.text)
    await house.settled()
    assert not any(message.buttons for message in table.posted)
    assert (await house.store.get(table.session_id)).standing.is_called_off


async def test_nobody_counts_as_gone_while_discord_does_not_say(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    leave_server(table, table.host)
    house.sandbox.faults.add(Fault(kind="5xx", route=MEMBER, times=None))
    refused = await house.answered(await table.press(table.people[1], table.lobby, "b"))
    house.sandbox.faults.clear()
    assert table.host.name in refused.text


async def test_an_ordinary_press_asks_nothing_about_members(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    before = len(house.sandbox.record.find(MEMBER))
    await table.play(Random(3), most=3)
    await house.settled()
    assert len(house.sandbox.record.find(MEMBER)) == before
