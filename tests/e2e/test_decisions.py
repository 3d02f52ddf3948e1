"""/leave: about which table, and not before a yes; and people who leave the server."""

from random import Random

import pytest

from data.store import Status
from sandbox import Fault, Message, Permission, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = pytest.mark.usefixtures("no_errors")

WAYS = ("resign", "cancel")


async def status_of(table: Table) -> Status:
    return (await table.bench.store.get(table.session_id)).standing.status


async def choose_table(table: Table, person: Person, which: Message, decision: str) -> None:
    """Say in the select of *which* that *table* is meant."""
    await table.bench.edited(
        which, person.choose(which, "m:0:which", f"k:{table.session_id}:leave")
    )
    await table.choose_way(person, which, decision)


@pytest.mark.parametrize("way", WAYS)
async def test_nothing_happens_before_the_yes_and_nothing_after_a_no(
    house: Bench, way: str
) -> None:
    table = await Table.begin(house, house.people(2), moves=2)
    before = await house.store.get(table.session_id)
    question = await table.leave(table.host, way)
    for named in ("Docker", f"<#{table.place.id}>", *(person.name for person in table.people)):
        assert named in question.text
    await house.settled()
    assert await house.store.get(table.session_id) == before
    yes = {"resign": "Yes, I give up", "cancel": f"Ask {table.people[1].name}"}
    assert question.buttons[0].label == yes[way]
    await table.host.press(question, label="No")
    await house.until(lambda: "Nothing has changed" in question.text)
    assert not any(b.custom_id.startswith(("r:", "e:")) for b in question.buttons)
    assert await house.store.get(table.session_id) == before


@pytest.mark.parametrize("way", WAYS)
async def test_a_thread_of_others_is_never_taken_for_a_table_of_mine(
    house: Bench, way: str
) -> None:
    mine = await Table.begin(house, house.people(2))
    others = await Table.begin(house, house.people(2))
    answer = await others.leave(mine.host, way)
    assert not answer.buttons
    assert await status_of(mine) is await status_of(others) is Status.RUNNING


async def test_a_lobby_beside_a_game_is_called_off_and_not_the_game(house: Bench) -> None:
    channel, people = house.channel(), house.people(2)
    house.sandbox.forbid(channel, Permission.CREATE_PUBLIC_THREADS)
    game = await Table.begin(house, people, channel)
    await game.play(Random(1), most=2)
    await house.settled()
    lobby = await Table.open(house, people, channel)
    which = await lobby.leave(people[0], "cancel")
    assert not which.buttons
    await choose_table(lobby, people[0], which, "cancel")
    assert "nobody can join" in which.text
    await lobby.confirm(people[0], which)
    await house.until(lambda: "called off" in which.text)
    assert await status_of(lobby) is Status.CANCELLED
    assert await status_of(game) is Status.RUNNING
    assert (await house.store.get(game.session_id)).consents == ()


async def test_a_yes_to_closing_a_lobby_does_not_end_the_game_that_has_begun(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    question = await table.leave(table.host, "cancel", table.lobby.channel)
    await table.start()
    await table.confirm(table.host, question)
    await house.until(lambda: "ends at once" in question.text)
    assert await status_of(table) is Status.RUNNING
    await table.confirm(table.host, question)
    await house.settled()
    assert await status_of(table) is Status.CANCELLED


async def test_a_game_that_was_called_off_ends_with_ways_to_play_again(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    await table.cancel(table.host)
    await house.settled()
    assert [button.label for button in table.living.buttons] == ["Rematch", "My view"]
    (more,) = table.living.selects
    assert [label for _, label in more.options] == ["History", "Again with others"]
    answer = await house.answered(await table.press(table.people[1], table.living, "A:rematch"))
    assert "Your table for" in answer.text


async def test_a_guest_leaves_a_lobby_and_looks_back_at_it_by_commands(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    guest, channel = table.people[1], table.lobby.channel
    answer = await house.answered(await guest.slash(channel, "history"))
    assert "not begun yet" in answer.text
    assert [button.label for button in answer.buttons] == ["To the lobby"]
    answer = await house.answered(await guest.slash(channel, "leave"))
    assert "You have left" in answer.text
    session = await house.store.get(table.session_id)
    assert session.people == (table.host.id,)


async def test_commands_in_the_thread_of_a_finished_table_say_that_it_is_over(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    await table.resign(table.host)
    assert "over" in (await table.leave(table.host, "cancel")).text
    answer = await table.host.slash(table.place, "move", action="a1-b1")
    assert "over" in (await house.answered(answer)).text


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
