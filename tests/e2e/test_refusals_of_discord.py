"""Refusals of Discord are told to whoever can help, and made up for later."""

import asyncio
import logging
from dataclasses import replace
from random import Random

import pytest

from cogs.publishing import publisher
from sandbox import Fault, Interaction, Message, Permission, refused
from tests.e2e.harness import Bench, database_in
from tests.e2e.hidden import PROFESSIONAL, HiddenTable
from tests.e2e.table import Table, choices

slow = pytest.mark.slow

POST = "POST /channels/{channel_id}/messages"


async def act(table: Table, rng: Random) -> Interaction:
    """Whoever is asked takes an action, without waiting for what comes of it."""
    asked = table.asked
    if not choices(table.living, "a"):
        await table.use(asked, rng.choice(choices(table.living, "c")))
        await table.bench.until(lambda: choices(table.living, "a"))
    return await table.use(asked, rng.choice(choices(table.living, "a")))


@pytest.mark.parametrize("refusals", [1, 2])
async def test_a_board_that_discord_refuses_is_shown_in_words_and_then_without_names(
    hurried: Bench, refusals: int
) -> None:
    table = await Table.open(hurried, hurried.people(2))
    route = f"POST /channels/{table.lobby.id}/messages"
    hurried.sandbox.faults.add(refused(400, 240000, route, times=refusals))
    await table.start()
    await hurried.settled()
    assert not table.living.attachments
    assert "has rolled" in table.living.text
    assert any(person.name in table.living.text for person in table.people) is (refusals == 1)
    await table.move(Random(1))
    await hurried.settled()
    assert table.living.attachments, "the next board is tried as it is"


async def test_a_private_screen_that_discord_refuses_comes_in_words(hurried: Bench) -> None:
    table = await Table.begin(hurried, hurried.people(2))
    await hurried.settled()
    hurried.sandbox.faults.add(refused(400, 20009, "* /webhooks/*"))
    screen = await hurried.answered(await table.press(table.host, table.living, "s"))
    assert not screen.attachments
    assert "has rolled" in screen.text


async def test_what_discord_refuses_however_plain_is_the_operators_business_for_an_hour(
    hurried: Bench, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publisher, "MOST_ATTEMPTS", 1)
    table = await Table.open(hurried, hurried.people(2))
    route = f"POST /channels/{table.lobby.id}/messages"
    hurried.sandbox.faults.add(refused(400, 50035, route, times=None))
    press = await table.press(table.host, table.lobby, "b")
    await hurried.until(lambda: press.is_ephemeral)
    assert "Discord refuses" in press.text
    await hurried.settled()
    errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert ["plainest words" in error for error in errors] == [True]
    hurried.sandbox.faults.clear()
    await hurried.answered(await table.press(table.host, table.lobby, "s"))


async def test_a_locked_thread_is_said_to_the_presser_with_the_permission_that_helps(
    hurried: Bench,
) -> None:
    table = await Table.begin(hurried, hurried.people(2))
    await hurried.settled()
    table.place.locked = True
    press = await act(table, Random(1))
    await hurried.until(lambda: press.is_ephemeral)
    assert "Manage Threads" in press.text
    table.place.locked = False
    await hurried.settled()
    assert len(table.boards) == 1
    assert (await hurried.store.get(table.session_id)).ply == 1


PLACE = "POST /channels/{}/messages"


@pytest.mark.parametrize(
    ("missing", "word"),
    [
        (Permission.EMBED_LINKS | Permission.ATTACH_FILES, "Embed Links, Attach Files"),
        pytest.param(Permission.VIEW_CHANNEL, "Give me View Channel", marks=slow),
    ],
)
async def test_a_start_that_shows_no_board_is_explained_to_who_pressed(
    hurried: Bench, missing: Permission, word: str
) -> None:
    table = await Table.open(hurried, hurried.people(2))
    hurried.sandbox.forbid(table.lobby.channel, missing)
    press = await table.press(table.host, table.lobby, "b")
    await hurried.until(lambda: press.is_ephemeral)
    assert word in press.text
    hurried.sandbox.allow(table.lobby.channel, missing)
    await table.host.slash(table.lobby.channel, "board")
    await hurried.until(lambda: table.boards)


