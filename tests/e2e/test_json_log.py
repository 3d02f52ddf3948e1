"""With LOG_FORMAT=json a program that reads the log meets nothing else."""

import json
from pathlib import Path

import pytest

from tests.e2e.bots import ROOT
from tests.e2e.harness import database_in
from tests.e2e.program import Program, refusal

pytestmark = pytest.mark.asyncio(loop_scope="module")

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
