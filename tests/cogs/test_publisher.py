"""A publisher among others: how little it asks of the store, and what it finishes or takes over."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from people import asked, first_action
from told_table import BOARD, Discord, House, Pressed, Words, publishing

from cogs.messages.payload import MessagePayload
from cogs.messages.phrases import log_lines
from cogs.publishing import reconcile
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.workers import worker as workers
from data.i18n import translator
from data.store import Committed, Store, utc_now
from data.store.jobs import HOLD

PRESSES = 4


@pytest.fixture
async def house(store: Store) -> House:
    house = House(store)
    await house.begin()
    return house


@pytest.fixture
def transactions(store: Store, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count transactions, by their kind."""
    counts: Counter[str] = Counter()

    def counted(kind: str, carry_out: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def counting(work: Any) -> Any:
            counts[kind] += 1
            return carry_out(work)

        return counting

    for kind in ("read", "write"):
        monkeypatch.setattr(store, kind, counted(kind, getattr(store, kind)))
    return counts


async def test_a_press_takes_one_reading_and_three_writing_transactions(
    house: House, transactions: Counter[str]
) -> None:
    """To read its table, to change it, to remember the new board, and to end the job of it."""
    publisher, worker = house.start_process()
    session, act = await house.store.get(house.number), house.service.act
    transactions.clear()
    for _ in range(PRESSES):
        session = (await act(session.id, asked(session), None, first_action(session))).session
        await publisher.rest([session.id])
    assert transactions == {"read": PRESSES, "write": 3 * PRESSES}
    await worker.close()


async def test_a_step_into_a_menu_is_shown_with_three_reading_transactions(
    house: House, transactions: Counter[str]
) -> None:
    """For the table, for what is published of it, and whether that was replaced by then."""
    publisher, worker = house.start_process()
    (board,) = house.discord.boards
    house.discord.messages[board] = "before the step"
    transactions.clear()
    await publisher.show_choice(house.number, house.read, ("a1",), Pressed(house.discord, board))
    assert (house.discord.boards, transactions) == ([board], {"read": 3})
    await worker.close()


async def test_a_board_that_is_replaced_while_its_picture_is_drawn_is_retired_again(
    house: House,
) -> None:
    """Another process has retired it: the edit brings it back to life, and hides its log."""
    publisher, worker = house.start_process()
    (board,) = house.discord.boards
    pressed = Pressed(house.discord, board)

    class Slow(Words):
        async def board(self, table: LiveTable, *_: Any, **__: Any) -> MessagePayload:
            await house.move()
            await publisher.rest([house.number])
            return await super().board(table, ())

    slow, _ = publishing(house.store, Slow(), house.discord)
    await slow.show_choice(house.number, house.read, ("a1",), pressed)
    assert house.discord.messages[board].startswith("-# **"), "who acted meanwhile is told"
    with pytest.raises(Refused, match="stale-press"):
        await slow.show_choice(house.number, house.read, ("a1",), pressed)
    await worker.close()


class Waiting:
    """The response to a press that changes nothing anybody sees."""

    has_own_message = False
    message_id = None

    def __init__(self) -> None:
        self.told = asyncio.Event()

    def expect(self) -> None:
        self.told.clear()

    def conclude(self, word: str = "") -> None:
        assert word == ""
        self.told.set()

    def may_write_in_threads(self, channel_id: int) -> bool:
        return True


async def test_no_press_waits_for_what_is_not_going_to_come(house: House) -> None:
    """One that comes while its table is being published, and leaves nothing to publish."""
    publisher, worker = house.start_process()
    table = await house.read()
    seen, late = Waiting(), Waiting()

    async def come() -> None:
        publisher.announce(table, Committed(table.session), late)

    house.discord.meanwhile.append(come)
    await house.service.pressed(seen).act(
        house.number, asked(table.session), None, first_action(table.session)
    )
    await seen.told.wait()
    await late.told.wait()
    await worker.close()


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


async def test_a_process_that_closes_finishes_what_is_under_way_and_takes_nothing_new(
    house: House,
) -> None:
    _, worker = house.start_process()
    arrived, gate = asyncio.Event(), asyncio.Event()

    async def wait_for_discord() -> None:
        arrived.set()
        await gate.wait()

    house.discord.meanwhile.append(wait_for_discord)
    await house.move()
    await arrived.wait()
    closing = asyncio.create_task(worker.close())
    await asyncio.sleep(0)
    await house.move()
    gate.set()
    await closing
    assert [house.discord.messages[board] for board in house.discord.boards] == [f"{BOARD} 1"]
    left = await house.store.pending_tasks(house.number)
    assert tuple(task for task in left if task.ply > 0) == house.announced[-1].tasks


class SlowDiscord(Discord):
    """The first search of direct messages never ends."""

    dm_searches = 0

    async def open_dm(self, user_id: int) -> int:
        return 1000 + user_id

    async def own_presses(self, channel_id: int) -> list[Any]:
        self.dm_searches += channel_id > 1000
        if self.dm_searches == 1:
            await asyncio.Event().wait()
        return []


async def test_a_search_for_hands_that_took_too_long_is_made_again_after_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A killed process may have posted them."""
    monkeypatch.setattr(reconcile, "PATIENCE", 0.05)
    monkeypatch.setattr(workers, "FIRST_PAUSE", 0.0)
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    killed = await Store.open(url, lambda: utc_now() - HOLD)
    await House(killed).sit_down("gurkensolo")
    await killed.close()
    store, discord = await Store.open(url), SlowDiscord()
    _, worker = publishing(store, Words(), discord)
    worker.start()
    while discord.dm_searches < 1 + 2:
        await asyncio.sleep(0.01)
    assert discord.boards
    while await store.oldest_task():
        await asyncio.sleep(0.01)
    await worker.close()
    await store.close()
