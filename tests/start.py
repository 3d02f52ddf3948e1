"""When every test begins, whatever the machine's clock says.

``TEST_START`` names another moment. ``python -m tests.start`` runs all that knows time with each
hour of a day, and with days on which clocks or calendars are odd.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from time import monotonic

IS_USUAL = "TEST_START" not in os.environ
START = datetime.fromisoformat(os.environ.get("TEST_START", "2026-03-04T18:00+00:00"))
AHEAD = "TEST_CLOCK_AHEAD"
"""The environment variable that tells a bot in a process of its own how far its clock is ahead of
the seconds since the machine was started."""
ODD_DAYS = (
    *("2024-02-29T12:00+00:00", "2026-12-31T22:30+00:00"),
    *("2026-03-28T21:00+00:00", "2026-10-24T21:00+00:00"),  # the nights of the change in Europe
    *("2026-03-08T04:00+00:00", "2026-11-01T04:00+00:00"),  # and in America
)
STARTS = (*(f"2026-05-04T{hour:02}:30+00:00" for hour in range(24)), *ODD_DAYS)
"""When the long runs begin."""
KNOW_TIME = ("tests/clocks", "tests/cogs", "tests/data", "tests/e2e", "tests/sandbox")
_READERS = ("data.store.database", "sandbox.clock")
"""The modules that read the machine's clock: no others do."""


def set_clock(now: Callable[[], float]) -> None:
    """Let everything in this process that is loaded so far take *now* for the machine's clock."""
    for name in _READERS:
        if name in sys.modules:
            vars(sys.modules[name])["time"] = now


def start_again() -> None:
    """Let it be ``START``; from here on seconds pass as everywhere."""
    ahead = START.timestamp() - monotonic()
    set_clock(lambda: monotonic() + ahead)


def run_all() -> int:
    """Run what knows time from every start, up to the first that fails; its exit status."""
    for start in STARTS:
        sys.stdout.write(f"from {start}\n")
        sys.stdout.flush()
        command = (sys.executable, "-m", "pytest", "-n", "4", "--dist", "worksteal", *KNOW_TIME)
        if status := subprocess.run(command, env={**os.environ, "TEST_START": start}).returncode:
            return status
    return 0


if __name__ == "__main__":
    sys.exit(run_all())
