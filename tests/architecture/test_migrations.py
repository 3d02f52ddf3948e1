"""Migrations follow one another: two that were written side by side must not both come first."""

import re
from itertools import pairwise
from pathlib import Path

from sources import ROOT

from data.store.migrate import HEAD

VERSIONS = ROOT / "data/store/migrations/versions"
_ASSIGNED = re.compile(r'^(revision|down_revision) = (?:"(\d{4})"|None)$', re.MULTILINE)


def facts(path: Path) -> dict[str, str]:
    """What a migration says about itself; empty where it says that nothing comes before it."""
    return dict(_ASSIGNED.findall(path.read_text("utf-8")))


def test_each_migration_follows_the_one_before_and_the_last_is_the_head() -> None:
    paths = sorted(VERSIONS.glob("[0-9]*.py"))
    found = [facts(path) for path in paths]
    assert [each["revision"] for each in found] == [path.name[:4] for path in paths]
    assert found[0]["down_revision"] == ""
    assert all(later["down_revision"] == earlier["revision"] for earlier, later in pairwise(found))
    assert found[-1]["revision"] == HEAD
