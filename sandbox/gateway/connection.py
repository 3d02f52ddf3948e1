"""One client's connection: IDENTIFY, RESUME, heartbeats, and the codes that close it."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any

from sandbox.clock import Clock
from sandbox.gateway.guild_state import GuildState
from sandbox.gateway.intents import KNOWN, PRIVILEGED
from sandbox.gateway.protocol import CloseConnection, Op, read_shard
from sandbox.gateway.session import Session
from sandbox.gateway.sessions import Sessions
from sandbox.gateway.socket import GatewaySocket
from sandbox.settings import Settings

_MAX_MESSAGES = 120
_MESSAGES_WINDOW = 60.0
"""Seconds in which a client may send that many messages."""
_ROUND_TRIP = 0.02
"""Seconds until a heartbeat is acknowledged."""


class Connection:
    """Answers what one client sends, from HELLO to the close."""

    def __init__(
        self,
        socket: GatewaySocket,
        sessions: Sessions,
        guild_state: GuildState,
        token: str,
        settings: Settings,
        clock: Clock,
    ) -> None:
        self._socket = socket
        self._sessions = sessions
        self._guild_state = guild_state
        self._token = token
        self._settings = settings
        self._clock = clock
        self.session: Session | None = None
        self._heartbeat = asyncio.Event()
        self._received = 0
        self._window_start = clock.elapsed()

    def receive(self, op: int, data: Any) -> None:
        """Handle one message of the client."""
        self._count()
        if op == Op.HEARTBEAT:
            self._heartbeat.set()
            # discord.py measures latency from a moment after it has sent the heartbeat: an
            # acknowledgement in the same instant would come out negative.
            loop = asyncio.get_running_loop()
            loop.call_later(_ROUND_TRIP, self._socket.send_op, Op.HEARTBEAT_ACK)
        elif op == Op.IDENTIFY:
            self._identify(data)
        elif op == Op.RESUME:
            self._resume(data)
        elif op not in (Op.PRESENCE, Op.VOICE, Op.REQUEST_MEMBERS):
            raise CloseConnection(4001, "Unknown opcode.")
        elif self.session is None:
            raise CloseConnection(4003, "Not authenticated.")
        elif op == Op.REQUEST_MEMBERS:
            self._guild_state.send_members(self.session, data)

    async def wait_for_silence(self) -> None:
        """Return when the client has sent no heartbeat for twice the interval of HELLO."""
        while True:
            self._heartbeat.clear()
            try:
                async with asyncio.timeout(2 * self._settings.heartbeat_every):
                    await self._heartbeat.wait()
            except TimeoutError:
                return

    def _count(self) -> None:
        now = self._clock.elapsed()
        if now - self._window_start > _MESSAGES_WINDOW:
            self._window_start, self._received = now, 0
        self._received += 1
        if self._received > _MAX_MESSAGES:
            raise CloseConnection(4008, "You are being rate limited.")

    def _identify(self, data: Any) -> None:
        self._authenticate(data)
        intents = data.get("intents")
        if not isinstance(intents, int) or not 0 <= intents <= KNOWN:
            raise CloseConnection(4013, "Invalid intent(s).")
        if intents & PRIVILEGED and not self._settings.privileged_intents:
            raise CloseConnection(4014, "Disallowed intent(s).")
        shard = read_shard(data.get("shard"))
        if len(self._guild_state.guilds_of(shard)) > self._settings.guilds_per_shard:
            raise CloseConnection(4011, "Sharding required.")
        if not self._sessions.count_start():
            # Discord resets the token.
            raise CloseConnection(4004, "Authentication failed.")
        if not self._sessions.may_identify(shard[0]):
            self._socket.send_op(Op.INVALID_SESSION, False)
            return
        session = self.session = Session(shard, intents)
        session.socket = self._socket
        self._guild_state.send_ready(session, with_shard="shard" in data)
        self._sessions.add(session)

    def _resume(self, data: Any) -> None:
        self._authenticate(data)
        session = self._sessions.by_id.get(str(data.get("session_id")))
        after = data.get("seq")
        if session is None or not isinstance(after, int) or after < 0:
            self._socket.send_op(Op.INVALID_SESSION, False)
            return
        if after > session.sequence:
            raise CloseConnection(4007, "Invalid seq.")
        if not session.can_replay(after):
            del self._sessions.by_id[session.id]
            self._socket.send_op(Op.INVALID_SESSION, False)
            return
        self.session = session
        session.socket, session.lost_at = self._socket, None
        session.replay(after)
        session.dispatch("RESUMED", '{"_trace":[]}')
        self._sessions.update_identified()

    def _authenticate(self, data: Any) -> None:
        if self.session is not None:
            raise CloseConnection(4005, "Already authenticated.")
        if not isinstance(data, dict) or not self._is_token(data.get("token")):
            raise CloseConnection(4004, "Authentication failed.")

    def _is_token(self, token: Any) -> bool:
        given = str(token).removeprefix("Bot ")
        return hmac.compare_digest(given.encode(), self._token.encode())
