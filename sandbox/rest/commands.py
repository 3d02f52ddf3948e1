"""Routes of application commands, global and per server."""

from __future__ import annotations

from sandbox.errors import refusal
from sandbox.rest.router import Answer, Call, Route
from sandbox.services.commands import Commands, without_localizations

_PLACES = ("", "/guilds/{guild_id}")


class CommandRoutes:
    """Handlers of ``/applications/{id}/commands``."""

    def __init__(self, commands: Commands) -> None:
        self._commands = commands

    def routes(self) -> tuple[Route, ...]:
        """All routes of this kind."""
        handlers = (
            ("GET", "", self.list_all),
            ("PUT", "", self.replace_all),
            ("POST", "", self.put),
            ("GET", "/{command_id}", self.get),
            ("PATCH", "/{command_id}", self.change),
            ("DELETE", "/{command_id}", self.delete),
        )
        return tuple(
            Route(method, f"/applications/{{application_id}}{place}/commands{rest}", handler)
            for place in _PLACES
            for method, rest, handler in handlers
        )

    def list_all(self, call: Call) -> Answer:
        """List the registered commands; with their localizations only if the query asks."""
        commands = self._commands.of(_scope(call))
        if not call.is_set("with_localizations"):
            commands = [without_localizations(command) for command in commands]
        return 200, commands

    def replace_all(self, call: Call) -> Answer:
        """Replace all commands."""
        return 200, self._commands.replace_all(_scope(call), call.json)

    def put(self, call: Call) -> Answer:
        """Register one command."""
        command, is_new = self._commands.put(_scope(call), call.form)
        return (201 if is_new else 200), command

    def get(self, call: Call) -> Answer:
        """Return one command."""
        return 200, self._commands.get(_scope(call), call.id("command_id"))

    def change(self, call: Call) -> Answer:
        """Change one command."""
        return 200, self._commands.change(_scope(call), call.id("command_id"), call.form)

    def delete(self, call: Call) -> Answer:
        """Delete one command."""
        self._commands.delete(_scope(call), call.id("command_id"))
        return 204, None


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.bot.application_id:
        raise refusal(10002)
    if "guild_id" not in call.params:
        return None
    guild = call.world.guilds.get(call.id("guild_id"))
    if guild is None or call.bot.id not in guild.members:
        raise refusal(50001)
    return guild.id
