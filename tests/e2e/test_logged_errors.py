"""The log says of faults enough to find them, and no secret, in words or in JSON."""

import json
import logging
from pathlib import Path

import pytest

from cogs.messages.presenter import Presenter
from cogs.table.service import TableService
from sandbox import Fault
from tests.e2e.bots import ROOT
from tests.e2e.harness import Bench, database_in
from tests.e2e.hidden import HiddenTable, press_of
from tests.e2e.program import Program, refusal
from tests.e2e.table import Table, choices


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
    await fresh.until(lambda: games.text and screen.text)
    assert "restarted" in screen.text
    (line,) = errors(caplog)
    assert f"interaction {screen.id} of session {table.session_id}" in line
    assert screen.token not in caplog.text
    await second.stop()


SAYING_ALL_SORTS = f"""
import logging, sys, threading, warnings
sys.path.insert(0, {str(ROOT)!r})
import bot

async def start(renderer):
    await renderer.start()
    logging.getLogger("a.library").warning("two\\nlines")
    logging.getLogger("a.library").warning("%d", "no number")
    warnings.warn("a warning")
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    raise ArithmeticError("a card in a hand")

code = "import runpy, sys; print('complaint', file=sys.stderr); "
code += "runpy.run_module('cogs.workers.process', run_name='__main__')"
bot._start_renderer = start
pool = bot.WorkerPool
bot.WorkerPool = lambda processes: pool(processes, (sys.executable, "-c", code))
sys.exit(bot.main())
"""
"""The program, with libraries that say things in every way there is, and an end nobody foresaw."""


async def test_every_line_of_a_log_of_json_is_an_object(tmp_path: Path) -> None:
    settings = {"DATABASE_URL": database_in(tmp_path), "LOG_FORMAT": "json", "SANDBOX_PORT": "0"}
    program = Program(tmp_path, settings, ("-c", SAYING_ALL_SORTS), is_forked=False)
    await program.start()
    assert await program.end() == 1
    lines = [json.loads(line) for line in program.words.splitlines()]
    assert program.said == ""
    told = [line["message"] for line in lines]
    assert "two\nlines" in told
    assert "a worker says: complaint" in told
    assert any("a warning" in words for words in told)
    assert any(words.startswith("a line of ") for words in told)
    uncaught = [line for line in lines if line["message"] == "an exception was not caught"]
    assert ["ZeroDivisionError" in line["exception"] for line in uncaught] == [True, False]
    assert "a card in a hand" not in program.words


async def test_a_failed_start_and_the_sandbox_are_told_in_json_too(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_FORMAT=json\nSANDBOX_PORT=SHY\n")
    assert "SANDBOX_PORT" in json.loads(await refusal(tmp_path))["message"]
    program = Program(tmp_path, {"DATABASE_URL": database_in(tmp_path), "SANDBOX_PORT": "0"})
    await program.start()
    await program.until(lambda: "in a browser" in program.words)
    await program.stop()
    assert program.said == ""
    assert all(json.loads(line) for line in program.words.splitlines())
