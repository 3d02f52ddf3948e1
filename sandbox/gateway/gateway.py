"""The gateway: accepts sockets, and dispatches events to the sessions that want them."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

from aiohttp import WSMsgType, web

from sandbox.clock import Clock
from sandbox.errors import Json
from sandbox.faults import Fault, Faults
from sandbox.gateway.compression import STREAMS
from sandbox.gateway.connection import Connection
from sandbox.gateway.guild_state import GuildState
from sandbox.gateway.intents import Intent
from sandbox.gateway.protocol import CloseConnection, Op, check_query
from sandbox.gateway.session import Session
from sandbox.gateway.sessions import Sessions
from sandbox.gateway.socket import GatewaySocket
from sandbox.json_codec import dumps, loads
from sandbox.settings import Settings

_MAX_PAYLOAD = 4096
"""Bytes of one message from a client."""
_CLOSE_TIMEOUT = 1.0
"""Seconds to wait for the client's answer to a close frame."""
_SHUTDOWN_TIMEOUT = 0.1
"""The same when the sandbox itself ends."""
_FINAL_CODES = (1000, 1001)
"""Close codes by which a client gives up its session."""


class Gateway:
    """All sessions, and the sockets they are served over."""

    def __init__(
        self,
        sessions: Sessions,
        guild_state: GuildState,
        clock: Clock,
        settings: Settings,
        faults: Faults,
        token: str,
    ) -> None:
        self._sessions = sessions
        self._guild_state = guild_state
        self._clock = clock
        self._settings = settings
        self._faults = faults
        self._token = token
        self._sockets: set[GatewaySocket] = set()
        self._closing: set[asyncio.Task[None]] = set()
        faults.on_gateway_close(self._close_for)

    @property
    def sessions(self) -> dict[str, Session]:
        """Sessions by id, connected or waiting to be resumed."""
        return self._sessions.by_id

    @property
    def identified(self) -> asyncio.Event:
        """Set while at least one client is logged in and connected."""
        return self._sessions.identified

    def any_wants(self, intent: Intent) -> bool:
        """Tell whether some session asked for this intent."""
        return self._sessions.any_wants(intent)

    def dispatch(
        self,
        event: str,
        data: Json,
        *,
        guild_id: int | None,
        intent: Intent,
        masked: Json | None = None,
    ) -> None:
        """Send an event to the sessions that want it; *masked* to those without its content."""
        wanting = self._sessions.wanting(guild_id, intent)
        if not wanting or self._faults.take("lost_event", event) is not None:
            return
        full = dumps(data)
        without_content = full if masked is None else dumps(masked)
        for session in wanting:
            has_content = Intent.MESSAGE_CONTENT in session.intents
            session.dispatch(event, full if has_content else without_content)

    async def drop_all(self, code: int = 4000, *, resumable: bool = True) -> None:
        """Close every socket; without *resumable* the sessions are forgotten too."""
        open_sockets = [s.socket for s in self.sessions.values() if s.socket is not None]
        if not resumable:
            self.sessions.clear()
        await asyncio.gather(*(socket.close(code) for socket in open_sockets))

    def ask_to_reconnect(self) -> None:
        """Send RECONNECT to every client."""
        for session in self.sessions.values():
            if session.socket is not None:
                session.socket.send_op(Op.RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send INVALID_SESSION to every client."""
        for session in list(self.sessions.values()):
            if session.socket is not None:
                session.socket.send_op(Op.INVALID_SESSION, resumable)
            if not resumable:
                del self.sessions[session.id]

    async def shut_down(self) -> None:
        """Close everything for good."""
        self.sessions.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_SHUTDOWN_TIMEOUT):
                await asyncio.gather(*(socket.close(1001) for socket in self._sockets))

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one socket from HELLO to its end."""
        websocket = web.WebSocketResponse(
            timeout=_CLOSE_TIMEOUT, max_msg_size=1 << 16, compress=False
        )
        await websocket.prepare(request)
        host = request.headers.get("Host", "")
        localize = partial(self._guild_state.address.localize, host=host)
        stream = STREAMS.get(request.query.get("compress", ""))
        socket = GatewaySocket(websocket, localize, None if stream is None else stream())
        self._sockets.add(socket)
        connection = self._connect(socket)
        reader = asyncio.create_task(self._read(request, connection, socket))
        socket.reader = reader
        silence = asyncio.create_task(connection.wait_for_silence())
        try:
            await asyncio.wait({reader, silence}, return_when=asyncio.FIRST_COMPLETED)
            if not reader.done():
                await socket.close(4009, "Session timed out.")
            elif not reader.cancelled() and (error := reader.exception()) is not None:
                if not isinstance(error, CloseConnection):
                    raise error
                await socket.close(error.code, error.reason)
        finally:
            silence.cancel()
            reader.cancel()
            self._sockets.discard(socket)
            await socket.finish()
            self._disconnect(connection.session, socket)
        return websocket

    def _connect(self, socket: GatewaySocket) -> Connection:
        return Connection(
            socket, self._sessions, self._guild_state, self._token, self._settings, self._clock
        )

    async def _read(
        self, request: web.Request, connection: Connection, socket: GatewaySocket
    ) -> None:
        """Say HELLO and handle what the client sends; raises what it did wrong."""
        check_query(request.query)
        interval = int(self._settings.heartbeat_every * 1000)
        socket.send_op(Op.HELLO, {"heartbeat_interval": interval})
        async for message in socket.websocket:
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                continue
            if len(message.data) > _MAX_PAYLOAD:
                raise CloseConnection(4002, "Payload is too long.")
            try:
                payload = loads(message.data)
                op = payload["op"]
            except (ValueError, KeyError, TypeError):
                raise CloseConnection(4002, "Error while decoding payload.") from None
            connection.receive(op, payload.get("d"))

    def _disconnect(self, session: Session | None, socket: GatewaySocket) -> None:
        """A socket is gone; its session can be resumed, unless the client ended it."""
        if session is not None and session.socket is socket:
            ended = not socket.closed_by_us and socket.websocket.close_code in _FINAL_CODES
            self._sessions.disconnect(session, resumable=not ended)
        self._sessions.update_identified()

    def _close_for(self, fault: Fault) -> None:
        closing = self.drop_all(fault.code, resumable=fault.resumable)
        task = asyncio.get_running_loop().create_task(closing)
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)
