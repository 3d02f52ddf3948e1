"""Games with secrets whose bot is killed on the way, with pictures as people get them."""

import asyncio
from random import Random

import pytest

from data.store import Session
from tests.e2e.bots import BotProcess
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, truth
from tests.e2e.table import choices

pytestmark = pytest.mark.asyncio(loop_scope="module")

slow = pytest.mark.slow

MASTER = {"goals": "professional", "specials": "without", "mode": "strict"}
LATEST = 0.03
"""Seconds after a press at which the bot is killed at the latest: in the middle of its work."""


@pytest.mark.parametrize(
    ("game", "options", "kills", "cuts"),
    [
        pytest.param("gurkensolo", MASTER, (2, 9), (), id="gurkensolo"),
        pytest.param("pier18", {}, (8,), (), id="pier18", marks=slow),
        pytest.param("pick_and_pack", {"arrange": "secret"}, (8,), (0,), id="pack", marks=slow),
        pytest.param("pick_and_pack", {"arrange": "random"}, (), (6,), id="random", marks=slow),
        pytest.param("pick_and_pack", {"arrange": "open"}, (), (11,), id="open", marks=slow),
    ],
)
async def test_killed_between_presses_and_amid_them_a_game_goes_on_to_its_result(
    fresh: Bench, game: str, options: dict[str, str], kills: tuple[int, ...], cuts: tuple[int, ...]
) -> None:
    bot = fresh.process()
    await bot.start()
    people = fresh.people(2)
    people[1].close_dms()
    table = await HiddenTable.begin_game(fresh, people, game, options)
    rng = Random(4)
    session = await table.session()
    for turn in range(200):
        if not session.standing.is_running:
            break
        if turn in kills:
            await bot.kill()
            fresh.end_leases()
            await bot.start()
        if turn in cuts:
            session = await cut_short(table, bot, rng)
        assert [person.id for person in table.all_asked] == asked(session)
        session = await table.decide(rng.choice(table.all_asked), rng)
    assert session.standing.is_finished
    await truth(table)
    assert not table.all_asked
    assert table.boards == [table.living]
    assert not any(table.open_hands(person) for person in people)
    await bot.stop()


def asked(session: Session) -> list[int]:
    """The people (user ids) who owe a decision."""
    return [session.seats[seat].user_id for seat in session.to_act]


async def cut_short(table: HiddenTable, bot: BotProcess, rng: Random) -> Session:
    """Somebody presses, and before much can have come of it, the bot is killed."""
    person = rng.choice(table.all_asked)
    road = await table.road(person)
    offered = choices(road, "h") or choices(road, "a") or choices(road, "c")
    table.send(person, offered[0], road)
    await asyncio.sleep(rng.uniform(0, LATEST))
    await bot.kill()
    table.bench.end_leases()
    await bot.start()
    return await table.rest()
