"""The bot is killed and restarted amid many games, also beside another one; nobody is harmed."""

import asyncio
from random import Random

import pytest

from data.store import Session
from sandbox import Interaction, Message
from tests.e2e.audit import audit
from tests.e2e.bots import DRAWING, BotProcess
from tests.e2e.harness import Bench
from tests.e2e.hidden import PROFESSIONAL, HiddenTable, truth
from tests.e2e.table import Choice, Table, choices

PRESSES = 5
"""The most that people do with no kill in between, and the least before a restart."""
LATEST = 0.1
"""Seconds after a press at which the bot is killed at the latest: in the middle of its work."""


class Hall:
    """Many tables at one bot, and somebody with an axe."""

    def __init__(self, bench: Bench, bot: BotProcess, seed: int) -> None:
        self._bench = bench
        self._bot = bot
        self._rng = Random(seed)
        self._up = asyncio.Event()
        self._up.set()
        self._old: list[tuple[Table, Choice, Message]] = []
        self.tables: list[Table] = []
        self.in_game = 0
        """How often the bot was killed while a game was running."""
        self._presses = 0

    async def open(self, seats: int) -> None:
        """Begin one more game."""
        self.tables.append(await Table.begin(self._bench, self._bench.people(seats)))

    async def play(self, kills: int) -> None:
        """Play every game to its end, with so many kills on the way."""
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(self._play(table))
            group.create_task(self._kill(kills))

    async def press_old_buttons(self, count: int) -> None:
        """Press some buttons whose question was answered long ago: each gets a private answer."""
        old = [entry for entry in self._old if entry[1].meaning.split(":")[2] != entry[0].question]
        for table, choice, message in self._rng.sample(old, min(count, len(old))):
            person = self._rng.choice(table.people)
            answer = await self._bench.answered(await table.use(person, choice, message))
            assert not answer.flags & 128, "thinking for ever"

    async def _play(self, table: Table) -> None:
        while not table.is_over:
            await self._up.wait()
            self._remember(table)
            self._presses += 1
            await table.try_press(self._rng, patience=0.8)

    def _remember(self, table: Table) -> None:
        living = table.living
        if offered := choices(living, "a") or choices(living, "c"):
            self._old.append((table, self._rng.choice(offered), living))

    async def _kill(self, kills: int) -> None:
        for number in range(kills):
            aim = self._presses + self._rng.randint(1, PRESSES)
            await self._bench.until(lambda aim=aim: self._presses >= aim)
            await asyncio.sleep(self._rng.uniform(0, LATEST))
            self.in_game += any(not table.is_over for table in self.tables)
            self._up.clear()
            await self._bot.kill()
            self._bench.end_leases()
            await self._bot.start()
            self._up.set()
            if number % 5 == 4:
                await self.press_old_buttons(3)


@pytest.mark.parametrize(
    ("kills", "seats"),
    [
        pytest.param(3, (2, 3), id="three"),
        pytest.param(
            50, (2, 3, 4) * 5, id="fifty", marks=[pytest.mark.slow, pytest.mark.timeout(900)]
        ),
    ],
)
async def test_killed_at_random_moments_nothing_is_lost_and_nothing_told_twice(
    fresh: Bench, kills: int, seats: tuple[int, ...]
) -> None:
    bot = fresh.process(DRAWING)
    await bot.start()
    hall = Hall(fresh, bot, seed=kills)
    for number in seats:
        await hall.open(number)
    await hall.play(kills)
    assert hall.in_game == kills
    await hall.press_old_buttons(20)
    for table in hall.tables:
        await audit(table)
    await bot.stop()


@pytest.mark.slow
async def test_killed_just_after_any_press_of_the_lobby_the_table_still_starts(
    fresh: Bench,
) -> None:
    bot = fresh.process()
    await bot.start()
    anna, ben = fresh.people(2)
    table = await Table.open(fresh, [anna])
    for person, kind, pauses in ((ben, "j", (3, 27)), (anna, "b", (9, 81))):
        for milliseconds in pauses:
            person.client.use(table.lobby, f"{kind}:{table.session_id}", force=True)
            await asyncio.sleep(milliseconds / 1000)
            await bot.kill()
            fresh.end_leases()
            await bot.start()
        await table.press(person, table.lobby, kind)
        if person is ben:
            await fresh.until(lambda: ben.name in table.lobby.text)
    table.people = [anna, ben]
    await fresh.until(lambda: table.boards)
    await table.play(Random(3), most=3)
    await audit(table)
    await bot.stop()


SOON = 0.03
"""Seconds after a press at which the bot is killed at the latest: in the middle of its work."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "kills", "cuts"),
    [
        pytest.param("gurkensolo", PROFESSIONAL, (2, 9), (), id="gurkensolo"),
        pytest.param("pier18", {}, (8,), (), id="pier18"),
        pytest.param("pick_and_pack", {"arrange": "secret"}, (8,), (0,), id="pack"),
        pytest.param("pick_and_pack", {"arrange": "random"}, (), (6,), id="random"),
        pytest.param("pick_and_pack", {"arrange": "open"}, (), (11,), id="open"),
    ],
)
async def test_killed_between_presses_and_amid_them_a_game_goes_on_to_its_result(
    fresh: Bench, game: str, options: dict[str, str], kills: tuple[int, ...], cuts: tuple[int, ...]
) -> None:
    bot = fresh.process()
    await bot.start()
    people = fresh.people(2)
    people[1].close_dms()
    table = await HiddenTable.begin_game(fresh, people, game, options)
    rng = Random(4)
    session = await table.session()
    for turn in range(200):
        if not session.standing.is_running:
            break
        if turn in kills:
            await bot.kill()
            fresh.end_leases()
            await bot.start()
        if turn in cuts:
            session = await cut_short(table, bot, rng)
        assert [person.id for person in table.all_asked] == owing(session)
        session = await table.decide(rng.choice(table.all_asked), rng)
    assert session.standing.is_finished
    await truth(table)
    assert not table.all_asked
    assert table.boards == [table.living]
    assert not any(table.open_hands(person) for person in people)
    await bot.stop()


def owing(session: Session) -> list[int]:
    """The people (user ids) who owe a decision."""
    return [session.seats[seat].user_id for seat in session.to_act]


async def cut_short(table: HiddenTable, bot: BotProcess, rng: Random) -> Session:
    """Somebody presses, and before much can have come of it, the bot is killed."""
    person = rng.choice(table.all_asked)
    road = await table.road(person)
    offered = choices(road, "h") or choices(road, "a") or choices(road, "c")
    table.send(person, offered[0], road)
    await asyncio.sleep(rng.uniform(0, SOON))
    await bot.kill()
    table.bench.end_leases()
    await bot.start()
    return await table.rest()


ALREADY_ACKNOWLEDGED = 40060


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
