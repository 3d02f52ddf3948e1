"""Nonces: a message sent twice with the same one is posted once."""

from __future__ import annotations

from collections import deque

from sandbox.clock import Clock
from sandbox.errors import Json
from sandbox.settings import Settings
from sandbox.world.model import Message, User

_Key = tuple[int, str]
"""Author and nonce."""


class Nonces:
    """Recent messages by author and nonce."""

    def __init__(self, clock: Clock, settings: Settings) -> None:
        self._clock = clock
        self._kept_seconds = settings.nonce_lives
        self._by_age: deque[tuple[float, _Key]] = deque()
        self._messages: dict[_Key, Message] = {}

    def find(self, author: User, payload: Json) -> Message | None:
        """The message that this author posted with the payload's nonce a moment ago."""
        self._forget_old()
        nonce = payload.get("nonce")
        return None if nonce is None else self._messages.get((author.id, str(nonce)))

    def remember(self, message: Message) -> None:
        """Remember a message that has a nonce."""
        if message.nonce is None:
            return
        key = (message.author.id, str(message.nonce))
        self._messages[key] = message
        self._by_age.append((message.created_at, key))

    def _forget_old(self) -> None:
        oldest = self._clock.now() - self._kept_seconds
        while self._by_age and self._by_age[0][0] < oldest:
            _, key = self._by_age.popleft()
            message = self._messages.get(key)
            if message is not None and message.created_at < oldest:
                del self._messages[key]
