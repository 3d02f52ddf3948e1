"""Counts and measures for Prometheus. Nothing here names a person or a table."""

from functools import cache
from types import SimpleNamespace
from typing import Any

import aiohttp
from prometheus_client import Counter, Gauge, Histogram

_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0)
"""Discord gives up on an interaction after three."""

PRESSES = Counter(
    "boardgames_presses",
    "Presses and commands that were served, by their kind and how they ended.",
    ("kind", "outcome"),
)
ACKNOWLEDGED = Histogram(
    "boardgames_acknowledged_seconds",
    "From receiving an interaction to Discord's answer to the acknowledgement.",
    buckets=_SECONDS,
)
POSTED = Histogram(
    "boardgames_posted_seconds",
    "From the commit of a change to the moment when Discord shows it.",
    buckets=_SECONDS,
)
PICTURES = Histogram(
    "boardgames_picture_seconds",
    "From asking for the pictures of a message to having them; those kept from before count too.",
    buckets=_SECONDS,
)
PICTURES_FAILED = Counter(
    "boardgames_pictures_failed", "Messages whose pictures could not be drawn."
)
THINKING = Histogram(
    "boardgames_thinking_seconds",
    "From asking for a decision of a robot to having it, the wait for a process included.",
    buckets=_SECONDS,
)
THOUGHTS_LOST = Counter(
    "boardgames_thoughts_lost",
    "Decisions made at first sight, because no process could think about them in time.",
)
REQUESTS = Counter(
    "boardgames_discord_requests",
    "Requests to Discord by the status of the answer; without an answer: lost.",
    ("status",),
)
OUTBOX_AGE = Gauge(
    "boardgames_outbox_age_seconds",
    "Age of the oldest task that is still to be published; 0: there is none.",
)
SHARDS_CONNECTED = Gauge("boardgames_shards_connected", "Shards of this process with a connection.")


_by_status = cache(REQUESTS.labels)


def request_counter() -> aiohttp.TraceConfig:
    """Counts the requests of the client session that it is given to."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_count_answer)
    trace.on_request_exception.append(_count_loss)
    return trace


async def count_request(
    request: aiohttp.ClientRequest, handler: aiohttp.ClientHandlerType
) -> aiohttp.ClientResponse:
    """The same as a middleware, which takes less time: it builds nothing for other events."""
    try:
        response = await handler(request)
    except BaseException:
        _by_status("lost").inc()
        raise
    _by_status(response.status).inc()
    return response


async def _count_answer(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, end: Any
) -> None:
    _by_status(end.response.status).inc()


async def _count_loss(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, _failure: Any
) -> None:
    _by_status("lost").inc()
