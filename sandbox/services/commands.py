"""The bot's registered commands, global and per server."""

from __future__ import annotations

from collections import deque
from typing import Any

from sandbox.checks.commands import SLASH, check_command, check_commands
from sandbox.clock import Clock
from sandbox.errors import Json, refusal
from sandbox.services.events import EventDispatcher
from sandbox.settings import Settings
from sandbox.snowflakes import Snowflakes
from sandbox.world.model import World

_DAY = 86_400.0
"""Seconds."""
_KEPT_FIELDS = (
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "contexts",
    "integration_types",
    "default_member_permissions",
)

Scope = int | None
"""A server's id; None for global commands."""


class Commands:
    """Registered commands by scope and id."""

    def __init__(
        self,
        world: World,
        ids: Snowflakes,
        clock: Clock,
        settings: Settings,
        events: EventDispatcher,
    ) -> None:
        self._world = world
        self._ids = ids
        self._clock = clock
        self._settings = settings
        self._events = events
        self._scopes: dict[Scope, dict[int, Json]] = {}
        self._created: dict[Scope, deque[float]] = {}

    def of(self, scope: Scope) -> list[Json]:
        """The commands of one scope, in order of registration."""
        return list(self._scopes.get(scope, {}).values())

    def usable(self, guild_id: int | None) -> list[Json]:
        """The commands available there; a server's own hide global ones of the same name."""
        found = {(c["type"], c["name"]): c for c in self.of(None)}
        if guild_id is not None:
            found |= {(c["type"], c["name"]): c for c in self.of(guild_id)}
        return list(found.values())

    def get(self, scope: Scope, command_id: int) -> Json:
        """One command, or 10063."""
        command = self._scopes.get(scope, {}).get(command_id)
        if command is None:
            raise refusal(10063)
        return command

    def replace_all(self, scope: Scope, payload: Any) -> list[Json]:
        """Replace all commands of a scope; known names keep their ids."""
        check_commands(payload)
        known = {(c["type"], c["name"]): int(c["id"]) for c in self.of(scope)}
        ids = [known.get((part.get("type") or SLASH, part["name"])) for part in payload]
        self._count(scope, ids.count(None))
        built = [self._build(scope, part, i) for part, i in zip(payload, ids, strict=True)]
        self._scopes[scope] = {int(command["id"]): command for command in built}
        self._events.world_changed()
        return built

    def put(self, scope: Scope, payload: Any) -> tuple[Json, bool]:
        """Add a command or replace the one of this name; also returns whether it is new."""
        check_command(payload)
        kind = payload.get("type") or SLASH
        for command in self.of(scope):
            if (command["type"], command["name"]) == (kind, payload["name"]):
                return self._store(scope, payload, int(command["id"])), False
        check_commands([*(self._as_payload(c) for c in self.of(scope)), payload])
        self._count(scope, 1)
        return self._store(scope, payload, None), True

    def change(self, scope: Scope, command_id: int, payload: Json) -> Json:
        """Change some fields of a command."""
        whole = {**self._as_payload(self.get(scope, command_id)), **payload}
        check_command(whole)
        return self._store(scope, whole, command_id)

    def delete(self, scope: Scope, command_id: int) -> None:
        """Delete a command."""
        self.get(scope, command_id)
        del self._scopes[scope][command_id]
        self._events.world_changed()

    def _store(self, scope: Scope, payload: Json, command_id: int | None) -> Json:
        command = self._build(scope, payload, command_id)
        self._scopes.setdefault(scope, {})[int(command["id"])] = command
        self._events.world_changed()
        return command

    def _build(self, scope: Scope, payload: Json, command_id: int | None) -> Json:
        permissions = payload.get("default_member_permissions")
        command: Json = {
            "id": str(command_id or self._ids.next()),
            "application_id": str(self._world.bot.application_id),
            "version": str(self._ids.next()),
            "type": payload.get("type") or SLASH,
            "name": payload["name"],
            "name_localizations": payload.get("name_localizations"),
            "description": payload.get("description") or "",
            "description_localizations": payload.get("description_localizations"),
            "default_member_permissions": None if permissions is None else str(permissions),
            "dm_permission": payload.get("dm_permission") is not False,
            "contexts": payload.get("contexts"),
            "integration_types": payload.get("integration_types") or [0],
            "nsfw": bool(payload.get("nsfw")),
        }
        if payload.get("options"):
            command["options"] = payload["options"]
        if scope is not None:
            command["guild_id"] = str(scope)
        return command

    def _as_payload(self, command: Json) -> Json:
        return {"type": command["type"]} | {k: command[k] for k in _KEPT_FIELDS if k in command}

    def _count(self, scope: Scope, new: int) -> None:
        """Refuse more new commands than may be created in a day."""
        now = self._clock.now()
        created = self._created.setdefault(scope, deque())
        while created and created[0] < now - _DAY:
            created.popleft()
        if len(created) + new > self._settings.max_command_creates:
            raise refusal(30034, extra={"retry_after": created[0] + _DAY - now if created else 0})
        created.extend([now] * new)


def localized(command: Json, locale: str) -> Json:
    """A command with the names and descriptions that a reader of this locale sees."""
    shown = dict(command)
    for key in ("name", "description"):
        if key in command:
            translations = command.get(f"{key}_localizations") or {}
            shown[f"{key}_localized"] = translations.get(locale, command[key])
    for key in ("options", "choices"):
        if command.get(key):
            shown[key] = [localized(part, locale) for part in command[key]]
    return shown


def without_localizations(command: Json) -> Json:
    """A command, its options and their choices without their localizations."""
    shown = {key: value for key, value in command.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if command.get(key):
            shown[key] = [without_localizations(part) for part in command[key]]
    return shown
