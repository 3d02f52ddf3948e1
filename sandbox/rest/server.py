"""The way of every request: trouble, door, limits, body, handler, answer, record."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox.checks.messages import Upload
from sandbox.errors import Refusal, refusal
from sandbox.faults import Fault
from sandbox.json_codec import dumps
from sandbox.rate_limits import TooMany
from sandbox.record import Request
from sandbox.rest import (
    channels,
    commands,
    guilds,
    interactions,
    messages,
    threads,
    users,
    webhooks,
)
from sandbox.rest.body import read_body
from sandbox.rest.router import Call, Route, Router

if TYPE_CHECKING:
    from sandbox.core import Core

PREFIX = "/api/v10"

_log = logging.getLogger(__name__)
_ROUTER = Router(
    route
    for module in (
        channels,
        commands,
        guilds,
        interactions,
        messages,
        threads,
        users,
        webhooks,
    )
    for route in module.ROUTES
)
_GENEROUS = {
    "X-RateLimit-Limit": "100000",
    "X-RateLimit-Remaining": "99999",
    "X-RateLimit-Reset-After": "1.000",
}
"""What lifted limits look like: enough that no client holds back."""
_COUNTED_REFUSALS = (401, 403, 429)
_NO_ANSWER = 0


class Rest:
    """Serves the API."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self.in_flight = 0
        self.last_at = perf_counter()
        """When a request last came or was answered."""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        self.in_flight += 1
        self.last_at = started = perf_counter()
        path = request.path.removeprefix(PREFIX)
        found = _ROUTER.find(request.method, path)
        noted = Request(
            method=request.method,
            path=path,
            route=None if found is None else found[0].template,
            json=None,
            files=(),
            at=self._core.clock.now(),
        )
        try:
            response = await self._serve(request, found, noted)
        finally:
            self.in_flight -= 1
            self.last_at = perf_counter()
        noted.seconds = self.last_at - started
        self._core.record.add(noted)
        return response

    async def _serve(
        self,
        request: web.Request,
        found: tuple[Route, dict[str, str]] | None,
        noted: Request,
    ) -> web.Response:
        headers: dict[str, str] = {}
        if self._core.limits.is_barred:
            noted.status = 429
            return web.Response(status=429, text="<html>You are being blocked.</html>")
        try:
            noted.json, uploads = await read_body(request)
            noted.files = tuple((upload.filename, len(upload.data)) for upload in uploads)
            status, data = await self._answer(request, found, noted, uploads, headers)
        except Refusal as refused:
            status, data = refused.status, refused.body()
            if status == 429:
                headers |= {"Via": "1.1 google", "Retry-After": str(int(data["retry_after"]) + 1)}
        except TooMany as limit:
            status, data = 429, limit.body()
            headers |= limit.headers()
        if status in _COUNTED_REFUSALS:
            self._core.limits.note_refusal()
        noted.status, noted.response = status, data
        if status == _NO_ANSWER:
            if request.transport is not None:
                request.transport.close()
            return web.Response(status=500)
        if data is None:
            return web.Response(status=status, headers=headers)
        headers["Content-Type"] = "application/json"
        body = dumps(data).encode()
        return web.Response(status=status, body=body, headers=headers)

    async def _answer(
        self,
        request: web.Request,
        found: tuple[Route, dict[str, str]] | None,
        noted: Request,
        uploads: list[Upload],
        headers: dict[str, str],
    ) -> tuple[int, Any]:
        """Let the request through all doors to its handler."""
        if found is None:
            _log.error("no such route: %s %s", request.method, noted.path)
            raise Refusal(404, 0, "404: Not Found")
        route, params = found
        if (fault := await self._trouble(route.name, noted, after=False)) is not None:
            return _struck(fault)
        if not route.is_public and not self._is_bot(request):
            raise Refusal(401, 0, "401: Unauthorized")
        self._limit(route, params, headers)
        call = Call(
            core=self._core, params=params, query=request.query, json=noted.json, uploads=uploads
        )
        answer = route.handler(call)
        noted.took_effect = True
        if (fault := await self._trouble(route.name, noted, after=True)) is not None:
            return _struck(fault)
        return answer

    async def _trouble(self, name: str, noted: Request, *, after: bool) -> Fault | None:
        """Suffer what was ordered for such a request; give back what takes its answer's place."""
        faults = self._core.faults
        if not faults.ordered:
            return None
        if not after and (slow := faults.take("slow", name)) is not None:
            noted.fault = slow.kind
            await asyncio.sleep(slow.seconds)
        if not after and (fault := faults.take("missing_permission", name)) is not None:
            noted.fault = fault.kind
            raise refusal(50013)
        for kind in ("drop", "429", "5xx"):
            if (fault := faults.take(kind, name, after=after)) is not None:
                noted.fault = fault.kind
                if kind == "429":
                    raise TooMany(fault.seconds, "shared")
                return fault
        return None

    def _limit(self, route: Route, params: Mapping[str, str], headers: dict[str, str]) -> None:
        limits = self._core.limits
        allowed = None
        if route.allowance == "route":
            allowed = limits.limits.route
        elif route.allowance == "webhook":
            allowed = limits.limits.webhook
        place = route.place(params)
        bucket = limits.count(route.name, place, allowed, counts_globally=not route.is_public)
        if bucket is not None:
            headers |= limits.headers(route.name, bucket)
        elif route.allowance is not None:
            headers |= _GENEROUS

    def _is_bot(self, request: web.Request) -> bool:
        given = request.headers.get("Authorization", "")
        return hmac.compare_digest(given.encode(), f"Bot {self._core.token}".encode())


def _struck(fault: Fault) -> tuple[int, Any]:
    if fault.kind == "drop":
        return _NO_ANSWER, None
    return fault.status, {"message": f"{fault.status}: Server Error", "code": 0}
