"""The program's log: what of other packages is let in, and in which form."""

import logging

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_LEVELS = {"alembic": logging.WARNING}
"""Loggers that reveal too much below these levels: stored values and plugins."""
_RECONNECTING = ("discord.client", "discord.shard")
"""Loggers that report each failed attempt to connect with a traceback."""


def start_log(level: str) -> None:
    """Write everything from *level* upwards to standard error."""
    logging.basicConfig(level=level, format=FORMAT)
    for name, least in _LEVELS.items():
        logging.getLogger(name).setLevel(least)
    for name in _RECONNECTING:
        logging.getLogger(name).addFilter(_shorten)


def in_one_line(error: BaseException) -> str:
    """What *error* says, or its name where it says nothing."""
    return " ".join(str(error).split()) or type(error).__name__


def _shorten(record: logging.LogRecord) -> bool:
    """Put the cause of a failed attempt into its line, in place of a traceback."""
    if record.exc_info and record.exc_info[1] and "onnect" in record.getMessage():
        record.msg = f"{record.getMessage()} ({in_one_line(record.exc_info[1])})"
        record.args, record.exc_info, record.levelno = None, None, logging.WARNING
        record.levelname = "WARNING"
    return True
