"""Whoever wants one message a day is left in peace at the table, and gets it once."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.tables.session import due_loop
from data.store import DAILY
from render.worker import Renderer
from sandbox import Message, Person
from tests.e2e.bots import BotTask
from tests.e2e.harness import Bench, bench
from tests.e2e.table import Table, choices
from tests.e2e.test_called_people import choose_call, pings_at, play_until_asked

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("no_errors")]


@pytest.fixture(scope="module")
def ahead() -> list[timedelta]:
    """How far the clock of the bots is put forward: the only item."""
    return [timedelta(0)]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def days(
    tmp_path_factory: pytest.TempPathFactory, renderer: Renderer, ahead: list[timedelta]
) -> AsyncIterator[Bench]:
    """A bench with a bot whose clock can be put forward."""
    folder: Path = tmp_path_factory.mktemp("daily")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(due_loop, "LONGEST_WAIT", timedelta(seconds=0.02))
        async with bench(folder, renderer) as own:
            bot = BotTask(
                own.sandbox,
                own.database_url,
                renderer,
                clock=lambda: datetime.now(UTC) + ahead[0],
            )
            await bot.start()
            yield own
            await bot.stop()


def summaries(person: Person) -> list[Message]:
    return [message for message in person.dm.messages.values() if "📬" in message.text]


async def test_the_board_stays_silent_and_one_message_tells_everything(
    days: Bench, ahead: list[timedelta]
) -> None:
    people = days.people(2)
    ada, bo = people
    tables = [await Table.open(days, people) for _ in range(2)]
    await choose_call(tables[0], ada, DAILY)
    for table in tables:
        await table.start()
        await play_until_asked(table, ada)
        assert pings_at(table, ada) == 0
        assert f"<@{ada.id}>" in table.living.text, "the board names her all the same"
    assert pings_at(tables[0], bo) + pings_at(tables[1], bo) > 0
    assert not ada.dm.messages

    ahead[0] += timedelta(days=1)
    await days.until(lambda: summaries(ada))
    await days.settled()
    (told,) = summaries(ada)
    assert "2 tables are waiting for you" in told.text
    for table in tables:
        assert f"/{table.living.id}" in told.text, "a link to each board"
    assert not summaries(bo)
    screen = await days.answered(await ada.press(told, label="Play now"))
    assert choices(screen, "a") or choices(screen, "c")
    assert summaries(ada) == [told], "it stays as it was"


async def test_who_cannot_be_told_is_called_at_the_table(
    days: Bench, ahead: list[timedelta]
) -> None:
    people = days.people(2)
    table = await Table.open(days, people)
    ada = people[0]
    await choose_call(table, ada, DAILY)
    ada.close_dms()
    await table.start()
    await play_until_asked(table, ada)
    assert pings_at(table, ada) == 0
    ahead[0] += timedelta(days=1)
    await days.until(lambda: pings_at(table, ada))
    await days.settled()
    assert pings_at(table, ada) == 1
    assert "📪" in table.living.text
