"""The program's log: which records of other packages pass, in which form, and what is redacted.

It may quote enough to find every fault, and nothing that players hide. An exception may quote
whatever it met: a card in a hand, a row of the database, the address of a private answer with its
token. So of most exceptions the log holds the class and the lines of code that it passed, but not
its words.
"""

import asyncio
import json
import logging
import re
import sys
import threading
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import discord

from cogs.program.errors import CannotStart
from cogs.workers.pool import WorkFailed
from data.store import StoreError

log = logging.getLogger(__name__)

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_LEVELS = {
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "discord": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "PIL": logging.INFO,
}
"""Loggers that reveal too much below these levels: discord.py every message and every token,
aiosqlite and SQLAlchemy every row, the others nothing that helps."""
_NO_CONCERN = {"discord.client": "logging in using static token"}
"""Loggers, and the beginning of what they say at each attempt to no use: failures have a line of
their own."""
_RECONNECTING = ("discord.client", "discord.shard")
"""Loggers that report each failed attempt to connect with a traceback."""


_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}
"""What every record has."""
SPEAKING = (StoreError, CannotStart, WorkFailed, discord.HTTPException, OSError)
"""Exceptions whose words name the trouble and nothing that is stored."""

_TOKEN = re.compile(r"(?<=/)(webhooks|interactions)/(\d+)/[^/\s\"'?)]+")
"""In addresses: anybody who has this token can write in the bot's name for 15 minutes."""


_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Characters that command a terminal or turn the direction of writing; no tab and no new line."""


class RedactingFormatter(logging.Formatter):
    """Formats records without tokens, and without messages of exceptions that may hold secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        # What another formatter made of the exception is kept in the record: not for this one.
        record.exc_text = None
        return printable(without_tokens(super().format(record)))

    def formatException(self, ei: Any) -> str:  # noqa: N802  # the name is logging's
        """The exception with its causes, the first cause on top."""
        return traceback_of(ei[1])


def printable(text: str) -> str:
    """*text* for a terminal or a log: what people wrote in it is shown, and commands nothing."""
    return _CONTROLS.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


def without_tokens(text: str) -> str:
    """*text* with every interaction's token cut out of addresses."""
    return _TOKEN.sub(r"\1/\2/<token>", text)


def traceback_of(error: BaseException | None) -> str:
    """Trace *error* and its causes, line by line of code, the first cause on top."""
    links = [
        "".join(traceback.format_tb(link.__traceback__)) + summary_of(link)
        for link in _chain(error)
    ]
    return "\n\nwhich led to\n\n".join(reversed(links))


def summary_of(error: BaseException) -> str:
    """The class of *error*, with its message or its code where these hold no secret."""
    kind = type(error)
    name = f"{kind.__module__}.{kind.__qualname__}".removeprefix("builtins.")
    if isinstance(error, SPEAKING):
        return f"{name}: {error}"
    code = getattr(error, "code", None)
    return f"{name}: {code}" if isinstance(code, str) else name


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """*error*, its cause, the cause of that, and so on, each once."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def start_log(level: str, form: str = "text") -> None:
    """Write everything from *level* upwards to standard error; *form* is "text" or "json".

    Warnings of Python and exceptions that nobody has caught are part of it.
    """
    handler = _Handler()
    handler.setFormatter(JsonFormatter() if form == "json" else RedactingFormatter(FORMAT))
    logging.basicConfig(level=level, handlers=[handler])
    logging.captureWarnings(True)
    sys.excepthook = lambda kind, error, where: _log_uncaught(error)
    threading.excepthook = lambda failed: _log_uncaught(failed.exc_value)
    sys.unraisablehook = lambda failed: _log_uncaught(failed.exc_value)
    quieten_libraries()
    for name in _RECONNECTING:
        logging.getLogger(name).addFilter(_shorten)
    for name in _NO_CONCERN:
        logging.getLogger(name).addFilter(_concerns_us)


class _Handler(logging.StreamHandler[Any]):
    """Writes to standard error; where a line cannot be made, one that says which."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # logging's name
        """Log where *record* came from, once; nothing where the log itself is gone."""
        if record.name != __name__ and not isinstance(sys.exc_info()[1], OSError):
            log.error("a line of %s cannot be written", f"{record.pathname}:{record.lineno}")


class JsonFormatter(RedactingFormatter):
    """Each record as one line of JSON, with whatever facts it was given as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        """The object: time (UTC), level, logger and message, then the facts."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: fact for name, fact in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return printable(without_tokens(json.dumps(line, ensure_ascii=False, default=str)))


def quieten_libraries() -> None:
    """Keep library loggers at their minimum levels, however low the program's own level is."""
    own = logging.getLogger().level
    for name, least in _LEVELS.items():
        logging.getLogger(name).setLevel(max(own, least))


def log_unhandled(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle an exception that no task took care of. asyncio's own handler would quote it."""
    error = context.get("exception")
    logging.getLogger("asyncio").error("%s", context["message"], exc_info=error)


def _log_uncaught(error: BaseException | None) -> None:
    log.error("an exception was not caught", exc_info=error)


def in_one_line(error: BaseException) -> str:
    """Return the words of *error* in one line, or its name where it has none."""
    return " ".join(str(error).split()) or type(error).__name__


def _concerns_us(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(_NO_CONCERN[record.name])


def _shorten(record: logging.LogRecord) -> bool:
    """Put the cause of a failed attempt into its line, in place of a traceback."""
    if record.exc_info and record.exc_info[1] and "onnect" in record.getMessage():
        record.msg = f"{record.getMessage()} ({in_one_line(record.exc_info[1])})"
        record.args, record.exc_info, record.levelno = None, None, logging.WARNING
        record.levelname = "WARNING"
    return True
