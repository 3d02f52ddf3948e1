"""Days pass in the lab of the page: what was planned for them happens on the way, in order."""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from cogs.workers import worker
from cogs.workers.renderer import Renderer
from data.store import Preference, StandIn
from sandbox import clock
from tests.e2e.harness import Bench, bench
from tests.e2e.table import Table

pytestmark = pytest.mark.usefixtures("no_errors")

WEEK = 7 * 24 * 3600


@pytest.fixture
async def house(
    tmp_path: Path, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Bench]:
    """A bench whose bot tells the clock of its plans, as in ``make play``."""
    monkeypatch.setattr(clock, "_CALM", 0.2)
    monkeypatch.setattr(worker, "LOOK_AT_CLOCK", 0.02)
    async with bench(tmp_path, renderer) as own:
        own.sandbox.clock.plan = own.store.next_moment
        bot = own.task()
        await bot.start()
        yield own
        await bot.stop()


async def test_a_week_brings_reminders_deadlines_and_what_was_agreed_for_them(house: Bench) -> None:
    people = house.people(2)
    for person in people:
        await house.store.set_preference(person.id, Preference(quiet_from=0, quiet_until=0))
    table = await Table.begin(house, people)
    first = table.asked
    await house.settled()
    before = await house.store.get(table.session_id)
    deadline = before.clocks[before.to_act[0]].deadline
    began = house.sandbox.clock.now()
    url = f"{house.sandbox.page_url}sandbox/api/clock"
    async with aiohttp.ClientSession() as page, page.post(url, json={"seconds": WEEK}) as answer:
        assert answer.status == 200

    assert house.sandbox.clock.now() >= began + WEEK
    after = await house.store.get(table.session_id)
    assert after.seats[before.to_act[0]].stand_in is StandIn.TIMED_OUT
    messages = table.place.messages
    called = {person: [ping.at for ping in person.pings] for person in people}
    ours = [at for at in called[first] if at < deadline.timestamp()]
    (theirs,) = (called[person] for person in people if person is not first)
    assert len(ours) > 1, "asked, then reminded"
    assert len({at // 3600 for at in ours}) == len(ours), "none came in a heap"
    assert len(theirs) > 1, "the robot has played, and the other person was asked"
    assert all(at > deadline.timestamp() for at in theirs)
    assert sum("⏰" in m.text for m in messages.values()) <= 1, "one reminder stands at a time"
    assert not any("continues below" in message.text for message in messages.values())
    assert "The game waits" in table.living.text
    assert table.living.text.count("Time is up for") == 1
    assert "⏳" not in table.living.text, "the deadline is a thing of the past"
    assert "I am back" in {button.label for button in table.living.buttons}
    for person in people:
        screen = await house.answered(await table.press(person, table.living, "s"))
        assert "Your time is up. The game waits" in screen.text
        assert f"Time is up for **{person.name}**" not in screen.text
    await table.press(first, table.living, "R:back")
    await house.until(lambda: "The game waits" not in table.living_or_last.text)
    await house.settled()
    back = await house.store.get(table.session_id)
    late = [seat.user_id for seat in back.seats if seat.stand_in is StandIn.TIMED_OUT]
    assert late == [person.id for person in people if person is not first]
