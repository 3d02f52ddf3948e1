"""The sandbox's clock: the machine's time, plus what was added to it."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class Clock:
    """Tells the time; tests advance it instead of waiting, and people let days pass.

    A program beside the sandbox may go by the same clock: for it days pass as well.
    """

    def __init__(self) -> None:
        self._advanced = 0.0
        self._skipped = 0.0

    def now(self) -> float:
        """Seconds since 1970, by which messages are dated."""
        return self.elapsed() + self._skipped

    def elapsed(self) -> float:
        """Seconds since some moment: for limits and patience, which skipped days do not touch."""
        return time.time() + self._advanced

    def moment(self) -> datetime:
        """The same as ``now``, aware, in UTC."""
        return datetime.fromtimestamp(self.now(), UTC)

    @property
    def skipped(self) -> float:
        """How many seconds were skipped so far."""
        return self._skipped

    def advance(self, seconds: float) -> None:
        """Let this many seconds pass at once, as if everybody had waited for so long."""
        self._advanced += _forwards(seconds)

    def skip(self, seconds: float) -> None:
        """Let the date go on by this many seconds; connections and answers do not notice."""
        self._skipped += _forwards(seconds)


def _forwards(seconds: float) -> float:
    if seconds < 0:
        raise ValueError(f"time does not run backwards: {seconds}")
    return seconds


def iso(moment: float) -> str:
    """A moment as Discord writes it in JSON."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="milliseconds")
