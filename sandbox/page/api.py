"""The page in the browser: its files, and the API through which a person acts and watches."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox.checks.commands import LOCALES
from sandbox.checks.schema import Boolean, Choice, Integer, Number, Object, Problems, Text, as_id
from sandbox.errors import ClientError, Json, Refusal
from sandbox.faults import KINDS, Fault
from sandbox.page.serializers import choice_json, fault_json, person_json, world_json
from sandbox.people.client import Client
from sandbox.services.commands import localized
from sandbox.services.events import seen_json
from sandbox.world.model import Channel, Message, User

if TYPE_CHECKING:
    from sandbox.core import Core

_API = "/sandbox/api"
_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
_PATIENCE = 4.0
_AS_IT_IS = {"X-Content-Type-Options": "nosniff"}
_HARMLESS = {**_AS_IT_IS, "Content-Security-Policy": "default-src 'none'; sandbox"}

_FAULT = Object(
    {
        "kind": Choice(KINDS),
        "route": Text(200),
        "times": Integer(1, 1_000_000),
        "after": Boolean(),
        "skip": Integer(0, 1_000_000),
        "seconds": Number(),
        "status": Integer(500, 599),
        "code": Integer(1000, 4999),
        "resumable": Boolean(),
    },
    required=("kind",),
)

_Handler = Callable[[web.Request], Awaitable[Any]]


class Page:
    """Serves the page, the attachments, and the page's API."""

    def __init__(self, core: Core, folder: Path) -> None:
        self._core = core
        self._folder = folder

    def add_to(self, app: web.Application) -> None:
        """Take over the routes that are not Discord's own."""
        routes: tuple[tuple[str, str, _Handler], ...] = (
            ("GET", "/world", self._world),
            ("GET", "/commands", self._commands),
            ("GET", "/record", self._record),
            ("GET", "/channels/{id}/messages", self._messages),
            ("POST", "/channels/{id}/messages", self._write),
            ("POST", "/press", self._press),
            ("POST", "/command", self._command),
            ("POST", "/autocomplete", self._autocomplete),
            ("POST", "/modal", self._modal),
            ("POST", "/dismiss", self._dismiss),
            ("POST", "/persons", self._sit_down),
            ("PATCH", "/persons/{id}", self._change_person),
            ("POST", "/guilds/channels", self._add_channel),
            ("GET", "/faults", self._faults),
            ("POST", "/faults", self._order_fault),
            ("DELETE", "/faults", self._clear_faults),
        )
        for method, path, handler in routes:
            app.router.add_route(method, _API + path, self._guarded(handler))
        app.router.add_get(f"{_API}/live", self._live)
        app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", self._attachment)
        app.router.add_get("/{name:.*}", self._file)

    def _guarded(self, handler: _Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def guarded(request: web.Request) -> web.Response:
            self._check_origin(request)
            try:
                return web.json_response(await handler(request))
            except ClientError as error:
                return web.json_response({"message": str(error)}, status=400)
            except Refusal as refused:
                return web.json_response(refused.body(), status=400)

        return guarded

    def _check_origin(self, request: web.Request) -> None:
        """Another site in the same browser must not act here, not by a made-up host name either."""
        host = request.headers.get("Host", "")
        name, port = self._core.address.authority.rsplit(":", 1)
        known = {f"{own}:{port}" for own in (name, *_LOOPBACK)}
        origin = request.headers.get("Origin")
        if self._core.address.is_loopback and host not in known:
            raise web.HTTPForbidden(text="unknown host")
        if origin is not None and origin.partition("://")[2] != host:
            raise web.HTTPForbidden(text="unknown origin")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """Serve a file of the page; always asked for anew, so that an update shows at once."""
        self._check_origin(request)
        folder = self._folder.resolve()
        path = (folder / (request.match_info["name"] or "index.html")).resolve()
        if not path.is_relative_to(folder) or not path.is_file():
            raise web.HTTPNotFound(text="The sandbox has no such page.")
        return web.FileResponse(path, headers={"Cache-Control": "no-cache", **_AS_IT_IS})

    async def _attachment(self, request: web.Request) -> web.Response:
        """Serve an uploaded file; whatever it holds, it runs nothing here."""
        found = self._core.files.get(as_id(request.match_info["file_id"]) or 0)
        if found is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        data, kind = found
        return web.Response(body=data, content_type=kind, headers=_HARMLESS)

    async def _world(self, request: web.Request) -> Json:
        asked = request.query.get("as")
        me = None if asked is None else self._user(asked)
        world = world_json(self._core.world, me, self._core.clock.now())
        return {**world, "commands_ready": bool(self._core.commands.usable(None))}

    async def _commands(self, request: web.Request) -> list[Json]:
        user = self._user(request.query.get("as"))
        channel_id = request.query.get("channel_id")
        channel = None if channel_id is None else self._channel(channel_id)
        found = self._core.client(user).available_commands(channel)
        return [localized(command, user.locale) for command in found]

    async def _record(self, request: web.Request) -> list[Json]:
        limit = as_id(request.query.get("limit", "50")) or 50
        requests = islice(reversed(self._core.record.requests), limit)
        return [noted.as_shown() for noted in requests]

    async def _messages(self, request: web.Request) -> list[Json]:
        """Answer with the newest messages, oldest first."""
        client = self._client(request.query)
        before = as_id(request.query.get("before"))
        limit = min(as_id(request.query.get("limit", "50")) or 50, 200)
        seen = client.sees(self._channel(request.match_info["id"]))
        chosen = [m for m in seen if before is None or m.id < before][-limit:]
        now = self._core.clock.now()
        return [seen_json(message, now) for message in chosen]

    async def _write(self, request: web.Request) -> Json:
        body = await _body(request)
        channel = self._channel(request.match_info["id"])
        message = self._client(body).write(channel, str(body.get("content", "")))
        return seen_json(message, self._core.clock.now())

    async def _press(self, request: web.Request) -> Json:
        body = await _body(request)
        client = self._client(body)
        message = self._message(client, body)
        values = body.get("values")
        if values is not None and not _is_list_of_strings(values):
            raise ClientError("values are a list of strings")
        interaction = client.use(message, str(body.get("custom_id")), values)
        return {"interaction_id": str(interaction.id)}

    async def _command(self, request: web.Request) -> Json:
        body = await _body(request)
        channel = self._channel(body.get("channel_id"))
        client, name = self._client(body), str(body.get("name"))
        if target := body.get("target_id"):
            interaction = client.menu_command(channel, name, self._target(client, channel, target))
        else:
            interaction = client.command(channel, name, _mapping(body, "options"))
        return {"interaction_id": str(interaction.id)}

    async def _autocomplete(self, request: web.Request) -> Json:
        body = await _body(request)
        channel = self._channel(body.get("channel_id"))
        name, focused = str(body.get("name")), str(body.get("focused"))
        client = self._client(body)
        interaction = client.autocomplete(channel, name, _mapping(body, "options"), focused)
        try:
            await asyncio.wait_for(interaction.settled.wait(), _PATIENCE)
        except TimeoutError:
            return {"choices": [], "failed": True}
        failed = interaction.failed is not None
        choices = [choice_json(choice, client.user) for choice in interaction.choices or ()]
        return {"choices": choices, "failed": failed}

    async def _modal(self, request: web.Request) -> Json:
        body = await _body(request)
        modal = self._core.interactions.modals.get(as_id(body.get("id")) or 0)
        if modal is None:
            raise ClientError("this form is no longer open")
        interaction = self._client(body).submit(modal, _mapping(body, "values"))
        return {"interaction_id": str(interaction.id)}

    async def _dismiss(self, request: web.Request) -> Json:
        body = await _body(request)
        client = self._client(body)
        client.dismiss(self._message(client, body))
        return {}

    async def _sit_down(self, request: web.Request) -> Json:
        body = await _body(request)
        name = str(body.get("name", "")).strip()
        if not 1 <= len(name) <= 32:
            raise ClientError("a name has 1 to 32 characters")
        if self._core.world.person_named(name) is not None:
            raise ClientError(f"there is a {name} already")
        return person_json(self._core.guilds.add_person(name, _locale(body.get("locale", "en-US"))))

    async def _change_person(self, request: web.Request) -> Json:
        body = await _body(request)
        user = self._user(request.match_info["id"])
        if "locale" in body:
            user.locale = _locale(body["locale"])
        if "dms_open" in body:
            user.dms_open = bool(body["dms_open"])
        self._core.events.world_changed()
        return person_json(user)

    async def _add_channel(self, request: web.Request) -> Json:
        body = await _body(request)
        guild = self._core.world.guilds.get(as_id(body.get("guild_id")) or 0)
        name = "-".join(str(body.get("name", "")).lower().split())
        if guild is None or not 1 <= len(name) <= 100:
            raise ClientError("a channel needs a server and a name of 1 to 100 characters")
        channel = self._core.guilds.add_channel(guild, name)
        return {"id": str(channel.id), "name": channel.name, "type": channel.type}

    async def _faults(self, request: web.Request) -> list[Json]:
        return [fault_json(fault) for fault in self._core.faults.ordered]

    async def _order_fault(self, request: web.Request) -> Json:
        body = await _body(request)
        if unknown := set(body) - set(_FAULT.fields):
            raise ClientError(f"a fault has no {', '.join(sorted(unknown))}")
        problems = Problems()
        _FAULT.check(body, (), problems)
        problems.refuse_if_any()
        return fault_json(self._core.faults.add(Fault(**body)))

    async def _clear_faults(self, request: web.Request) -> Json:
        self._core.faults.clear()
        return {}

    async def _live(self, request: web.Request) -> web.StreamResponse:
        self._check_origin(request)
        user = self._user(request.query.get("as"))
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        with self._core.screens.screen(user.id) as queue:
            listening = asyncio.create_task(_until_closed(socket))
            try:
                while not socket.closed:
                    waiting = asyncio.create_task(queue.get())
                    await asyncio.wait({waiting, listening}, return_when="FIRST_COMPLETED")
                    if not waiting.done():
                        waiting.cancel()
                        break
                    await socket.send_json(waiting.result())
            except ConnectionError:
                pass
            finally:
                listening.cancel()
        return socket

    def _user(self, user_id: Any) -> User:
        user = self._core.world.users.get(as_id(user_id) or 0)
        if user is None or user.bot:
            raise web.HTTPNotFound(text="there is no such person")
        return user

    def _client(self, given: Any) -> Client:
        return self._core.client(self._user(given.get("as")))

    def _channel(self, channel_id: Any) -> Channel:
        channel = self._core.world.channels.get(as_id(channel_id) or 0)
        if channel is None:
            raise ClientError("there is no such channel")
        return channel

    def _message(self, client: Client, body: Json) -> Message:
        message_id = as_id(body.get("message_id")) or 0
        channels = list(self._core.world.channels.values())
        if "channel_id" in body:
            channels = [self._channel(body["channel_id"])]
        for channel in channels:
            if (message := client.find(channel, message_id)) is not None:
                return message
        raise ClientError("this message is gone")

    def _target(self, client: Client, channel: Channel, target_id: Any) -> User | Message:
        found = as_id(target_id) or 0
        target = self._core.world.users.get(found) or client.find(channel, found)
        if target is None:
            raise ClientError("there is nothing like that here")
        return target


async def _until_closed(socket: web.WebSocketResponse) -> None:
    async for _ in socket:
        pass


async def _body(request: web.Request) -> Json:
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        body = await request.json()
    except ValueError:
        raise ClientError("the request is no JSON") from None
    if not isinstance(body, dict):
        raise ClientError("the request is no JSON object")
    return body


def _mapping(body: Json, name: str) -> Json:
    value = body.get(name) or {}
    if not isinstance(value, dict):
        raise ClientError(f"{name} are given by name")
    return value


def _is_list_of_strings(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


def _locale(value: Any) -> str:
    if value not in LOCALES:
        raise ClientError(f"Discord does not speak {value!r}")
    return str(value)
