"""The log says of faults of the program enough to find them, and no secret."""

import logging

import pytest

from cogs.tables.messages.presenter import Presenter
from cogs.tables.session.service import TableService
from sandbox import Fault
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, press_of
from tests.e2e.table import Table, choices

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def broken(*about: object, **how: object) -> None:
    raise RuntimeError("a bug")


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]


async def test_a_press_that_fails_is_logged_with_its_question_and_without_the_choice(
    house: Bench, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await HiddenTable.begin_game(house, house.people(3), "gurkensolo")
    person = table.all_asked[0]
    (hand,) = table.open_hands(person)
    choice = (choices(hand, "a") or choices(hand, "c"))[0]
    monkeypatch.setattr(TableService, "act", broken)
    monkeypatch.setattr(Presenter, "screen", broken)
    interaction = await table.use(person, choice, hand)
    await house.until(lambda: errors(caplog))
    press = press_of(choice)
    (line,) = errors(caplog)
    assert f"interaction {interaction.id} failed" in line
    assert f"{press.kind.name}, table {table.session_id}, ply {press.ply}" in line
    assert press.word not in line


async def test_a_response_that_cannot_be_finished_keeps_no_other_from_it(
    fresh: Bench, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = fresh.process(), fresh.task()
    await first.start()
    table = await Table.begin(fresh, fresh.people(2))
    fresh.sandbox.faults.add(Fault(kind="drop", route="PATCH /webhooks/*", times=None))
    screen = table.send_press(table.host, table.living, "s")
    await fresh.until(lambda: screen.acknowledged_after)
    games = table.host.client.command(table.place, "games", {})
    await fresh.until(lambda: len(fresh.sandbox.record.find("PATCH /webhooks/*")) >= 2)
    await first.kill()
    fresh.end_leases()
    fresh.sandbox.faults.clear()
    monkeypatch.setattr(Presenter, "screen", broken)
    await second.start()
    await fresh.until(lambda: games.text and errors(caplog))
    (line,) = errors(caplog)
    assert f"interaction {screen.id} of session {table.session_id}" in line
    assert screen.token not in caplog.text
    await second.stop()
