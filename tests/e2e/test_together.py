"""Two bots on one database, restarts, and whole games with a bot that is started in between."""

import asyncio
from random import Random

from sandbox import Interaction
from tests.e2e.audit import audit
from tests.e2e.harness import Bench
from tests.e2e.table import Table

ALREADY_ACKNOWLEDGED = 40060
PRESSES = 5
"""What people do at least before, between and after two restarts."""


async def test_two_bots_serve_one_table_as_one(fresh: Bench) -> None:
    for _ in range(2):
        await fresh.started()
    table = await Table.begin(fresh, fresh.people(2), moves=12)
    screen = await table.press(table.host, table.living, "s")
    await fresh.answered(screen)
    assert [delivered.how for delivered in screen.messages] == ["created"]
    await table.resign(table.host)
    await audit(table)
    record = fresh.sandbox.record
    callbacks = record.find("POST /interactions/*")
    refused = [call for call in callbacks if call.error_code == ALREADY_ACKNOWLEDGED]
    assert len(refused) > len(callbacks) / 4, "both bots heard the presses"


async def test_overlapping_restarts_lose_no_press(fresh: Bench) -> None:
    old = fresh.process()
    new = fresh.process()
    tables: list[Table] = []
    pressed: list[Interaction] = []
    restarting = True

    async def play(rng: Random) -> None:
        while restarting:
            table = await Table.begin(fresh, fresh.people(4))
            tables.append(table)
            while restarting and not table.is_over:
                if (press := await table.try_press(rng)) is not None:
                    pressed.append(press)

    async def some_presses() -> None:
        seen = len(pressed)
        await fresh.until(lambda: len(pressed) >= seen + PRESSES)

    await old.start()
    async with asyncio.TaskGroup() as group:
        for number in range(3):
            group.create_task(play(Random(number)))
        for _ in range(2):
            await some_presses()
            await new.start()
            await some_presses()
            await old.stop()
            old, new = new, old
        await some_presses()
        restarting = False
    for table in tables:
        await audit(table)
    await old.stop()
    assert [press.failed for press in pressed if press.failed] == []
