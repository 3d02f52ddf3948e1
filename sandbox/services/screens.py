"""Open pages: who has one, and the live events queued for each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sandbox.errors import Json

_MAX_QUEUED = 1_000


class Screens:
    """The open pages of each person."""

    def __init__(self) -> None:
        self.watching: dict[int, set[asyncio.Queue[Json]]] = {}
        """Event queues by user id, one for each open page."""

    @property
    def any_open(self) -> bool:
        """Tell whether anybody has a page open."""
        return bool(self.watching)

    def has_screen(self, user_id: int) -> bool:
        """Tell whether this person has a page open."""
        return user_id in self.watching

    def show(self, user_id: int, event: Json) -> None:
        """Queue an event for one person; a page that does not keep up misses it."""
        for queue in self.watching.get(user_id, ()):
            with suppress(asyncio.QueueFull):
                queue.put_nowait(event)

    def show_all(self, event: Json) -> None:
        """Queue an event for every open page."""
        for user_id in self.watching:
            self.show(user_id, event)

    @contextmanager
    def screen(self, user_id: int) -> Iterator[asyncio.Queue[Json]]:
        """Open a page for this person until the context ends; yields its queue."""
        queue: asyncio.Queue[Json] = asyncio.Queue(_MAX_QUEUED)
        screens = self.watching.setdefault(user_id, set())
        screens.add(queue)
        try:
            yield queue
        finally:
            screens.discard(queue)
            if not screens:
                self.watching.pop(user_id, None)
