"""Settings from the environment and a ``.env`` file: read once, checked, named where wrong."""

import codecs
import os
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from dotenv.parser import Binding, parse_stream

import data.setting_values as values
from data.setting_values import Shards

_BYTE_ORDER_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""How the editors and shells of Windows mark their text files."""
_WITHOUT_MARK = "cp1252"
"""What else they write, in most of Europe and America: they call it ANSI."""

_LINE_IN_QUOTES = re.compile(r"""^[ \t]*(['"])([A-Za-z]\w*=.*)\1[ \t]*\r?$""", re.MULTILINE)
"""What ``echo 'NAME=value' > .env`` writes in cmd, which knows no single quotes."""

_EXAMPLE = "a line in it is LOG_LEVEL=INFO"


class BadSetting(Exception):
    """A setting that cannot be used; ``str()`` is one line that names it and shows a good one.

    It never repeats the value, which may hold a secret.
    """

    def __init__(self, name: str, problem: str, example: str, place: str = "") -> None:
        """*place* says where it was found, unless that is the environment."""
        self.name = name
        self.problem = problem
        self.example = example
        self.place = place
        where = f" ({place})" if place else ""
        super().__init__(f"{name}{where} {problem}. Example: {example}")


class EnvLine(NamedTuple):
    """One setting of the file."""

    name: str
    value: str
    place: str
    """The file and the line."""


def read_env_file(path: Path) -> tuple[EnvLine, ...]:
    """The settings in the file at *path*, in its order; none where there is no such file.

    :raises BadSetting: it is no text, or a line of it is not understood.
    """
    if path.is_dir() or not path.exists():
        _forbid_hidden_ending(path)
        return ()
    text = _LINE_IN_QUOTES.sub(r"\2", _text(path))
    return tuple(_lines(path, text))


def _forbid_hidden_ending(path: Path) -> None:
    """Windows' editor adds .txt to a name, and its file manager does not show that."""
    wrong = path.with_name(f"{path.name}.txt")
    if wrong.is_file():
        raise BadSetting(str(wrong), f"is not read: rename it to {path.name}", _EXAMPLE)


def _text(path: Path) -> str:
    try:
        raw = path.read_bytes()
        marked = (name for mark, name in _BYTE_ORDER_MARKS.items() if raw.startswith(mark))
        text = _decoded(raw, next(marked, "utf-8"))
    except (OSError, UnicodeDecodeError):
        text = "\0"
    if "\0" in text:
        raise BadSetting(str(path), "cannot be read as text", _EXAMPLE)
    return text


def _decoded(raw: bytes, encoding: str) -> str:
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError:
        return raw.decode(_WITHOUT_MARK)


def _lines(path: Path, text: str) -> Iterator[EnvLine]:
    for binding in parse_stream(StringIO(text)):
        place = f"{path}, line {_number(binding)}"
        if binding.error or (binding.key is not None and binding.value is None):
            problem = "is not NAME=value, or a quote in it is not closed"
            raise BadSetting(place, problem, "DISCORD_TOKEN=<the bot's token>")
        if binding.key is not None:
            yield EnvLine(binding.key, binding.value or "", place)


def _number(binding: Binding) -> int:
    """The line of *binding*, which begins with the empty lines before it."""
    written = binding.original.string
    before = written[: len(written) - len(written.lstrip())]
    return binding.original.line + len(re.findall(r"\r\n|\n|\r", before))


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
