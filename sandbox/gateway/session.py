"""A gateway session: numbered events, kept until the client has surely received them."""

from __future__ import annotations

import secrets
from collections import deque

from sandbox.gateway.intents import Intent
from sandbox.gateway.protocol import is_on_shard
from sandbox.gateway.socket import GatewaySocket

_KEPT_EVENTS = 2_000


class Session:
    """One client's subscriptions, and the events it can still ask to have replayed."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        """Its number, and how many there are."""
        self.intents = Intent(intents)
        self.sequence = 0
        self.socket: GatewaySocket | None = None
        self.lost_at: float | None = None
        """When its socket closed, while it has none."""
        self._kept: deque[tuple[int, str]] = deque(maxlen=_KEPT_EVENTS)

    def wants(self, guild_id: int | None, intent: Intent) -> bool:
        """Tell whether this session receives such an event."""
        return is_on_shard(guild_id, self.shard) and intent in self.intents

    def dispatch(self, event: str, data: str) -> None:
        """Number an event, keep it, and send it if a socket is open."""
        self.sequence += 1
        text = f'{{"t":"{event}","s":{self.sequence},"op":0,"d":{data}}}'
        self._kept.append((self.sequence, text))
        if self.socket is not None:
            self.socket.send(text)

    def can_replay(self, after: int) -> bool:
        """Tell whether every event after this number is still kept."""
        first = self._kept[0][0] if self._kept else self.sequence + 1
        return first - 1 <= after <= self.sequence

    def replay(self, after: int) -> None:
        """Send all events after this number again."""
        assert self.socket is not None
        for number, text in self._kept:
            if number > after:
                self.socket.send(text)
