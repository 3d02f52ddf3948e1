"""No table waits for ever: one at which nothing happens goes to sleep, and one press wakes it."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from timed_world import World

from cogs.clocks.pace import PACES
from tests.start import START

DAY = timedelta(days=1)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World(tmp_path).start()
    yield world
    await world.store.close()


@pytest.mark.parametrize(
    ("pace", "trouble"), [("live", "none"), ("none", "none"), ("live", "lost"), ("live", "frozen")]
)
async def test_a_table_that_stands_still_sleeps_whatever_keeps_it(
    world: World, pace: str, trouble: str
) -> None:
    session = await world.table(pace=pace)
    if trouble != "none":
        standing = replace(session.standing, **{f"{trouble}_at": world.now})
        stuck = replace(session, standing=standing)
        session = (await world.store.commit(session, stuck)).session
    await world.until(START + PACES[pace].standstill + DAY)
    asleep = await world.store.get(session.id)
    assert asleep.standing.asleep_at == START + PACES[pace].standstill
    if trouble == "frozen":
        return  # it goes on by itself once it can be read, and is woken then
    woken = await world.timed.wake(session.id, world.asked(session).user_id)
    assert not woken.standing.is_asleep
    await world.until(world.now + PACES[pace].standstill + DAY)
    assert (await world.store.get(session.id)).standing.is_asleep, "and falls asleep again"
