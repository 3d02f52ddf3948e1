"""The table before its game: who may sit, what is agreed on, and what does not work."""

import pytest

import sandbox
from sandbox import Interaction, Message, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = pytest.mark.usefixtures("no_errors")


async def refused(table: Table, interaction: Interaction) -> str:
    """The private words that *interaction* got, while the table stayed as it was."""
    before = await table.bench.store.get(table.session_id)
    answer = await table.bench.answered(interaction)
    await table.bench.settled()
    assert await table.bench.store.get(table.session_id) == before
    return answer.text


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
    for kind in ("b", "o:main"):
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


async def test_whoever_opens_the_same_table_twice_gets_the_one_that_waits(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    channel, guest = table.lobby.channel, table.people[1]
    answer = await house.answered(await table.host.slash(channel, "play", game="docker"))
    assert "Your table for **Docker** is in" in answer.text
    await house.until(lambda: table.lobby.is_deleted)
    (lobby,) = channel.messages.values()
    assert guest.name in lobby.text
    for person, options in ((table.host, {"game": "pier18"}), (guest, {"game": "docker"})):
        await person.slash(channel, "play", **options)
    await house.until(lambda: len(channel.messages) == 3)


async def test_the_host_calls_the_lobby_off_once_they_are_sure(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    panel = await table.options("main")
    await house.edited(panel, table.press(table.host, panel, "k:cancel"))
    assert "Do you want to call this game off?" in panel.text
    assert "called off" not in table.lobby.text
    await house.edited(table.lobby, table.press(table.host, panel, "e"))
    assert "called off" in table.lobby.text
    assert [button.label for button in table.lobby.buttons] == ["Play"]
    words = await refused(table, await table.press(house.people(1)[0], table.lobby, "j"))
    assert "called off" in words


async def test_a_press_on_a_message_that_goes_at_that_moment_is_answered_beside_it(
    house: Bench,
) -> None:
    table = await Table.open(house, house.people(2))
    panel = await table.options("rules")
    menu = next(each for each in panel.selects if each.custom_id.startswith("q:"))
    house.sandbox.faults.add(sandbox.refused(404, 10008, "PATCH /webhooks/*"))
    pressed = await table.host.choose(panel, menu.custom_id, menu.options[-1][0])
    answer = await house.answered(pressed)
    assert answer is not panel
    assert any(each.custom_id == menu.custom_id for each in answer.selects)


async def test_quick_presses_on_a_panel_leave_it_where_it_is(house: Bench) -> None:
    table = await Table.open(house, house.people(1))
    panel = await table.options("rules")
    menus = [menu for menu in panel.selects if menu.custom_id.startswith("q:")]
    pressed = [
        table.host.client.use(panel, menu.custom_id, values=[menu.options[-1][0]])
        for menu in (*menus[:3], *menus[:3])
    ]
    for interaction in pressed:
        await table.host.wait(interaction)
    await house.settled()
    await house.edited(table.lobby, table.host.choose(panel, menus[3].custom_id, "never"))


async def test_what_is_chosen_in_the_panel_is_agreed_on(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    panel = await table.options("rules")
    for menu in panel.selects:
        if menu.custom_id.startswith("q:"):
            pressed = table.host.choose(panel, menu.custom_id, menu.options[-1][0])
            await house.edited(table.lobby, pressed)
    panel = await table.options("table")
    for name, value in (("language", "de"), ("theme", "light")):
        pressed = table.host.choose(panel, f"d:{table.session_id}:{name}", value)
        await house.edited(table.lobby, pressed)
    assert "Plätze" in table.lobby.text
    await table.start()
    session = await house.store.get(table.session_id)
    assert dict(session.options) == {
        "entry": "any",
        "cubes_at_two": 3,
        "path": "no_back",
        "reroll": "never",
    }
    assert session.theme == "light"


async def opened(house: Bench, host: Person, *others: Person, **options: object) -> Table:
    """A lobby that the host has opened with these options of /play."""
    place = house.channel()
    await host.slash(place, "play", game="docker", **options)
    await house.until(lambda: place.messages)
    (lobby,) = place.messages.values()
    return Table(house, [host, *others], lobby)


def mention(*people: Person) -> str:
    return " ".join(f"<@{person.id}>" for person in people)


async def words_for(table: Table, person: Person, kind: str, lobby: Message | None = None) -> str:
    return (await table.bench.answered(await table.press(person, lobby or table.lobby, kind))).text


async def test_the_invited_are_called_once_and_nobody_else_sits_down(house: Bench) -> None:
    host, bo, cleo, stranger = house.people(4)
    table = await opened(house, host, bo, cleo, **{"with": mention(bo, cleo)})
    assert "is invited" in table.lobby.text
    assert host.name in await words_for(table, stranger, "j")
    await table.use_lobby(bo, "j")
    assert "free again" in await words_for(table, cleo, "i")
    await house.settled()
    assert mention(cleo) not in table.lobby.text
    assert bo.name in table.lobby.text
    # The host hears that nobody else is expected.
    assert [len(person.pings) for person in (host, bo, cleo, stranger)] == [1, 1, 1, 0]


async def test_the_host_is_asked_once_before_the_invited_are_left_out(house: Bench) -> None:
    host, bo = house.people(2)
    table = await opened(house, host, bo, **{"with": mention(bo)})
    panel = await house.answered(await table.press(host, table.lobby, "o:main"))
    start = f"f:{table.session_id}:start/easy"

    async def asked() -> Message:
        return await house.answered(await host.press(table.lobby, custom_id=start))

    question = await asked()
    assert question.text == f"<@{bo.id}> has not joined yet."
    await host.press(question, label="Wait")
    await house.settled()
    assert not table.boards
    await host.press(await asked(), label="Start without them")
    await house.until(lambda: table.boards)
    await house.until(lambda: panel not in host.sees(table.lobby.channel))


async def test_whoever_is_invited_later_is_called_by_a_new_lobby(house: Bench) -> None:
    host, bo = house.people(2)
    table = await opened(house, host, bo)
    panel = await house.answered(await table.press(host, table.lobby, "o:main"))
    await host.choose(panel, f"i:{table.session_id}:add", str(bo.id))
    await house.settled()
    (lobby,) = table.lobby.channel.messages.values()
    assert lobby is not table.lobby
    assert len(bo.pings) == 1
    assert "is invited" in lobby.text
    await bo.press(lobby, label="Join")
    await house.settled()
    assert bo.name in lobby.text


async def test_a_role_lets_its_members_in(house: Bench) -> None:
    host, bo, stranger = house.people(3)
    guild = house.channel().guild
    role = house.sandbox.role("Players", guild)
    house.sandbox.give(role, bo)
    table = await opened(house, host, bo, role=role)
    assert f"<@&{role.id}>" in table.lobby.text
    assert "certain role" in await words_for(table, stranger, "j")
    await table.use_lobby(bo, "j")
    assert bo.name in table.lobby.text


async def test_an_invitation_that_reaches_nobody_opens_no_table(house: Bench) -> None:
    (host,) = house.people(1)
    place = house.channel()
    guest = house.sandbox.person("Melody")
    guest.user.bot = True
    for typed in ("Bo and Cleo", *map("<@{}>".format, (guest.id, house.sandbox.world.bot.id, 7))):
        invited = {"with": typed}
        answer = await house.answered(await host.slash(place, "play", game="docker", **invited))
        assert "Invite people" in answer.text or "Mention people" in answer.text
    await house.settled()
    assert not place.messages


async def test_without_a_game_it_is_asked_for_and_nothing_else_is_forgotten(house: Bench) -> None:
    host, bo, stranger = house.people(3)
    place = house.channel()
    role = house.sandbox.role("Players", place.guild)
    asked = await host.slash(place, "play", **{"with": mention(bo), "role": str(role.id)})
    games = await house.answered(asked)
    assert not place.messages
    await host.press(games, label="Pick & Pack")
    await house.settled()
    (lobby,) = place.messages.values()
    assert mention(bo) in lobby.text
    table = Table(house, [host, bo], lobby)
    assert "a certain role" in await words_for(table, stranger, "j")
    assert not place.ephemeral[host.id], "the question is gone"
