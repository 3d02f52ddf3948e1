"""Migrations follow one another, and stay as they were in every version that was released."""

import hashlib
import re
from itertools import pairwise
from pathlib import Path

from sources import ROOT

from data.store.migrate import HEAD

VERSIONS = ROOT / "data/store/migrations/versions"
_ASSIGNED = re.compile(r'^(revision|down_revision) = (?:"(\d{4})"|None)$', re.MULTILINE)

RELEASED: dict[str, tuple[str, str]] = {}
"""By released version its newest migration, and the digest of all up to that one."""


def facts(path: Path) -> dict[str, str]:
    """Read a migration's words about itself; empty where it says that nothing comes before it."""
    return dict(_ASSIGNED.findall(path.read_text("utf-8")))


def test_each_migration_follows_the_one_before_and_the_last_is_the_head() -> None:
    paths = sorted(VERSIONS.glob("[0-9]*.py"))
    found = [facts(path) for path in paths]
    assert [each["revision"] for each in found] == [path.name[:4] for path in paths]
    assert found[0]["down_revision"] == ""
    assert all(later["down_revision"] == earlier["revision"] for earlier, later in pairwise(found))
    assert found[-1]["revision"] == HEAD


def digest(newest: str) -> str:
    """The digest of every migration up to *newest*, names included."""
    paths = (path for path in sorted(VERSIONS.glob("[0-9]*.py")) if path.name[:4] <= newest)
    texts = (f"{path.name}\n{path.read_text('utf-8')}" for path in paths)
    return hashlib.sha256("".join(texts).encode()).hexdigest()


def test_the_migrations_of_a_released_version_are_never_edited() -> None:
    """Databases have run them. Whoever releases a version in the changelog adds its line here."""
    headings = re.findall(
        r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    released = [version for version in headings if version != "Unreleased"]
    assert sorted(RELEASED) == sorted(released)
    if headings[0] in RELEASED:
        assert RELEASED[headings[0]][0] == HEAD
    for newest, known in RELEASED.values():
        assert digest(newest) == known
