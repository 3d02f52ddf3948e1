"""However much goes wrong, and however much is logged: nothing that players hide gets into the log.

Games of all kinds are played at DEBUG while the database, the rules and Discord fail in turns.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from cogs.commands import router
from cogs.program.log import FORMAT, RedactingFormatter, log_unhandled, quieten_libraries
from cogs.table import play as play_module
from cogs.table import service as table_service
from cogs.table.live_table import LiveTable
from data.store.database import Database
from sandbox import Fault
from tests.e2e.harness import Bench
from tests.e2e.hidden import HiddenTable, good_action, truth
from tests.e2e.secrets_told import Sent, Story, leaks, secrets_of

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


async def test_the_search_finds_what_exceptions_quote(house: Bench) -> None:
    with logged(logging.Formatter(FORMAT)) as log:
        table = await play(house, "pier18", Random(1))
    assert await betrayed(table, log)


@pytest.mark.slow
async def test_the_search_finds_what_discord_py_would_log(house: Bench) -> None:
    with logged(RedactingFormatter(FORMAT)) as log:
        logging.getLogger("discord").setLevel(logging.DEBUG)
        table = await play(house, "pier18", Random(1))
    assert await betrayed(table, log)


@pytest.mark.slow
async def test_the_search_finds_a_press_that_is_logged_whole(
    house: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    # One deal: in others it may be that all that was tried is legal for whoever looks on, too.
    monkeypatch.setattr(table_service, "secrets", SimpleNamespace(token_bytes=bytes))
    monkeypatch.setattr(router, "_facts_of", lambda press, user_id: str(press))
    with logged(RedactingFormatter(FORMAT)) as log:
        table = await play(house, "pier18", Random(1))
    assert await betrayed(table, log)
