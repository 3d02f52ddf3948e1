"""Standing orders are carried out by one process, after a steady time, even after a kill."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from ordered_tables import Room, room

from cogs.orders import keeper
from cogs.tables.session.deciding import PACE
from cogs.tables.session.live_table import LiveTable
from cogs.tables.session.transactions import TableTransactions
from data.store import BY_ORDER, OrderMove

KIND = "kraftwagen-question-start"


async def begun(here: Room) -> tuple[LiveTable, int, str]:
    """A table, the seat that waits, and what it may answer whatever the other one does."""
    table = await here.open("kraftwagen")
    asked = table.session.to_act[0]
    texts = [str(action) for action in table.observe(asked).legal]
    return table, 1 - asked, texts[-1]


async def test_two_processes_answer_once(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(room(tmp_path)) for _ in range(2)]
        table, seat, text = await begun(here)
        number, asked = table.session.id, table.session.to_act[0]
        await here.always(number, seat, KIND, text)
        other = next(str(a) for a in table.observe(asked).legal if str(a) != text)
        user_id = table.session.seats[asked].user_id
        assert user_id is not None
        done = await here.tables.act(number, user_id, None, other)
        there.keeper.notice(done.session)
        for each in (here, there):
            await each.at_rest(number)
        entries = await here.store.history(number)
        assert [(e.seat, e.cause) for e in entries[:2]] == [(asked, None), (seat, BY_ORDER)]


async def test_what_a_killed_process_was_about_to_answer_is_answered(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        table, seat, text = await begun(here)
        number, asked = table.session.id, table.session.to_act[0]
        await here.always(number, seat, KIND, text)
        here.keeper._is_closing = True  # nobody notices what is committed from now on
        other = next(str(a) for a in table.observe(asked).legal if str(a) != text)
        await here.press(number, asked, other)
        assert len(await here.store.history(number)) == 1
    async with room(tmp_path) as later:
        later.keeper.start()
        while not any(e.cause == BY_ORDER for e in await later.store.history(number)):
            await asyncio.sleep(0.001)
        await later.at_rest(number)
        assert (await later.store.history(number))[1].text == text


class Sleeper:
    """Sleeps for no time, and remembers for how long it was asked to."""

    def __init__(self) -> None:
        self.asked: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@pytest.mark.parametrize("elapsed", [0.0, 0.4, 0.999])
async def test_an_answer_shows_a_steady_time_after_its_question(
    elapsed: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it took to compare what happened with what was expected."""
    sleeper, passed = Sleeper(), iter((0.0, elapsed, 0.0, 0.0, 0.0, 0.0))

    class Loop:
        def time(self) -> float:
            return next(passed)

    async with room(tmp_path) as here:
        table, seat, text = await begun(here)
        here.keeper._pace = PACE
        monkeypatch.setattr(keeper, "asyncio", sleeper)
        monkeypatch.setattr(sleeper, "get_running_loop", Loop, raising=False)
        await here.always(table.session.id, 1 - seat, KIND, text)
    assert sleeper.asked[0] == pytest.approx(PACE.least - elapsed)


async def test_a_table_without_orders_is_not_even_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room(tmp_path) as here:
        table = await here.open("docker")
        number, seat = table.session.id, 1 - table.session.to_act[0]
        ordered = await here.give(number, seat, OrderMove(seat=seat, text="a1"))
        monkeypatch.delattr(TableTransactions, "get")
        # In the second one, the seat with an order is not asked.
        for each in (table, ordered):
            here.keeper.notice(each.session)
            await here.keeper._watched[number]
            await asyncio.sleep(0)
