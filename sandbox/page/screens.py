"""The open screens: who watches, and what each is shown as it happens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sandbox.errors import Json

_MOST_WAITING = 1_000


class Screens:
    """Screens by the person who sits before them."""

    def __init__(self) -> None:
        self.watching: dict[int, set[asyncio.Queue[Json]]] = {}
        """User ids with the queues of their screens."""

    @property
    def any_open(self) -> bool:
        """Somebody has a screen open."""
        return bool(self.watching)

    def has_screen(self, user_id: int) -> bool:
        """Tell whether this person has a screen open."""
        return user_id in self.watching

    def show(self, user_id: int, event: Json) -> None:
        """Show something to one person; a screen that does not keep up misses it."""
        for queue in self.watching.get(user_id, ()):
            with suppress(asyncio.QueueFull):
                queue.put_nowait(event)

    def show_all(self, event: Json) -> None:
        """Show something to everybody."""
        for user_id in self.watching:
            self.show(user_id, event)

    @contextmanager
    def screen(self, user_id: int) -> Iterator[asyncio.Queue[Json]]:
        """A new screen for this person, for as long as the context lasts."""
        queue: asyncio.Queue[Json] = asyncio.Queue(_MOST_WAITING)
        screens = self.watching.setdefault(user_id, set())
        screens.add(queue)
        try:
            yield queue
        finally:
            screens.discard(queue)
            if not screens:
                self.watching.pop(user_id, None)
