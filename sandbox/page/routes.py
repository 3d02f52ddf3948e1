"""Routes of the page's API."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[Any]]
"""Returns the JSON of the answer; raises ``ClientError`` for what the person cannot do."""


@dataclass(frozen=True, slots=True)
class PageRoute:
    """A method, a path below the API's root, and its handler."""

    method: str
    path: str
    handler: Handler
