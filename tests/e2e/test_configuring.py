"""Those who look after a server: they settle its rules, and moderate its tables."""

from collections.abc import AsyncIterator

import pytest

from data.store import RemarkKind, Server, Session
from sandbox import Channel, Message, Permission, Person, Role, refused
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Table, choices

pytestmark = pytest.mark.usefixtures("no_errors")


def managers(house: Bench) -> Role:
    return house.sandbox.role("Managers", house.sandbox.guild(), Permission.MANAGE_GUILD)


async def manager_in(house: Bench, channel: Channel) -> tuple[Person, Message]:
    """Somebody who may manage the server, and their panel."""
    (mira,) = house.people(1)
    house.sandbox.give(managers(house), mira)
    return mira, await house.answered(await mira.slash(channel, "config"))


@pytest.fixture(autouse=True)
async def nothing_settled(house: Bench) -> AsyncIterator[None]:
    """Leave no rules to the next test."""
    yield
    await house.store.set_server(Server(guild_id=house.sandbox.guild().id))


async def use(
    house: Bench, person: Person, panel: Message, word: str, values: list[str] | None = None
) -> None:
    """Use what the panel offers under this word, and wait until it has changed."""
    await house.edited(panel, person.wait(person.client.use(panel, f"C:{word}", values)))


async def test_managers_see_all_tables_and_what_the_bot_may_not_do(house: Bench) -> None:
    here = house.channel()
    table = await Table.begin(house, house.people(2))
    mira, panel = await manager_in(house, here)
    house.sandbox.forbid(here, Permission.ATTACH_FILES)
    await use(house, mira, panel, "check")
    assert f"<#{here.id}>" in panel.text
    assert "Attach Files" in panel.text
    await use(house, mira, panel, "panel")
    await use(house, mira, panel, "tables-1")
    shown, page = panel.text, 2
    while any(button.custom_id == f"C:tables-{page}" for button in panel.buttons):
        await use(house, mira, panel, f"tables-{page}")
        shown, page = shown + panel.text, page + 1
    assert f"{table.place.id}/{table.living.id}" in shown


async def test_a_check_of_other_channels_says_what_is_missing_or_that_nobody_knows(
    house: Bench,
) -> None:
    here, good, bad = house.channel(), house.channel(), house.channel()
    house.sandbox.forbid(bad, Permission.EMBED_LINKS)
    mira, panel = await manager_in(house, here)
    await use(house, mira, panel, "channels", [str(good.id), str(bad.id)])
    await use(house, mira, panel, "check")
    told = panel.text.split("###")
    assert ["Embed Links" in line for line in told if f"<#{bad.id}>" in line] == [True]
    assert ["every permission" in line for line in told if f"<#{good.id}>" in line] == [True]
    await use(house, mira, panel, "panel")
    house.sandbox.faults.add(refused(404, 10007, "GET /guilds/*/members/*"))
    await use(house, mira, panel, "check")
    assert panel.text.count("Discord does not tell me") == 2


async def test_threads_are_named_after_whose_turn_it_is_where_the_server_wants_that(
    house: Bench,
) -> None:
    mira, panel = await manager_in(house, house.channel())
    await use(house, mira, panel, "turn", ["on"])
    table = await Table.begin(house, house.people(2))
    await house.settled()
    person, thread = table.asked, table.lobby.thread
    await house.until(lambda: thread.name == f"Docker · {person.name} to move")
    await table.resign(person)
    names = ", ".join(p.name for p in table.people)
    await house.until(lambda: thread.name == f"Docker: {names}")


async def test_a_panel_is_of_no_use_to_whoever_manages_the_server_no_more(house: Bench) -> None:
    here = house.channel()
    mira, panel = await manager_in(house, here)
    house.sandbox.give(managers(house), mira, held=False)
    await use(house, mira, panel, "most", ["3"])
    assert "Manage Server" in panel.text
    assert await house.store.server(here.guild.id) == Server(guild_id=here.guild.id)


async def test_whoever_invites_the_bot_is_one_press_away_from_a_game(house: Bench) -> None:
    guild = house.sandbox.guild("Board gamers", with_bot=False)
    closed, first = (house.sandbox.channel(name, guild) for name in ("rules", "games"))
    house.sandbox.forbid(closed, Permission.SEND_MESSAGES)
    house.sandbox.invite_bot(guild)
    await house.until(lambda: first.messages)
    await house.settled()
    assert not closed.messages
    (hello,) = first.messages.values()
    (ada,) = house.people(1)
    games = await house.answered(await ada.press(hello, label="Play now · Jetzt spielen"))
    await ada.press(games, label="Docker")
    await house.until(lambda: len(first.messages) == 2)
    refused = await house.answered(await ada.press(hello, label="For admins · Für Admins"))
    assert "Manage Server" in refused.text


