"""The record: every request of the bot and its answer, for tests and for the page."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from sandbox.clock import Clock
from sandbox.errors import Json


@dataclass(slots=True, kw_only=True)
class Request:
    """One request and its answer."""

    method: str
    path: str
    route: str | None
    """The template, as in ``/channels/{channel_id}/messages``; None for an unknown route."""
    json: Any = None
    files: tuple[tuple[str, int], ...] = ()
    """Name and size of each uploaded file."""
    at: float
    """When it arrived, by the sandbox's clock."""
    status: int = 0
    """HTTP status; 0 if the connection was closed without an answer."""
    response: Any = None
    seconds: float = 0.0
    """From arrival to answer."""
    fault: str | None = None
    """The fault that struck it."""
    took_effect: bool = False

    @property
    def is_unknown(self) -> bool:
        """It asked for a route that the sandbox does not have."""
        return self.route is None

    @property
    def name(self) -> str:
        """Method and template, or the path of an unknown route."""
        return f"{self.method} {self.route or self.path}"

    @property
    def error_code(self) -> int | None:
        """Discord's code if it was refused."""
        return self.response.get("code") if isinstance(self.response, dict) else None

    def as_shown(self) -> Json:
        """Return the facts for the page."""
        return {
            "method": self.method,
            "path": self.path,
            "route": self.route,
            "json": self.json,
            "files": [{"filename": name, "size": size} for name, size in self.files],
            "at": self.at,
            "status": self.status,
            "response": self.response,
            "seconds": self.seconds,
            "fault": self.fault,
        }


class Record:
    """The last requests, oldest first, and counts of all."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock = clock
        self.requests: deque[Request] = deque(maxlen=most)
        self.counts: Counter[tuple[str, int]] = Counter()
        """How many of each name and status."""
        self.unknown: list[Request] = []
        """Requests for routes that do not exist: each is a bug in the bot or in the sandbox."""

    def __len__(self) -> int:
        """Count all requests, forgotten ones included."""
        return self.counts.total()

    def __iter__(self) -> Iterator[Request]:
        """The requests that are still kept, oldest first."""
        return iter(self.requests)

    def start(self, method: str, path: str, route: str | None) -> Request:
        """An entry for a request that has just arrived; ``add`` it when it is answered."""
        return Request(method=method, path=path, route=route, at=self._clock.now())

    def add(self, request: Request) -> None:
        """Record a request that has been answered."""
        self.counts[request.name, request.status] += 1
        if request.is_unknown:
            self.unknown.append(request)
        self.requests.append(request)

    def find(self, pattern: str) -> list[Request]:
        """The requests whose name matches, as in ``POST /channels/*/messages``."""
        return [request for request in self.requests if fnmatchcase(request.name, pattern)]

    def clear(self) -> None:
        """Forget everything."""
        self.requests.clear()
        self.counts.clear()
        self.unknown.clear()
