"""The audit fails where a package has a known flaw, and says so where it could not look."""

from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest
from sources import ROOT


@pytest.fixture
def audit() -> ModuleType:
    spec = spec_from_file_location("audit_of_packages", ROOT / ".ci/audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SOUND = {"name": "sound", "version": "1", "vulns": []}
FLAWED = {"name": "flawed", "version": "2", "vulns": [{"id": "CVE-1"}]}
UNKNOWN = {"name": "unknown", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "status", "words"),
    [
        ([SOUND, UNKNOWN], 0, "1 of 2 packages looked up, 0 vulnerable"),
        ([SOUND, FLAWED], 1, "flawed 2: CVE-1"),
        ([UNKNOWN], 0, "skipped"),
        ([], 0, "skipped"),
    ],
)
def test_the_audit_says_what_it_found(
    audit: ModuleType, monkeypatch, capsys, packages: list[object], status: int, words: str
) -> None:
    monkeypatch.setattr(audit, "audit", lambda report: packages)
    assert audit.main() == status
    assert words in capsys.readouterr().out
