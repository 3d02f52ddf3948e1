"""The program's log: a failed attempt to connect is one line, and anything unexpected is told."""

import json
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

import pytest

from cogs.program.log import JsonFormatter, start_log


@pytest.fixture
def untouched() -> Iterator[None]:
    """The loggers of the libraries as they are, again afterwards."""
    loggers = [
        logging.getLogger(n)
        for n in ("alembic", "discord.client", "discord.shard", "discord.state")
    ]
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
