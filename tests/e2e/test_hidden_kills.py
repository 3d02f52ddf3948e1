"""Games with secrets whose bot is killed on the way, with pictures as people get them."""

from random import Random

import pytest

from data.store import Status
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, truth

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_killed_between_hands_a_game_goes_on_to_its_result(fresh: Bench) -> None:
    bot = fresh.process()
    try:
        await bot.start()
        people = fresh.people(2)
        people[1].close_dms()
        options = {"goals": "professional", "specials": "without", "mode": "strict"}
        table = await HiddenTable.begin_game(fresh, people, "gurkensolo", options)
        rng = Random(4)
        session = await table.session()
        for turn in range(200):
            if session.status is not Status.RUNNING:
                break
            if turn in (2, 9):
                await bot.kill()
                await bot.start()
            session = await table.decide(table.all_asked[0], rng)
        assert session.status is Status.FINISHED
        await truth(table)
        assert not table.all_asked
        await bot.stop()
    finally:
        bot.clean()
