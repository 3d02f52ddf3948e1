"""Settings from the environment and a ``.env`` file: read once, checked, named where wrong."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from dotenv import dotenv_values

import data.setting_values as values


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


_SETTINGS = (
    _Setting("DISCORD_TOKEN", values.token, "<what the Bot page of your application shows>"),
    _Setting("DISCORD_API_URL", values.api_url, "https://discord.com/api/v10"),
    _Setting("DATABASE_URL", values.database_url, "sqlite:///boardgames.sqlite3"),
    _Setting("SANDBOX_HOST", values.host, "127.0.0.1"),
    _Setting("SANDBOX_PORT", values.port, "8080"),
    _Setting("LOG_LEVEL", values.log_level, "INFO"),
    _Setting("COMMAND_GUILD", values.guild, "123456789012345678"),
)
