"""A person alone with a robot: the lobby, its moves, and what the table says of it."""

import asyncio
from random import Random

import pytest

from cogs.robots import robots
from data.store import BY_ROBOT
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robots that do not wait for anybody to follow."""
    monkeypatch.setattr(robots, "PACE", robots.Pace(least=0.0, step=0.0))


async def test_alone_with_a_robot_nobody_waits_for_anybody(house: Bench, no_errors: None) -> None:
    (ada,) = house.people(1)
    table = await Table.open(house, [ada])
    await ada.press(table.lobby, custom_id=f"f:{table.session_id}:start/easy")
    await house.until(lambda: table.boards)
    rng, entries = Random(1), ()
    while sum(entry.cause == BY_ROBOT for entry in entries) < 2 or table.asked is None:
        if table.asked is None:
            await asyncio.sleep(0.01)
        else:
            await table.try_press(rng)
        entries = await house.store.history(table.session_id)
    await house.settled()
    robot = (await house.store.get(table.session_id)).seats[1]
    texts = " ".join(message.text for message in table.posted)
    assert f"🤖 {robot.name}" in texts
    assert "<@-" not in texts


async def test_a_review_is_for_those_who_played_and_comes_after_the_end(
    house: Bench, no_errors: None
) -> None:
    ada, stranger = house.people(2)
    table = await Table.open(house, [ada])
    await ada.press(table.lobby, custom_id=f"f:{table.session_id}:start/easy")
    await house.until(lambda: table.boards and table.asked is ada)
    early = await house.answered(await table.press(ada, table.living, "V"))
    assert early.text == "This game is still going on."
    await table.resign(ada)
    await house.until(lambda: table.is_over)
    other = await house.answered(await table.press(stranger, table.living, "V"))
    assert "turning points" not in other.text
    own = await house.answered(await table.press(ada, table.living, "V"))
    await house.until(lambda: "your turning points" in own.text)
