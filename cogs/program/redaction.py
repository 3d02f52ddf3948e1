"""Redact the log: it may quote enough to find every fault, and nothing that players hide.

An exception may quote whatever it met: a card in a hand, a row of the database, the address of a
private answer with its token. So of most exceptions the log holds the class and the lines of code
that it passed, but not its words.
"""

import logging
import re
import traceback
from collections.abc import Iterator
from typing import Any

import discord

from cogs.client.errors import CannotStart
from cogs.workers.pool import WorkFailed
from data.store import StoreError

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
