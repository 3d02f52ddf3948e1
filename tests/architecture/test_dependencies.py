"""All that the program needs is declared once in pyproject.toml, and lock files agree with it."""

import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import packages_distributions

import pytest
from sources import ROOMS, ROOT, imports, modules

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUNTIME: list[str] = PROJECT["project"]["dependencies"]
POSTGRES: list[str] = PROJECT["project"]["optional-dependencies"]["postgres"]
DEV: list[str] = PROJECT["dependency-groups"]["dev"]

LOCKS = {
    "requirements.txt": RUNTIME,
    "requirements-postgres.txt": RUNTIME + POSTGRES,
    "requirements-dev.txt": RUNTIME + POSTGRES + DEV,
}
"""For each lock file what it was made from."""

PRODUCT = ("bot.py", "rules", "render", "data", "cogs", "sandbox")

_PINNED = re.compile(r"^(?P<name>[\w.-]+)(\[.*\])?==(?P<version>[\w.]+)", re.MULTILINE)
_HASH = "--hash=sha256:"


def normal(name: str) -> str:
    """*name* as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(text: str) -> dict[str, str]:
    """The version of each distribution pinned in *text*, one a line."""
    return {normal(found["name"]): found["version"] for found in _PINNED.finditer(text)}


def declared(requirements: Iterable[str]) -> dict[str, str]:
    return pins("\n".join(requirements))


def lock(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def asked_for(text: str) -> set[str]:
    """The distributions that a lock file has because pyproject.toml names them."""
    entries = re.split(r"^(?=[\w-]+==)", text, flags=re.MULTILINE)[1:]
    return {normal(entry.split("==")[0]) for entry in entries if "boardgame-bot" in entry}


def undeclared(places: Iterable[str], requirements: Iterable[str]) -> set[str]:
    """List what the files in *places* import from packages that are not among *requirements*."""
    distributions = packages_distributions()
    own = {*ROOMS, "bot", *(path.stem for path in modules("tests"))}
    tops = {name.split(".")[0] for path in modules(*places) for name in imports(path)}
    foreign = tops - sys.stdlib_module_names - own
    known = set(declared(requirements))
    return {top for top in foreign if not known & set(map(normal, distributions.get(top, [])))}


def test_every_requirement_is_pinned():
    for requirement in RUNTIME + POSTGRES + DEV:
        assert declared([requirement]), f"{requirement} has no version: write name==version"


@pytest.mark.parametrize("file", LOCKS)
def test_a_lock_has_what_is_declared_in_the_declared_version(file):
    wanted = declared(LOCKS[file])
    locked = pins(lock(file))
    assert {name: locked.get(name) for name in wanted} == wanted, "run make lock"
    assert asked_for(lock(file)) == set(wanted), "run make lock"


@pytest.mark.parametrize("file", LOCKS)
def test_every_locked_version_has_its_hashes(file):
    entries = re.split(r"^(?=[\w-]+==)", lock(file), flags=re.MULTILINE)[1:]
    assert entries
    assert [entry.split()[0] for entry in entries if _HASH not in entry] == []


@pytest.mark.parametrize("file", LOCKS)
def test_a_lock_names_no_package_index(file):
    assert re.findall(r"\w+://\S+|--(?:extra-)?index-url|--find-links", lock(file)) == []


def test_all_locks_agree_on_versions():
    largest = pins(lock("requirements-dev.txt"))
    for file in LOCKS:
        assert pins(lock(file)).items() <= largest.items()


def test_the_product_imports_only_what_is_declared():
    assert undeclared(PRODUCT, RUNTIME) == set()


def test_the_tests_import_only_what_is_declared():
    assert undeclared(["tests"], RUNTIME + POSTGRES + DEV) == set()


def test_an_undeclared_import_is_found():
    without = [requirement for requirement in RUNTIME if not requirement.startswith("yarl")]
    assert undeclared(["cogs/app"], without) == {"yarl"}
