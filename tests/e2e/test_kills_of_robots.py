"""The bot is killed while its robots think: whoever plays alone is asked again all the same."""

import asyncio
from random import Random

import pytest

from data.store import Session
from tests.e2e.bots import BotProcess
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

LATEST = 0.3
"""Seconds after the question to a robot at which the bot is killed at the latest."""


class Solo:
    """One person alone with a robot, at a bot that is killed."""

    def __init__(self, bench: Bench, bot: BotProcess, table: Table, rng: Random) -> None:
        self.bench, self.bot, self.table, self.rng = bench, bot, table, rng

    async def session(self) -> Session:
        return await self.bench.store.get(self.table.session_id)

    async def play_until_a_robot_is_asked(self) -> bool:
        """False: the game is over."""
        while not (session := await self.session()).awaits_robot:
            if not session.standing.is_running:
                return False
            if self.table.asked is None:
                await asyncio.sleep(0.01)
            else:
                await self.table.try_press(self.rng)
        return True

    async def kill(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, LATEST))
        await self.bot.kill()
        await self.bot.start()


@pytest.mark.parametrize(
    "kills", [3, pytest.param(50, marks=[pytest.mark.slow, pytest.mark.timeout(900)])]
)
async def test_a_kill_while_a_robot_thinks_holds_nobody_up(fresh: Bench, kills: int) -> None:
    bot = fresh.process()
    await bot.start()
    done = 0
    while done < kills:
        (ada,) = fresh.people(1)
        table = await Table.open(fresh, [ada])
        await ada.press(table.lobby, custom_id=f"f:{table.session_id}:start/easy")
        await fresh.until(lambda table=table: table.boards)
        solo = Solo(fresh, bot, table, Random(done))
        while done < kills and await solo.play_until_a_robot_is_asked():
            await solo.kill()
            done += 1
        await fresh.until(lambda table=table: table.asked is not None or not table.boards)
        entries = await fresh.store.history(table.session_id)
        assert [entry.ply for entry in entries] == list(range(len(entries)))
    await bot.stop()
