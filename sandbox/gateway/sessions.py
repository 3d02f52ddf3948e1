"""All sessions of the gateway, and who may open another one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sandbox.clock import Clock
from sandbox.gateway.intents import Intent
from sandbox.gateway.session import Session
from sandbox.rate_limits import RateLimits
from sandbox.settings import Settings


class Sessions:
    """Sessions by id, connected or waiting to be resumed."""

    def __init__(self, clock: Clock, settings: Settings, limits: RateLimits) -> None:
        self._clock = clock
        self._settings = settings
        self._limits = limits
        self.by_id: dict[str, Session] = {}
        self.identified = asyncio.Event()
        """Set while at least one session has an open socket."""
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever ``identified`` has changed."""

    def may_identify(self, shard: int) -> bool:
        """Tell whether the rate limit allows another session of this shard, and count it if so."""
        return self._limits.may_identify(shard % self._settings.max_concurrency)

    def count_start(self) -> bool:
        """Count a session of this day; False if it is one too many."""
        starts = self._limits.session_starts
        if starts is None:
            return True
        if starts.remaining == 0:
            return False
        starts.remaining -= 1
        return True

    def add(self, session: Session) -> None:
        """Register a session that has just identified."""
        self.by_id[session.id] = session
        self.update_identified()

    def wanting(self, guild_id: int | None, intent: Intent) -> list[Session]:
        """The sessions that receive such an event of this server."""
        self._drop_expired()
        return [session for session in self.by_id.values() if session.wants(guild_id, intent)]

    def any_wants(self, intent: Intent) -> bool:
        """Tell whether some session asked for this intent."""
        return any(intent in session.intents for session in self.by_id.values())

    def disconnect(self, session: Session, *, resumable: bool) -> None:
        """Note that a session's socket is gone; forget the session unless it may be resumed."""
        session.socket = None
        session.lost_at = self._clock.elapsed()
        if not resumable:
            self.by_id.pop(session.id, None)

    def update_identified(self) -> None:
        """Note whether any session has a socket."""
        is_any = any(session.socket is not None for session in self.by_id.values())
        if is_any == self.identified.is_set():
            return
        if is_any:
            self.identified.set()
        else:
            self.identified.clear()
        self.on_change()

    def _drop_expired(self) -> None:
        oldest = self._clock.elapsed() - self._settings.resume_within
        for session in list(self.by_id.values()):
            if session.lost_at is not None and session.lost_at < oldest:
                del self.by_id[session.id]
