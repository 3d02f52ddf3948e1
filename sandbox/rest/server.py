"""Serve every request: record, body, faults, token, rate limits, handler, answer."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Iterable, Mapping
from time import perf_counter
from typing import Any

from aiohttp import web

from sandbox.address import Address
from sandbox.checks.messages import Upload
from sandbox.errors import Refusal
from sandbox.faults import Fault, Faults
from sandbox.json_codec import dumps
from sandbox.rate_limits import RateLimits, TooMany
from sandbox.record import Record, Request
from sandbox.rest.body import read_body
from sandbox.rest.router import Call, Route, Router
from sandbox.world.model import World

PREFIX = "/api/v10"

_log = logging.getLogger(__name__)
_GENEROUS = {
    "X-RateLimit-Limit": "100000",
    "X-RateLimit-Remaining": "99999",
    "X-RateLimit-Reset-After": "1.000",
}
"""The headers of lifted limits: enough that no client holds back."""
_COUNTED_REFUSALS = (401, 403, 429)
_NO_ANSWER = 0
"""Stands for an HTTP status when the connection closes without an answer, by either side."""

_Found = tuple[Route, dict[str, str]] | None
"""The route of a request with the values of its variables; None for an unknown route."""


class Rest:
    """Serves the REST API."""

    def __init__(
        self,
        routes: Iterable[Route],
        world: World,
        token: str,
        record: Record,
        faults: Faults,
        limits: RateLimits,
        address: Address,
    ) -> None:
        self._router = Router(routes)
        self._world = world
        self._authorization = f"Bot {token}".encode()
        self._record = record
        self._faults = faults
        self._limits = limits
        self._address = address
        self.in_flight = 0
        self.last_at = perf_counter()
        """When a request last arrived or was answered."""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        self.in_flight += 1
        self.last_at = started = perf_counter()
        path = request.path.removeprefix(PREFIX)
        found = self._router.find(request.method, path) if path != request.path else None
        template = None if found is None else found[0].template
        entry = self._record.start(request.method, path, template)
        try:
            return await self._serve(request, found, entry)
        except ConnectionError:
            # The client went away before its request had arrived whole: nobody reads an answer.
            entry.status = _NO_ANSWER
            return web.Response(status=400)
        except Exception:
            # A bug of the sandbox: the client gets an answer, the log the traceback.
            _log.exception("cannot serve %s", entry.name)
            entry.status, entry.response = 500, {"message": "500: Internal Server Error", "code": 0}
            return web.json_response(entry.response, status=500)
        finally:
            self.in_flight -= 1
            self.last_at = perf_counter()
            entry.seconds = self.last_at - started
            self._record.add(entry)

    async def _serve(self, request: web.Request, found: _Found, entry: Request) -> web.Response:
        if self._limits.is_barred:
            entry.status = 429
            return web.Response(status=429, text="<html>You are being blocked.</html>")
        headers: dict[str, str] = {}
        try:
            entry.json, uploads = await read_body(request)
            entry.files = tuple((upload.filename, len(upload.data)) for upload in uploads)
            status, data = await self._answer(request, found, entry, uploads, headers)
        except Refusal as refused:
            status, data = refused.status, refused.body()
            if status == 429:
                headers |= {"Via": "1.1 google", "Retry-After": str(int(data["retry_after"]) + 1)}
        except TooMany as limit:
            status, data = 429, limit.body()
            headers |= limit.headers()
        if status in _COUNTED_REFUSALS:
            self._limits.note_refusal()
        entry.status, entry.response = status, data
        return self._response(request, status, data, headers)

    async def _answer(
        self,
        request: web.Request,
        found: _Found,
        entry: Request,
        uploads: list[Upload],
        headers: dict[str, str],
    ) -> tuple[int, Any]:
        """Let faults, token and rate limits have their say, then call the handler."""
        if found is None:
            _log.error("no such route: %s %s", request.method, entry.path)
            raise Refusal(404, 0, "404: Not Found")
        route, params = found
        if (fault := await self._strike(entry, after=False)) is not None:
            return _fault_answer(fault)
        if not route.is_public and not self._is_bot(request):
            raise Refusal(401, 0, "401: Unauthorized")
        self._count(route, params, headers)
        answer = route.handler(
            Call(
                world=self._world,
                params=params,
                query=request.query,
                json=entry.json,
                uploads=uploads,
            )
        )
        entry.took_effect = True
        if (fault := await self._strike(entry, after=True)) is not None:
            return _fault_answer(fault)
        return answer

    async def _strike(self, entry: Request, *, after: bool) -> Fault | None:
        """Let faults strike this request; returns one that replaces its answer."""
        if not self._faults.ordered:
            return None
        names = entry.name, f"{entry.method} {entry.path}"
        if not after and (slow := self._faults.take("slow", *names)) is not None:
            entry.fault = slow.kind
            await asyncio.sleep(slow.seconds)
        if not after and (held := self._faults.take("held", *names)) is not None:
            entry.fault = held.kind
            await self._faults.until_cleared()
        for kind in ("drop", "429", "5xx", "refused"):
            if (fault := self._faults.take(kind, *names, after=after)) is not None:
                entry.fault = fault.kind
                if kind == "429":
                    raise TooMany(fault.seconds, "shared")
                if kind == "refused":
                    raise Refusal(fault.status, fault.code, fault.message)
                return fault
        return None

    def _count(self, route: Route, params: Mapping[str, str], headers: dict[str, str]) -> None:
        """Count a request against its rate limits, and add the headers that tell of them."""
        allowed = None
        if route.allowance == "route":
            allowed = self._limits.limits.route
        elif route.allowance == "webhook":
            allowed = self._limits.limits.webhook
        bucket = self._limits.count(
            route.name, route.bucket(params), allowed, counts_globally=not route.is_public
        )
        if bucket is not None:
            headers |= self._limits.headers(route.name, bucket)
        elif route.allowance is not None:
            headers |= _GENEROUS

    def _response(
        self, request: web.Request, status: int, data: Any, headers: dict[str, str]
    ) -> web.Response:
        if status == _NO_ANSWER:
            if request.transport is not None:
                request.transport.close()
            return web.Response(status=500)
        if data is None:
            return web.Response(status=status, headers=headers)
        headers["Content-Type"] = "application/json"
        text = self._address.localize(dumps(data), request.headers.get("Host", ""))
        return web.Response(status=status, body=text.encode(), headers=headers)

    def _is_bot(self, request: web.Request) -> bool:
        given = request.headers.get("Authorization", "")
        return hmac.compare_digest(given.encode("utf-8", "replace"), self._authorization)


def _fault_answer(fault: Fault) -> tuple[int, Any]:
    if fault.kind == "drop":
        return _NO_ANSWER, None
    return fault.status, {"message": f"{fault.status}: Server Error", "code": 0}
