"""Messages that a killed process has brought back to life."""

from random import Random

import pytest

from sandbox import Message
from tests.e2e.bots import BotTask
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, quick_pictures
from tests.e2e.table import Table

__all__ = ["quick_pictures"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("quick_pictures")]

STRICT = {"goals": "professional", "specials": "without", "mode": "strict"}


async def test_a_board_that_a_killed_process_has_revived_is_retired_again(fresh: Bench) -> None:
    """It had sent a step into a menu of a message that another one retired at that moment."""
    bot, rng = fresh.task(), Random(1)
    await bot.start()
    table = await Table.begin(fresh, fresh.people(2))
    board = table.living
    while table.living is board:
        await table.move(rng)
        await fresh.settled()
    await check_again(fresh, bot, table, board)


async def test_a_hand_that_a_killed_process_has_revived_is_retired_again(fresh: Bench) -> None:
    bot, rng = fresh.task(), Random(1)
    await bot.start()
    table = await HiddenTable.begin_game(fresh, fresh.people(2), "gurkensolo", STRICT)
    (asked,) = table.all_asked
    (hand,) = table.open_hands(asked)
    while hand in table.open_hands(asked):
        await table.decide(table.all_asked[0], rng)
    await check_again(fresh, bot, table, hand)


async def check_again(bench: Bench, bot: BotTask, table: Table, retired: Message) -> None:
    """Revive *retired* while no bot is there, and start the next one."""
    await bot.stop()
    left, board = retired.text, table.living
    retired.components = board.components
    assert retired.text != left
    again = bench.task()
    await again.start()
    await bench.until(lambda: retired.text == left)
    await bench.settled()
    assert not retired.buttons
    assert table.boards == [board]
    await again.stop()
