"""What the log holds of exceptions: where they came from, and nothing that players hide."""

import asyncio
import logging
import sys

import discord
import pytest

from cogs.program import log
from cogs.program.redaction import RedactingFormatter, summary_of, traceback_of, without_tokens
from cogs.tables.session.errors import NotHost
from data.store import Unavailable
from rules.core.errors import IllegalAction

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
    [(IllegalAction(HIDDEN), "action-illegal"), (NotHost(host=HIDDEN), "not-host")],
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


@pytest.fixture
def root_at_debug() -> None:
    """Levels as with LOG_LEVEL=DEBUG, put back afterwards."""
    loggers = [logging.getLogger(), *map(logging.getLogger, log._LEVELS)]
    before = [logger.level for logger in loggers]
    logging.getLogger().setLevel(logging.DEBUG)
    log.quieten_libraries()
    yield
    for logger, level in zip(loggers, before, strict=True):
        logger.setLevel(level)


@pytest.mark.usefixtures("root_at_debug")
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
