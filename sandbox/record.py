"""A record of every request of the bot, for tests and for the page."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from sandbox.errors import Json


@dataclass(slots=True, kw_only=True)
class Request:
    """One request and its answer."""

    method: str
    path: str
    route: str | None
    """The template, as in ``/channels/{channel_id}/messages``; None for an unknown route."""
    json: Any
    files: tuple[tuple[str, int], ...]
    """Name and size of each uploaded file."""
    at: float
    """When it came, by the sandbox's clock."""
    status: int = 0
    """HTTP status; 0 where the connection was closed without an answer."""
    response: Any = None
    seconds: float = 0.0
    """From arrival to answer."""
    fault: str | None = None
    """The trouble that was ordered and struck it."""
    took_effect: bool = False

    @property
    def is_unknown(self) -> bool:
        """It asked for something the sandbox does not have at all."""
        return self.route is None

    @property
    def name(self) -> str:
        """Method and template, or the path where there is no template."""
        return f"{self.method} {self.route or self.path}"

    @property
    def error_code(self) -> int | None:
        """Discord's code where it was refused."""
        return self.response.get("code") if isinstance(self.response, dict) else None

    def as_shown(self) -> Json:
        """What the page shows of it."""
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

    def __init__(self, most: int) -> None:
        self.requests: deque[Request] = deque(maxlen=most)
        self.counts: Counter[tuple[str, int]] = Counter()
        """How many of each name and status."""
        self.unknown: list[Request] = []
        """Requests for routes that do not exist: each is a bug somewhere."""

    def __len__(self) -> int:
        """How many requests there were, forgotten ones included."""
        return self.counts.total()

    def __iter__(self) -> Iterator[Request]:
        """The requests that are still known, oldest first."""
        return iter(self.requests)

    def add(self, request: Request) -> None:
        """Take down a request that is done."""
        self.counts[request.name, request.status] += 1
        if request.is_unknown:
            self.unknown.append(request)
        self.requests.append(request)

    def find(self, pattern: str) -> list[Request]:
        """The requests whose name fits, as in ``POST /channels/*/messages``."""
        return [request for request in self.requests if fnmatchcase(request.name, pattern)]

    def clear(self) -> None:
        """Forget everything."""
        self.requests.clear()
        self.counts.clear()
        self.unknown.clear()
