"""A person alone with robots: at a table of a server, or in direct messages, in one message."""

import asyncio
from random import Random

import pytest

from data.store import BY_ROBOT
from sandbox import Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = pytest.mark.usefixtures("no_errors", "decided_at_once")


async def alone(house: Bench, game: str = "docker", *, by_dm: bool = False) -> tuple[Table, Person]:
    """A table at which somebody who is alone with a robot is asked, and who that is."""
    (ada,) = house.people(1)
    table = await Table.open(house, [ada], ada.dm if by_dm else None, game)
    await ada.press(table.lobby, custom_id=f"f:{table.session_id}:start/easy")
    await house.until(lambda: table.boards and table.asked is ada)
    return table, ada


async def test_alone_with_a_robot_nobody_waits_for_anybody(house: Bench) -> None:
    table, ada = await alone(house)
    rng, entries = Random(1), ()
    while sum(entry.cause == BY_ROBOT for entry in entries) < 2 or table.asked is None:
        if table.asked is None:
            await asyncio.sleep(0.01)
        else:
            await table.try_press(rng)
        entries = await house.store.history(table.session_id)
    await house.until(lambda: table.asked is ada)
    screen = await house.answered(await table.press(ada, table.living, "s"))
    before = await house.store.get(table.session_id)
    await house.edited(screen, table.press(ada, screen, "R:once"))
    after = await house.store.get(table.session_id)
    assert after.ply > before.ply, "one press is enough"
    assert f"**{after.seats[0].name} 🤖**" in screen.text, "and reads what was done"
    await house.settled()
    robot = (await house.store.get(table.session_id)).seats[1]
    texts = " ".join(message.text for message in table.posted)
    assert f"🤖 {robot.name}" in texts
    assert "<@-" not in texts


async def test_a_review_is_for_those_who_played_and_comes_after_the_end(house: Bench) -> None:
    (table, ada), (stranger,) = await alone(house), house.people(1)
    early = await house.answered(await table.press(ada, table.living, "V"))
    assert early.text == "This game is still going on."
    await table.resign(ada)
    await house.until(lambda: table.is_over)
    other = await house.answered(await table.press(stranger, table.living, "V"))
    assert "what was better" not in other.text
    own = await house.answered(await table.press(ada, table.living, "V"))
    await house.until(lambda: "what was better" in own.text)


@pytest.mark.parametrize("game", ["gurkensolo", pytest.param("docker", marks=pytest.mark.slow)])
async def test_three_presses_lead_to_a_first_move(house: Bench, game: str) -> None:
    (ada,) = house.people(1)
    table = await Table.open(house, [ada], ada.dm, game)
    assert "j:" not in str([button.custom_id for button in table.lobby.buttons])
    await ada.press(table.lobby, custom_id=f"f:{table.session_id}:start/easy")
    await house.until(lambda: table.boards and table.asked is ada)
    assert await table.move(Random(1)) <= 2
    entries = await house.store.history(table.session_id)
    assert any(entry.seat == 0 and entry.cause is None for entry in entries)
    await house.settled()
    posted = (await house.store.posted_messages(table.session_id)).hands
    assert not posted, "the board shows the hand already"


async def test_the_private_screen_opens_beside_the_board(house: Bench) -> None:
    table, ada = await alone(house, "pier18", by_dm=True)
    # A table tells what came last: the hint is to come after the robot's choice.
    await house.until(lambda: "has chosen" in table.living.text)
    board, before = table.living, table.living.text
    screen = await house.answered(await table.press(ada, board, "s"))
    assert screen.id != board.id
    assert table.living.text == before
    await ada.press(screen, custom_id=f"I:{table.session_id}:/")
    await house.until(lambda: "💡 Best: " in screen.text or "💡 **" in screen.text)
    await house.until(lambda: "asked for a hint" in table.living.text)
    await house.settled()
    assert "💡 " in screen.text


async def test_a_hint_advises_the_shortcut_that_stands_out(house: Bench) -> None:
    table, ada = await alone(house, "pick_and_pack", by_dm=True)
    screen = await house.answered(await table.press(ada, table.living, "s"))
    await ada.press(screen, custom_id=f"I:{table.session_id}:/")
    await house.until(lambda: "💡 Best: **▶ Shuffle and begin**" in screen.text)


async def test_a_panel_leaves_the_lobby_in_direct_messages_alone(house: Bench) -> None:
    (ada,) = house.people(1)
    table = await Table.open(house, [ada], ada.dm)
    panel = await house.answered(await table.press(ada, table.lobby, "o:main"))
    assert panel.id != table.lobby.id
    assert any(b.custom_id == f"f:{table.session_id}:start/easy" for b in table.lobby.buttons)
