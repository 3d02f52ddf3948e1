"""The program's log: where trouble came from, in one line where that is enough, and no secret."""

import asyncio
import json
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import discord
import pytest

import bot
from cogs.program import log
from cogs.program.log import (
    JsonFormatter,
    RedactingFormatter,
    printable,
    start_log,
    summary_of,
    traceback_of,
    without_tokens,
)
from cogs.table.errors import Refused
from data.settings import Settings
from data.store import BugReport, Store, Unavailable
from rules.core.errors import IllegalAction


@pytest.fixture
def untouched() -> Iterator[None]:
    """The loggers of the libraries as they are, again afterwards."""
    names = ("", "discord.client", "discord.shard", "discord.state", *log._LEVELS)
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger.level, list(logger.filters)) for logger in loggers]
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    yield
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
    logging.captureWarnings(False)
    for logger, (level, filters) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.filters = filters


def raised(error: BaseException, say: Callable[[], None]) -> None:
    try:
        raise error
    except type(error):
        say()


@pytest.mark.parametrize(
    ("name", "line", "values"),
    [
        ("discord.client", "Attempting a reconnect in %.2fs", (1.5,)),
        ("discord.shard", "Attempting a reconnect for shard ID %s in %.2fs", (3, 1.5)),
        ("discord.shard", "Failed to connect for shard_id: %s. Retrying...", (3,)),
    ],
)
@pytest.mark.usefixtures("untouched")
def test_a_failed_attempt_to_connect_is_one_line(
    caplog: pytest.LogCaptureFixture, name: str, line: str, values: tuple[float, ...]
) -> None:
    start_log("INFO")
    lost = ConnectionResetError("the line\nbroke")
    raised(lost, lambda: logging.getLogger(name).exception(line, *values))
    (record,) = caplog.records
    assert record.getMessage() == f"{line % values} (the line broke)"
    assert record.exc_info is None
    assert record.levelname == "WARNING"


@pytest.mark.usefixtures("untouched")
def test_any_other_failure_keeps_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    start_log("INFO")
    client = logging.getLogger("discord.client")
    raised(KeyError("x"), lambda: client.exception("Ignoring exception in %s", "on_interaction"))
    (record,) = caplog.records
    assert record.exc_info
    assert record.levelname == "ERROR"


@pytest.mark.usefixtures("untouched")
def test_what_libraries_say_to_no_use_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    start_log("INFO")
    logger = logging.getLogger("discord.client")
    logger.setLevel(logging.INFO)
    logger.warning("logging in using static token")
    logger.warning("Something else.")
    assert [record.getMessage() for record in caplog.records] == ["Something else."]


def test_json_lines_hold_the_facts_and_the_traceback_of_a_record() -> None:
    record = logging.makeLogRecord(
        {"name": "bot", "levelname": "INFO", "msg": "press in %d ms\n", "args": (7,), "ms": 7}
    )
    try:
        raise KeyError("x")
    except KeyError:
        record.exc_info = sys.exc_info()
    text = JsonFormatter().format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert line["message"] == "press in 7 ms\n"
    assert line["ms"] == 7
    assert "KeyError" in line["exception"]
    assert datetime.fromisoformat(line["time"]).utcoffset() == timedelta(0)
    assert not {"args", "msg", "lineno", "thread"} & line.keys()


HIDDEN = "the card under the cucumber"


def chained() -> BaseException:
    """An exception whose cause and whose cause's cause quote what is hidden."""
    try:
        try:
            try:
                raise KeyError(HIDDEN)
            except KeyError as error:
                raise IllegalAction(HIDDEN) from error
        except IllegalAction:
            raise AssertionError(HIDDEN)  # noqa: B904  # while the other one is handled
    except AssertionError as error:
        return error


def formatted(error: BaseException, formatter: logging.Formatter) -> str:
    record = logging.LogRecord(
        "test", logging.ERROR, __file__, 1, "it failed", (), (type(error), error, None)
    )
    logging.Formatter().format(record)  # as another handler may have done before
    return formatter.format(record)


