"""The sandbox's clock: the machine's time, plus what a test has added."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class Clock:
    """Tells the time; tests advance it instead of waiting."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let this many seconds pass at once."""
        if seconds < 0:
            raise ValueError(f"time does not run backwards: {seconds}")
        self._ahead += seconds


def iso(moment: float) -> str:
    """A moment as Discord writes it in JSON."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")
