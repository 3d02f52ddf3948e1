"""Settings from the environment and a ``.env`` file: read once, checked, named where wrong."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from dotenv import dotenv_values

_TOKEN_LENGTH = 50
"""Discord's tokens have about 70 characters; a shorter text was cut somewhere."""

_LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")

_DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


class BadSetting(Exception):
    """A setting that cannot be used; ``str()`` is one line that names it and shows a good one.

    It never repeats the value, which may hold a secret.
    """

    def __init__(self, name: str, problem: str, example: str) -> None:
        self.name = name
        self.problem = problem
        self.example = example
        super().__init__(f"{name} {problem}. Example: {example}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that an operator can choose."""

    discord_token: str | None = field(default=None, repr=False)
    """None: no Discord; the bot brings its own sandbox."""
    discord_api_url: str = "https://discord.com/api/v10"
    """Where the REST API is, with its version and without a slash at the end."""
    database_url: str = field(default="sqlite:///boardgames.sqlite3", repr=False)
    """An SQLAlchemy URL; it may hold a password."""
    sandbox_host: str = "127.0.0.1"
    sandbox_port: int = 8080
    """0: any that is free."""
    log_level: str = "INFO"
    command_guild: int | None = None
    """The one server that gets the slash commands; None: all servers."""

    @classmethod
    def load(
        cls, environ: Mapping[str, str] = os.environ, env_file: str | Path = ".env"
    ) -> "Settings":
        """The settings of *environ*; what it lacks is looked up in *env_file*, where there is one.

        An empty value counts as none.

        :raises BadSetting: one of them cannot be used.
        """
        given = _read(Path(env_file)) | dict(environ)
        values = {
            setting.name.lower(): setting.value(text)
            for setting in _SETTINGS
            if (text := given.get(setting.name, "")).strip()
        }
        return cls(**values)


class _Setting(NamedTuple):
    """How one setting is written; ``parse`` raises ValueError with the problem as its text."""

    name: str
    parse: Callable[[str], Any]
    example: str

    def value(self, text: str) -> Any:
        try:
            return self.parse(text)
        except ValueError as error:
            # Without its cause, whose text may hold what was given.
            raise BadSetting(self.name, str(error), f"{self.name}={self.example}") from None


def _read(path: Path) -> dict[str, str]:
    try:
        found = dotenv_values(path, interpolate=False)
    except (OSError, UnicodeDecodeError):
        raise BadSetting(
            str(path), "cannot be read as UTF-8 text", "a line in it is LOG_LEVEL=INFO"
        ) from None
    return {name: value or "" for name, value in found.items()}


def _token(text: str) -> str:
    if any(character.isspace() for character in text):
        raise ValueError("holds white space")
    if len(text) < _TOKEN_LENGTH:
        raise ValueError("is too short for a bot's token")
    if not re.fullmatch(r"[\w-]+\.[\w-]+\.[\w-]+", text, re.ASCII):
        raise ValueError("is not three parts with a dot between them")
    return text


def _api_url(text: str) -> str:
    """*text* with the version of the API that this bot speaks, where it names none."""
    url = text.strip().rstrip("/")
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


def _database_url(text: str) -> str:
    """*text* with the driver that this program uses for its database."""
    kind, mark, rest = text.strip().partition("://")
    if not mark or kind not in _DRIVERS:
        raise ValueError("is not a URL of SQLite or PostgreSQL")
    # The driver has a word of its own for what all others call sslmode.
    return f"{_DRIVERS[kind]}://" + re.sub(r"(?<=[?&])sslmode=", "ssl=", rest)


def _host(text: str) -> str:
    host = text.strip()
    if re.search(r"[\s/]", host):
        raise ValueError("is not the name or address of a network interface")
    return host


def _port(text: str) -> int:
    return _whole(text, 65_535, "is not a port from 0 to 65535")


def _guild(text: str) -> int:
    return _whole(text, 2**63 - 1, "is not a server's id")


def _whole(text: str, most: int, problem: str) -> int:
    digits = text.strip()
    if not re.fullmatch(r"[0-9]{1,19}", digits) or int(digits) > most:
        raise ValueError(problem)
    return int(digits)


def _log_level(text: str) -> str:
    level = text.strip().upper()
    if level not in _LOG_LEVELS:
        raise ValueError("is none of " + ", ".join(_LOG_LEVELS))
    return level


_SETTINGS = (
    _Setting("DISCORD_TOKEN", _token, "<what the Bot page of your application shows>"),
    _Setting("DISCORD_API_URL", _api_url, "https://discord.com/api/v10"),
    _Setting("DATABASE_URL", _database_url, "sqlite:///boardgames.sqlite3"),
    _Setting("SANDBOX_HOST", _host, "127.0.0.1"),
    _Setting("SANDBOX_PORT", _port, "8080"),
    _Setting("LOG_LEVEL", _log_level, "INFO"),
    _Setting("COMMAND_GUILD", _guild, "123456789012345678"),
)
