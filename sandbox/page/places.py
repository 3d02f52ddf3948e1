"""The page's view of the world: people, places, commands and messages."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox.checks.commands import LOCALES
from sandbox.checks.schema import as_id
from sandbox.clock import Clock
from sandbox.errors import ClientError, Json
from sandbox.gateway import Gateway
from sandbox.page.requests import Lookup, read_object
from sandbox.page.routes import PageRoute
from sandbox.page.serializers import person_json, world_json
from sandbox.services.commands import localized
from sandbox.services.direct_messages import DirectMessages
from sandbox.services.events import EventDispatcher, seen_json
from sandbox.services.guilds import Guilds
from sandbox.world.model import ChannelKind, Dms, World

_DEFAULT_PAGE = 50
_MAX_PAGE = 200


class PlaceRoutes:
    """Handlers of people, channels, commands and messages."""

    def __init__(
        self,
        lookup: Lookup,
        world: World,
        clock: Clock,
        gateway: Gateway,
        guilds: Guilds,
        events: EventDispatcher,
        direct_messages: DirectMessages,
    ) -> None:
        self._lookup = lookup
        self._world = world
        self._clock = clock
        self._gateway = gateway
        self._guilds = guilds
        self._events = events
        self._direct_messages = direct_messages

    def routes(self) -> tuple[PageRoute, ...]:
        """All routes of this kind."""
        return (
            PageRoute("GET", "/world", self.get_world),
            PageRoute("GET", "/commands", self.list_commands),
            PageRoute("GET", "/channels/{id}/messages", self.list_messages),
            PageRoute("POST", "/persons", self.add_person),
            PageRoute("PATCH", "/persons/{id}", self.change_person),
            PageRoute("POST", "/guilds/channels", self.add_channel),
        )

    async def get_world(self, request: web.Request) -> Json:
        """Return people and places, as the person named by ``as`` sees them."""
        user_id = request.query.get("as")
        me = None if user_id is None else self._lookup.user(user_id)
        if me is not None:
            # On Discord, a bot's profile leads to its direct messages, written or not.
            self._direct_messages.open(self._world.bot, me)
        world = world_json(self._world, me, self._clock.now())
        world["skipped"] = self._clock.skipped
        return {**world, "bot_connected": self._gateway.identified.is_set()}

    async def list_commands(self, request: web.Request) -> list[Json]:
        """List the commands that a person can use in a channel."""
        client = self._lookup.client(request.query)
        channel_id = request.query.get("channel_id")
        channel = None if channel_id is None else self._lookup.channel(channel_id)
        found = client.commands(channel)
        return [localized(command, client.user.locale) for command in found]

    async def list_messages(self, request: web.Request) -> list[Json]:
        """List the newest messages, oldest first."""
        client = self._lookup.client(request.query)
        before = as_id(request.query.get("before"))
        limit = as_id(request.query.get("limit")) or _DEFAULT_PAGE
        seen = client.sees(self._lookup.channel(request.match_info["id"]))
        chosen = [m for m in seen if before is None or m.id < before][-min(limit, _MAX_PAGE) :]
        now = self._clock.now()
        return [seen_json(message, now) for message in chosen]

    async def add_person(self, request: web.Request) -> Json:
        """Create a person."""
        body = await read_object(request)
        name = str(body.get("name", "")).strip()
        if not 1 <= len(name) <= 32:
            raise ClientError("a name has 1 to 32 characters", "name-length")
        if self._world.person_named(name) is not None:
            raise ClientError(f"there is a {name} already", "name-taken", name=name)
        return person_json(self._guilds.add_person(name, _locale(body.get("locale", "en-US"))))

    async def change_person(self, request: web.Request) -> Json:
        """Change a person's language, whether their DMs are open, and whether they moderate."""
        body = await read_object(request)
        user = self._lookup.user(request.match_info["id"])
        if "locale" in body:
            user.locale = _locale(body["locale"])
        if "dms" in body:
            user.dms = _dms(body["dms"])
        if "moderator" in body:
            self._guilds.set_moderator(user, is_one=body["moderator"] is True)
        self._events.world_changed()
        return person_json(user)

    async def add_channel(self, request: web.Request) -> Json:
        """Create a channel."""
        body = await read_object(request)
        guild = self._world.guilds.get(as_id(body.get("guild_id")) or 0)
        name = "-".join(str(body.get("name", "")).lower().split())
        if guild is None or not 1 <= len(name) <= 100:
            raise ClientError("a channel needs a server and a name of 1 to 100 characters")
        try:
            kind = ChannelKind(body.get("type", ChannelKind.TEXT))
        except ValueError:
            raise ClientError(f"types are {', '.join(map(str, ChannelKind))}") from None
        channel = self._guilds.add_channel(guild, name, kind)
        return {"id": str(channel.id), "name": channel.name, "type": channel.type}


def _dms(value: Any) -> Dms:
    try:
        return Dms(value)
    except ValueError:
        raise ClientError(f"dms are one of {', '.join(Dms)}") from None


def _locale(value: Any) -> str:
    if not isinstance(value, str) or value not in LOCALES:
        raise ClientError(f"Discord does not speak {value!r}")
    return value
