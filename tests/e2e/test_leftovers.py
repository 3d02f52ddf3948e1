"""Messages that a killed process has left behind in Discord are found and retired."""

import asyncio
from dataclasses import replace
from random import Random

from cogs.table.live_table import LiveTable
from cogs.table.play import Change
from cogs.table.service import TableService
from data.store import Store, TaskKind, Undo, new_branch
from sandbox import Fault, Person
from tests.e2e.harness import Bench
from tests.e2e.table import Table

POST = "POST /channels/*/messages"


async def test_an_old_board_that_came_alive_again_is_retired_by_a_press(house: Bench) -> None:
    """A killed process had edited it after another one had replaced it."""
    rng = Random(1)
    table = await Table.begin(house, house.people(2))
    old = table.living
    before = old.components
    while table.living is old:
        await table.move(rng)
        await house.settled()
    told, living = old.text, table.living
    await house.answered(table.send_press(table.host, old, "s"))
    assert old.text == told, "it tells what came of it"
    old.components = before
    await house.answered(table.send_press(table.host, old, "s"))
    await house.until(lambda: not old.buttons)
    assert table.boards == [living]


async def test_a_board_that_was_never_recorded_is_retired_once_the_table_goes_back(
    fresh: Bench,
) -> None:
    """Its buttons are of another branch, so it is no board that the table goes on with."""
    bot, rng = fresh.process(), Random(1)
    again = fresh.process()
    await bot.start()
    table = await Table.begin(fresh, fresh.people(2), game="kraftwagen")
    mover, board = table.asked, table.living
    posts = len(fresh.sandbox.record.find(POST))
    fresh.sandbox.faults.add(Fault(kind="drop", after=True, route=POST, times=None))
    moving = asyncio.create_task(play_until(table, mover, rng))
    await fresh.until(lambda: len(fresh.sandbox.record.find(POST)) > posts)
    await bot.kill()
    moving.cancel()
    fresh.end_leases()
    fresh.sandbox.faults.clear()
    (unrecorded,) = [message for message in table.boards if message is not board]
    await go_on_otherwise(fresh, table)
    await again.start()
    await fresh.until(lambda: not unrecorded.buttons)
    await fresh.settled()
    assert len(table.boards) == 1
    await again.stop()


async def play_until(table: Table, mover: Person, rng: Random) -> None:
    """Move until somebody else is asked, on a new board."""
    while table.asked is mover:
        await table.move(rng)


async def go_on_otherwise(bench: Bench, table: Table) -> None:
    """Another process of the bot notes that somebody went back, though not far."""
    elsewhere = await Store.open(bench.database_url, bench.sandbox.clock.moment)
    service = TableService[None](elsewhere, lambda *_: None)

    def change(known: LiveTable) -> Change:
        session, ply = known.session, known.session.ply
        undo = Undo(seat=0, from_ply=ply, to_ply=ply, branch=new_branch(), was_seen=False)
        return Change(LiveTable(replace(session, branch=undo.branch)), undo=undo)

    await service.change(table.session_id, change, (TaskKind.BOARD,))
    await elsewhere.let_go()
    await elsewhere.close()
