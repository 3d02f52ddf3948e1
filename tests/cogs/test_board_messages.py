"""Processes that tell of the same table: whatever happens in between, one board stands."""

import asyncio

import pytest
from publishing import publishing
from told_table import BOARD, House, Pressed, Words

from cogs.messages.phrases import log_lines
from cogs.publishing.publisher import Publisher
from cogs.table.live_table import LiveTable
from data.i18n import translator
from data.store import Store, Task


@pytest.fixture
async def house(store: Store) -> House:
    house = House(store)
    await house.begin()
    return house


async def test_what_happened_before_the_first_board_is_told_above_it(store: Store) -> None:
    house = House(store)
    await house.sit_down()
    await house.move()
    await house.move_and_tell()
    await house.move_and_tell()
    session = await store.get(house.number)
    expected = log_lines(translator("en"), session, await store.history(session.id), None)
    assert house.discord.told.splitlines() == [f"-# {line}" for line in expected]
    assert len(house.discord.boards) == 1


async def test_a_position_that_was_overtaken_by_many_actions_is_told_completely(
    house: House,
) -> None:
    for _ in range(6):
        await house.move()
    overtaken = LiveTable(await house.store.get(house.number))
    for _ in range(4):
        await house.move()
    await house.reconciler().reconcile(overtaken, house.announced[-1].tasks)
    history = await house.store.history(house.number)
    expected = log_lines(translator("en"), overtaken.session, history[:6], None)
    assert house.discord.told.splitlines() == [f"-# {line}" for line in expected]


class Killed(BaseException):
    """The end of a process."""


async def test_a_board_that_a_killed_process_posted_is_followed_like_any_other(
    house: House,
) -> None:
    async def die() -> None:
        raise Killed

    await house.move()
    house.discord.meanwhile.append(die)
    with pytest.raises(Killed):
        await house.tell()
    assert len(house.discord.boards) == 2
    await house.move_and_tell(is_broken_off=True)
    assert len(house.discord.boards) == 1
    lines = house.discord.told.splitlines()
    assert len(lines) == len(set(lines)) == 2


async def test_a_choice_that_comes_late_leaves_the_log_as_it_was(house: House) -> None:
    """Two boards have followed the one that was pressed: each tells its own part."""
    (pressed,) = house.discord.boards
    publisher, worker = publishing(house.store, Words(), house.discord)
    await house.move_and_tell()
    await house.move_and_tell()
    house.discord.messages[pressed] = f"{BOARD} 0"
    table, _ = await house.read()
    await publisher.retire_replaced(table.session, Pressed(house.discord, pressed))
    assert house.discord.told.splitlines() == await house.log()
    await worker.close()


async def test_a_process_that_closes_finishes_what_is_under_way_and_takes_nothing_new(
    house: House,
) -> None:
    publisher, worker = publishing(house.store, Words(), house.discord)
    arrived, gate = asyncio.Event(), asyncio.Event()

    async def wait_for_discord() -> None:
        arrived.set()
        await gate.wait()

    house.discord.meanwhile.append(wait_for_discord)
    await announce_a_move(house, publisher)
    await arrived.wait()
    closing = asyncio.create_task(worker.close())
    await asyncio.sleep(0)
    announced = await announce_a_move(house, publisher)
    gate.set()
    await closing
    assert [house.discord.messages[board] for board in house.discord.boards] == [f"{BOARD} 1"]
    left = await house.store.pending_tasks(house.number)
    assert tuple(task for task in left if task.ply > 0) == announced


async def announce_a_move(house: House, publisher: Publisher) -> tuple[Task, ...]:
    """Somebody acts in the process of this *publisher*; returns what is to be published."""
    await house.move()
    committed = house.announced[-1]
    publisher.announce(LiveTable(committed.session), committed)
    return committed.tasks
