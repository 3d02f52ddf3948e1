"""The sandbox's own time: the machine's, plus whatever a test has let pass."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class Clock:
    """Tells the time; tests push it forward instead of waiting."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Let this much time pass at once; it never goes back."""
        if seconds < 0:
            raise ValueError(f"time does not run backwards: {seconds}")
        self._ahead += seconds


def iso(moment: float) -> str:
    """Write a moment as Discord does in its JSON."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")
