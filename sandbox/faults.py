"""Faults on demand: lost connections, errors, slowness, closed DMs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal, get_args

Kind = Literal[
    "drop",
    "429",
    "5xx",
    "slow",
    "held",
    "refused",
    "gateway_close",
    "lost_event",
]
KINDS: tuple[str, ...] = get_args(Kind)

_IMMEDIATE: Kind = "gateway_close"
"""Takes effect when it is ordered; every other kind waits for something to strike."""


@dataclass(slots=True, kw_only=True)
class Fault:
    """One kind of fault, for some requests, a number of times."""

    kind: Kind
    """drop: the connection closes without an answer. slow: the answer comes late.
    held: nothing happens to the request before the faults are cleared.
    refused: Discord's answer is an error with this status, code and message.
    gateway_close: all sockets close now. lost_event: the gateway skips an event."""
    route: str = "*"
    """A pattern for ``METHOD /template``, as in ``POST /channels/{channel_id}/messages``, or for
    ``METHOD /path``, as in ``POST /channels/1/messages``; ``*`` and ``?`` are wildcards. For
    ``lost_event``, a pattern for the event's name."""
    times: int | None = 1
    """How often it strikes; None: until it is cleared."""
    after: bool = False
    """For drop, 429 and 5xx: the request takes effect before it fails."""
    skip: int = 0
    """How many matching requests to spare first."""
    seconds: float = 1.0
    """For slow: the delay. For 429: the time until a retry is allowed."""
    status: int = 503
    """For 5xx and refused: the HTTP status."""
    code: int = 4000
    """For gateway_close: the close code. For refused: Discord's own code."""
    message: str = "Refused"
    """For refused: what the answer says."""
    resumable: bool = True
    """For gateway_close: whether sessions can be resumed."""
    struck: int = 0
    """How often it has struck."""

    def matches(self, kind: str, *subjects: str) -> bool:
        """Tell whether this fault is of that kind and meant for that route or event."""
        return self.kind == kind and any(fnmatchcase(each, self.route) for each in subjects)

    @property
    def is_spent(self) -> bool:
        """It will never strike again."""
        return self.times is not None and self.struck >= self.times


def refused(
    status: int, code: int, route: str = "*", *, times: int | None = 1, skip: int = 0
) -> Fault:
    """Return a refusal with one of Discord's codes, as in ``refused(403, 40003)``."""
    return Fault(kind="refused", status=status, code=code, route=route, times=times, skip=skip)


class Faults:
    """The faults that are ordered."""

    def __init__(self) -> None:
        self.ordered: list[Fault] = []
        """What may still strike."""
        self._cleared = asyncio.Event()
        self._on_immediate: list[Callable[[Fault], None]] = []

    def on_gateway_close(self, listener: Callable[[Fault], None]) -> None:
        """Call *listener* with every ``gateway_close`` fault as it is ordered."""
        self._on_immediate.append(listener)

    def add(self, fault: Fault) -> Fault:
        """Order a fault; returns it, so that a test can see whether it struck."""
        if fault.kind not in KINDS:
            raise ValueError(f"no such fault: {fault.kind!r}; there are {', '.join(KINDS)}")
        if fault.kind == _IMMEDIATE:
            fault.struck += 1
            for listener in self._on_immediate:
                listener(fault)
        else:
            self.ordered.append(fault)
        return fault

    def clear(self) -> None:
        """Cancel all faults; what is held goes on, in the order in which it came."""
        self.ordered.clear()
        self._cleared.set()
        self._cleared = asyncio.Event()

    async def until_cleared(self) -> None:
        """Wait for :meth:`clear`."""
        await self._cleared.wait()

    def take(self, kind: str, *subjects: str, after: bool | None = None) -> Fault | None:
        """The first fault that strikes here, if any; this counts as one of its times."""
        if not self.ordered:
            return None
        for fault in self.ordered:
            if fault.matches(kind, *subjects) and after in (None, fault.after):
                if fault.skip > 0:
                    fault.skip -= 1
                    continue
                fault.struck += 1
                if fault.is_spent:
                    self.ordered.remove(fault)
                return fault
        return None
