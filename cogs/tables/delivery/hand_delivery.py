"""How far the hands of one publication have got, while its board is posted beside them."""

import asyncio
from dataclasses import dataclass, field

LATE_SECONDS = 5.0
"""How long a late hand may keep the table from being published again."""


@dataclass(slots=True)
class HandDelivery:
    """How far the hands of one publication have got. Nothing that happens to one stops a board."""

    reached: set[int] = field(default_factory=set)
    """The people (user ids) who have their question in front of them."""
    behind_screen: list[int] = field(default_factory=list)
    """The seats that are asked in private, and can be shown their hand at the table only."""
    updates: set[asyncio.Task[None]] = field(default_factory=set)
    """One task per seat; those that are not done yet are late."""

    async def wait(self) -> None:
        """Let late hands end, and give up those that take :data:`LATE_SECONDS` more."""
        if not self.updates:
            return
        _, late = await asyncio.wait(self.updates, timeout=LATE_SECONDS)
        for update in late:
            update.cancel()
        await asyncio.wait(self.updates)

    def raise_failure(self) -> None:
        """Do nothing where every hand is as it should be; to be called after :meth:`wait`.

        :raises TimeoutError: a hand was given up.
        :raises discord.HTTPException: a hand failed for a reason that may pass.
        """
        for update in self.updates:
            if update.cancelled():
                raise TimeoutError("a hand took too long")
            if failure := update.exception():
                raise failure
