"""The page: its files, the attachments it shows, its API, and its live events."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

from aiohttp import web

from sandbox.address import Address
from sandbox.checks.schema import as_id
from sandbox.errors import ClientError, Refusal
from sandbox.json_codec import dumps
from sandbox.page.access import Access
from sandbox.page.requests import Lookup
from sandbox.page.routes import Handler, PageRoute
from sandbox.services.screens import Screens
from sandbox.world.files import FileStore

_API = "/sandbox/api"
_FOLDER = Path(__file__).parents[1] / "web"
_NO_SNIFFING = {"X-Content-Type-Options": "nosniff"}
_INERT = {**_NO_SNIFFING, "Content-Security-Policy": "default-src 'none'; sandbox"}
"""Headers of uploaded files: whatever they contain, a browser runs none of it."""
_PING_SECONDS = 30


class Page:
    """Serves everything that is not Discord's own."""

    def __init__(
        self,
        access: Access,
        address: Address,
        lookup: Lookup,
        screens: Screens,
        files: FileStore,
        routes: Iterable[PageRoute],
    ) -> None:
        self._access = access
        self._address = address
        self._lookup = lookup
        self._screens = screens
        self._files = files
        self._routes = tuple(routes)

    def add_to(self, app: web.Application) -> None:
        """Register all routes."""
        for route in self._routes:
            app.router.add_route(route.method, _API + route.path, self._guarded(route.handler))
        app.router.add_get(f"{_API}/live", self._live)
        app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", self._attachment)
        app.router.add_get("/{name:.*}", self._static)

    def _guarded(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def guarded(request: web.Request) -> web.Response:
            self._access.check(request)
            try:
                return self._json(request, await handler(request))
            except ClientError as error:
                return web.json_response(error.body(), status=400)
            except Refusal as refused:
                return web.json_response(refused.body(), status=400)

        return guarded

    def _json(self, request: web.Request, data: Any) -> web.Response:
        text = self._localized(request, data)
        return web.Response(text=text, content_type="application/json")

    def _localized(self, request: web.Request, data: Any) -> str:
        """JSON whose links work at the host under which the person opened the page."""
        return self._address.localize(dumps(data), request.headers.get("Host", ""))

    async def _static(self, request: web.Request) -> web.StreamResponse:
        """Serve a file of the page; browsers revalidate it, so that an update shows at once."""
        self._access.check(request)
        folder = _FOLDER.resolve()
        path = (folder / (request.match_info["name"] or "index.html")).resolve()
        if not path.is_relative_to(folder) or not path.is_file():
            raise web.HTTPNotFound(text="The sandbox has no such page.")
        response = web.FileResponse(path, headers={"Cache-Control": "no-cache", **_NO_SNIFFING})
        self._access.remember_key(request, response)
        return response

    async def _attachment(self, request: web.Request) -> web.Response:
        self._access.check_file(request)
        found = self._files.get(as_id(request.match_info["file_id"]) or 0)
        if found is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        data, kind = found
        return web.Response(body=data, content_type=kind, headers=_INERT)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """Send one open page everything that happens, as it happens."""
        self._access.check(request)
        user = self._lookup.user(request.query.get("as"))
        socket = web.WebSocketResponse(heartbeat=_PING_SECONDS)
        await socket.prepare(request)
        with self._screens.screen(user.id) as queue:
            listening = asyncio.create_task(_until_closed(socket))
            try:
                while not socket.closed:
                    waiting = asyncio.create_task(queue.get())
                    await asyncio.wait({waiting, listening}, return_when="FIRST_COMPLETED")
                    if not waiting.done():
                        waiting.cancel()
                        break
                    await socket.send_str(self._localized(request, waiting.result()))
            except ConnectionError:
                pass
            finally:
                listening.cancel()
        return socket


async def _until_closed(socket: web.WebSocketResponse) -> None:
    async for _ in socket:
        pass
