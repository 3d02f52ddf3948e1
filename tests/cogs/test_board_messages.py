"""Two processes that tell of the same table: whatever happens in between, one board stands."""

import asyncio
from dataclasses import replace

import pytest
from told_table import BOARD, House, Meanwhile, Words

from cogs.tables.delivery.publisher import Publisher
from cogs.tables.messages.payload import MessagePayload, text
from cogs.tables.messages.phrases import log_lines
from cogs.tables.session.live_table import LiveTable
from data.i18n import translator
from data.store import Store, Task


@pytest.fixture
async def house(store: Store) -> House:
    house = House(store)
    await house.begin()
    return house


async def test_a_later_board_posted_meanwhile_stays_and_the_own_one_shrinks(house: House) -> None:
    await house.move()
    house.discord.meanwhile.append(house.move_and_tell)
    await house.tell()
    assert len(house.discord.boards) == 1
    (board,) = house.discord.boards
    assert house.discord.messages[board] == f"{BOARD} 2"
    assert (await house.store.posted_messages(house.number)).board.message_id == board


async def test_every_action_is_told_once_then(house: House) -> None:
    await house.move_and_tell()
    await house.move()
    house.discord.meanwhile.append(house.move_and_tell)
    await house.tell()
    lines = house.discord.told.splitlines()
    assert len(lines) == len(set(lines)) == 3


async def test_a_board_that_arrives_below_a_later_one_is_taken_back(house: House) -> None:
    await house.move_and_tell()
    await house.move()
    house.discord.before.append(house.move_and_tell)
    await house.tell()
    assert house.discord.boards == [max(house.discord.messages)]
    assert house.discord.told.splitlines() == await house.log()


async def test_a_board_is_taken_back_where_a_later_one_is_about_to_tell_its_action(
    house: House,
) -> None:
    await house.move_and_tell()
    await house.move()
    discord = house.discord
    slow_posts, slow_hears, fast_posts, fast_retires = (asyncio.Event() for _ in range(4))
    # In reverse: what each waits for before it posts; then the answers to both posts, and what the
    # faster one does with the older board.
    discord.before = [fast_posts.wait, slow_posts.wait]
    discord.meanwhile = [fast_retires.wait, nothing, slow_hears.wait]
    slow = asyncio.create_task(house.tell())
    await left(discord.before, 1)
    fast = asyncio.create_task(house.move_and_tell())
    await left(discord.before, 0)
    slow_posts.set()
    await left(discord.meanwhile, 2)
    fast_posts.set()
    await left(discord.meanwhile, 0)
    slow_hears.set()
    await slow
    fast_retires.set()
    await fast
    assert len(house.discord.boards) == 1
    assert house.discord.told.splitlines() == await house.log()


async def test_an_edit_that_comes_late_gives_way(house: House) -> None:
    (first,) = house.discord.boards
    session = await house.store.get(house.number)
    current = (await house.store.posted_messages(house.number)).board
    house.discord.meanwhile.append(house.move_and_tell)
    await house.discord.edit(7, first, MessagePayload((text(f"{BOARD} 0"),)))
    assert len(house.discord.boards) == 2
    newest = (await house.store.posted_messages(house.number)).board
    await house.boards().retire_if_replaced((), replace(session, ply=0), current, newest)
    (board,) = house.discord.boards
    assert board != first


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


async def nothing() -> None:
    """What mostly happens while a request is under way."""


async def left(waiting: list[Meanwhile], number: int) -> None:
    """Wait until only so many of those *waiting* have not had their turn."""
    while len(waiting) > number:
        await asyncio.sleep(0.001)


async def test_a_position_that_was_overtaken_by_many_actions_is_told_completely(
    house: House,
) -> None:
    for _ in range(6):
        await house.move()
    overtaken = LiveTable(await house.store.get(house.number))
    for _ in range(4):
        await house.move()
    await house.messages().publish(overtaken, house.announced[-1].tasks, (), is_sure=True)
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
    await house.move_and_tell()
    assert len(house.discord.boards) == 1
    lines = house.discord.told.splitlines()
    assert len(lines) == len(set(lines)) == 2


async def test_a_board_that_a_killed_process_left_below_a_later_one_is_taken_back(
    house: House,
) -> None:
    async def die() -> None:
        raise Killed

    await house.move()
    house.discord.before.append(house.move_and_tell)
    # In reverse: the other process posts and retires, before this one posts and is killed.
    house.discord.meanwhile = [die, nothing, nothing]
    with pytest.raises(Killed):
        await house.tell()
    assert len(house.discord.boards) == 2
    await house.move_and_tell()
    assert len(house.discord.boards) == 1
    assert house.discord.told.splitlines() == await house.log()


async def test_a_process_that_closes_finishes_what_is_under_way_and_takes_nothing_new(
    house: House,
) -> None:
    publisher = Publisher(house.store, Words(), house.discord)
    arrived, gate = asyncio.Event(), asyncio.Event()

    async def wait_for_discord() -> None:
        arrived.set()
        await gate.wait()

    house.discord.meanwhile.append(wait_for_discord)
    await announce_a_move(house, publisher)
    await arrived.wait()
    closing = asyncio.create_task(publisher.close())
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
