"""A game is played without any one of the features; the engine asks for none of them."""

from random import Random

import pytest

from cogs.app.setup import FEATURES
from tests.e2e.bots import DOTTING
from tests.e2e.harness import Bench
from tests.e2e.table import Table

pytestmark = pytest.mark.usefixtures("no_errors")

ROOMS = sorted({module.split(".")[1] for module in FEATURES} - {"play"})


@pytest.mark.parametrize("room", ROOMS)
async def test_a_game_is_played_without_a_feature(fresh: Bench, room: str) -> None:
    await fresh.process((*DOTTING, room), is_forked=False).start()
    table = await Table.begin(fresh, fresh.people(2))
    await table.play(Random(0))
    assert (await fresh.store.get(table.session_id)).standing.is_finished
