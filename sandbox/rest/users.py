"""Routes: the bot itself, its application, other users, and the way to the gateway."""

from __future__ import annotations

from sandbox.checks.schema import as_id, refuse_form
from sandbox.errors import refusal
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import application_json, channel_json, own_user_json, user_json


def get_me(call: Call) -> Answer:
    """Tell the bot who it is."""
    return 200, own_user_json(call.bot)


def get_application(call: Call) -> Answer:
    """Tell the bot which application it belongs to."""
    world = call.core.world
    owner = world.persons[0] if world.persons else call.bot
    return 200, application_json(call.bot, owner, len(world.guilds))


def get_user(call: Call) -> Answer:
    """Tell of any user."""
    user = call.core.world.users.get(call.id("user_id"))
    if user is None:
        raise refusal(10013)
    return 200, user_json(user)


def list_guilds(call: Call) -> Answer:
    """Tell which servers the bot is in."""
    mine = [g for g in call.core.world.guilds.values() if call.bot.id in g.members]
    return 200, [
        {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(guild.roles[guild.id].permissions),
            "features": [],
        }
        for guild in mine
    ]


def open_dm(call: Call) -> Answer:
    """Open a direct conversation; whether it may be used shows when something is sent."""
    user = call.core.world.users.get(as_id(call.form.get("recipient_id")) or 0)
    if user is None:
        raise refuse_form(("recipient_id",), "USER_INVALID", "Invalid Recipient(s)")
    if user.bot:
        raise refusal(50007)
    channel = call.core.direct_messages.open(call.bot, user)
    return 200, channel_json(channel, call.core.clock.now(), call.bot)


def get_gateway(call: Call) -> Answer:
    """Tell where the gateway is."""
    return 200, {"url": call.core.address.gateway_url}


def get_gateway_bot(call: Call) -> Answer:
    """Tell where the gateway is, and how a bot should log in."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    return 200, {"url": call.core.address.gateway_url, "shards": 1, "session_start_limit": limit}


ROUTES = (
    Route("GET", "/users/@me", get_me),
    Route("GET", "/users/@me/guilds", list_guilds),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/{user_id}", get_user),
    Route("GET", "/oauth2/applications/@me", get_application),
    Route("GET", "/applications/@me", get_application),
    Route("GET", "/gateway", get_gateway, is_public=True),
    Route("GET", "/gateway/bot", get_gateway_bot),
)
