"""Migrations form one chain: two that were written side by side are noticed when they meet."""

import re
from itertools import pairwise
from pathlib import Path

import data.store.migrations.versions as versions
from data.store.migrate import HEAD

_NAME = re.compile(r'^(revision|down_revision) = "?(\w+)"?$', re.MULTILINE)


def test_every_migration_follows_the_one_before() -> None:
    files = sorted(Path(folder) for folder in versions.__path__)
    found = sorted(path for folder in files for path in folder.glob("[0-9]*.py"))
    said = [dict(_NAME.findall(path.read_text(encoding="utf-8"))) for path in found]
    assert [each["revision"] for each in said] == [path.name[:4] for path in found]
    assert [int(path.name[:4]) for path in found] == list(range(1, len(found) + 1))
    for before, after in pairwise(said):
        assert after["down_revision"] == before["revision"]
    assert said[-1]["revision"] == HEAD
