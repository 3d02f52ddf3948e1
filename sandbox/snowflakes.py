"""Snowflakes: 64-bit ids that grow with time and contain their own timestamp."""

from __future__ import annotations

from sandbox.clock import Clock

_EPOCH_MS = 1_420_070_400_000
_TIME_SHIFT = 22


class Snowflakes:
    """Generates ids, each greater than the one before."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """A new id, stamped with the clock's time."""
        stamp = (int(self._clock.now() * 1000) - _EPOCH_MS) << _TIME_SHIFT
        self._last = max(stamp, self._last + 1)
        return self._last