async def test_help_is_one_page_with_a_game_one_press_away(house: Bench) -> None:
    (ada,) = house.people(1)
    place = house.channel()
    page = await house.answered(await ada.slash(place, "help"))
    assert len(page.text.split()) <= 100
    assert [button.label for button in page.buttons] == ["Play"]


async def moderator_of(house: Bench, table: Table) -> tuple[Person, Message]:
    """Somebody who looks after the channel of *table*, and their panel for it."""
    (mo,) = house.people(1)
    house.sandbox.allow(table.lobby.channel, Permission.MANAGE_MESSAGES, user=mo.user)
    return mo, await house.answered(await mo.slash(table.place, "moderate"))


async def press(house: Bench, person: Person, panel: Message, act: str, **chosen: str) -> None:
    """Press what a panel offers, and wait until it has changed and everybody knows."""
    (choice, *_) = [c for c in choices(panel, "K") if c.meaning.split(":", 2)[2] == act]
    await house.edited(panel, person.press(panel, custom_id=choice.custom_id))
    await house.settled()


async def stored(table: Table) -> Session:
    return await table.bench.store.get(table.session_id)


async def test_a_moderator_pauses_a_table_lets_it_go_on_and_ends_it(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    mo, panel = await moderator_of(house, table)
    await press(house, mo, panel, "pause")
    assert f"The moderator **{mo.name}** has paused this table" in table.living.text
    assert not choices(table.living, "a")
    assert table.living.id in {ping.message_id for ping in table.host.pings}
    words = await house.answered(await table.press(table.host, table.living, "s"))
    assert "paused" in words.text
    await press(house, mo, panel, "wake")
    assert choices(table.living, "a") or choices(table.living, "c")
    assert f"**{mo.name}** resumed this table" in table.living.text
    await press(house, mo, panel, "end")
    assert (await stored(table)).standing.is_running, "what cannot be undone is asked first"
    await press(house, mo, panel, "end::sure")
    assert (await stored(table)).standing.is_called_off
    assert f"**{mo.name}** called this game off" in table.posted[-1].text
    kinds = [remark.kind for remark in await house.store.remarks(table.session_id)]
    assert kinds == [RemarkKind.PAUSED, RemarkKind.WOKEN, RemarkKind.ENDED]


async def test_a_panel_is_of_no_use_to_whoever_is_no_moderator_any_more(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    mo, panel = await moderator_of(house, table)
    house.sandbox.forbid(table.lobby.channel, Permission.MANAGE_MESSAGES, user=mo.user)
    before = await stored(table)
    await press(house, mo, panel, "pause")
    assert "Manage Messages" in panel.text
    assert await stored(table) == before


async def test_a_table_elsewhere_is_moderated_by_those_who_may_do_so_there(house: Bench) -> None:
    table, other = await Table.open(house, house.people(1)), house.channel()
    (mo,) = house.people(1)
    house.sandbox.allow(other, Permission.MANAGE_MESSAGES, user=mo.user)
    answer = await house.answered(await mo.slash(other, "moderate"))
    assert table.lobby.channel.name not in answer.text
    assert not choices(answer, "K")
    house.sandbox.allow(table.lobby.channel, Permission.MANAGE_MESSAGES, user=mo.user)
    panel = await house.answered(await mo.slash(other, "moderate"))
    await press(house, mo, panel, "end")
    await press(house, mo, panel, "end::sure")
    assert (await stored(table)).standing.is_called_off


async def test_a_hand_keeps_its_choices_while_its_table_is_paused(house: Bench) -> None:
    table = await HiddenTable.begin_game(house, house.people(2), "gurkensolo")
    (asked, hand) = next((p, h) for p in table.people for h in table.open_hands(p))
    mo, panel = await moderator_of(house, table)
    await press(house, mo, panel, "pause")
    before = await stored(table)
    (choice, *_) = choices(hand, "a") + choices(hand, "c")
    press_on_it = asked.client.use(hand, choice.custom_id, [choice.value] if choice.value else None)
    await asked.wait(press_on_it)
    await house.settled()
    assert await stored(table) == before
    assert hand in table.open_hands(asked)
    assert any("has paused this table" in message.text for message in asked.sees(asked.dm))
