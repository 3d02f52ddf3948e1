"""The documents name only what exists, and quote only what is written."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sources import ROOT, name

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("*/README.md")])
documents = pytest.mark.parametrize("document", DOCUMENTS, ids=name)

_LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")
_PATH = re.compile(
    r"(?<![\w/.<>*{}$-])((?:[\w-]+/)+[\w.-]*|[\w-]+\.(?:py|toml|md|txt))(?![\w/<>*{}])"
)
_EXCERPT = re.compile(r"^```(?:python|ftl)\n# (\S+/\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`\n]+)`")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)

FOLDERS = {path.name for path in ROOT.iterdir() if path.is_dir()}


def text_of(document: Path) -> str:
    return document.read_text(encoding="utf-8")


def named_paths(text: str) -> Iterator[str]:
    """Files and folders of the repository that *text* names in code."""
    for code in _CODE.findall(text):
        for path in _PATH.findall(code):
            if "/" not in path or path.split("/")[0] in FOLDERS:
                yield path


def anchors(text: str) -> set[str]:
    """The anchors of the headings of *text*."""
    found = (re.sub(r"[^\w -]", "", heading).lower() for heading in _HEADING.findall(text))
    return {heading.replace(" ", "-") for heading in found}


def missing_paths(text: str) -> list[str]:
    return [path for path in named_paths(text) if not (ROOT / path).exists()]


def dead_links(document: Path) -> list[str]:
    dead = []
    for target, anchor in _LINK.findall(text_of(document)):
        path = document.parent / target if target else document
        if not path.exists() or (anchor and anchor not in anchors(text_of(path))):
            dead.append(f"{target}#{anchor}")
    return dead


def wrong_excerpts(text: str) -> list[str]:
    """The files of those excerpts that are not in them."""
    return [
        path
        for path, excerpt in _EXCERPT.findall(text)
        if not (ROOT / path).is_file() or excerpt not in text_of(ROOT / path)
    ]


@documents
def test_a_document_names_only_files_that_exist(document: Path) -> None:
    assert missing_paths(text_of(document)) == []


@documents
def test_a_document_links_only_to_what_exists(document: Path) -> None:
    assert dead_links(document) == []


@documents
def test_a_document_quotes_only_what_is_written(document: Path) -> None:
    assert wrong_excerpts(text_of(document)) == []


def test_the_guide_to_adding_a_game_quotes_the_example() -> None:
    quoted = [path for path, _ in _EXCERPT.findall(text_of(ROOT / "docs/adding-a-game.md"))]
    assert len(quoted) > 5
    assert all(path.startswith("tests/games/nim/") for path in quoted)


def test_wrong_names_and_quotations_are_found() -> None:
    assert missing_paths("see `rules/core/nothing.py`, `nothing.py` and `bot.py`") == [
        "rules/core/nothing.py",
        "nothing.py",
    ]
    assert wrong_excerpts("```python\n# bot.py/x\nnothing\n```\n") == ["bot.py/x"]
    assert wrong_excerpts("```python\n# rules/registry.py\nnothing of it\n```\n") == [
        "rules/registry.py"
    ]
