"""Moderators: what they may do at tables, told there with their name; nobody else may."""

import pytest

from data.store import RemarkKind, Session
from sandbox import Message, Permission, Person
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Table, choices

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]


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
