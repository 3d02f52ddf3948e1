"""Reading requests of the page: bodies, and the objects that they name by id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from aiohttp import web

from sandbox.checks.schema import as_id
from sandbox.errors import ClientError, Json
from sandbox.json_codec import loads
from sandbox.people.client import Client
from sandbox.world.model import Channel, Message, User, World


class Lookup:
    """Finds what a request names."""

    def __init__(self, world: World, new_client: Callable[[User], Client]) -> None:
        self._world = world
        self._new_client = new_client

    def user(self, user_id: Any) -> User:
        """The person with this id."""
        user = self._world.users.get(as_id(user_id) or 0)
        if user is None or user.bot:
            raise web.HTTPNotFound(text="there is no such person")
        return user

    def client(self, given: Mapping[str, Any]) -> Client:
        """The client of the person who acts, as named by ``as``."""
        return self._new_client(self.user(given.get("as")))

    def channel(self, channel_id: Any) -> Channel:
        """The channel with this id."""
        channel = self._world.channels.get(as_id(channel_id) or 0)
        if channel is None:
            raise ClientError("there is no such channel")
        return channel

    def message(self, client: Client, body: Json) -> Message:
        """The message named in *body*, if it is on the person's screen."""
        message_id = as_id(body.get("message_id")) or 0
        channels = list(self._world.channels.values())
        if "channel_id" in body:
            channels = [self.channel(body["channel_id"])]
        for channel in channels:
            if (message := client.find(channel, message_id)) is not None:
                return message
        raise ClientError("this message is gone", "message-gone")

    def target(self, client: Client, channel: Channel, target_id: Any) -> User | Message:
        """Find the person or message that a context menu command is used on."""
        found = as_id(target_id) or 0
        target = self._world.users.get(found) or client.find(channel, found)
        if target is None:
            raise ClientError("there is no such person or message here")
        return target


async def read_object(request: web.Request) -> Json:
    """The body of a request, which must be a JSON object."""
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        body = loads(await request.read())
    except ValueError:
        raise ClientError("the request is no JSON") from None
    if not isinstance(body, dict):
        raise ClientError("the request is no JSON object")
    return body


def mapping(body: Json, name: str) -> Json:
    """An object inside a body; empty if it is missing."""
    value = body.get(name) or {}
    if not isinstance(value, dict):
        raise ClientError(f"{name} are given by name")
    return value


def strings(body: Json, name: str) -> list[str] | None:
    """A list of strings inside a body; None if it is missing."""
    value = body.get(name)
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise ClientError(f"{name} are a list of strings")
    return value
