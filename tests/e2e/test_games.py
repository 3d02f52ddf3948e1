"""Whole games, from /play to the result, as people see them."""

from random import Random

import discord
import pytest

from cogs.table.live_table import LiveTable
from sandbox import Message
from tests.e2e.audit import audit
from tests.e2e.harness import Bench
from tests.e2e.table import Table, choices

pytestmark = pytest.mark.usefixtures("no_errors")

PLACES = ("🥇", "🥈", "🥉", "4")


@pytest.mark.parametrize(
    ("seats", "preset"),
    [
        pytest.param(2, "german", marks=pytest.mark.slow),
        pytest.param(2, "french", marks=pytest.mark.slow),
        (3, "italian"),
        pytest.param(4, "standard", marks=pytest.mark.slow),
    ],
)
async def test_a_game_is_played_to_its_result(house: Bench, seats: int, preset: str) -> None:
    table = await Table.begin(house, house.people(seats), preset=preset)
    await table.play(Random(f"{seats} {preset}"))
    session = await audit(table)
    outcome = LiveTable(session).outcome
    assert session.standing.is_finished
    places = [line for line in table.living.text.split("\n") if line.startswith(PLACES)]
    ranking = sorted(range(seats), key=lambda seat: outcome.ranks[seat])
    assert len(places) == seats
    for place, seat, medal in zip(places, ranking, PLACES, strict=False):
        assert place.startswith(medal)
        assert f"<@{session.seats[seat].user_id}>" in place


async def test_a_german_table_speaks_german_and_each_person_their_own_language(
    house: Bench,
) -> None:
    guild = house.sandbox.guild("Spieleabend")
    guild.locale = "de"
    german, english = *house.people(1, "de"), *house.people(1, "en-GB")
    table = await Table.begin(house, [german, english], house.sandbox.channel("spiele", guild))
    await house.settled()
    assert "Die Partie hat begonnen" in table.lobby.text
    assert {"Meine Ansicht", "Regeln"} <= {button.label for button in table.living.buttons}
    answers = {}
    for person in (german, english):
        answer = await house.answered(await person.slash(table.place, "games"))
        answers[person] = answer.text
    assert "Dein Tisch" in answers[german]
    assert "Your table" in answers[english]
    await table.play(Random(3), most=3)
    await table.resign(german)
    await audit(table)


BLUE = discord.ButtonStyle.primary.value


def blue(message: Message) -> list[str | None]:
    return [button.label for button in message.buttons if button.style == BLUE]


async def test_shuffle_and_begin_is_the_one_blue_button(house: Bench) -> None:
    table = await Table.begin(house, house.people(2), game="pick_and_pack")
    screen = await house.answered(await table.press(table.host, table.living, "s"))
    assert blue(screen) == [screen.buttons[0].label] == ["▶ Shuffle and begin"]
    assert "Shuffling is fine for a first game." in screen.text

    _, shuffle = choices(screen, "h")
    await table.use(table.host, shuffle, screen)
    await house.until(lambda: blue(screen) == ["Ready!"])
    assert screen.text.endswith("Your 12 tiles are laid. Ready?")
    assert " lays " not in screen.text


async def test_a_rematch_calls_everybody_once_and_begins_when_they_come(house: Bench) -> None:
    ada, bo = people = house.people(2)
    table = await Table.begin(house, people)
    await table.resign(ada)
    over = table.living
    again = [choice for choice in choices(over, "A") if choice.meaning.endswith(":rematch")]
    lobbies = len(table.lobby.channel.messages)
    pressed = await table.use(bo, again[0], over)
    (link,) = (await house.answered(pressed)).buttons
    assert link.url.endswith(f"/{table.lobby.channel.id}")
    await house.settled()
    assert len(table.lobby.channel.messages) == lobbies + 1
    lobby = list(table.lobby.channel.messages.values())[-1]
    assert f"<@{ada.id}>" in lobby.text
    assert f"<@{bo.id}>" not in lobby.text
    following = Table(house, [bo, ada], lobby)
    await following.use_lobby(ada, "j")
    await house.settled()
    assert following.boards
    # Whoever presses later is led there, and nobody is called again.
    pressed = await table.use(ada, again[0], over)
    await house.answered(pressed)
    await house.settled()
    assert len(table.lobby.channel.messages) == lobbies + 1
