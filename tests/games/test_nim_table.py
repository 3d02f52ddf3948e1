"""Nim played by people at a table, with the real bot in a process of its own."""

from collections.abc import AsyncIterator

import pytest

from tests.e2e.bots import drawing
from tests.e2e.harness import Bench, bench
from tests.e2e.table import Choice, Table, choices

PROGRAM = ("-m", "tests.games.nim")
TAKE_ALL = ("a2", "b3", "c4")
"""A whole game: each seat takes the first row that is left."""


@pytest.fixture(scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bench]:
    folder = tmp_path_factory.mktemp("club")
    async with drawing() as renderer, bench(folder, renderer) as shared:
        # Not forked from a process that has loaded the commands: those name the games.
        bot = shared.process(PROGRAM, is_forked=False)
        await bot.start()
        try:
            yield shared
            await bot.stop()
        finally:
            bot.clean()


async def begin(club: Bench) -> Table:
    return await Table.begin(club, club.people(2), game="nim")


async def take(table: Table, notation: str) -> None:
    """The player on turn presses the row, where there are several, then the number."""
    person, question = table.asked, table.question
    assert person is not None
    if choices(table.living, "c"):
        await table.use(person, offered(table, "c", notation[0]))
        await table.bench.until(lambda: choices(table.living, "a"))
    await table.use(person, offered(table, "a", notation))
    await table.bench.until(lambda: table.question != question)


def offered(table: Table, kind: str, word: str) -> Choice:
    """The choice on the board that means *word*."""
    fitting = [c for c in choices(table.living, kind) if c.meaning.split(":", 3)[3] == word]
    assert fitting, f"{word} is not offered"
    return fitting[0]


async def test_a_game_is_played_from_the_lobby_to_the_ranking(club: Bench):
    table = await begin(club)
    winner = table.host
    for notation in TAKE_ALL:
        await take(table, notation)
    await club.settled()
    assert table.is_over
    session = await club.store.get(table.session_id)
    assert session.game == "nim"
    assert session.seats[session.outcome["ranks"].index(1)].user_id == winner.id
    assert [entry.text for entry in await club.store.history(session.id)] == list(TAKE_ALL)
    [ranking] = table.living_or_last.attachments
    assert "Victory" in ranking.description


async def test_rules_and_pieces_can_be_looked_up(club: Bench):
    (reader,) = club.people(1)
    page = await club.answered(await reader.slash(club.channel(), "rules", game="nim"))
    assert "How it is played" in page.text
    assert "example" in page.attachments[0].description
    piece = await club.answered(await reader.slash(club.channel(), "rules", card="Match"))
    assert "All matches are alike" in piece.text
    assert piece.attachments
