"""The gateway: all sessions, the door for new sockets, and the telling of events."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from sandbox.errors import Json
from sandbox.gateway.connection import Closing, Conversation, Op, check_query
from sandbox.gateway.intents import Intent
from sandbox.gateway.session import Session, Wire
from sandbox.json_codec import dumps

if TYPE_CHECKING:
    from sandbox.core import Core

_MAX_PAYLOAD = 4096
_CLOSING = 1.0
"""Seconds for which a closing waits for the client's answer."""
_SHUTTING = 0.1
"""The same where the sandbox itself ends."""
_GOODBYES = (1000, 1001)
"""Closing codes by which a client gives its session up."""


class Gateway:
    """All sessions, and the door for new sockets."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self.sessions: dict[str, Session] = {}
        self._wires: set[Wire] = set()
        self._identified_at: float | None = None
        self.identified = asyncio.Event()
        """Set while at least one client is logged in and listening."""

    def anybody_wants(self, intent: Intent) -> bool:
        """Tell whether some session asked for this."""
        return any(intent in session.intents for session in self.sessions.values())

    @property
    def has_listener(self) -> bool:
        """Some session has an open socket."""
        return any(session.wire is not None for session in self.sessions.values())

    def dispatch(
        self,
        event: str,
        data: Json,
        *,
        guild_id: int | None,
        intent: Intent,
        masked: Json | None = None,
    ) -> None:
        """Tell every session that wants it; ``masked`` is for those without message content."""
        self._drop_expired()
        wanting = [s for s in self.sessions.values() if s.wants(guild_id, intent)]
        if not wanting or self._core.faults.take("lost_event", event) is not None:
            return
        whole = dumps(data)
        blind = whole if masked is None else dumps(masked)
        for session in wanting:
            session.tell(event, whole if Intent.MESSAGE_CONTENT in session.intents else blind)

    async def drop_all(self, code: int = 4000, *, resumable: bool = True) -> None:
        """Close every socket; without ``resumable`` the sessions are forgotten too."""
        wires = [session.wire for session in self.sessions.values() if session.wire is not None]
        if not resumable:
            self.sessions.clear()
        await asyncio.gather(*(wire.close(code) for wire in wires))

    def ask_to_reconnect(self) -> None:
        """Send RECONNECT to everybody."""
        for session in self.sessions.values():
            if session.wire is not None:
                session.wire.say(Op.RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send INVALID_SESSION to everybody."""
        for session in list(self.sessions.values()):
            if session.wire is not None:
                session.wire.say(Op.INVALID_SESSION, resumable)
            if not resumable:
                del self.sessions[session.id]

    async def shut(self) -> None:
        """Close everything for good."""
        self.sessions.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_SHUTTING):
                await asyncio.gather(*(wire.close(1001) for wire in self._wires))

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket from HELLO to its end."""
        socket = web.WebSocketResponse(timeout=_CLOSING, max_msg_size=1 << 16, compress=False)
        await socket.prepare(request)
        wire = Wire(socket, compress=request.query.get("compress") == "zlib-stream")
        self._wires.add(wire)
        conversation = Conversation(self, self._core, wire)
        wire.reading = asyncio.create_task(self._listen(request, conversation, wire))
        try:
            await asyncio.wait({wire.reading})
            if not wire.reading.cancelled() and (broken := wire.reading.exception()) is not None:
                if not isinstance(broken, Closing):
                    raise broken
                await wire.close(broken.code, broken.reason)
        finally:
            wire.reading.cancel()
            self._wires.discard(wire)
            await wire.finish()
            self._lose(conversation.session, wire)
        return socket

    async def _listen(self, request: web.Request, conversation: Conversation, wire: Wire) -> None:
        """Greet the client and hear it out; raises what it did wrong."""
        check_query(request)
        interval = int(self._core.settings.heartbeat_every * 1000)
        wire.say(Op.HELLO, {"heartbeat_interval": interval})
        async for message in wire.socket:
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                continue
            if len(message.data) > _MAX_PAYLOAD:
                raise Closing(4002, "Payload is too long.")
            conversation.count()
            try:
                payload = json.loads(message.data)
                op = payload["op"]
            except (ValueError, KeyError, TypeError):
                raise Closing(4002, "Error while decoding payload.") from None
            conversation.hear(op, payload.get("d"))

    def may_identify(self) -> bool:
        """Tell whether enough time has passed since the last IDENTIFY."""
        now = self._core.clock.now()
        last, pause = self._identified_at, self._core.settings.identify_every
        if last is not None and now - last < pause:
            return False
        self._identified_at = now
        return True

    def _lose(self, session: Session | None, wire: Wire) -> None:
        """A socket is gone; its session waits to be resumed, unless the client took its leave."""
        if session is not None and session.wire is wire:
            session.wire = None
            session.lost_at = self._core.clock.now()
            if not wire.was_cut and wire.socket.close_code in _GOODBYES:
                self.sessions.pop(session.id, None)
        if not self.has_listener:
            self.identified.clear()

    def _drop_expired(self) -> None:
        oldest = self._core.clock.now() - self._core.settings.resume_within
        for session in list(self.sessions.values()):
            if session.lost_at is not None and session.lost_at < oldest:
                del self.sessions[session.id]
