"""Which texts code asks for: whole keys, and those put together from a beginning and words."""

import ast
import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from cogs.messages.phrases import text_key

_WORD = "([a-z0-9-]+)"
_REFERENCE = re.compile(r"\{\s*([a-z][a-z0-9_-]*)")


class _File(NamedTuple):
    whole: set[str]
    made: set[re.Pattern[str]]


class Code:
    """The strings in some Python files or folders."""

    def __init__(self, *places: Path) -> None:
        self._places = places

    def names(self, key: str) -> bool:
        """Tell whether *key* stands there whole, or is put together from what stands there.

        Its first word then stands in the same file, and a single word that ends it anywhere.
        """
        return self._has(key) or any(self._is_made(key, file) for file in self._files)

    def has_word(self, word: str) -> bool:
        """Tell whether *word* is a number, stands there, or is put together there."""
        made = (text for file in self._files for text in file.made)
        return word.isdigit() or self._has(word) or any(text.fullmatch(word) for text in made)

    def _has(self, text: str) -> bool:
        return any(text in file.whole for file in self._files)

    def _is_made(self, key: str, file: _File) -> bool:
        for text in file.made:
            if match := text.fullmatch(key):
                first, *others = match.groups()
                if text.pattern.startswith(_WORD) and first not in file.whole:
                    continue
                if others or self.has_word(first):
                    return True
        return False

    @cached_property
    def _files(self) -> list[_File]:
        files = (
            file
            for place in self._places
            for file in ((place,) if place.is_file() else place.rglob("*.py"))
        )
        return [_read(file) for file in files]


def _read(file: Path) -> _File:
    found = _File(set(), set())
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.whole.add(text_key(node.value))
        elif isinstance(node, ast.JoinedStr) and len(set(map(type, node.values))) > 1:
            found.made.add(_pattern(node.values))
    return found


def _pattern(parts: Iterable[ast.expr]) -> re.Pattern[str]:
    return re.compile(
        "".join(
            re.escape(text_key(str(part.value))) if isinstance(part, ast.Constant) else _WORD
            for part in parts
        )
    )


def included(folder: Path) -> set[str]:
    """The keys of texts that those in *folder* put into themselves."""
    files = (file.read_text("utf-8") for file in folder.glob("*.ftl"))
    return {key for file in files for key in _REFERENCE.findall(file)}
