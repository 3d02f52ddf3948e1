"""Tables that somebody looks at are published before those that nobody does."""

import asyncio

import pytest

from cogs.tables.delivery.backlog import Backlog


class Publications:
    """Publications that go on until they are told to end."""

    def __init__(self, backlog: Backlog) -> None:
        self._backlog = backlog
        self.begun: list[int] = []
        self._ends: dict[int, asyncio.Event] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def start(self, session_id: int) -> None:
        self._ends[session_id] = asyncio.Event()
        self._tasks[session_id] = asyncio.create_task(self._publish(session_id))
        await asyncio.sleep(0)

    async def end(self, session_id: int) -> None:
        self._ends[session_id].set()
        await self._tasks[session_id]
        await asyncio.sleep(0)

    async def cancel(self, session_id: int) -> None:
        self._tasks[session_id].cancel()
        await asyncio.wait((self._tasks[session_id],))
        await asyncio.sleep(0)

    async def _publish(self, session_id: int) -> None:
        async with self._backlog.turn(session_id):
            self.begun.append(session_id)
            await self._ends[session_id].wait()


@pytest.fixture
def backlog() -> Backlog:
    return Backlog(at_once=2)


@pytest.fixture
def running(backlog: Backlog) -> Publications:
    return Publications(backlog)


async def test_tables_that_nobody_looks_at_take_turns(running: Publications) -> None:
    for table in (1, 2, 3, 4):
        await running.start(table)
    assert running.begun == [1, 2]
    await running.end(2)
    assert running.begun == [1, 2, 3]
    await running.end(1)
    assert running.begun == [1, 2, 3, 4]


async def test_a_table_that_was_pressed_waits_for_nobody(
    running: Publications, backlog: Backlog
) -> None:
    for table in (1, 2, 3, 4):
        await running.start(table)
    backlog.press(5)
    await running.start(5)
    backlog.press(4)
    await asyncio.sleep(0)
    assert running.begun == [1, 2, 5, 4]
    for table in (5, 4):
        await running.end(table)
    assert running.begun == [1, 2, 5, 4], "they had no turn to pass on"
    await running.end(1)
    assert running.begun[-1] == 3


async def test_who_gives_up_takes_no_turn_away(running: Publications, backlog: Backlog) -> None:
    for table in (1, 2, 3, 4):
        await running.start(table)
    await running.cancel(3)
    await running.cancel(1)
    assert running.begun == [1, 2, 4]
    await running.start(5)
    backlog.give_up()
    await asyncio.sleep(0)
    assert len(backlog) == 0
    for table in (2, 4):
        await running.end(table)
    for table in (6, 7, 8):
        await running.start(table)
    assert running.begun == [1, 2, 4, 6, 7]


async def test_a_turn_is_passed_on_by_one_who_is_cancelled_as_it_comes(
    running: Publications, backlog: Backlog
) -> None:
    for table in (1, 2, 3, 4):
        await running.start(table)
    running._ends[1].set()
    await asyncio.sleep(0)
    # Table 3 has been given its turn, and has not woken up yet.
    await running.cancel(3)
    assert running.begun == [1, 2, 4]
