"""The log says of faults enough to find them, and nothing that players hide, at DEBUG neither."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from cogs.messages.presenter import Presenter
from cogs.program.log import FORMAT, RedactingFormatter, log_unhandled, quieten_libraries
from cogs.table import play as play_module
from cogs.table.live_table import LiveTable
from data.store.database import Database
from sandbox import Fault
from tests.e2e.bots import ROOT
from tests.e2e.harness import Bench, database_in
from tests.e2e.hidden import HiddenTable, good_action, press_of, truth
from tests.e2e.program import Program, refusal
from tests.e2e.secrets_told import Sent, Story, leaks, secrets_of
from tests.e2e.table import choices

RARE = ("docker", "gurkensolo", "pick_and_pack", "kraftwagen")
"""Those that are played in the long run alone."""
GAMES = {
    "docker": {},
    "gurkensolo": {"goals": "one", "specials": "with", "mode": "strict"},
    "pick_and_pack": {"arrange": "secret"},
    "pier18": {},
    "kraftwagen": {},
}
DECISIONS = 3
"""In each game; every one of them is tried in vain first."""


class Log(logging.Handler):
    """Every line, with the moment at which it was written."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(formatter)
        self.lines: list[Sent] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.write(record.created, self.format(record))

    def write(self, at: float, words: str) -> None:
        self.lines += [Sent(at, None, "log", (line,)) for line in words.splitlines()]


@contextmanager
def logged(formatter: logging.Formatter) -> Iterator[Log]:
    """Everything that is logged meanwhile, in the form that *formatter* gives it."""
    root, log = logging.getLogger(), Log(formatter)
    before = root.level
    root.addHandler(log)
    root.setLevel(logging.DEBUG)
    quieten_libraries()
    try:
        yield log
    finally:
        root.removeHandler(log)
        root.setLevel(before)
        quieten_libraries()