@pytest.mark.parametrize("road", [pytest.param("hand", marks=slow), "screen"])
async def test_a_move_in_private_that_no_board_shows_is_explained_beside_it(
    hurried: Bench, road: str
) -> None:
    table = await HiddenTable.begin_game(hurried, hurried.people(2), "gurkensolo", PROFESSIONAL)
    person = table.all_asked[0]
    way = table.open_hands(person)[-1] if road == "hand" else await table.screen(person)
    hurried.sandbox.forbid(table.lobby.channel, Permission.SEND_MESSAGES_IN_THREADS)
    edits = f"PATCH /channels/{table.place.id}/messages/*"
    hurried.sandbox.faults.add(refused(403, 50013, edits, times=None))
    move = asyncio.create_task(table.decide(person, Random(1), way))

    def told() -> list[Message]:
        return [m for m in person.sees(way.channel) if m.text.endswith("Messages in Threads")]

    await hurried.until(told)
    assert way not in told(), "what was pressed keeps what it shows"
    hurried.sandbox.allow(table.lobby.channel, Permission.SEND_MESSAGES_IN_THREADS)
    hurried.sandbox.faults.clear()
    await move


@pytest.mark.parametrize("command", ["play", pytest.param("board", marks=slow)])
@pytest.mark.parametrize(
    ("fault", "word"),
    [
        (refused(400, 200000), "Discord refuses"),
        pytest.param(refused(403, 20026), "restricts me", marks=slow),
        pytest.param(refused(403, 50013), "permissions: Send Messages", marks=slow),
        pytest.param(refused(403, 50001), "mention me", marks=slow),
        pytest.param(refused(403, 160005), "permissions: Manage Threads", marks=slow),
        pytest.param(refused(403, 111), "Discord does not let me", marks=slow),
        (Fault(kind="drop"), "appear by itself"),
    ],
)
async def test_a_command_whose_message_cannot_be_shown_ends_with_a_word(
    hurried: Bench, command: str, fault: Fault, word: str
) -> None:
    people = hurried.people(2)
    if command == "board":
        table = await Table.begin(hurried, people)
        await hurried.settled()
        place, options = table.place, {}
    else:
        place, options = hurried.channel(), {"game": "docker"}
    hurried.sandbox.faults.add(replace(fault, route=PLACE.format(place.id), times=None))
    answer = await hurried.answered(await people[0].slash(place, command, **options))
    assert word in answer.text
    hurried.sandbox.faults.clear()
    await people[0].slash(place, "board")
    await hurried.settled()
    assert [m for m in place.messages.values() if m.buttons]


async def test_the_answer_of_play_stays_until_the_lobby_stands(hurried: Bench) -> None:
    place, (ada,) = hurried.channel(), hurried.people(1)
    held = hurried.sandbox.faults.add(Fault(kind="held", route=PLACE.format(place.id)))
    play = ada.client.command(place, "play", {"game": "docker"})
    await hurried.until(lambda: held.struck)
    assert ada.sees(place), "still thinking"
    hurried.sandbox.faults.clear()
    await hurried.settled()
    assert [message.author for message in ada.sees(place)] == [hurried.sandbox.world.bot]
    assert play.failed is None


async def test_a_table_whose_server_throws_the_bot_out_waits(hurried: Bench) -> None:
    table = await Table.begin(hurried, hurried.people(2))
    await hurried.settled()
    pressed = table.living
    person = table.asked
    hurried.sandbox.dismiss_bot(hurried.sandbox.guild())
    typed = await person.autocomplete(person.dm, "move", option="action")
    await person.slash(person.dm, "move", action=typed[0]["value"])
    await hurried.settled()
    session = await hurried.store.get(table.session_id)
    assert (session.ply, not session.standing.is_lost) == (1, False)
    answer = await hurried.answered(await person.slash(person.dm, "games"))
    assert "channel no longer exists" in answer.text
    assert table.living is pressed


async def test_a_fresh_database_posts_what_an_earlier_one_has_posted_moments_ago(
    fresh: Bench, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Its tasks have the same numbers, and Discord remembers nonces for minutes."""
    channel, (ada,) = fresh.channel(), fresh.people(1)
    for folder in (tmp_path_factory.mktemp("first"), tmp_path_factory.mktemp("second")):
        fresh.database_url = database_in(folder)
        bot, before = fresh.task(), len(channel.messages)
        await bot.start()
        await ada.slash(channel, "play", game="docker")
        await fresh.until(lambda before=before: len(channel.messages) > before)
        await bot.stop()
    assert len(channel.messages) == 2
