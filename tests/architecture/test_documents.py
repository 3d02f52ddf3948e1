"""Documents name what there is: files, commands, and each line of the log."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from discord import app_commands
from discord.ext import commands
from prometheus_client import REGISTRY
from sources import ROOT, modules, name

from cogs.app.setup import FEATURES
from data.i18n import LANGUAGES, keys, translator

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


PAGE = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
LEVELS = {"info": "info", "warning": "warning", "error": "error", "exception": "error"}

_PLACE = re.compile(r"%(?:\(\w+\))?[-.\d]*[a-z]")
_LINE = re.compile(r"^\| `(.+)` \| (info|warning|error) \|", re.MULTILINE)


def logged(source: str) -> Iterator[tuple[str, str]]:
    """Each line that *source* logs, with … for what varies, and its level."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="log"), attr=level),
                args=[ast.Constant(value=str(words)), *_],
            ) if level in LEVELS:
                yield _PLACE.sub("…", words), LEVELS[level]


@cache
def in_code() -> dict[str, str]:
    places = ("bot.py", "cogs", "data", "render", "rules")
    texts = (path.read_text(encoding="utf-8") for path in modules(*places))
    return dict(line for text in texts if "log." in text for line in logged(text))


def documented() -> dict[str, str]:
    return dict(_LINE.findall(PAGE))


def undocumented_metrics(page: str) -> set[str]:
    ours = {
        sample.name
        for metric in REGISTRY.collect()
        for sample in metric.samples
        if metric.name.startswith("boardgames_")
    }
    plain = {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in ours}
    return {name for name in plain if name not in page and f"{name}_total" not in page}


def test_every_line_of_the_log_is_explained() -> None:
    missing = {line: level for line, level in in_code().items() if documented().get(line) != level}
    assert missing == {}, "add them to the table in docs/operating.md"


def test_no_line_is_explained_that_is_never_logged() -> None:
    assert documented().keys() - in_code().keys() == set()


def test_every_metric_is_explained() -> None:
    assert undocumented_metrics(PAGE) == set()


def test_the_finders_find() -> None:
    assert list(logged('log.exception("%s of %5.1f s: %(why)s", a, b)')) == [
        ("… of … s: …", "error")
    ]
    assert len(in_code()) > 20
    assert "boardgames_outbox_age_seconds" in undocumented_metrics("")


def test_the_unit_for_systemd_starts_the_program_and_heeds_its_exit_status() -> None:
    unit = Path(ROOT / "docs/boardgame-bot.service").read_text(encoding="utf-8")
    assert "ExecStart=/opt/boardgame-bot/.venv/bin/python bot.py\n" in unit
    assert "RestartPreventExitStatus=2\n" in unit
    assert "TimeoutStopSec=10\n" in unit


COMMANDS: list[app_commands.Command] = [
    command
    for name in FEATURES
    for cog in vars(import_module(name)).values()
    if isinstance(cog, commands.CogMeta)
    for command in cog.__cog_app_commands__
]
MOST_COMMANDS = 12


def text_keys() -> Iterator[str]:
    """The keys of all names and of all descriptions."""
    for command in COMMANDS:
        yield f"command-{command.name}"
        yield from (f"command-{command.name}-{each.name}" for each in command.parameters)


def test_a_list_of_commands_is_short():
    assert {"play", "games", "help"} <= {command.name for command in COMMANDS}
    assert len(COMMANDS) <= MOST_COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_parameter_has_a_name_and_a_description(language):
    wanted = {key for name in text_keys() for key in (name, f"{name}-description")}
    if language == "en":
        wanted = {f"{name}-description" for name in text_keys()}
    assert sorted(wanted - keys(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_the_same_name(language):
    translate = translator(language)
    names = [
        translate(key) if key in keys(language) else command.name
        for command in COMMANDS
        for key in [f"command-{command.name}"]
    ]
    assert len(set(names)) == len(names)
