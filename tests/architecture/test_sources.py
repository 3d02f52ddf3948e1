"""House rules hold in every file, whatever the system, and no migration is edited."""

import hashlib
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from zoneinfo import ZoneInfo

from hypothesis import given, settings
from hypothesis import strategies as st
from sources import ROOT, modules, name, texts

from data.store import utc_now
from data.store.migrate import HEAD
from sandbox.clock import Clock
from tests.sharing import LONG, shared
from tests.start import START, STARTS

MOST_LINES = 400
# A folder of somebody's machine. Written so that this line is none itself.
_MACHINE = re.compile(r"(?<![\w.:/])/(?:home|Users|root|work|mnt)/\w|\b[A-Z]:\\\\?Users")

# The docstring of a file, a class or a function; what stands below a field is a note on it.
_RIDDLE = re.compile(r'(?:\A|:\n\s*)r?"""(?:What|Whether|How)\b')


def test_a_file_is_one_idea():
    lengths = {name(path): len(path.read_text("utf-8").splitlines()) for path in modules()}
    assert {path for path, lines in lengths.items() if lines > MOST_LINES} == set()


def test_every_test_file_has_a_base_name_of_its_own():
    """Pytest imports test files by it: of two with the same name only one would run."""
    names = Counter(path.name for path in modules("tests") if path.name.startswith("test_"))
    assert {name for name, count in names.items() if count > 1} == set()


def test_no_path_of_anybodys_machine_stands_anywhere():
    found = [
        f"{name(path)}:{number}: {line.strip():.80}"
        for path in texts()
        if _MACHINE.search(text := path.read_text(encoding="utf-8"))
        for number, line in enumerate(text.splitlines(), start=1)
        if _MACHINE.search(line)
    ]
    assert found == []


def test_the_search_for_paths_finds_one():
    assert _MACHINE.search("see /" + "home/ada/game.py")
    assert not _MACHINE.search("https://discord.com/api/v10/users/@me")


def test_docstrings_say_what_is_done_and_not_what_is_asked():
    """Begin with a verb, as in Return, Build or Tell whether, or name the thing."""
    found = [
        f"{name(path)}:{text.count(chr(10), 0, riddle.end()) + 1}"
        for path in modules()
        for text in (path.read_text(encoding="utf-8"),)
        for riddle in _RIDDLE.finditer(text)
    ]
    assert found == []


def test_a_riddle_is_found():
    assert _RIDDLE.search('def f(a: int) -> int:\n    """' + 'What it is."""')
    assert _RIDDLE.match('"""' + 'How it is."""')
    assert not _RIDDLE.search('    is_on: bool\n    """' + 'Whether it is on."""')


READERS = {"data/store/database.py", "sandbox/clock.py"}
"""What reads the machine's clock: ``tests/start.py`` puts another one in its place."""
MEASURING = ("tests/benchmarks/", "tests/soak/")
"""Programs, not tests."""
_OF_THE_MACHINE = re.compile(
    r"(?<![\w\".])(?:datetime\.(?:now|utcnow)|date\.today|time\.(?:time|ctime|\w*local\w*))\("
    r"|\.astimezone\(\)|^(?:from|import) locale\b"
    r"|from time import .*\b(?:time|ctime|\w*local\w*)\b",
    re.MULTILINE,
)


def test_two_modules_read_the_clock_of_the_machine_and_none_its_zone_or_locale():
    others = (path for path in modules() if path != Path(__file__))
    found = {name(path) for path in others if _OF_THE_MACHINE.search(path.read_text("utf-8"))}
    assert {each for each in found if not each.startswith(MEASURING)} == READERS


def test_the_search_finds_what_it_is_for():
    for text in ("datetime.now(UTC)", "  at = time.time()", "x.astimezone()", "import locale"):
        assert _OF_THE_MACHINE.search(text)
    for text in ("clock.now()", "time.monotonic()", "x.astimezone(UTC)", "from time import sleep"):
        assert not _OF_THE_MACHINE.search(text)


def test_every_test_begins_at_one_moment():
    for now in (utc_now(), Clock().moment()):
        assert timedelta() <= now - START < timedelta(minutes=10)


def test_long_runs_begin_at_each_hour_and_before_every_change_of_clock_and_calendar():
    starts = [datetime.fromisoformat(start) for start in STARTS]
    assert {start.hour for start in starts} == set(range(24))
    assert {(2, 29), (12, 31)} <= {(start.month, start.day) for start in starts}
    for zone in map(ZoneInfo, ("Europe/Berlin", "America/New_York")):
        changes = [
            (start + timedelta(days=1)).astimezone(zone).utcoffset()
            - start.astimezone(zone).utcoffset()
            for start in starts
        ]
        assert {timedelta(hours=1), timedelta(hours=-1)} <= set(changes)


def test_only_by_night_other_examples_are_drawn():
    profiles = {each: settings.get_profile(each) for each in ("dev", "ci", "night")}
    assert [each for each, profile in profiles.items() if not profile.derandomize] == ["night"]


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


@dataclass(frozen=True)
class Named:
    nodeid: str


def named(counts: dict[str, int]) -> list[Named]:
    return [Named(f"{file}::test_{n}") for file, count in counts.items() for n in range(count)]


FILES = [f"{folder}/test_{n}.py" for folder in (*LONG, "tests/rules") for n in range(5)]


@given(st.dictionaries(st.sampled_from(FILES), st.integers(1, 9)), st.integers(1, 6))
def test_every_test_comes_once(counts: dict[str, int], processes: int) -> None:
    tests = named(counts)
    assert sorted(shared(tests, processes), key=str) == sorted(tests, key=str)


def test_each_part_begins_with_its_share_of_long_tests() -> None:
    counts = {f"tests/e2e/test_{n}.py": 10 for n in range(8)} | {"tests/rules/test_x.py": 320}
    tests = shared(named(counts), 4)
    parts = [tests[n * 100 : (n + 1) * 100] for n in range(4)]
    assert [sum(test.nodeid.startswith(LONG) for test in part) for part in parts] == [20] * 4
    assert all(part[0].nodeid.startswith(LONG) for part in parts)


SECOND_WORDS = {
    "order": "premove",
    "ordered": "premove",
    "ordering": "premove",
    "orders": "premoves",
    "stats": "statistics",
    "summaries": "digest",
    "summary": "digest",
    "undoing": "undo",
}
"""Words of file names that had a meaning beside the one of a room."""


def second_words(places: Iterable[str]) -> list[str]:
    """List files named by a word for which the project has another one."""
    return [
        f"{place}: say {SECOND_WORDS[word]}"
        for place in places
        for word in re.split(r"[/_.]", place)
        if word in SECOND_WORDS
    ]


def test_one_thing_has_one_word_in_file_names() -> None:
    named = [name(path) for path in texts() if name(path).startswith(("cogs/", "data/locales/"))]
    assert second_words(named) == []


def test_a_second_word_is_found() -> None:
    assert second_words(["cogs/premoves/orders_view.py"]) == [
        "cogs/premoves/orders_view.py: say premoves"
    ]
