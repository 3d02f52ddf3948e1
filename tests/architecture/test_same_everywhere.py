"""The same commit passes or fails whenever and wherever it is tested."""

import re
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from hypothesis import settings
from sources import modules, name

from data.store import utc_now
from sandbox.clock import Clock
from tests.start import START, STARTS

READERS = {"data/store/store.py", "sandbox/clock.py"}
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
