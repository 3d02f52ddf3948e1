"""Parsers of settings: functions of a text that raise ValueError with the problem."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

_TOKEN_LENGTH = 50
"""Discord's tokens have about 70 characters; a shorter text was cut somewhere."""

_LOG_FORMATS = ("text", "json")
_LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")

_DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
_SSL_MODES = "disable|allow|prefer|require|verify-ca|verify-full"
_POSTGRES_OPTIONS = {
    "ssl": _SSL_MODES,
    "sslmode": _SSL_MODES,
    "host": ".+",
    "port": r"\d{1,5}",
    "prepared_statement_cache_size": r"\d{1,5}",
}
"""What may follow the question mark, and what it may be: all that asyncpg takes as a text."""


def token(text: str) -> str:
    """A bot's token."""
    if any(character.isspace() for character in text):
        raise ValueError("holds white space")
    if len(text) < _TOKEN_LENGTH:
        raise ValueError("is too short for a bot's token")
    if not re.fullmatch(r"[\w-]+\.[\w-]+\.[\w-]+", text, re.ASCII):
        raise ValueError("is not three parts with a dot between them")
    return text


def api_url(text: str) -> str:
    """*text* with the version of the API that this bot speaks, where it names none."""
    url = text.rstrip("/")
    try:
        parts = urlsplit(url)
        usable = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        usable = False
    if not usable or parts.query or parts.fragment or re.search(r"\s", url):
        raise ValueError("is not the address of an HTTP server")
    if re.search(r"/v\d+$", parts.path):
        return url
    return f"{url}/v10" if parts.path.endswith("/api") else f"{url}/api/v10"


def database_url(text: str) -> str:
    """*text* with the driver that this program uses for its database."""
    kind, mark, rest = text.partition("://")
    if not mark or kind not in _DRIVERS:
        raise ValueError("is not a URL of SQLite or PostgreSQL")
    if not rest.isprintable():
        raise ValueError("holds a control character: write / for each \\ in a path")
    driver = _DRIVERS[kind]
    _, _, options = rest.partition("?")
    if driver == "sqlite":
        if options or rest.startswith("/file:"):
            raise ValueError("may not have options: of SQLite, name only the file")
    else:
        _check_postgres_options(options)
    # The driver has a word of its own for what all others call sslmode.
    return f"{driver}://" + re.sub(r"(?<=[?&])sslmode=", "ssl=", rest)


def _check_postgres_options(options: str) -> None:
    for name, value in parse_qsl(options, keep_blank_values=True):
        form = _POSTGRES_OPTIONS.get(name)
        if form is None:
            known = ", ".join(_POSTGRES_OPTIONS)
            raise ValueError(f"has an option after ? that is none of {known}")
        if not re.fullmatch(form, value):
            raise ValueError(f"has a value for {name} that cannot be used")


def host(text: str) -> str:
    """The name or address of a network interface."""
    if re.search(r"[\s/]", text):
        raise ValueError("is not the name or address of a network interface")
    return text


def port(text: str) -> int:
    """A port; 0 stands for any that is free."""
    return _whole(text, 65_535, "is not a port from 0 to 65535")


def guild(text: str) -> int:
    """The id of a server."""
    return _whole(text, 2**63 - 1, "is not a server's id")


def number_of(what: str, most: int) -> Callable[[str], int]:
    """Return a parser of how many of *what* there are to be, at least one."""
    problem = f"is not a number of {what} from 1 to {most}"

    def parse(text: str) -> int:
        number = _whole(text, most, problem)
        if not number:
            raise ValueError(problem)
        return number

    return parse


def folder(text: str) -> Path:
    """A folder, which need not exist yet."""
    path = Path(text).expanduser()
    if path.exists() and not path.is_dir():
        raise ValueError("is not a folder")
    return path


def _whole(text: str, most: int, problem: str) -> int:
    if not re.fullmatch(r"[0-9]{1,19}", text) or int(text) > most:
        raise ValueError(problem)
    return int(text)


def log_level(text: str) -> str:
    """A level of the logging module, in any case."""
    level = text.upper()
    if level not in _LOG_LEVELS:
        raise ValueError("is none of " + ", ".join(_LOG_LEVELS))
    return level


def log_format(text: str) -> str:
    """Parse the format of the log."""
    form = text.lower()
    if form not in _LOG_FORMATS:
        raise ValueError("is none of " + ", ".join(_LOG_FORMATS))
    return form


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of one process; other processes serve the others."""

    first: int
    last: int
    count: int
    """Of all processes together."""

    @property
    def ids(self) -> range:
        """The numbers of those served here."""
        return range(self.first, self.last + 1)

    @property
    def share(self) -> float:
        """The part that they are of all."""
        return len(self.ids) / self.count


def shards(text: str) -> Shards:
    """The shards that a setting such as ``0-3/16`` names, or ``5/16`` for a single one.

    :raises ValueError: it names none, in words for the operator.
    """
    parts = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", text, re.ASCII)
    if parts is None:
        raise ValueError("is not a range of shards and how many there are")
    first, last, count = parts.groups()
    found = Shards(int(first), int(last or first), int(count))
    if not found.first <= found.last < found.count:
        raise ValueError("names shards that do not exist: their numbers begin with 0")
    return found
