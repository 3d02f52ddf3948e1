"""Presses that must not count: stale, double, forged, of strangers, or made for another place."""

from dataclasses import replace
from random import Random

import pytest

from data.store import HistoryEntry, Session
from sandbox import Interaction, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Choice, Table, choices

pytestmark = pytest.mark.usefixtures("no_errors")


FORGED = [
    "",
    "a:{id}:{ply}",
    "a:{id}:{ply}:zz",
    "a:{id}:{ply}:resign",
    "a:{id}:{ply}:b1",
    "a:{id}:{ply}:+b1:extra",
    "a:{id}:99:+b1",
    "a:999999999999999999:{ply}:+b1",
    "a:{id} OR 1=1:{ply}:+b1",
    "c:{id}:{ply}:+/b1/x/y/z",
    "k:{id}:explode",
    "m:{id}:0.0",
    *(f"{kind}:999999999999999999" for kind in "sjbxorp"),
    "q:999999999999999999:entry",
    "v:999999999999999999:yes",
    "g:1:../../etc/passwd",
    "u:password",
    "x" * 100,
]


async def unchanged(table: Table, press: Interaction) -> str:
    """The private words that *press* got, while the table stayed as it was."""
    before = await table.bench.store.get(table.session_id)
    shown = table.living_or_last.text
    answer = await table.bench.answered(press)
    assert await table.bench.store.get(table.session_id) == before
    assert table.living_or_last.text == shown
    return answer.text


async def test_forged_ids_are_answered_in_private_and_change_nothing(house: Bench) -> None:
    table = await Table.begin(house, house.people(2), moves=2)
    forger = table.asked
    for pattern in FORGED:
        custom_id = pattern.format(id=table.session_id, ply=table.question)
        press = forger.client.use(table.living, custom_id, force=True)
        assert await unchanged(table, await forger.wait(press)), pattern
    for pattern in FORGED[:4]:
        value = pattern.format(id=table.session_id, ply=table.question)
        press = await table.use(forger, Choice(f"m:{table.session_id}:0.0", value))
        assert await unchanged(table, press), pattern


