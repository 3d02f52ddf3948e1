"""A running sandbox: API, gateway, attachments and page on one port, with handles for tests."""

from __future__ import annotations

import asyncio
import errno
from dataclasses import replace
from time import perf_counter
from typing import Any

from aiohttp import web

from sandbox.clock import Clock
from sandbox.core import Core
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.page.actions import ActionRoutes
from sandbox.page.lab import LabRoutes
from sandbox.page.page import Page
from sandbox.page.places import PlaceRoutes
from sandbox.page.requests import Lookup
from sandbox.people.person import Person
from sandbox.rate_limits import RateLimits
from sandbox.record import Record
from sandbox.rest import Rest
from sandbox.rest.body import MAX_BODY
from sandbox.rest.channels import ChannelRoutes
from sandbox.rest.commands import CommandRoutes
from sandbox.rest.guilds import GuildRoutes
from sandbox.rest.interactions import InteractionRoutes
from sandbox.rest.messages import MessageRoutes
from sandbox.rest.server import PREFIX
from sandbox.rest.threads import ThreadRoutes
from sandbox.rest.users import UserRoutes
from sandbox.rest.webhooks import WebhookRoutes
from sandbox.services.interactions import NO_RESPONSE
from sandbox.services.seed import seed
from sandbox.settings import UNLIMITED, Limits, Settings
from sandbox.world.model import Channel, ChannelKind, Guild, Overwrite, Role, User, World
from sandbox.world.permissions import Permission

_POLL = 0.005
_KEEP_ALIVE = 3600.0
"""Seconds: long, so that no request arrives on a connection that is just being closed."""


