"""Settings from the environment and a ``.env`` file: read once, checked, named where wrong."""

import os
import re
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import data.setting_values as values
from data.env_file import BadSetting, EnvLine, read_env_file
from data.setting_values import Shards

_API = "https://discord.com/api/v10"
_DATABASE = "sqlite:///boardgames.sqlite3"
_LOCAL = "127.0.0.1"


def _setting(
    parse: Callable[[str], Any], example: str, default: Any = None, *, is_secret: bool = False
) -> Any:
    """Declare a setting: *parse* reads it, and raises ValueError with the problem as its text."""
    return field(default=default, repr=not is_secret, metadata={"parse": parse, "example": example})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that an operator can choose."""

    discord_token: str | None = _setting(
        values.token, "<what the Bot page of your application shows>", is_secret=True
    )
    """None: no Discord; the bot brings its own sandbox."""
    discord_api_url: str = _setting(values.api_url, _API, _API)
    """Where the REST API is, with its version and without a slash at the end."""
    database_url: str = _setting(values.database_url, _DATABASE, _DATABASE, is_secret=True)
    """An SQLAlchemy URL; it may hold a password."""
    sandbox_host: str = _setting(values.host, _LOCAL, _LOCAL)
    sandbox_port: int = _setting(values.port, "8080", 8080)
    """0: any that is free."""
    shards: Shards | None = _setting(values.shards, "0-3/16")
    """None: this process serves all shards, as many as Discord recommends."""
    workers: int | None = _setting(values.number_of("processes", 64), "2")
    """Processes that draw at most; one fewer think for robots. None: one for each processor."""
    log_level: str = _setting(values.log_level, "INFO", "INFO")
    log_format: str = _setting(values.log_format, "json", "text")
    """"json" makes each line of the log an object."""
    monitor_host: str = _setting(values.host, _LOCAL, _LOCAL)
    monitor_port: int | None = _setting(values.port, "9100")
    """Where health and metrics are to be had; None: nowhere. 0: at any port that is free."""
    backup_every: int | None = _setting(values.number_of("hours", 8_760), "24")
    """Hours between two copies of the SQLite database; None: there are none."""
    backup_keep: int = _setting(values.number_of("copies", 10_000), "7", 7)
    """So many of the newest copies stay."""
    backup_folder: Path = _setting(values.folder, "backups", Path("backups"))
    command_guild: int | None = _setting(values.guild, "123456789012345678")
    """The one server that gets the slash commands; None: all servers."""

    @classmethod
    def load(
        cls, environ: Mapping[str, str] = os.environ, env_file: str | Path = ".env"
    ) -> "Settings":
        """The settings of *environ*; what it lacks is looked up in *env_file*, where there is one.

        An empty value counts as none.

        :raises BadSetting: one of them cannot be used, or its name is misspelt.
        """
        written = _by_name(read_env_file(Path(env_file))).values()
        set_outside = (EnvLine(name, _unquoted(value), "") for name, value in environ.items())
        given = {line.name: line for line in (*written, *set_outside) if line.value.strip()}
        for line in given.values():
            _forbid_misspelt(line, given)
        settings = cls(
            **{
                setting.name.lower(): setting.value(given[setting.name])
                for setting in _SETTINGS
                if setting.name in given
            }
        )
        if settings.shards is not None and settings.database_url.startswith("sqlite"):
            raise BadSetting(
                "SHARDS",
                "divides the work between processes, which need a PostgreSQL database",
                "DATABASE_URL=postgresql://bot:password@localhost/boardgames",
            )
        if settings.backup_every is not None and not settings.database_url.startswith("sqlite"):
            raise BadSetting(
                "BACKUP_EVERY",
                "makes copies of SQLite databases only; use pg_dump for PostgreSQL",
                "BACKUP_EVERY=",
            )
        return settings


def asks_for_json(environ: Mapping[str, str] = os.environ, env_file: str | Path = ".env") -> bool:
    """Tell whether the log is to be JSON, as far as that can be told where a setting is wrong."""
    chosen = environ.get("LOG_FORMAT", "").strip()
    if chosen:
        return _unquoted(chosen).lower() == "json"
    try:
        written = Path(env_file).read_bytes()
    except OSError:
        return False
    # Without what UTF-16 puts between the letters.
    return bool(_JSON_LINE.search(written.replace(b"\0", b"")))


class _Setting(NamedTuple):
    """The form of one setting, as it was declared."""

    name: str
    parse: Callable[[str], Any]
    example: str

    def value(self, given: EnvLine) -> Any:
        try:
            return self.parse(given.value.strip())
        except ValueError as error:
            # Without its cause, whose text may hold what was given.
            example = f"{self.name}={self.example}"
            raise BadSetting(self.name, str(error), example, given.place) from None


def _by_name(written: Iterable[EnvLine]) -> dict[str, EnvLine]:
    """The lines of the file by their names.

    :raises BadSetting: one of our settings stands there twice.
    """
    found: dict[str, EnvLine] = {}
    for line in written:
        earlier = found.setdefault(line.name, line)
        setting = _BY_NAME.get(line.name)
        if earlier is not line and setting is not None:
            problem = f"stands in {earlier.place} as well: keep one of the two"
            raise BadSetting(line.name, problem, f"{line.name}={setting.example}", line.place)
    return found


def _forbid_misspelt(line: EnvLine, given: Container[str]) -> None:
    """Do nothing where *line* is a setting of ours or of another program.

    :raises BadSetting: it is meant to be one of ours, which is not *given*.
    """
    if line.name in _BY_NAME:
        return
    plain = re.sub(r"\W", "_", line.name.upper())
    meant = get_close_matches(plain, _BY_NAME, 1, _SIMILAR)
    if line.place and not meant:
        # In a file of ours, part of a name is enough.
        words = set(plain.split("_"))
        meant = [name for name in _BY_NAME if words < set(name.split("_"))]
    if len(meant) == 1 and meant[0] not in given:
        problem = f"is no setting of this program: is {meant[0]} meant?"
        example = f"{meant[0]}={_BY_NAME[meant[0]].example}"
        raise BadSetting(line.name, problem, example, line.place)


def _unquoted(value: str) -> str:
    """*value* without the quotes that cmd and Docker leave around it."""
    text = value.strip()
    is_quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "\"'"
    return text[1:-1] if is_quoted else text


_SETTINGS = tuple(_Setting(each.name.upper(), **each.metadata) for each in fields(Settings))
_JSON_LINE = re.compile(rb"""^[^\w#]*(?:export )?LOG_FORMAT\s*=\s*["']?json\b""", re.I | re.M)
_SIMILAR = 0.85
"""From 0 to 1. DISCORD_TOKEM and DISCORD_BOT_TOKEN are so similar to ours, GITHUB_TOKEN is not."""
_BY_NAME = {setting.name: setting for setting in _SETTINGS}
