"""What one socket and the gateway say to each other: IDENTIFY, RESUME, closing codes."""

from __future__ import annotations

import asyncio
import hmac
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox.checks.schema import as_id
from sandbox.errors import Json
from sandbox.gateway.intents import KNOWN, PRIVILEGED, Intent
from sandbox.gateway.session import Session, Wire
from sandbox.json_codec import dumps
from sandbox.serializers import guild_create_json, member_json, own_user_json

if TYPE_CHECKING:
    from sandbox.core import Core
    from sandbox.gateway.gateway import Gateway

_MAX_SENDS = 120
_SENDS_WINDOW = 60.0
_ROUND_TRIP = 0.02
"""Seconds until a heartbeat is answered."""


class Op(IntEnum):
    """What kind of message goes over the line."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Closing(Exception):
    """The client broke the protocol: its socket is closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Conversation:
    """What one socket and the gateway have said to each other."""

    def __init__(self, gateway: Gateway, core: Core, wire: Wire) -> None:
        self._gateway = gateway
        self._core = core
        self._wire = wire
        self.session: Session | None = None
        self._heard = 0
        self._window = core.clock.now()

    def count(self) -> None:
        """Close on a client that says too much."""
        now = self._core.clock.now()
        if now - self._window > _SENDS_WINDOW:
            self._window, self._heard = now, 0
        self._heard += 1
        if self._heard > _MAX_SENDS:
            raise Closing(4008, "You are being rate limited.")

    def hear(self, op: int, data: Any) -> None:
        """Answer one message of the client."""
        if op == Op.HEARTBEAT:
            # From another city, and not before the client has noted that it sent its heartbeat.
            asyncio.get_running_loop().call_later(_ROUND_TRIP, self._wire.say, Op.HEARTBEAT_ACK)
        elif op == Op.IDENTIFY:
            self._identify(data)
        elif op == Op.RESUME:
            self._resume(data)
        elif op not in (Op.PRESENCE, Op.VOICE, Op.REQUEST_MEMBERS):
            raise Closing(4001, "Unknown opcode.")
        elif self.session is None:
            raise Closing(4003, "Not authenticated.")
        elif op == Op.REQUEST_MEMBERS:
            self._list_members(data)

    def _identify(self, data: Any) -> None:
        if self.session is not None:
            raise Closing(4005, "Already authenticated.")
        if not isinstance(data, dict) or not self._is_token(data.get("token")):
            raise Closing(4004, "Authentication failed.")
        intents = data.get("intents")
        if not isinstance(intents, int) or not 0 <= intents <= KNOWN:
            raise Closing(4013, "Invalid intent(s).")
        if intents & PRIVILEGED and not self._core.settings.privileged_intents:
            raise Closing(4014, "Disallowed intent(s).")
        shard = _read_shard(data.get("shard"))
        if not self._gateway.may_identify():
            self._wire.say(Op.INVALID_SESSION, False)
            return
        session = self.session = Session(shard, intents)
        session.wire = self._wire
        self._gateway.sessions[session.id] = session
        self._greet(session, "shard" in data)
        self._gateway.identified.set()

    def _greet(self, session: Session, with_shard: bool) -> None:
        core = self._core
        bot = core.world.bot
        mine = [g for g in core.world.guilds.values() if bot.id in g.members]
        mine = [guild for guild in mine if session.wants(guild.id, Intent.NONE)]
        ready: Json = {
            "v": 10,
            "user": own_user_json(bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": core.address.gateway_url,
            "application": {"id": str(bot.id), "flags": 1 << 23},
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
            "_trace": [],
        }
        if with_shard:
            ready["shard"] = list(session.shard)
        session.tell("READY", dumps(ready))
        if Intent.GUILDS in session.intents:
            for guild in mine:
                data = guild_create_json(guild, bot, core.clock.now())
                session.tell("GUILD_CREATE", dumps(data))

    def _resume(self, data: Any) -> None:
        if self.session is not None:
            raise Closing(4005, "Already authenticated.")
        if not isinstance(data, dict) or not self._is_token(data.get("token")):
            raise Closing(4004, "Authentication failed.")
        session = self._gateway.sessions.get(str(data.get("session_id")))
        after = data.get("seq")
        if session is None or not isinstance(after, int) or after < 0:
            self._wire.say(Op.INVALID_SESSION, False)
            return
        if after > session.sequence:
            raise Closing(4007, "Invalid seq.")
        if not session.can_replay(after):
            del self._gateway.sessions[session.id]
            self._wire.say(Op.INVALID_SESSION, False)
            return
        self.session = session
        session.wire, session.lost_at = self._wire, None
        session.replay(after)
        session.tell("RESUMED", '{"_trace":[]}')
        self._gateway.identified.set()

    def _list_members(self, data: Any) -> None:
        """Answer a request for members; all at once, there are few."""
        assert self.session is not None
        asked: Json = data if isinstance(data, dict) else {}
        guild = self._core.world.guilds.get(as_id(asked.get("guild_id")) or 0)
        if guild is None:
            return
        named = asked.get("user_ids")
        wanted = None if named is None else set(map(as_id, _listed(named)))
        start = str(asked.get("query") or "").lower()
        members = [
            member_json(member)
            for user_id, member in guild.members.items()
            if (wanted is None or user_id in wanted) and member.user.name.lower().startswith(start)
        ]
        chunk = {
            "guild_id": str(guild.id),
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
            "nonce": asked.get("nonce"),
        }
        self.session.tell("GUILD_MEMBERS_CHUNK", dumps(chunk))

    def _is_token(self, token: Any) -> bool:
        given = str(token).removeprefix("Bot ")
        return hmac.compare_digest(given.encode(), self._core.token.encode())


def check_query(request: web.Request) -> None:
    """Close on a client that wants another version, encoding or compression."""
    if request.query.get("v", "10") not in ("9", "10"):
        raise Closing(4012, "Invalid API version")
    if request.query.get("encoding", "json") != "json":
        raise Closing(4002, "Only JSON is spoken here.")
    if request.query.get("compress", "zlib-stream") != "zlib-stream":
        raise Closing(4002, "Only zlib-stream is known here.")


def _read_shard(shard: Any) -> tuple[int, int]:
    if shard is None:
        return 0, 1
    try:
        number, count = map(int, shard)
    except (TypeError, ValueError):
        raise Closing(4010, "Invalid shard.") from None
    if not 0 <= number < count:
        raise Closing(4010, "Invalid shard.")
    return number, count


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