def break_statement(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    """Fail with a statement that holds all that is stored."""
    work(connection)
    stored = connection.execute(text("SELECT seed, snapshot FROM sessions")).all()
    connection.execute(text("UPDATE sessions SET nowhere = :stored"), {"stored": str(stored)})


def lock(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    locked = sqlite3.OperationalError("database is locked")
    raise OperationalError("UPDATE sessions SET snapshot = ?", (str(work),), locked)


def fill(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    connection.execute(text("PRAGMA max_page_count = 1"))
    try:
        work(connection)
        connection.execute(text("CREATE TABLE bulk AS SELECT zeroblob(10000000) AS filler"))
    finally:
        connection.execute(text("PRAGMA max_page_count = 1000000"))


def trouble_in_database(how: Callable[..., Any]) -> Callable[[pytest.MonkeyPatch], None]:
    """The next writes fail."""
    write = Database.write

    async def failing(self: Database, work: Callable[[Connection], Any]) -> Any:
        return await write(self, lambda connection: how(connection, work))

    return lambda patch: patch.setattr(Database, "write", failing)


def trouble_in_rules(patch: pytest.MonkeyPatch) -> None:
    """An exception quotes the whole position, its seed included."""

    def observe(self: LiveTable, seat: int | None) -> Any:
        raise KeyError(f"{self.state} {self.state.seed.hex()}")

    patch.setattr(LiveTable, "observe", observe)


def trouble_in_actions(patch: pytest.MonkeyPatch) -> None:
    """An exception quotes the position and what was chosen."""

    def act(table: LiveTable, *chosen: Any) -> Any:
        raise KeyError(f"{table.state} {chosen}")

    patch.setattr(play_module, "act", act)


TROUBLE = {
    "broken statement": trouble_in_database(break_statement),
    "locked": trouble_in_database(lock),
    "full": trouble_in_database(fill),
    "rules": trouble_in_rules,
    "actions": trouble_in_actions,
}


async def play(house: Bench, game: str, rng: Random) -> HiddenTable:
    """A game in which each decision is tried in vain first, once with each trouble."""
    table = await HiddenTable.begin_game(house, house.people(2), game, GAMES[game])
    for _ in range(DECISIONS):
        session = await table.session()
        if not session.standing.is_running:
            break
        person = rng.choice(table.all_asked)
        seat = table.people.index(person)
        action = good_action(session, seat, rng)
        asked_at = LiveTable(session).state.asked_at[seat]
        answer, screen = table.custom_id("a", asked_at, action), table.custom_id("s", asked_at)
        for make_trouble in TROUBLE.values():
            # An answer is taken without a look at what others see.
            for custom_id in (screen,) if make_trouble is trouble_in_rules else (answer, screen):
                with pytest.MonkeyPatch.context() as patch:
                    make_trouble(patch)
                    press = person.client.use(table.living, custom_id, force=True)
                    await house.answered(await person.wait(press))
        house.sandbox.faults.add(Fault(kind="5xx", route="* /webhooks/*"))
        await person.slash(table.place, "move", action=f"{action}!")
        await table.decide(person, rng)
    return table


async def betrayed(table: HiddenTable, log: Log) -> list[str]:
    """The lines of *log* with a secret of the game at *table*, or with a token."""
    session, entries, states = await truth(table)
    story = Story(session, entries, states)
    secrets = secrets_of(story) if story.game.info.has_hidden_information else []
    found = [leak.text for leak in leaks(log.lines, secrets)]
    sandbox = table.bench.sandbox
    tokens = sandbox._core.interactions._by_token
    hidden = {sandbox.token, session.seed.hex(), repr(session.seed)[2:-1], *tokens}
    lines = [line for sent in log.lines for line in sent.texts]
    return found + [line for line in lines if any(secret in line for secret in hidden)]


@pytest.mark.parametrize(
    "game", [pytest.param(each, marks=[pytest.mark.slow] * (each in RARE)) for each in GAMES]
)
async def test_nothing_hidden_gets_into_the_log(house: Bench, game: str) -> None:
    asyncio.get_running_loop().set_exception_handler(log_unhandled)
    with logged(RedactingFormatter(FORMAT)) as log:
        table = await play(house, game, Random(game))
    assert len(log.lines) > 100
    assert await betrayed(table, log) == []


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
    trouble_in_actions(monkeypatch)
    monkeypatch.setattr(Presenter, "screen", broken)
    interaction = await table.use(person, choice, hand)
    await house.until(lambda: errors(caplog))
    press = press_of(choice)
    (line,) = errors(caplog)
    assert f"interaction {interaction.id} failed" in line
    assert f"{press.kind.name}, table {table.session_id}, ply {press.ply}" in line
    assert press.word not in line


SAYING_ALL_SORTS = f"""
import logging, sys, threading, warnings
sys.path.insert(0, {str(ROOT)!r})
import bot

async def run(*_):
    logging.getLogger("a.library").warning("two\\nlines")
    logging.getLogger("a.library").warning("%d", "no number")
    warnings.warn("a warning")
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    raise ArithmeticError("a card in a hand")

code = "import runpy, sys; print('complaint', file=sys.stderr); "
code += "runpy.run_module('cogs.workers.process', run_name='__main__')"
bot.run_bot = run
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
    assert any("in a browser" in words for words in told), "the sandbox is told of as well"
    assert "two\nlines" in told
    assert "a worker says: complaint" in told
    assert any("a warning" in words for words in told)
    assert any(words.startswith("a line of ") for words in told)
    uncaught = [line for line in lines if line["message"] == "an exception was not caught"]
    assert ["ZeroDivisionError" in line["exception"] for line in uncaught] == [True, False]
    assert "a card in a hand" not in program.words


async def test_a_failed_start_is_told_in_json_too(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_FORMAT=json\nSANDBOX_PORT=SHY\n")
    assert "SANDBOX_PORT" in json.loads(await refusal(tmp_path))["message"]
