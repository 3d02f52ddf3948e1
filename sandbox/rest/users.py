"""Routes of the bot itself, its application, other users, and the gateway's address."""

from __future__ import annotations

from sandbox.address import Address
from sandbox.checks.schema import as_id, refuse_form
from sandbox.clock import Clock
from sandbox.errors import refusal
from sandbox.rate_limits import RateLimits
from sandbox.rest.router import Answer, Call, Route
from sandbox.serializers import application_json, channel_json, own_user_json, user_json
from sandbox.services.direct_messages import DirectMessages
from sandbox.settings import Settings


class UserRoutes:
    """Handlers of ``/users``, ``/applications/@me`` and ``/gateway``."""

    def __init__(
        self,
        clock: Clock,
        direct_messages: DirectMessages,
        address: Address,
        limits: RateLimits,
        settings: Settings,
    ) -> None:
        self._clock = clock
        self._direct_messages = direct_messages
        self._address = address
        self._limits = limits
        self._settings = settings

    def routes(self) -> tuple[Route, ...]:
        """All routes of this kind."""
        return (
            Route("GET", "/users/@me", self.get_me),
            Route("GET", "/users/@me/guilds", self.list_guilds),
            Route("POST", "/users/@me/channels", self.open_dm),
            Route("GET", "/users/{user_id}", self.get_user),
            Route("GET", "/oauth2/applications/@me", self.get_application),
            Route("GET", "/applications/@me", self.get_application),
            Route("GET", "/soundboard-default-sounds", self.list_sounds),
            Route("GET", "/gateway", self.get_gateway, is_public=True),
            Route("GET", "/gateway/bot", self.get_gateway_bot),
        )

    def get_me(self, call: Call) -> Answer:
        """Return the bot's own account."""
        return 200, own_user_json(call.bot)

    def get_application(self, call: Call) -> Answer:
        """Return the bot's application."""
        world = call.world
        owner = world.persons[0] if world.persons else call.bot
        return 200, application_json(call.bot, owner, len(world.guilds))

    def get_user(self, call: Call) -> Answer:
        """Return any user."""
        return 200, user_json(call.user())

    def list_guilds(self, call: Call) -> Answer:
        """List the servers that the bot is in."""
        mine = [g for g in call.world.guilds.values() if call.bot.id in g.members]
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

    def open_dm(self, call: Call) -> Answer:
        """Open a DM channel; whether the person takes messages shows when one is sent."""
        user = call.world.users.get(as_id(call.form.get("recipient_id")) or 0)
        if user is None:
            raise refuse_form(("recipient_id",), "USER_INVALID", "Invalid Recipient(s)")
        if user.bot:
            raise refusal(50007)
        if call.world.dm_channel(call.bot, user) is None and not self._limits.may_open_dm():
            raise refusal(40003)
        channel = self._direct_messages.open(call.bot, user)
        return 200, channel_json(channel, self._clock.now(), call.bot)

    def list_sounds(self, _call: Call) -> Answer:
        """List the sounds that every server has: none here, where nobody speaks."""
        return 200, []

    def get_gateway(self, _call: Call) -> Answer:
        """Return the gateway's address."""
        return 200, {"url": self._address.gateway_url}

    def get_gateway_bot(self, _call: Call) -> Answer:
        """Return the gateway's address, and how a bot should log in."""
        starts = self._limits.session_starts
        # Lifted: enough that no client holds back.
        total, remaining, resets_in = 1_000_000, 1_000_000, 0.0
        if starts is not None:
            total, remaining = starts.limit, starts.remaining
            resets_in = starts.resets_at - self._clock.elapsed()
        limit = {
            "total": total,
            "remaining": remaining,
            "reset_after": int(resets_in * 1000),
            "max_concurrency": self._settings.max_concurrency,
        }
        return 200, {
            "url": self._address.gateway_url,
            "shards": self._settings.shards,
            "session_start_limit": limit,
        }
