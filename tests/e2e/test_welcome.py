"""A server that invites the bot, and whoever asks what there is."""

import pytest

from sandbox import Permission
from tests.e2e.harness import Bench

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]


async def test_whoever_invites_the_bot_is_one_press_away_from_a_game(house: Bench) -> None:
    guild = house.sandbox.guild("Board gamers", with_bot=False)
    closed, first = (house.sandbox.channel(name, guild) for name in ("rules", "games"))
    house.sandbox.forbid(closed, Permission.SEND_MESSAGES)
    house.sandbox.invite_bot(guild)
    await house.until(lambda: first.messages)
    await house.settled()
    assert not closed.messages
    (hello,) = first.messages.values()
    (ada,) = house.people(1)
    games = await house.answered(await ada.press(hello, label="Try a game now"))
    await ada.press(games, label="Docker")
    await house.until(lambda: len(first.messages) == 2)
    refused = await house.answered(await ada.press(hello, label="Set up this server"))
    assert "Manage Server" in refused.text


async def test_help_is_one_page_with_a_game_one_press_away(house: Bench) -> None:
    (ada,) = house.people(1)
    place = house.channel()
    page = await house.answered(await ada.slash(place, "help"))
    assert len(page.text.split()) <= 100
    assert [button.label for button in page.buttons] == ["Play"]
