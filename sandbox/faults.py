"""Trouble on demand: lost connections, errors, slowness, closed doors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal, get_args

Kind = Literal[
    "drop",
    "429",
    "5xx",
    "slow",
    "dms_closed",
    "missing_permission",
    "threads_full",
    "gateway_close",
    "lost_event",
]
KINDS: tuple[str, ...] = get_args(Kind)


@dataclass(slots=True, kw_only=True)
class Fault:
    """One kind of trouble, for some requests, some times."""

    kind: Kind
    """drop: the connection closes without an answer. slow: the answer comes late.
    dms_closed: 50007. missing_permission: 50013. threads_full: 160006.
    gateway_close: sockets close now. lost_event: the gateway forgets to tell."""
    route: str = "*"
    """A pattern for ``METHOD /template``, as in ``POST /channels/{channel_id}/messages``; ``*`` and
    ``?`` stand for anything. For ``lost_event`` a pattern for the event's name."""
    times: int | None = 1
    """How often it strikes; None: until it is taken back."""
    after: bool = False
    """For drop, 429, 5xx: has the request taken effect all the same?"""
    skip: int = 0
    """How many requests that fit are spared first."""
    seconds: float = 1.0
    """For slow: how long. For 429: after what time to try again."""
    status: int = 503
    """For 5xx: which one."""
    code: int = 4000
    """For gateway_close: the closing code."""
    resumable: bool = True
    """For gateway_close: can the session be resumed?"""
    struck: int = 0
    """How often it has struck."""

    def fits(self, kind: str, subject: str) -> bool:
        """Tell whether this trouble means such a thing."""
        return self.kind == kind and fnmatchcase(subject, self.route)

    @property
    def is_spent(self) -> bool:
        """It will never strike again."""
        return self.times is not None and self.struck >= self.times


class Faults:
    """The trouble that is ordered."""

    def __init__(self, close_gateway: Callable[[Fault], None]) -> None:
        self.ordered: list[Fault] = []
        """What may still strike."""
        self._close_gateway = close_gateway

    def add(self, fault: Fault) -> Fault:
        """Order some trouble; gives it back, so that one can see whether it struck."""
        if fault.kind not in KINDS:
            raise ValueError(f"no such fault: {fault.kind!r}; there are {', '.join(KINDS)}")
        if fault.kind == "gateway_close":
            fault.struck += 1
            self._close_gateway(fault)
        else:
            self.ordered.append(fault)
        return fault

    def clear(self) -> None:
        """Take back everything."""
        self.ordered.clear()

    def take(self, kind: str, subject: str, *, after: bool | None = None) -> Fault | None:
        """The first fault that strikes here, if any; counts as one of its times."""
        if not self.ordered:
            return None
        for fault in self.ordered:
            if fault.fits(kind, subject) and after in (None, fault.after):
                if fault.skip > 0:
                    fault.skip -= 1
                    continue
                fault.struck += 1
                if fault.is_spent:
                    self.ordered.remove(fault)
                return fault
        return None
