"""The words that the page about wording gave up stand in no text."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from data.i18n import LOCALES
from tests.completeness.places import ROOT

OPEN: dict[str, int] = {}
"""What is still to be done in a file, named "en/table": this only shrinks."""

_COLUMNS = {"en": 3, "de": 5}
"""Where in the table of the page the words are that a language gave up."""


def given_up(language: str) -> tuple[str, ...]:
    page = (ROOT / "docs" / "wording.md").read_text(encoding="utf-8")
    rows = (line.split("|") for line in page.splitlines() if line.startswith("| "))
    return tuple(word for row in rows for word in re.findall(r"`([^`]+)`", row[_COLUMNS[language]]))


class _Said(Visitor):
    """The words of a text itself, without what is put in."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def said(path: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            visitor = _Said()
            visitor.visit(entry)
            yield from ((entry.id.name, part) for part in visitor.parts)


def refused(language: str) -> Iterator[tuple[str, str, str]]:
    """The file, the text and the word of each slip."""
    either = (f"(?i:{word[0]}){re.escape(word[1:])}" for word in given_up(language))
    words = re.compile(rf"\b(?:{'|'.join(either)})\b")
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for key, part in said(path):
            for word in words.findall(part):
                yield f"{language}/{path.stem}", key, word


@pytest.mark.parametrize("language", _COLUMNS)
def test_no_text_says_what_the_glossary_gave_up(language: str) -> None:
    found = [*refused(language)]
    counts = Counter(file for file, *_ in found)
    assert [slip for slip in found if counts[slip[0]] > OPEN.get(slip[0], 0)] == []


@pytest.mark.parametrize("language", _COLUMNS)
def test_the_glossary_gives_words_up_in_every_language(language: str) -> None:
    assert len(given_up(language)) > 20
