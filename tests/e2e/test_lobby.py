"""The table before its game: who sits, what is agreed on, and what does not work."""

import pytest

from sandbox import Interaction, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]


async def refused(table: Table, interaction: Interaction) -> str:
    """The private words that *interaction* got, while the table stayed as it was."""
    before = await table.bench.store.get(table.session_id)
    answer = await table.bench.answered(interaction)
    await table.bench.settled()
    assert await table.bench.store.get(table.session_id) == before
    return answer.text


async def test_the_lobby_tells_seats_and_options_with_their_meaning(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    assert "2 of 4" in table.lobby.text
    assert all(person.name in table.lobby.text for person in table.people)
    assert "no_revisit" not in table.lobby.text, "options are told in words, not by their keys"
    assert {b.label for b in table.lobby.buttons} == {
        *("Join", "Leave", "Rules", "Options", "Start")
    }


async def test_what_does_not_work_in_a_lobby_is_said_in_private(house: Bench) -> None:
    table = await Table.open(house, house.people(1))
    host, (bo, stranger) = table.host, house.people(2)

    async def words(person: Person, kind: str) -> str:
        return await refused(table, await table.press(person, table.lobby, kind))

    assert "Start" not in [button.label for button in table.lobby.buttons]
    assert "at least 2" in await words(host, "b")
    assert await words(stranger, "l")
    await table.use_lobby(bo, "j")
    assert "already" in await words(bo, "j")
    for kind in ("b", "o:main", "x"):
        assert host.name in await words(bo, kind)
        assert host.name in await words(stranger, kind)
    for menu, value in (("q:{}:entry", "six"), ("q:{}:wings", "own"), ("p:{}", "swiss"),
                        ("d:{}:language", "tlh"), ("d:{}:font", "dark")):  # fmt: skip
        menu = menu.format(table.session_id)
        press = await host.choose(table.lobby, menu, value, force=True)
        assert "Possible" in await refused(table, press)


async def test_board_brings_back_a_lobby_to_who_sits_there(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    (stranger,) = house.people(1)
    channel = table.lobby.channel
    house.sandbox.delete_message(channel, table.lobby.id)
    answer = await house.answered(await stranger.slash(channel, "board"))
    assert "has not begun" in answer.text
    answer = await house.answered(await table.host.slash(house.channel(), "board"))
    assert "brings the lobby back" in answer.text
    await table.people[1].slash(channel, "board")
    await house.settled()
    (lobby,) = channel.messages.values()
    assert lobby is not table.lobby
    await table.press(table.host, lobby, "b")
    await house.until(lambda: lobby.thread is not None)


async def test_who_leaves_frees_the_seat_and_may_come_back(house: Bench) -> None:
    table = await Table.open(house, house.people(3))
    leaver = table.people[1]
    await table.use_lobby(leaver, "l")
    assert leaver.name not in table.lobby.text
    assert "2 of 4" in table.lobby.text
    await table.use_lobby(leaver, "j")
    assert table.lobby.text.index(table.people[2].name) < table.lobby.text.index(leaver.name)
    await table.use_lobby(table.host, "l")
    assert f"{table.people[2].name}** · host" in table.lobby.text
    await table.use_lobby(table.people[2], "b")
    await house.until(lambda: table.boards)


async def test_the_host_calls_the_lobby_off(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    await table.use_lobby(table.host, "x")
    assert "called off" in table.lobby.text
    assert not table.lobby.buttons
    words = await refused(table, await table.press(house.people(1)[0], table.lobby, "j"))
    assert "called off" in words


async def test_options_chosen_in_the_panel_are_those_of_the_game(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    panel = await table.options("rules")
    for menu in panel.selects:
        if menu.custom_id.startswith("q:"):
            await choose_last(table, panel, menu)
    session = await house.store.get(table.session_id)
    assert dict(session.options) == {
        "entry": "any",
        "cubes_at_two": 3,
        "path": "no_back",
        "reroll": "never",
    }
    await table.start()
    assert (await house.store.get(table.session_id)).options == session.options


async def choose_last(table: Table, panel, menu) -> None:
    await table.bench.edited(
        table.lobby, table.host.choose(panel, menu.custom_id, menu.options[-1][0])
    )


async def test_the_host_chooses_language_and_colours_of_the_table(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    panel = await table.options("table")
    for name, value in (("language", "de"), ("theme", "light")):
        await house.edited(
            table.lobby, table.host.choose(panel, f"d:{table.session_id}:{name}", value)
        )
    assert "Plätze" in table.lobby.text
    assert (await house.store.get(table.session_id)).theme == "light"


async def test_nothing_about_the_lobby_changes_once_the_game_has_begun(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    await house.settled()
    (stranger,) = house.people(1)
    for person in (table.host, table.people[1], stranger):
        for kind in ("j", "l", "b", "o:main"):
            await refused(table, await table.press(person, table.lobby, kind))
    option = f"q:{table.session_id}:entry"
    await refused(table, await table.host.choose(table.lobby, option, "any", force=True))


async def test_a_second_start_starts_nothing_more(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    presses = [
        table.host.client.use(table.lobby, f"b:{table.session_id}", force=True) for _ in range(2)
    ]
    for press in presses:
        await table.host.wait(press)
        assert press.failed is None
    await house.settled()
    assert len(table.boards) == 1
    assert len(table.posted) == 1


async def test_a_crowd_at_the_door_fills_four_seats(house: Bench) -> None:
    table = await Table.open(house, house.people(1))
    crowd = house.people(8)
    presses = [
        person.client.use(table.lobby, f"j:{table.session_id}", force=True) for person in crowd
    ]
    for person, press in zip(crowd, presses, strict=True):
        await person.wait(press)
        assert press.failed is None
    await house.settled()
    session = await house.store.get(table.session_id)
    seated = [person for person in crowd if session.seat_of(person.id) is not None]
    assert len(session.seats) == 4
    assert len(seated) == 3
    assert "4 of 4" in table.lobby.text
    assert "Join" not in [button.label for button in table.lobby.buttons]
    assert told_no(crowd, presses) == [person for person in crowd if person not in seated]


def told_no(people: list[Person], presses: list[Interaction]) -> list[Person]:
    return [p for p, press in zip(people, presses, strict=True) if press.is_ephemeral]
