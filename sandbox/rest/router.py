"""Routes, and the request that a handler gets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from sandbox.checks.messages import Upload
from sandbox.checks.schema import as_id, refuse_form
from sandbox.errors import Json, refusal
from sandbox.world.model import Channel, Guild, Message, Thread, User, World
from sandbox.world.permissions import Permission, require

Answer = tuple[int, Any]
"""HTTP status and JSON; 204 goes with None."""

Allowance = Literal["route", "webhook"]
"""The rate limit of the settings that a route falls under."""

_ID, _TEXT = "{id}", "{}"
"""The variable segments of templates in the tree of routes."""
_BUCKET_PARAMETERS = ("channel_id", "guild_id", "webhook_token")


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One authorized request, and the objects that its path names."""

    world: World
    params: Mapping[str, str]
    """The variable parts of the path."""
    query: Mapping[str, str]
    json: Any
    uploads: list[Upload]

    @property
    def bot(self) -> User:
        """The bot that sent the request."""
        return self.world.bot

    @property
    def form(self) -> Json:
        """The body as an object."""
        if not isinstance(self.json, dict):
            message = "Only dictionaries may be used in a ModelType"
            raise refuse_form((), "MODEL_TYPE_CONVERT", message)
        form: Json = self.json
        return form

    def id(self, name: str) -> int:
        """An id in the path."""
        value = as_id(self.params[name])
        if value is None:
            message = f'Value "{self.params[name]}" is not snowflake.'
            raise refuse_form((name,), "NUMBER_TYPE_COERCE", message)
        return value

    def is_set(self, name: str) -> bool:
        """Tell whether a switch of the query is on."""
        return self.query.get(name, "").lower() in ("1", "true")

    def guild(self) -> Guild:
        """The server in the path, if the bot is a member."""
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None or self.bot.id not in guild.members:
            raise refusal(10004)
        return guild

    def channel(self, *needed: Permission) -> Channel:
        """The channel in the path, if the bot can see it and has these permissions."""
        channel = self.world.channels.get(self.id("channel_id"))
        if channel is None:
            raise refusal(10003)
        require(self.bot.id, channel, *needed)
        return channel

    def thread(self) -> Thread:
        """The thread in the path."""
        channel = self.channel()
        if not isinstance(channel, Thread):
            raise refusal(50024)
        return channel

    def message(self, channel: Channel) -> Message:
        """The message in the path; ephemeral ones cannot be fetched this way."""
        message = channel.messages.get(self.id("message_id"))
        if message is None:
            raise refusal(10008)
        return message

    def user(self) -> User:
        """The user in the path."""
        user = self.world.users.get(self.id("user_id"))
        if user is None:
            raise refusal(10013)
        return user


Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """A method, a path with variables in braces, and its handler."""

    method: str
    template: str
    handler: Handler
    allowance: Allowance | None = None
    is_public: bool = False
    """Needs no bot token."""

    @property
    def name(self) -> str:
        """Method and template."""
        return f"{self.method} {self.template}"

    def bucket(self, params: Mapping[str, str]) -> str:
        """The id that separates the rate limits of this route: channel, server or webhook."""
        return next((params[name] for name in _BUCKET_PARAMETERS if name in params), "")


class Router:
    """Finds the route of a path, segment by segment."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._root: dict[str, Any] = {}
        for route in routes:
            node = self._root
            names = []
            for segment in _segments(route.template):
                if segment.startswith("{"):
                    names.append(segment[1:-1])
                    segment = _ID if segment.endswith("_id}") else _TEXT
                node = node.setdefault(segment, {})
            node[f" {route.method}"] = (route, names)

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """The route of a path, and the values of its variables."""
        node = self._root
        values: list[str] = []
        for segment in _segments(path):
            # Below an id, a word is the name of a route that does not exist here. Only the first
            # variable takes anything, so that Discord's own error says that it is no snowflake.
            if segment in node:
                node = node[segment]
                continue
            if _ID in node and (segment.isdigit() or not values):
                node = node[_ID]
            elif _TEXT in node:
                node = node[_TEXT]
            else:
                return None
            values.append(segment)
        found = node.get(f" {method}")
        if found is None:
            return None
        route, names = found
        return route, dict(zip(names, values, strict=True))


def _segments(path: str) -> list[str]:
    return path.strip("/").split("/")
