"""Tables whose stored game cannot be read: said once to everybody concerned, and taken up again."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from data.store import Status, Task, TaskKind
from sandbox.world.components import Button
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable
from tests.e2e.table import Choice, Table, choices

ON_HOLD = "on hold: the saved game cannot be read"

DAMAGES = {
    "cut off": "UPDATE sessions SET snapshot = substr(snapshot, 1, 100) WHERE id = ?",
    "no position": "UPDATE sessions SET snapshot = replace(snapshot, '\"ply\":', '\"p\":') "
    "WHERE id = ?",
    "of a later version": "UPDATE sessions SET snapshot = replace(snapshot, "
    "'\"rules_version\":', '\"rules_version\":9') WHERE id = ?",
    "gone": "UPDATE sessions SET snapshot = NULL WHERE id = ?",
    "of another position": "UPDATE sessions SET ply = ply + 1 WHERE id = ?",
    "of an unknown game": "UPDATE sessions SET game = 'chess' WHERE id = ?",
    "no people": "UPDATE sessions SET people = substr(people, 1, 20) WHERE id = ?",
    "no agreement": "UPDATE sessions SET agreement = '[]' WHERE id = ?",
    "no play": "UPDATE sessions SET play = '' WHERE id = ?",
    "history": "UPDATE events SET effects = '[[1' WHERE session_id = ?",
}
"""What can be wrong with a stored game, and how that comes about."""
RARE = (
    "no agreement",
    "no play",
    "no position",
    "of a later version",
    "gone",
    "of another position",
)
"""What is damaged in the long run alone."""


async def change(bench: Bench, statement: str, *values: object) -> None:
    """Change the database behind the bot's back.

    In a thread: the bot may have to end a transaction first, which takes the loop.
    """
    await asyncio.to_thread(_change, bench.folder / "games.sqlite3", statement, values)


def _change(file: Path, statement: str, values: Sequence[object]) -> None:
    with closing(sqlite3.connect(file, timeout=60)) as connection, connection:
        connection.execute(statement, values)


async def damaged_table(bench: Bench, damage: str = "cut off") -> Table:
    """A table in the middle of its game, whose stored game cannot be read any more."""
    table = await Table.begin(bench, bench.people(2), moves=2)
    await change(bench, DAMAGES[damage], table.session_id)
    return table


async def frozen_table(bench: Bench) -> Table:
    """The same after somebody has found out."""
    table = await damaged_table(bench)
    await bench.answered(await table.press(table.host, table.living, "s"))
    await bench.settled()
    return table


def _votes(button: Button) -> bool:
    """Tell whether *button* answers the question to call a table off: yes comes before no."""
    return (button.custom_id or "").startswith("v:")


def reports(caplog: pytest.LogCaptureFixture) -> list[str]:
    """List what the operator was told."""
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]


def mended(bench: Bench, table: Table) -> Callable[[], Awaitable[None]]:
    """Return the act of an operator who has a copy of *table* from before its damage."""
    with sqlite3.connect(bench.folder / "games.sqlite3") as connection:
        ((snapshot,),) = connection.execute(
            "SELECT snapshot FROM sessions WHERE id = ?", (table.session_id,)
        )
    connection.close()
    text = "UPDATE sessions SET snapshot = ? WHERE id = ?"
    return lambda: change(bench, text, snapshot, table.session_id)


@pytest.mark.parametrize(
    "damage", [pytest.param(each, marks=[pytest.mark.slow] * (each in RARE)) for each in DAMAGES]
)
async def test_a_press_finds_out_and_everybody_concerned_is_told_once(
    house: Bench, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    table = await damaged_table(house, damage)
    before = len(table.posted)
    for person in (*table.people, *house.people(1), table.host):
        answer = await house.answered(await table.press(person, table.living, "s"))
        assert ON_HOLD in answer.text
        await house.settled()
    (board,) = table.boards
    assert ON_HOLD in board.text
    assert not choices(board, "a") + choices(board, "c")
    assert len(table.posted) == before + 1
    game = "chess" if damage == "of an unknown game" else "docker"
    (report,) = reports(caplog)
    ply = (await house.store.get(table.session_id)).ply
    assert f"session {table.session_id} is frozen at ply {ply} of {game}: " in report
    assert "seed" not in caplog.text


async def test_a_typed_move_says_it_and_nothing_is_proposed_for_it(house: Bench) -> None:
    table = await damaged_table(house)
    person = table.asked
    assert not await person.autocomplete(table.place, "move", option="action")
    answer = await house.answered(await person.slash(table.place, "move", action="a1-c2"))
    assert ON_HOLD in answer.text


async def test_other_tables_of_the_same_people_go_on(house: Bench) -> None:
    frozen = await frozen_table(house)
    other = await Table.begin(house, frozen.people)
    await other.play(Random(4), most=2)
    answer = await house.answered(await frozen.host.slash(house.channel(), "games"))
    assert "On hold" in answer.text
    assert answer.text.count("**Docker**") == 2
    await other.resign(other.host)
    assert other.is_over


async def test_the_hands_of_a_frozen_table_end_when_it_is_called_off(house: Bench) -> None:
    people = house.people(2)
    table = await HiddenTable.begin_game(house, people, "gurkensolo", {"mode": "strict"})
    await change(house, DAMAGES["cut off"], table.session_id)
    await house.answered(await table.press(table.host, table.living, "s"))
    await house.settled()
    damaged = (await table.session()).snapshot
    assert any(table.open_hands(person) for person in people)
    await table.cancel(table.host)
    await house.settled()
    # Cards that are forced may have begun the game: then the other one has to agree.
    for vote in [b for board in table.boards for b in board.buttons if _votes(b)][:1]:
        await table.use(people[1], Choice(vote.custom_id))
    await house.settled()
    session = await table.session()
    assert (session.standing.status, session.snapshot) == (Status.CANCELLED, damaged)
    assert not table.boards
    assert not any(table.open_hands(person) for person in people)


async def test_a_lobby_of_a_game_that_this_program_does_not_know_waits(house: Bench) -> None:
    table = await Table.open(house, house.people(2))
    await house.settled()  # The bot in this thread must not hold a lock meanwhile.
    await change(house, DAMAGES["of an unknown game"], table.session_id)
    answer = await house.answered(await table.press(*house.people(1), table.lobby, "j"))
    assert ON_HOLD in answer.text
    await house.until(lambda: ON_HOLD in table.lobby.text)
    await table.cancel(table.host)
    await house.until(lambda: "called off" in table.lobby.text)


async def test_a_hand_keeps_what_it_shows_and_can_be_played_after_the_mending(house: Bench) -> None:
    table = await HiddenTable.begin_game(house, house.people(2), "gurkensolo")
    person = table.all_asked[0]
    mend = mended(house, table)
    await change(house, DAMAGES["cut off"], table.session_id)
    (hand,) = table.open_hands(person)
    offered = (choices(hand, "a") or choices(hand, "c"))[0]
    answer = await house.answered(await table.use(person, offered, hand))
    assert ON_HOLD in answer.text
    assert table.open_hands(person) == [hand]
    await house.settled()
    await mend()
    await table.press(person, hand, "s")
    await house.until(lambda: ON_HOLD not in table.living.text)
    session = await table.rest()
    await table.decide(person, Random(1), hand)
    assert (await table.session()).ply > session.ply


# Restarts


async def test_what_a_start_cannot_publish_is_told_and_goes_on_after_the_next(
    fresh: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await fresh.started()
    table = await Table.begin(fresh, fresh.people(2))
    sound = await Table.begin(fresh, fresh.people(2))
    await fresh.settled()
    await bot.stop()
    mend = mended(fresh, table)
    await change(fresh, DAMAGES["cut off"], table.session_id)
    for other in (table, sound):
        session = await fresh.store.get(other.session_id)
        anew = Task(kind=TaskKind.NEW_BOARD, ply=session.ply)
        await fresh.store.commit(session, session, tasks=[anew])
    await fresh.store.let_go()
    await bot.start()
    await fresh.settled()
    assert ON_HOLD in table.living.text
    assert len(reports(caplog)) == 1
    assert len(sound.posted) == 2
    told = len(table.posted)
    await bot.stop()
    await bot.start()
    await fresh.settled()
    assert len(table.posted) == told, "people are told once"
    assert len(reports(caplog)) == 2, "the operator hears of it once more at every start"
    await mend()
    await bot.stop()
    await bot.start()
    await fresh.settled()
    assert len(table.boards) == 1
    assert table.asked is not None
    await table.play(Random(6), most=1)
