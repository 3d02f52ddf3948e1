"""The interactions that are being served, so that a bot that closes can finish them first."""

import asyncio
from typing import Any

CLOSING_SECONDS = 5.0
"""How long a bot that closes goes on with what people have just asked for."""


class Ongoing:
    """Each interaction is served by one task of discord.py's."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def follow(self) -> None:
        """Count the current task until it ends."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait until nothing is being served, :data:`CLOSING_SECONDS` at most."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
