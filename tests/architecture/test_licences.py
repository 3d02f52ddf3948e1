"""The list of what is installed and under which licence agrees with the lock files.

``UPDATE_LICENCES=1`` writes it anew. What only other systems install keeps the line that it has.
"""

import os
import re
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, metadata

import pytest
from sources import ROOT
from test_dependencies import lock, pins

PAGE = ROOT / "docs/licences.md"
RUNTIME = pins(lock("requirements-postgres.txt"))
ALL = pins(lock("requirements-dev.txt"))

PERMISSIVE = re.compile(r"MIT|BSD|Apache|PSF|Python Software|ISC|MPL|Mozilla|HPND|Unlicense|0BSD")
"""Licences under which this program may be passed on together with what it needs."""
LESSER = re.compile(r"LGPL|Lesser General Public")
"""Asks for nothing where a library is used unchanged and can be replaced, as packages can."""

_ROW = re.compile(r"^\| ([\w.-]+) \| (\d[\w.]*) \| (.+) \|$", re.MULTILINE)
_HEAD = "| package | version | licence |\n| --- | --- | --- |\n"


def licence_of(name: str) -> str | None:
    """Return the installed package's word about its licence; None: it is not installed here."""
    try:
        facts = metadata(name)
    except PackageNotFoundError:
        return None
    if expression := facts.get("License-Expression"):
        return str(expression)
    trove = [c.rpartition(" :: ")[2] for c in facts.get_all("Classifier", ()) if "License ::" in c]
    named = [licence for licence in trove if licence != "OSI Approved"]
    return ", ".join(named) or str(facts.get("License", "")).split("\n")[0]


def listed(text: str) -> dict[str, tuple[str, str]]:
    """Version and licence of each package."""
    return {name: (version, licence) for name, version, licence in _ROW.findall(text)}


def page(known: Mapping[str, tuple[str, str]]) -> str:
    """The page as it should be; *known* is what it says so far."""

    def table(names: Mapping[str, str]) -> str:
        rows = (
            f"| {name} | {names[name]} | {licence_of(name) or known.get(name, ('', '?'))[1]} |\n"
            for name in sorted(names)
        )
        return _HEAD + "".join(rows)

    development = {name: version for name, version in ALL.items() if name not in RUNTIME}
    return (
        "# Licences of the packages\n\n"
        "Written by `UPDATE_LICENCES=1 .venv/bin/python -m pytest "
        "tests/architecture/test_licences.py`.\n\n"
        f"## With the program\n\n{table(RUNTIME)}\n"
        "## For development only\n\n"
        "None of these is part of the program or its image. `chess` is under the GPL and measures "
        f"the speed of playouts.\n\n{table(development)}"
    )


def strict(packages: Mapping[str, str]) -> list[str]:
    """Those of *packages* (by name, with their licences) that ask for more than to be named."""
    return [
        name
        for name, licence in packages.items()
        if not LESSER.search(licence)
        and ("GPL" in licence or "GNU" in licence or not PERMISSIVE.search(licence))
    ]


@pytest.fixture(autouse=True, scope="module")
def written() -> None:
    if os.environ.get("UPDATE_LICENCES"):
        before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        PAGE.write_text(page(listed(before)), encoding="utf-8")


def test_every_locked_package_is_listed_with_its_version_and_licence() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert {name: version for name, (version, _) in listed(text).items()} == ALL
    assert text == page(listed(text)), "UPDATE_LICENCES=1 writes it anew"


def test_the_program_needs_nothing_that_binds_those_who_pass_it_on() -> None:
    packages = listed(PAGE.read_text(encoding="utf-8"))
    assert strict({name: packages[name][1] for name in RUNTIME}) == []


def test_a_strict_licence_is_found() -> None:
    packages = {"chess": "GPL-3.0-or-later", "odd": "?", "plain": "MIT", "library": "LGPL-3.0"}
    assert strict(packages) == ["chess", "odd"]
    assert "chess" not in RUNTIME