class Sandbox:
    """A local stand-in for Discord."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self._core = Core(settings, clock)
        self._rest = _rest(self._core)
        self._persons: dict[int, Person] = {}
        self._runner: web.AppRunner | None = None
        seed(self._core.guilds)

    @classmethod
    async def start(
        cls,
        host: str = "127.0.0.1",
        port: int = 0,
        *,
        limits: Limits | bool = True,
        settings: Settings | None = None,
        clock: Clock | None = None,
    ) -> Sandbox:
        """Start a sandbox; port 0 takes a free one. Others may go by its *clock*.

        :raises OSError: the port is taken or the address is not ours.

        ``limits=False`` lifts all rate limits.
        """
        chosen = settings or Settings()
        if not isinstance(limits, bool):
            chosen = replace(chosen, limits=limits)
        elif not limits:
            chosen = replace(chosen, limits=UNLIMITED)
        sandbox = cls(chosen, clock)
        await sandbox._listen(host, port)
        return sandbox

    async def close(self) -> None:
        """Close every socket."""
        await self._core.gateway.shut_down()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> Sandbox:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def api_url(self) -> str:
        """The base of all REST routes."""
        return f"{self._core.address.base_url}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        """The WebSocket address of the gateway."""
        return self._core.address.gateway_url

    @property
    def page_url(self) -> str:
        """The address of the page, for a browser on this machine."""
        return self.page_urls[0]

    @property
    def page_urls(self) -> list[str]:
        """All addresses of the page; those for other machines contain a key."""
        return self._core.access.page_urls

    @property
    def token(self) -> str:
        """The bot's token."""
        return self._core.token

    @property
    def world(self) -> World:
        """All people, servers, channels and messages."""
        return self._core.world

    @property
    def faults(self) -> Faults:
        """The faults: add one to make requests fail."""
        return self._core.faults

    @property
    def record(self) -> Record:
        """Every request of the bot and its answer."""
        return self._core.record

    @property
    def clock(self) -> Clock:
        """The sandbox's clock; a test can advance it."""
        return self._core.clock

    @property
    def limits(self) -> RateLimits:
        """The rate limits; ``limits.limits`` may be replaced at any time."""
        return self._core.limits

    @property
    def gateway(self) -> Gateway:
        """The gateway: it can drop clients, or tell them to reconnect or identify again."""
        return self._core.gateway

    def person(self, name: str, *, locale: str | None = None) -> Person:
        """The person of this name, created if there is none; with this language."""
        user = self.world.person_named(name)
        if user is None:
            user = self._core.guilds.add_person(name, locale or "en-US")
        elif locale is not None:
            user.locale = locale
        return self._persons.setdefault(user.id, self._new_person(user))

    def _new_person(self, user: User) -> Person:
        core = self._core
        return Person(core.client(user), core.world.bot, core.direct_messages, core.attachments)

    def guild(self, name: str = "Game Night", *, with_bot: bool = True) -> Guild:
        """The server of this name, created with every person in it if there is none."""
        for guild in self.world.guilds.values():
            if guild.name == name:
                return guild
        return self._core.guilds.add_guild(name, with_bot=with_bot)

    def channel(
        self,
        name: str = "games",
        guild: Guild | None = None,
        kind: ChannelKind = ChannelKind.TEXT,
    ) -> Channel:
        """The channel of this name, created as one of this *kind* if there is none."""
        place = guild or self.guild()
        for channel in place.channels.values():
            if channel.name == name:
                return channel
        return self._core.guilds.add_channel(place, name, kind)

    def role(self, name: str, guild: Guild | None = None, *permissions: Permission) -> Role:
        """The role of this name, created with these permissions if there is none."""
        place = guild or self.guild()
        for role in place.roles.values():
            if role.name == name:
                return role
        return self._core.guilds.add_role(place, name, int(sum(permissions)))

    def give(self, role: Role, person: Person, *, held: bool = True) -> None:
        """Give a person a role, or take it away where they are not to have it *held*."""
        for guild in self.world.guilds.values():
            if role.id in guild.roles:
                self._core.guilds.set_role(guild, role, person.user, held=held)

    def forbid(self, channel: Channel, *permissions: Permission, user: User | None = None) -> None:
        """Deny permissions in a channel: to the bot, or to another user."""
        overwrite = self._overwrite(channel, user or self.world.bot)
        for permission in permissions:
            overwrite.allow &= ~int(permission)
            overwrite.deny |= int(permission)
        self._core.events.channel_changed("CHANNEL_UPDATE", channel)

    def allow(self, channel: Channel, *permissions: Permission, user: User | None = None) -> None:
        """Grant permissions in a channel: to the bot, or to another user."""
        overwrite = self._overwrite(channel, user or self.world.bot)
        for permission in permissions:
            overwrite.deny &= ~int(permission)
            overwrite.allow |= int(permission)
        self._core.events.channel_changed("CHANNEL_UPDATE", channel)

    def invite_bot(self, guild: Guild) -> None:
        """Let the bot join a server."""
        self._core.guilds.invite_bot(guild)

    def invite_bot_everywhere(self) -> None:
        """Let the bot find, as soon as it comes, that each of its servers has just invited it."""
        for guild in self.world.guilds.values():
            guild.is_new = True

    def dismiss_bot(self, guild: Guild) -> None:
        """Kick the bot from a server."""
        self._core.guilds.remove_bot(guild)

    def remove_member(self, guild: Guild, person: Person) -> None:
        """Let a person leave a server."""
        self._core.guilds.remove_member(guild, person.user)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread, as a moderator would."""
        self._core.guilds.delete_channel(channel)

    def delete_message(self, channel: Channel, message_id: int) -> None:
        """Delete a message, as a moderator would."""
        self._core.messages.delete(channel.messages[message_id])

    def stop_waiting(self) -> None:
        """Let every client give up waiting for the bot, as if its time to respond were over."""
        self._core.interactions.fail_unanswered(NO_RESPONSE)

    async def connected(self, within: float = 60.0) -> None:
        """Wait until a bot is logged in to the gateway.

        :raises TimeoutError: none logged in within that many seconds.
        """
        await asyncio.wait_for(self._core.gateway.identified.wait(), within)

    async def quiet(self, still: float = 0.05, within: float = 60.0) -> None:
        """Wait until nothing is pending and no request has arrived for *still* seconds.

        :raises TimeoutError: it did not happen within that many seconds.
        """
        async with asyncio.timeout(within):
            while not self._is_quiet(still):
                await asyncio.sleep(_POLL)

    def _is_quiet(self, still: float) -> bool:
        if self._rest.in_flight or self._core.interactions.pending:
            return False
        return perf_counter() - max(self._rest.last_at, self._core.interactions.last_at) >= still

    def _overwrite(self, channel: Channel, user: User) -> Overwrite:
        return channel.overwrites.setdefault(user.id, Overwrite(is_member=True))

    async def _listen(self, host: str, port: int) -> None:
        app = web.Application(client_max_size=MAX_BODY)
        app.router.add_route("*", "/api/{path:.*}", self._rest.handle)
        app.router.add_get("/gateway", self._core.gateway.handle)
        app.router.add_get("/gateway/", self._core.gateway.handle)
        _page(self._core).add_to(app)
        self._runner = web.AppRunner(
            app, access_log=None, shutdown_timeout=0.2, keepalive_timeout=_KEEP_ALIVE
        )
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        except OverflowError as error:
            await self._runner.cleanup()
            raise OSError(errno.EINVAL, "a port is a number from 0 to 65535") from error
        bound: Any = self._runner.addresses[0]
        self._core.address.bind(host, bound[1])


def _rest(core: Core) -> Rest:
    kinds = (
        ChannelRoutes(core.clock, core.events, core.guilds, core.threads, core.limits),
        CommandRoutes(core.commands),
        GuildRoutes(core.clock),
        InteractionRoutes(core.responses),
        MessageRoutes(core.clock, core.messages, core.events, core.limits),
        ThreadRoutes(core.clock, core.threads, core.thread_activity),
        UserRoutes(core.clock, core.direct_messages, core.address, core.limits, core.settings),
        WebhookRoutes(core.clock, core.interactions, core.responses),
    )
    routes = [route for kind in kinds for route in kind.routes()]
    return Rest(routes, core.world, core.token, core.record, core.faults, core.limits, core.address)


def _page(core: Core) -> Page:
    lookup = Lookup(core.world, core.client)
    kinds = (
        ActionRoutes(lookup, core.interactions, core.attachments, core.clock),
        LabRoutes(core.faults, core.record, core.clock, core.screens),
        PlaceRoutes(
            lookup,
            core.world,
            core.clock,
            core.gateway,
            core.guilds,
            core.events,
            core.direct_messages,
        ),
    )
    routes = [route for kind in kinds for route in kind.routes()]
    return Page(core.access, core.address, lookup, core.screens, core.files, routes)
