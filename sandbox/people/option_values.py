"""Values of command options and selects, as people give them and as Discord sends them."""

from __future__ import annotations

from typing import Any

from sandbox.checks.schema import as_id
from sandbox.clock import Clock
from sandbox.errors import ClientError, Json
from sandbox.serializers import interaction_channel_json, member_json, message_json, user_json
from sandbox.world.components import Kind
from sandbox.world.model import Channel, Message, User, World
from sandbox.world.permissions import permissions

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10


class Resolver:
    """Reads the values of one interaction and collects the objects that they refer to."""

    def __init__(self, world: World, clock: Clock, channel: Channel) -> None:
        self._world = world
        self._clock = clock
        self._channel = channel
        self.resolved: Json = {}
        """Users, members, channels and messages by id, as the interaction carries them."""

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

    def add(self, thing: User | Channel | Message) -> None:
        """Send an object along with the interaction."""
        key = str(thing.id)
        now = self._clock.now()
        if isinstance(thing, Message):
            self.resolved.setdefault("messages", {})[key] = message_json(thing, now)
        elif isinstance(thing, Channel):
            bot = self._world.bot
            data = interaction_channel_json(thing, bot, bot, now)
            self.resolved.setdefault("channels", {})[key] = data
        else:
            self._add_user(thing)

    def add_values(self, kind: int, values: list[str]) -> None:
        """Send along the users or channels chosen from a select."""
        for value in values:
            if kind in (Kind.USER_SELECT, Kind.MENTIONABLE_SELECT):
                self.add(self._user(value))
            elif kind == Kind.CHANNEL_SELECT:
                self.add(self._other_channel(value))

    def _check_known(self, specs: list[Json], given: Json) -> None:
        unknown = set(given) - {spec["name"] for spec in specs}
        if unknown:
            raise ClientError(f"no such option: {', '.join(sorted(unknown))}")

    def _option(self, spec: Json, value: Any) -> Json:
        return {"name": spec["name"], "type": spec["type"], "value": self._value(spec, value)}

    def _value(self, spec: Json, value: Any) -> Any:
        match spec["type"]:
            case 3 | 4 | 10:
                return _plain_value(spec, value)
            case 5:
                return value if isinstance(value, bool) else str(value).lower() == "true"
            case 6 | 9:
                user = self._user(value)
                self.add(user)
                return str(user.id)
            case 7:
                channel = self._other_channel(value)
                self.add(channel)
                return str(channel.id)
        raise ClientError(f"{spec['name']}: the sandbox has no values of type {spec['type']}")

    def _user(self, value: Any) -> User:
        user_id = as_id(getattr(value, "id", value))
        user = self._world.users.get(user_id or 0)
        if user is None:
            raise ClientError(f"there is no user {value!r}")
        return user

    def _other_channel(self, value: Any) -> Channel:
        channel_id = as_id(getattr(value, "id", value))
        channel = self._world.channels.get(channel_id or 0)
        if channel is None:
            raise ClientError(f"there is no channel {value!r}")
        return channel

    def _add_user(self, user: User) -> None:
        self.resolved.setdefault("users", {})[str(user.id)] = user_json(user)
        guild = self._channel.guild
        if guild is not None and user.id in guild.members:
            member = {k: v for k, v in member_json(guild.members[user.id]).items() if k != "user"}
            member["permissions"] = str(int(permissions(user.id, self._channel)))
            self.resolved.setdefault("members", {})[str(user.id)] = member


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
