"""A session's news of its servers: READY, the servers themselves, their members."""

from __future__ import annotations

from typing import Any

from sandbox.address import Address
from sandbox.checks.schema import as_id
from sandbox.clock import Clock
from sandbox.errors import Json
from sandbox.gateway.intents import Intent
from sandbox.gateway.protocol import is_on_shard
from sandbox.gateway.session import Session
from sandbox.json_codec import dumps
from sandbox.serializers import guild_create_json, member_json, own_user_json
from sandbox.world.model import Guild, World

_MESSAGE_CONTENT_LIMITED = 1 << 23
"""Application flag: unverified, with message content for its own messages only."""
_MAX_BY_NAME = 100
"""Members whom a search for the beginning of a name finds."""


class GuildState:
    """Sends a session the state of the servers it can see."""

    def __init__(self, world: World, clock: Clock, address: Address) -> None:
        self._world = world
        self._clock = clock
        self.address = address

    def guilds_of(self, shard: tuple[int, int]) -> list[Guild]:
        """The bot's servers whose events reach this shard."""
        guilds = self._world.guilds.values()
        mine = [guild for guild in guilds if self._world.bot.id in guild.members]
        return [guild for guild in mine if is_on_shard(guild.id, shard)]

    def send_ready(self, session: Session, *, with_shard: bool) -> None:
        """Send READY and a GUILD_CREATE for each server."""
        bot = self._world.bot
        guilds = self.guilds_of(session.shard)
        ready: Json = {
            "v": 10,
            "user": own_user_json(bot),
            "guilds": [
                {"id": str(guild.id), "unavailable": True} for guild in guilds if not guild.is_new
            ],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.address.gateway_url,
            "application": {"id": str(bot.application_id), "flags": _MESSAGE_CONTENT_LIMITED},
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
            "_trace": [],
        }
        if with_shard:
            ready["shard"] = list(session.shard)
        session.dispatch("READY", dumps(ready))
        if Intent.GUILDS in session.intents:
            for guild in guilds:
                data = guild_create_json(guild, bot, self._clock.now(), is_new=guild.is_new)
                guild.is_new = False
                session.dispatch("GUILD_CREATE", dumps(data))

    def send_members(self, session: Session, request: Any) -> None:
        """Answer a request for members in one chunk: servers here are small.

        Who asks for all of them needs the intent, and hears nothing without it.
        """
        asked: Json = request if isinstance(request, dict) else {}
        guild = self._world.guilds.get(as_id(asked.get("guild_id")) or 0)
        if guild is None:
            return
        named = asked.get("user_ids")
        prefix = str(asked.get("query") or "").lower()
        limit = as_id(asked.get("limit")) or 0
        not_found: list[str] = []
        if named is not None:
            wanted = dict.fromkeys(map(as_id, _as_list(named)))
            found = [guild.members[user_id] for user_id in wanted if user_id in guild.members]
            not_found = [str(user_id) for user_id in wanted if user_id not in guild.members]
        elif prefix or limit:
            found = [m for m in guild.members.values() if m.user.name.lower().startswith(prefix)]
            found = found[: min(limit or _MAX_BY_NAME, _MAX_BY_NAME)]
        elif Intent.MEMBERS in session.intents:
            found = list(guild.members.values())
        else:
            return
        members = [member_json(member) for member in found]
        chunk = {
            "guild_id": str(guild.id),
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": not_found,
            "nonce": asked.get("nonce"),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", dumps(chunk))


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
