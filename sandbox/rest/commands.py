"""Routes: application commands, everywhere and in one server."""

from __future__ import annotations

from sandbox.errors import refusal
from sandbox.rest.router import Answer, Call, Route


def list_commands(call: Call) -> Answer:
    """Tell which commands are registered."""
    return 200, call.core.commands.of(_scope(call))


def replace_commands(call: Call) -> Answer:
    """Register a whole set in place of the present one."""
    return 200, call.core.commands.replace_all(_scope(call), call.json)


def put_command(call: Call) -> Answer:
    """Register one command."""
    command, is_new = call.core.commands.put(_scope(call), call.form)
    return (201 if is_new else 200), command


def get_command(call: Call) -> Answer:
    """Tell of one command."""
    return 200, call.core.commands.get(_scope(call), call.id("command_id"))


def change_command(call: Call) -> Answer:
    """Change one command."""
    return 200, call.core.commands.change(_scope(call), call.id("command_id"), call.form)


def delete_command(call: Call) -> Answer:
    """Take one command away."""
    call.core.commands.delete(_scope(call), call.id("command_id"))
    return 204, None


def _scope(call: Call) -> int | None:
    if call.id("application_id") != call.bot.id:
        raise refusal(10002)
    if "guild_id" not in call.params:
        return None
    guild = call.core.world.guilds.get(call.id("guild_id"))
    if guild is None or call.bot.id not in guild.members:
        raise refusal(50001)
    return guild.id


ROUTES = tuple(
    Route(method, f"/applications/{{application_id}}{place}/commands{rest}", handler)
    for place in ("", "/guilds/{guild_id}")
    for method, rest, handler in (
        ("GET", "", list_commands),
        ("PUT", "", replace_commands),
        ("POST", "", put_command),
        ("GET", "/{command_id}", get_command),
        ("PATCH", "/{command_id}", change_command),
        ("DELETE", "/{command_id}", delete_command),
    )
)
