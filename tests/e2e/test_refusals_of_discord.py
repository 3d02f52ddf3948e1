"""What Discord refuses a table: said to whoever can help, and made up for later."""

from random import Random

import pytest

from render.worker import Renderer
from sandbox import Interaction
from tests.e2e.harness import Bench
from tests.e2e.table import Table, choices

pytestmark = pytest.mark.asyncio(loop_scope="module")

POST = "POST /channels/{channel_id}/messages"


async def act(table: Table, rng: Random) -> Interaction:
    """Whoever is asked takes an action, without waiting for what comes of it."""
    asked = table.asked
    assert asked is not None
    if not choices(table.living, "a"):
        await table.use(asked, rng.choice(choices(table.living, "c")))
        await table.bench.until(lambda: choices(table.living, "a"))
    return await table.use(asked, rng.choice(choices(table.living, "a")))


async def test_pictures_that_are_too_large_become_a_board_in_characters_at_once(
    hurried: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bytes are not sent again and again."""
    size = 26 << 20

    async def pictures(*about: object) -> tuple[bytes, ...]:
        return (bytes(size),)

    monkeypatch.setattr(Renderer, "pictures", pictures)
    table = await Table.begin(hurried, hurried.people(2))
    await hurried.settled()
    assert "```" in table.living.text
    assert not table.living.attachments
    statuses = [entry.status for entry in hurried.sandbox.record.find(POST)]
    assert statuses.count(413) == 1


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


async def test_a_table_whose_server_throws_the_bot_out_waits(hurried: Bench) -> None:
    table = await Table.begin(hurried, hurried.people(2))
    await hurried.settled()
    pressed = table.living
    person = table.asked
    assert person is not None
    hurried.sandbox.dismiss_bot(hurried.sandbox.guild())
    typed = await person.autocomplete(person.dm, "move", option="action")
    await person.slash(person.dm, "move", action=typed[0]["value"])
    await hurried.settled()
    session = await hurried.store.get(table.session_id)
    assert (session.ply, session.lost_at is None) == (1, False)
    answer = await hurried.answered(await person.slash(person.dm, "games"))
    assert "place in Discord is gone" in answer.text
    assert table.living is pressed


async def test_a_fresh_database_posts_what_an_earlier_one_has_posted_moments_ago(
    fresh: Bench, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Its tasks have the same numbers, and Discord remembers nonces for minutes."""
    channel, (ada,) = fresh.channel(), fresh.people(1)
    for folder in (tmp_path_factory.mktemp("first"), tmp_path_factory.mktemp("second")):
        fresh.folder = folder
        bot, before = fresh.task(), len(channel.messages)
        await bot.start()
        await ada.slash(channel, "play", game="docker")
        await fresh.until(lambda before=before: len(channel.messages) > before)
        await bot.stop()
    assert len(channel.messages) == 2


async def test_the_program_says_nothing_about_voice(fresh: Bench) -> None:
    """A board game has no use for the packages that discord.py would like for it."""
    bot = fresh.process()
    try:
        await bot.start()
        await bot.stop()
        assert not {"PyNaCl", "davey", "voice"} & set(bot.output.split())
    finally:
        bot.clean()
