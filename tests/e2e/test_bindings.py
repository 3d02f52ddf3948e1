"""A button counts for the place and the course of plies that it was made for, and nowhere else."""

from dataclasses import replace

from data.store import HistoryEntry, Session
from tests.e2e.harness import Bench
from tests.e2e.table import Table

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
