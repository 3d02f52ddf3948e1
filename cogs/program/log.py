"""The program's log: which records of other packages pass, and in which form."""

import asyncio
import json
import logging
import sys
import threading
from datetime import UTC, datetime
from typing import Any

from cogs.program.redaction import RedactingFormatter, printable, without_tokens

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
_NO_CONCERN = {
    "discord.client": "logging in using static token",
}
"""Loggers, and the beginning of what they say at each attempt to no use: failures have a line of
their own."""
_RECONNECTING = ("discord.client", "discord.shard")
"""Loggers that report each failed attempt to connect with a traceback."""


_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}
"""What every record has."""


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
