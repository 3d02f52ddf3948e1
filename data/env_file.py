"""A ``.env`` file as people write it: each line is understood, or named."""

import codecs
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from dotenv.parser import Binding, parse_stream

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
