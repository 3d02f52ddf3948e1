"""An older backup is restored: nothing of the lost positions counts, and people are told once."""

from random import Random

import pytest

from cogs.operator.backups import back_up, restore
from data.store import Store
from sandbox import Message
from tests.e2e.audit import check_history
from tests.e2e.bots import BotTask
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Choice, Table, choices

TOLD = "had to restore a backup"


class Drill:
    """A bot whose database is set back to a backup, with all its messages left in Discord."""

    def __init__(self, bench: Bench, bot: BotTask) -> None:
        self.bench = bench
        self._bot = bot
        self.backup = bench.folder / "backup.sqlite3"

    async def back_up(self) -> None:
        await self.bench.settled()
        await back_up(self.bench.database_url, self.backup)

    async def go_back(self) -> None:
        """Do as an operator does: stop, restore, start."""
        await self.bench.settled()
        await self._bot.stop()
        await self.bench.store.close()
        await restore(self.bench.database_url, self.backup, self.bench.store.clock())
        self.bench.store = await Store.open(self.bench.database_url, self.bench.store.clock)
        await self._bot.start()
        await self.bench.settled()

    async def play_on(self, table: Table, rng: Random) -> None:
        """Make some moves, after which one board lives and the history tells the whole game."""
        await table.play(rng, most=2)
        await self.bench.settled()
        assert len(table.boards) == 1
        store = self.bench.store
        check_history(await store.get(table.session_id), await store.history(table.session_id))


@pytest.fixture
async def drill(fresh: Bench) -> Drill:
    return Drill(fresh, await fresh.started())


def offered(message: Message) -> list[Choice]:
    return choices(message, "a") or choices(message, "c")


async def test_the_table_goes_on_from_the_backup_and_lost_buttons_never_fit(drill: Drill) -> None:
    table = await Table.begin(drill.bench, drill.bench.people(2))
    await table.play(Random(1), most=2)
    await drill.back_up()
    kept, backup = await drill.bench.store.get(table.session_id), drill.backup.read_bytes()
    lost: list[tuple[Message, Choice]] = []
    for seed in range(4):
        lost += [(table.living, choice) for choice in offered(table.living)[:2]]
        await table.move(Random(seed))
    await drill.bench.settled()
    before, pings = set(table.place.messages), [len(person.pings) for person in table.people]
    await drill.go_back()
    assert drill.backup.read_bytes() == backup
    (board,) = [m for number, m in table.place.messages.items() if number not in before]
    assert board is table.living
    assert TOLD in board.text
    assert [len(person.pings) for person in table.people] == [count + 1 for count in pings]
    now = await drill.bench.store.get(table.session_id)
    assert (now.ply, now.snapshot, now.seed) == (kept.ply, kept.snapshot, kept.seed)
    assert len(table.boards) == 1
    for message, choice in lost:
        for person in table.people:
            answer = await drill.bench.answered(await table.use(person, choice, message))
            assert "have been undone" in answer.text
    assert (await drill.bench.store.get(table.session_id)).ply == kept.ply
    await drill.play_on(table, Random(5))
    assert TOLD not in table.living.text


async def test_a_game_lost_with_its_beginning_is_a_lobby_again_and_a_lost_table_seats_nobody(
    drill: Drill,
) -> None:
    table = await Table.open(drill.bench, drill.bench.people(2))
    await drill.back_up()
    lost = await Table.open(drill.bench, drill.bench.people(2))
    await table.start()
    await table.play(Random(1), most=2)
    await drill.go_back()
    assert TOLD in table.lobby.text
    assert table.boards == []
    await table.start()
    await drill.play_on(table, Random(2))
    (late,) = drill.bench.people(1)
    other = await Table.open(drill.bench, drill.bench.people(2))
    answer = await drill.bench.answered(await lost.press(late, lost.lobby, "j"))
    assert "does not exist" in answer.text
    session = await drill.bench.store.get(other.session_id)
    assert session.standing.is_lobby
    assert session.seat_of(late.id) is None


async def test_hands_of_lost_positions_lose_their_buttons_and_come_again(drill: Drill) -> None:
    people = drill.bench.people(2)
    table = await HiddenTable.begin_game(drill.bench, people, "pier18")
    await drill.back_up()
    lost = [(person, hand, offered(hand)[0]) for person in people for hand in table.hands(person)]
    assert lost
    rng = Random(1)
    for _ in range(3):
        await table.decide(table.all_asked[0], rng)
    await drill.go_back()
    kept = await drill.bench.store.get(table.session_id)
    for person, hand, choice in lost:
        assert offered(hand) == []
        assert len(table.open_hands(person)) == 1
        await table.use(person, choice, hand)
    await drill.bench.settled()
    assert (await drill.bench.store.get(table.session_id)).ply == kept.ply
    for _ in range(4):
        await table.decide(table.all_asked[0], rng)