def test_of_an_exception_the_log_holds_kinds_and_code_but_no_words() -> None:
    words = formatted(chained(), RedactingFormatter())
    assert HIDDEN not in words
    assert HIDDEN in formatted(chained(), logging.Formatter())
    places = [words.index(kind) for kind in ("KeyError", "IllegalAction", "AssertionError")]
    assert places == sorted(places)
    assert words.count("in chained") == 3


def test_exceptions_that_cannot_betray_anything_speak() -> None:
    assert "disk I/O error" in summary_of(Unavailable("disk I/O error"))
    assert "refused" in summary_of(ConnectionRefusedError("refused"))


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (IllegalAction(HIDDEN), "action-illegal"),
        (Refused("not-host", host=HIDDEN, asker="seated"), "not-host"),
    ],
)
def test_refusals_are_named_by_their_code(error: Exception, code: str) -> None:
    assert summary_of(error).endswith(f": {code}")


def test_an_exception_that_is_its_own_cause_ends() -> None:
    error = ValueError()
    error.__cause__ = KeyError()
    error.__cause__.__cause__ = error
    assert "which led to" in traceback_of(error)


@pytest.mark.parametrize("place", ["webhooks/17", "interactions/17"])
def test_no_token_of_an_interaction_gets_into_the_log(place: str) -> None:
    url = f"https://discord.com/api/v10/{place}/aW50ZXJhY3Rpb24:secret"
    for text in (url, f"{url}/callback", f"url='{url}/messages/@original'"):
        cut = without_tokens(text)
        assert "secret" not in cut
        assert f"{place}/<token>" in cut


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize(
    "name",
    [
        discord.http._log.name,
        discord.gateway._log.name,
        discord.webhook.async_._log.name,
        "discord.state",
        "sqlalchemy.engine",
        "sqlalchemy.pool",
    ],
)
def test_libraries_tell_no_details_however_low_the_level(name: str) -> None:
    logging.getLogger().setLevel(logging.DEBUG)
    log.quieten_libraries()
    assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)


async def test_what_no_task_takes_care_of_is_logged_without_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail() -> None:
        raise KeyError(HIDDEN)

    asyncio.get_running_loop().set_exception_handler(log.log_unhandled)
    task = asyncio.create_task(fail())
    await asyncio.wait((task,))
    del task
    await asyncio.sleep(0)
    (record,) = caplog.records
    words = RedactingFormatter().format(record)
    assert HIDDEN not in words
    assert "KeyError" in words
    assert sys.exc_info() == (None, None, None)


EVIL = "\x1b[2J\x1b]0;owned\x07 \u202egnorw \x9b31m\r"
SHOWN = r"\u001b[2J\u001b]0;owned\u0007 \u202egnorw \u009b31m\u000d"


def test_what_people_wrote_commands_no_terminal() -> None:
    assert printable(f"{EVIL}\tAda\n") == f"{SHOWN}\tAda\n"
    record = logging.LogRecord("test", logging.ERROR, __file__, 1, "%s", (EVIL,), None)
    assert RedactingFormatter().format(record) == SHOWN
    line = log.JsonFormatter().format(record)
    assert json.loads(line)["message"] == EVIL
    assert printable(line) == line


def test_no_task_of_the_operator_prints_what_commands_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite3"
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"format": EVIL, EVIL: EVIL}), "utf-8")

    async def report() -> None:
        store = await Store.open(url)
        await store.add_bug_report(
            BugReport(session_id=None, user_id=1, words=EVIL, version="1", content={})
        )
        await store.close()

    asyncio.run(report())
    settings = Settings(database_url=url)
    monkeypatch.setattr(Settings, "load", lambda: settings)
    monkeypatch.setattr(bot, "start_log", lambda *_: None)
    monkeypatch.setattr(sys, "setswitchinterval", lambda _: None)
    assert bot.main(["bugs"]) == 0
    assert bot.main(["import", str(bad)]) != 0
    told = capsys.readouterr()
    for said in told:
        assert "gnorw" in said
        assert printable(said) == said
