"""The page for operators names each line of the log and each metric, and none that do not exist."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from prometheus_client import REGISTRY
from sources import ROOT, modules

import cogs.program.monitor  # noqa: F401  # which registers them

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
