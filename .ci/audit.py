"""Looks for known vulnerabilities in what the bot installs: ``python .ci/audit.py``.

Exit status 1 where there is one. Where the network does not tell, it says so and that is all.
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

AUDITOR = "pip-audit==2.10.1"
SECONDS = 300
ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    """Audit the locked packages, and return the exit status."""
    with TemporaryDirectory() as folder:
        packages = audit(Path(folder) / "audit.json")
    looked_up = [package for package in packages if "skip_reason" not in package]
    if not looked_up:
        print("skipped: no database of vulnerabilities can be reached from here")
        return 0
    found = [package for package in looked_up if package["vulns"]]
    for package in found:
        ids = ", ".join(flaw["id"] for flaw in package["vulns"])
        print(f"{package['name']} {package['version']}: {ids}")
    print(f"{len(looked_up)} of {len(packages)} packages looked up, {len(found)} vulnerable")
    return 1 if found else 0


def audit(report: Path) -> list[dict[str, Any]]:
    """Ask the auditor about each package; return nothing where it cannot work."""
    command = (
        *(Path(sys.executable).with_name("uv"), "tool", "run", "--quiet", AUDITOR),
        *("--requirement", ROOT / "requirements-postgres.txt"),
        *("--require-hashes", "--disable-pip", "--format", "json", "--output", report),
    )
    try:
        # Its exit status does not tell a vulnerability from a lost connection.
        subprocess.run(command, timeout=SECONDS, capture_output=True, check=False)
        dependencies: list[dict[str, Any]] = json.loads(report.read_text())["dependencies"]
    except (OSError, subprocess.TimeoutExpired, json.JSONDecodeError):
        return []
    return dependencies


if __name__ == "__main__":
    sys.exit(main())
