"""House law that no linter knows: files, texts and calls."""

import ast
import re
from collections import Counter

import pytest
from sources import calls, modules, name, texts

MOST_LINES = 400
CLOCKS = ("now", "today", "utcnow", "fromtimestamp", "utcfromtimestamp")
"""Methods that may forget the time zone."""
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


def test_nothing_is_printed():
    """Benchmarks print their tables; a program tells its log."""
    rooms = modules("rules", "render", "data", "cogs", "sandbox", "bot.py")
    found = [
        f"{name(path)}:{call.lineno}"
        for path in rooms
        for call in calls(path, "print")
        if isinstance(call.func, ast.Name) and call.func.id == "print"
    ]
    assert found == []


def test_every_moment_has_its_time_zone():
    found = [
        f"{name(path)}:{call.lineno}"
        for path in modules()
        for call in calls(path, *(f".{clock}(" for clock in CLOCKS))
        if naive(call)
    ]
    assert found == []


def naive(call: ast.Call) -> bool:
    """Tell whether *call* asks for a time of day without saying where."""
    if not isinstance(call.func, ast.Attribute):
        return False
    method = call.func.attr
    if method not in CLOCKS:
        return False
    if ast.unparse(call.func.value).split(".")[-1] not in ("datetime", "date"):
        return False
    given = len(call.args) + len(call.keywords)
    if method in ("now", "fromtimestamp"):
        return given < (1 if method == "now" else 2)
    return True


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("datetime.now()", True),
        ("datetime.now(UTC)", False),
        ("datetime.now(tz=UTC)", False),
        ("datetime.datetime.utcnow()", True),
        ("datetime.fromtimestamp(5)", True),
        ("datetime.fromtimestamp(5, UTC)", False),
        ("date.today()", True),
        ("clock.now()", False),
    ],
)
def test_naive_times_are_recognised(text, expected):
    assert naive(ast.parse(text, mode="eval").body) is expected
