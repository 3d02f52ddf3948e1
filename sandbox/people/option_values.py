"""Values of command options and selects, as people give them and as Discord sends them."""

from __future__ import annotations

from typing import Any

from sandbox.checks.schema import as_id
from sandbox.clock import Clock
from sandbox.errors import ClientError, Json
from sandbox.serializers import (
    attachment_json,
    interaction_channel_json,
    member_json,
    message_json,
    role_json,
    user_json,
)
from sandbox.services.attachments import Attachments
from sandbox.world.components import Kind
from sandbox.world.model import Attachment, Channel, Message, Role, User, World
from sandbox.world.permissions import permissions

STRING, INTEGER, NUMBER = 3, 4, 10
_REFERENCES: dict[int, Kind] = {
    6: Kind.USER_SELECT,
    7: Kind.CHANNEL_SELECT,
    8: Kind.ROLE_SELECT,
    9: Kind.MENTIONABLE_SELECT,
    11: Kind.FILE_UPLOAD,
}
"""The types of option whose value is an id, and the components that give the same ids."""
_NOUNS: dict[int, str] = {
    Kind.USER_SELECT: "user",
    Kind.CHANNEL_SELECT: "channel",
    Kind.ROLE_SELECT: "role",
    Kind.MENTIONABLE_SELECT: "user or role",
    Kind.FILE_UPLOAD: "uploaded file",
}

Resolvable = User | Role | Channel | Message | Attachment


class Resolver:
    """Reads the values of one interaction and collects the objects that they refer to."""

    def __init__(
        self, world: World, clock: Clock, attachments: Attachments, channel: Channel
    ) -> None:
        self._world = world
        self._clock = clock
        self._attachments = attachments
        self._channel = channel
        self.resolved: Json = {}
        """Users, members, roles, channels, messages and attachments by id."""

    def options(self, specs: list[Json], given: Json) -> list[Json]:
        """All options of a command, complete and within their bounds."""
        missing = [s["name"] for s in specs if s.get("required") and given.get(s["name"]) is None]
        if missing:
            raise ClientError(f"missing: {', '.join(missing)}")
        self._check_known(specs, given)
        return [
            self._option(s, given[s["name"]]) for s in specs if given.get(s["name"]) is not None
        ]

    def partial(self, specs: list[Json], given: Json, focused: str) -> list[Json]:
        """The options as far as they are typed; the focused one may hold anything."""
        self._check_known(specs, given)
        found = []
        for spec in specs:
            name = spec["name"]
            if name == focused:
                text = str(given.get(name, ""))
                found.append({"name": name, "type": spec["type"], "value": text, "focused": True})
            elif given.get(name) is not None:
                found.append(self._option(spec, given[name]))
        return found

    def add(self, thing: Resolvable) -> None:
        """Send an object along with the interaction."""
        key, now = str(thing.id), self._clock.now()
        match thing:
            case Message():
                self._put("messages", key, message_json(thing, now))
            case Channel():
                bot = self._world.bot
                self._put("channels", key, interaction_channel_json(thing, bot, bot, now))
            case Role():
                self._put("roles", key, role_json(thing))
            case Attachment():
                self._put("attachments", key, attachment_json(thing, ephemeral=True))
            case User():
                self._add_user(thing)

    def add_values(self, component: Json, values: list[str]) -> None:
        """Send along what was chosen from a select, or uploaded."""
        if component["type"] in _REFERENCES.values():
            for value in values:
                self._refer(component["type"], value, component.get("channel_types"))

    def _check_known(self, specs: list[Json], given: Json) -> None:
        unknown = set(given) - {spec["name"] for spec in specs}
        if unknown:
            raise ClientError(f"no such option: {', '.join(sorted(unknown))}")

    def _option(self, spec: Json, value: Any) -> Json:
        return {"name": spec["name"], "type": spec["type"], "value": self._value(spec, value)}

    def _value(self, spec: Json, value: Any) -> Any:
        match spec["type"]:
            case 3 | 4 | 10:  # STRING, INTEGER, NUMBER
                return _plain_value(spec, value)
            case 5:  # BOOLEAN
                return value if isinstance(value, bool) else str(value).lower() == "true"
            case kind if kind in _REFERENCES:
                return self._refer(_REFERENCES[kind], value, spec.get("channel_types"))
        raise ClientError(f"{spec['name']}: the sandbox has no values of type {spec['type']}")

    def _refer(self, kind: int, value: Any, channel_types: list[int] | None) -> str:
        """Send along the object with this id, which must exist; returns the id."""
        thing = self._find(kind, as_id(getattr(value, "id", value)) or 0)
        if thing is None:
            raise ClientError(f"there is no {_NOUNS[kind]} {value!r} here")
        if isinstance(thing, Channel) and channel_types and thing.type not in channel_types:
            raise ClientError(f"#{thing.name} is a channel of another type")
        self.add(thing)
        return str(thing.id)

    def _find(self, kind: int, thing_id: int) -> Resolvable | None:
        guild = self._channel.guild
        role = None if guild is None else guild.roles.get(thing_id)
        match kind:
            case Kind.USER_SELECT:
                return self._world.users.get(thing_id)
            case Kind.ROLE_SELECT:
                return role
            case Kind.MENTIONABLE_SELECT:
                return self._world.users.get(thing_id) or role
            case Kind.CHANNEL_SELECT:
                return self._world.channels.get(thing_id)
        return self._attachments.uploaded.get(thing_id)

    def _put(self, kind: str, key: str, data: Json) -> None:
        self.resolved.setdefault(kind, {})[key] = data

    def _add_user(self, user: User) -> None:
        self._put("users", str(user.id), user_json(user))
        guild = self._channel.guild
        if guild is not None and user.id in guild.members:
            member = {k: v for k, v in member_json(guild.members[user.id]).items() if k != "user"}
            member["permissions"] = str(int(permissions(user.id, self._channel)))
            self._put("members", str(user.id), member)


def _plain_value(spec: Json, value: Any) -> Any:
    """A string or number: one of the choices if there are any, and within its bounds."""
    name = spec["name"]
    convert = {STRING: str, INTEGER: int, NUMBER: float}[spec["type"]]
    try:
        read = convert(value)
    except (OverflowError, TypeError, ValueError):
        raise ClientError(f"{name}: {value!r} is no {convert.__name__}") from None
    choices = spec.get("choices")
    if choices and read not in [choice["value"] for choice in choices]:
        raise ClientError(f"{name}: {read!r} is none of the choices")
    kind = "length" if spec["type"] == STRING else "value"
    size = len(read) if isinstance(read, str) else read
    least, most = spec.get(f"min_{kind}"), spec.get(f"max_{kind}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise ClientError(f"{name}: {read!r} is out of bounds")
    return read
