"""Tables, and whole games of Pier 18 and Kraftwagen, with a bot that is started in between."""

from random import Random

import pytest

from cogs.tables.session.live_table import LiveTable
from data.store import Session
from rules import GAMES
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, truth

pytestmark = pytest.mark.asyncio(loop_scope="module")


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
    bot = fresh.task()
    await bot.start()
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
    await bot.stop()


async def test_a_lobby_keeps_its_picture_after_a_start(fresh: Bench) -> None:
    bot = fresh.task()
    await bot.start()
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
    await bot.stop()


async def check_result(table: HiddenTable) -> None:
    """The result that everybody sees is the true one, with the points by source."""
    session, _, states = await truth(table)
    game = GAMES[session.game]
    outcome = game.outcome(states[-1])
    assert outcome == LiveTable(session).outcome
    assert f"🥇 <@{session.seats[outcome.ranks.index(1)].user_id}>" in table.living.text
    assert str(max(outcome.scores)) in table.living.text
    assert len(table.living.attachments) >= 2
    assert table.boards == [table.living]
    assert not any(table.open_hands(person) for person in table.people)


def asked(session: Session) -> list[int]:
    """The people (user ids) who owe a decision."""
    return [session.seats[seat].user_id for seat in session.to_act]