async def test_a_stranger_may_look_but_not_touch(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    await house.settled()
    (stranger,) = house.people(1)
    screen = await house.answered(await table.press(stranger, table.living, "s"))
    assert (screen.is_ephemeral, len(screen.attachments)) == (True, 1)
    assert not choices(screen, "a") + choices(screen, "c")
    for kind in ("a", "c"):
        for choice in choices(table.living, kind):
            words = await unchanged(table, await table.use(stranger, choice))
            assert "not at this table" in words
    for consent in ("yes", "no"):
        press = stranger.client.use(table.living, table.custom_id("v", consent), force=True)
        assert "not at this table" in await unchanged(table, await stranger.wait(press))
    assert "not at this table" in await unchanged(
        table, await table.press(stranger, table.living, "r")
    )


async def test_an_old_button_gets_the_fresh_screen(house: Bench) -> None:
    table = await Table.begin(house, house.people(2))
    rng = Random(5)
    old: list[tuple[Person, Choice, object]] = []
    for _ in range(6):
        person = table.asked
        actions = choices(table.living, "a") or choices(table.living, "c")
        old.append((person, rng.choice(actions), table.living))
        await table.move(rng)
    await house.settled()
    for person, choice, message in old:
        press = await table.use(person, choice, message)
        assert await unchanged(table, press)
        assert press.message.attachments, "the board as it stands now"


@pytest.mark.parametrize(("way", "words"), [("resign", "over"), ("cancel", "called off")])
async def test_a_press_lends_no_life_to_a_game_that_is_over(
    house: Bench, way: str, words: str
) -> None:
    table = await Table.begin(house, house.people(2))
    await house.settled()
    living, asked = table.living, table.asked
    offered = choices(living, "a") + choices(living, "c")
    await (table.resign if way == "resign" else table.cancel)(table.host)
    await house.settled()
    for person in (asked, *house.people(1)):
        for choice in offered:
            assert words in await unchanged(table, await table.use(person, choice, living))
    for kind in ("r", "j", "b", "s"):
        assert await unchanged(table, await table.press(asked, living, kind))
    await house.answered(await asked.slash(table.place, "move", action="+b1"))


REST: dict[str, tuple[object, ...]] = {
    "a": (2, "a1-c2"),
    "c": (2, "a1"),
    "s": (0,),
    "v": ("yes",),
    "r": (),
}
"""What follows the table in buttons of these kinds."""


async def begun(house: Bench) -> Table:
    """A table in the middle of its game, about which everything has been said."""
    return await Table.begin(house, house.people(2), moves=2)


async def stored(table: Table) -> tuple[Session, tuple[HistoryEntry, ...]]:
    store = table.bench.store
    return await store.get(table.session_id), await store.history(table.session_id)


async def test_a_button_left_over_from_another_table_seats_nobody(house: Bench) -> None:
    lobby, elsewhere = [await Table.open(house, house.people(2)) for _ in range(2)]
    (stranger,) = house.people(1)
    press = stranger.client.use(elsewhere.lobby, f"j:{lobby.session_id}", force=True)
    answer = await house.answered(await stranger.wait(press))
    assert "another channel" in answer.text
    session, _ = await stored(lobby)
    assert session.seat_of(stranger.id) is None


async def test_a_forged_id_in_a_private_message_reaches_no_table_of_another_server(
    house: Bench,
) -> None:
    table = await begun(house)
    (stranger,) = house.people(1)
    away = house.sandbox.channel("elsewhere", house.sandbox.guild("Another Server"))
    panel = await house.privacy(stranger, away)
    for custom_id in (f"j:{table.session_id}", f"s:{table.session_id}:0",
                      f"H:{table.session_id}:0:all/first"):  # fmt: skip
        seen = panel.edits
        press = stranger.client.use(panel, custom_id, force=True)
        answer = await house.answered(await stranger.wait(press))
        assert "another channel" in answer.text, custom_id
        assert not answer.attachments
        assert answer is not panel or panel.edits > seen
    session, _ = await stored(table)
    assert session.seat_of(stranger.id) is None


async def test_those_at_the_table_reach_it_from_a_private_message_anywhere(house: Bench) -> None:
    table = await begun(house)
    away = house.sandbox.channel("elsewhere", house.sandbox.guild("Another Server"))
    panel = await house.privacy(table.host, away)
    press = table.host.client.use(panel, f"s:{table.session_id}:0", force=True)
    answer = await house.answered(await table.host.wait(press))
    assert "another channel" not in answer.text
    assert answer.attachments


async def test_a_game_is_not_played_from_a_message_in_another_place(house: Bench) -> None:
    table, elsewhere = await begun(house), await Table.open(house, house.people(2))
    before = await stored(table)
    for custom_id in (table.custom_id(kind, *rest) for kind, rest in REST.items()):
        press = table.host.client.use(elsewhere.lobby, custom_id, force=True)
        assert "another channel" in (await house.answered(await table.host.wait(press))).text
    await house.settled()
    assert await stored(table) == before


async def test_of_a_lost_position_only_the_way_to_the_present_one_is_open(house: Bench) -> None:
    """The same ply was asked before, with the same choices: only the branch tells them apart."""
    table = await begun(house)
    lost = [table.custom_id(kind, *REST[kind]) for kind in "acvr"]
    now, _ = await stored(table)
    await house.store.commit(now, replace(now, branch=now.branch + 1))
    before = await stored(table)
    for custom_id in lost:
        press = table.host.client.use(table.living, custom_id, force=True)
        assert "have been undone" in (await house.answered(await table.host.wait(press))).text
    screen = await house.answered(await table.press(table.host, table.living, "s"))
    assert "have been undone" not in screen.text
    assert await stored(table) == before
