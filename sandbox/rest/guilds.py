"""Routes of servers: their channels, roles, members and threads."""

from __future__ import annotations

from sandbox.clock import Clock
from sandbox.errors import refusal
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import (
    channel_json,
    guild_json,
    member_json,
    role_json,
    thread_json,
    thread_member_json,
)
from sandbox.world.permissions import can_see

_GUILD = "/guilds/{guild_id}"


class GuildRoutes:
    """Handlers of ``/guilds/{id}``."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def routes(self) -> tuple[Route, ...]:
        """All routes of this kind."""
        return (
            Route("GET", _GUILD, self.get),
            Route("GET", f"{_GUILD}/channels", self.list_channels),
            Route("GET", f"{_GUILD}/roles", self.list_roles),
            Route("GET", f"{_GUILD}/members/{{user_id}}", self.get_member),
            Route("GET", f"{_GUILD}/threads/active", self.list_active_threads),
        )

    def get(self, call: Call) -> Answer:
        """Return a server."""
        return 200, guild_json(call.guild())

    def list_channels(self, call: Call) -> Answer:
        """List the channels of a server without its threads."""
        now = self._clock.now()
        return 200, [channel_json(channel, now) for channel in call.guild().channels.values()]

    def list_roles(self, call: Call) -> Answer:
        """List the roles of a server."""
        return 200, [role_json(role) for role in call.guild().roles.values()]

    def get_member(self, call: Call) -> Answer:
        """Return one member."""
        member = call.guild().members.get(call.id("user_id"))
        if member is None:
            raise refusal(10007)
        return 200, member_json(member)

    def list_active_threads(self, call: Call) -> Answer:
        """List the threads of a server that are not archived."""
        now, bot = self._clock.now(), call.bot
        threads = [
            thread
            for thread in call.guild().threads.values()
            if not thread.is_archived(now) and can_see(bot.id, thread)
        ]
        members = [thread_member_json(t, bot.id) for t in threads if bot.id in t.members]
        return 200, {"threads": [thread_json(t, now, bot) for t in threads], "members": members}
