"""Tables for invited people and for members with a role, as everybody meets them."""

import pytest

from sandbox import Message, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = pytest.mark.usefixtures("no_errors")


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
