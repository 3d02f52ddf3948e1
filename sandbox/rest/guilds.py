"""Routes: servers, their channels, members and threads."""

from __future__ import annotations

from sandbox.errors import refusal
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import channel_json, guild_json, member_json, role_json, thread_json
from sandbox.serializers import thread_member_json as thread_member
from sandbox.world.permissions import can_see


def get_guild(call: Call) -> Answer:
    """Tell of a server."""
    return 200, guild_json(call.guild())


def list_channels(call: Call) -> Answer:
    """Tell which channels a server has, threads left out."""
    now = call.core.clock.now()
    return 200, [channel_json(channel, now) for channel in call.guild().channels.values()]


def list_roles(call: Call) -> Answer:
    """Tell which roles a server has."""
    return 200, [role_json(role) for role in call.guild().roles.values()]


def get_member(call: Call) -> Answer:
    """Tell of one member."""
    member = call.guild().members.get(call.id("user_id"))
    if member is None:
        raise refusal(10007)
    return 200, member_json(member)


def list_active_threads(call: Call) -> Answer:
    """Tell which threads of a server are not hidden."""
    now, bot = call.core.clock.now(), call.bot
    threads = [
        thread
        for thread in call.guild().threads.values()
        if not thread.is_archived(now) and can_see(bot.id, thread)
    ]
    members = [thread_member(thread, bot.id) for thread in threads if bot.id in thread.members]
    return 200, {"threads": [thread_json(t, now, bot) for t in threads], "members": members}


ROUTES = (
    Route("GET", "/guilds/{guild_id}", get_guild),
    Route("GET", "/guilds/{guild_id}/channels", list_channels),
    Route("GET", "/guilds/{guild_id}/roles", list_roles),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
    Route("GET", "/guilds/{guild_id}/threads/active", list_active_threads),
)
