"""Count the transactions of a press, from the button to the board that shows it."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from people import ADA, BO, asked, first_action
from publishing import publishing
from told_table import said

from cogs.messages.payload import MessagePayload, text
from cogs.publishing.attachments import NO_ATTACHMENTS, Attachments
from cogs.publishing.channel_api import Sent
from cogs.publishing.publisher import Publisher
from cogs.table.errors import Refused
from cogs.table.live_table import LiveTable
from cogs.table.lobby import Appearance, Place
from cogs.table.service import TableService
from data.store import Committed, PostedMessage, Store
from tests.features import FEATURES

PRESSES = 4


class Discord:
    """Takes everything, and says when an older board has shrunk."""

    def __init__(self) -> None:
        self.retired = asyncio.Event()
        self.said = ""
        self._ids = count(100)

    async def post(self, channel_id: int, payload: MessagePayload, nonce: str, **_: Any) -> Sent:
        return Sent(next(self._ids))

    async def is_answerable(self, *_: int) -> bool:
        return True

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        payload: MessagePayload,
        held: Attachments = NO_ATTACHMENTS,
    ) -> Attachments:
        self.retired.set()
        self.said = said(payload)
        return NO_ATTACHMENTS


class Words:
    """A presenter without pictures."""

    async def lobby(self, *_: Any) -> MessagePayload:
        return MessagePayload((text("a lobby"),))

    async def board(self, table: LiveTable, *_: Any, **__: Any) -> MessagePayload:
        return MessagePayload((text("a board"),))


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


async def begin(store: Store, publisher: Publisher) -> tuple[TableService[Any], LiveTable]:
    """A table whose first board is posted."""
    service = TableService[Any](store, publisher.announce, features=FEATURES)
    lobby = await service.open("docker", ADA, Place(1, 2), Appearance("en", "dark"))
    await service.join(lobby.id, BO)
    await store.move_session(lobby.id, None, 7)
    table = await service.start(lobby.id, ADA)
    while await store.pending_tasks():
        await asyncio.sleep(0.01)
    await publisher.rest([lobby.id])  # The next job would wait for it, and look what is left.
    return service, table


async def test_a_press_takes_one_reading_and_three_writing_transactions(
    store: Store, transactions: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To read its table, to change it, to remember the new board, and to end the job of it."""
    discord = Discord()
    publisher, worker = publishing(store, Words(), discord)
    service, table = await begin(store, publisher)
    lobby = session = table.session
    transactions.clear()
    for _ in range(PRESSES):
        table = await service.act(lobby.id, asked(session), None, first_action(session))
        session = table.session
        await publisher.rest([lobby.id])
    assert transactions == {"read": PRESSES, "write": 3 * PRESSES}
    await worker.close()


class Pressed:
    """The response to a press on a board."""

    is_hand = has_own_message = False

    def __init__(self, board: PostedMessage) -> None:
        self.place = board.place
        self.message_id = board.message_id
        self.edits = 0

    async def show_in_place(self, payload: MessagePayload) -> None:
        self.edits += 1


async def test_a_step_into_a_menu_is_shown_with_three_reading_transactions(
    store: Store, transactions: Counter[str]
) -> None:
    """For the table, for what is published of it, and whether that was replaced by then."""
    publisher, worker = publishing(store, Words(), Discord())
    service, table = await begin(store, publisher)
    number = table.session.id
    pressed = Pressed((await store.posted_messages(number)).board)
    transactions.clear()
    await publisher.show_choice(number, lambda: service.get(number), ("a1",), pressed)
    assert (pressed.edits, transactions) == (1, {"read": 3})
    await worker.close()


async def test_a_board_that_is_replaced_while_its_picture_is_drawn_is_retired_again(
    store: Store,
) -> None:
    """Another process has retired it: the edit brings it back to life, and hides its log."""

    class Slow(Words):
        async def board(self, *_: Any, **__: Any) -> MessagePayload:
            await service.act(number, asked(table.session), None, first_action(table.session))
            await publisher.rest([number])
            discord.said = ""
            return await super().board(None)

    discord = Discord()
    publisher, worker = publishing(store, Words(), discord)
    service, table = await begin(store, publisher)
    number = table.session.id
    pressed = Pressed((await store.posted_messages(number)).board)
    slow, _ = publishing(store, Slow(), discord)
    await slow.show_choice(number, lambda: service.get(number), ("a1",), pressed)
    assert "-# **" in discord.said, "who acted meanwhile is told"
    with pytest.raises(Refused, match="stale-press"):
        await slow.show_choice(number, lambda: service.get(number), ("a1",), pressed)
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


async def test_no_press_waits_for_what_is_not_going_to_come(store: Store) -> None:
    """One that comes while its table is being published, and leaves nothing to publish."""
    discord = Discord()
    publisher, worker = publishing(store, Words(), discord)
    service, table = await begin(store, publisher)
    seen, late = Waiting(), Waiting()

    async def edit(*_: Any) -> Attachments:
        if not late_came.is_set():
            publisher.announce(table, Committed(table.session), late)
            late_came.set()
        return NO_ATTACHMENTS

    late_came = asyncio.Event()
    discord.edit = edit
    await service.pressed(seen).act(
        table.session.id, asked(table.session), None, first_action(table.session)
    )
    await seen.told.wait()
    await late.told.wait()
    await worker.close()
