"""Two bots on one database, restarts, and whole games with a bot that is started in between."""

import asyncio
from random import Random

import pytest

from cogs.table.live_table import LiveTable
from data.store import Session
from rules import GAMES
from sandbox import Interaction
from tests.e2e.audit import audit
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, truth
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


slow = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "seats", "options", "restarts"),
    [
        pytest.param("pier18", 2, {}, (1,), id="pier18-2"),
        pytest.param("pier18", 3, {}, (9,), id="pier18-3", marks=slow),
        pytest.param("kraftwagen", 2, {}, (40,), id="kraftwagen-2", marks=slow),
        pytest.param("kraftwagen", 3, {"money": "open"}, (60,), id="kraftwagen-3", marks=slow),
        pytest.param("kraftwagen", 4, {}, (90,), id="kraftwagen-4", marks=slow),
    ],
)
async def test_a_game_goes_on_after_every_start_to_its_result(
    fresh: Bench,
    no_errors: None,
    game: str,
    seats: int,
    options: dict[str, str],
    restarts: tuple[int, ...],
) -> None:
    bot = await fresh.started()
    people = fresh.people(seats)
    people[-1].close_dms()
    table = await HiddenTable.begin_game(fresh, people, game, options)
    rng = Random(f"{game} {seats}")
    session = await table.session()
    while session.standing.is_running:
        if session.ply in restarts:
            await bot.stop()
            await bot.start()
            assert (await table.session()).ply == session.ply
        assert [person.id for person in table.all_asked] == asked(session)
        session = await table.decide(rng.choice(table.all_asked), rng)
    await check_result(table)


async def test_a_lobby_keeps_its_picture_after_a_start(fresh: Bench) -> None:
    bot = await fresh.started()
    table = await HiddenTable.open(fresh, fresh.people(2))
    await fresh.settled()
    (picture,) = table.lobby.attachments
    await bot.stop()
    await bot.start()
    seen, sent = table.lobby.edits, len(fresh.sandbox.record.requests)
    await table.choose_preset("french")
    await fresh.until(lambda: table.lobby.edits > seen)
    assert [request.files for request in list(fresh.sandbox.record)[sent:] if request.files] == []
    assert table.lobby.attachments == [picture]


async def check_result(table: HiddenTable) -> None:
    """The result that everybody sees is the true one, with the points by source."""
    session, _, states = await truth(table)
    game = GAMES[session.game]
    outcome = game.outcome(states[-1])
    assert outcome == LiveTable(session).outcome
    assert f"🥇 <@{session.seats[outcome.ranks.index(1)].user_id}>" in table.living.text
    assert str(max(outcome.scores)) in table.living.text
    assert table.living.attachments
    assert table.boards == [table.living]
    assert not any(table.open_hands(person) for person in table.people)


def asked(session: Session) -> list[int]:
    """The people (user ids) who owe a decision."""
    return [session.seats[seat].user_id for seat in session.to_act]
