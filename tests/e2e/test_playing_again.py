"""From a result to the next game: one press by somebody, one by each of the others."""

import pytest

from tests.e2e.harness import Bench
from tests.e2e.table import Table, choices

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]


async def test_a_rematch_calls_everybody_once_and_begins_when_they_come(house: Bench) -> None:
    ada, bo = people = house.people(2)
    table = await Table.begin(house, people)
    await table.resign(ada)
    await house.settled()
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
