"""The interactions that are being served, so that a bot that closes can finish them first."""

import asyncio
from typing import Any

CLOSING_SECONDS = 3.0
"""How long a bot that closes goes on with what people have just asked for. A picture may take
longer; all parts of the bot together have ten seconds."""


class Ongoing:
    """Each interaction is served by one task of discord.py's."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closing = False

    def begin(self) -> bool:
        """Count the current task until it ends.

        False: this process is closing, and leaves the interaction to another one, or to nobody. An
        interaction that is acknowledged may no longer be given up.
        """
        if self._is_closing:
            return False
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def finish(self) -> None:
        """Begin nothing new, and finish what was begun within :data:`CLOSING_SECONDS`.

        What takes longer is cut short. Its response is on record, and another process fills it.
        """
        self._is_closing = True
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
