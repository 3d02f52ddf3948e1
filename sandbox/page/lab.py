"""The lab of the page: faults on demand, days that pass, and the record of requests."""

from __future__ import annotations

from itertools import islice

from aiohttp import web

from sandbox.checks.schema import Boolean, Choice, Integer, Number, Object, Problems, Text, as_id
from sandbox.clock import Clock
from sandbox.errors import ClientError, Json
from sandbox.faults import KINDS, Fault, Faults
from sandbox.page.requests import read_object
from sandbox.page.routes import PageRoute
from sandbox.page.serializers import fault_json
from sandbox.record import Record
from sandbox.services.screens import Screens

_DEFAULT_LIMIT = 50
CLOSE_CODES = (1000, 1001, *range(4000, 4015))
"""The close codes that a WebSocket may send and Discord uses."""
_FAULT = Object(
    {
        "kind": Choice(KINDS),
        "route": Text(200),
        "times": Integer(1, 1_000_000),
        "after": Boolean(),
        "skip": Integer(0, 1_000_000),
        "seconds": Number(0, 3600),
        "status": Integer(400, 599),
        "code": Integer(0, 999_999),
        "message": Text(200),
        "resumable": Boolean(),
    },
    required=("kind",),
)


_LONGEST_SKIP = 31 * 24 * 3600
"""Seconds that may be skipped at once."""
_SKIP = Object({"seconds": Integer(1, _LONGEST_SKIP)}, required=("seconds",))


class LabRoutes:
    """Handlers of faults, the clock and the record."""

    def __init__(self, faults: Faults, record: Record, clock: Clock, screens: Screens) -> None:
        self._faults = faults
        self._record = record
        self._clock = clock
        self._screens = screens

    def routes(self) -> tuple[PageRoute, ...]:
        """All routes of this kind."""
        return (
            PageRoute("GET", "/record", self.list_requests),
            PageRoute("GET", "/faults", self.list_faults),
            PageRoute("POST", "/faults", self.order_fault),
            PageRoute("DELETE", "/faults", self.clear_faults),
            PageRoute("POST", "/clock", self.skip_time),
        )

    async def list_requests(self, request: web.Request) -> list[Json]:
        """List the last requests of the bot, newest first."""
        limit = as_id(request.query.get("limit")) or _DEFAULT_LIMIT
        return [entry.as_shown() for entry in islice(reversed(self._record.requests), limit)]

    async def list_faults(self, _request: web.Request) -> list[Json]:
        """List the faults that may still strike."""
        return [fault_json(fault) for fault in self._faults.ordered]

    async def order_fault(self, request: web.Request) -> Json:
        """Order a fault."""
        body = await _read(request, _FAULT, "a fault")
        given = {name: value for name, value in body.items() if value is not None}
        if "times" in body:
            given["times"] = body["times"]  # null: until it is cleared
        if body["kind"] == "gateway_close" and given.get("code", 4000) not in CLOSE_CODES:
            raise ClientError("no such close code")
        return fault_json(self._faults.add(Fault(**given)))

    async def clear_faults(self, _request: web.Request) -> Json:
        """Cancel all faults."""
        self._faults.clear()
        return {}

    async def skip_time(self, request: web.Request) -> Json:
        """Let time pass; every page learns of each moment at which something happens."""
        body = await _read(request, _SKIP, "a span of time")
        async for _ in self._clock.turn(body["seconds"]):
            self._screens.show_all({"type": "world"})
        return {"skipped": self._clock.skipped}


async def _read(request: web.Request, schema: Object, what: str) -> Json:
    """The body of a request, where it fits the *schema* of *what*."""
    body = await read_object(request)
    if unknown := set(body) - set(schema.fields):
        raise ClientError(f"{what} has no {', '.join(sorted(unknown))}")
    problems = Problems()
    schema.check(body, (), problems)
    problems.refuse_if_any()
    return body
