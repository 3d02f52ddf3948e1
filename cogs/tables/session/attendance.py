"""Who of a table is still in its server. Asked only where it decides something."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable

from data.store import Session

IsMember = Callable[[int, int], Awaitable[bool]]
"""Whether a user (second) is still in a server (first)."""


async def nobody_leaves(guild_id: int, user_id: int) -> bool:
    """Everybody is still there; for tables without a server."""
    return True


class Attendance:
    """Answers questions about the people of a table."""

    def __init__(self, is_member: IsMember) -> None:
        self._is_member = is_member

    async def next_host(self, session: Session, silent: Collection[int]) -> int | None:
        """The first person after the host who is still there and not *silent*; None: the host is.

        *silent* are those (user ids) whom nobody waits for any more.
        """
        host = session.seat_of(session.host_id) or 0
        seats = range(len(session.seats))
        people = session.people_at((*seats[host + 1 :], *seats[:host]))
        if session.host_id not in silent and not await self.gone(session, [session.host_id]):
            return None
        for user_id in people:
            if user_id not in silent and not await self.gone(session, [user_id]):
                return user_id
        return None

    async def gone(self, session: Session, people: Iterable[int]) -> frozenset[int]:
        """Those of *people* (user ids) who have left the server of *session*."""
        guild_id, asked = session.guild_id, list(people)
        if guild_id is None:
            return frozenset()
        found = await asyncio.gather(*(self._is_member(guild_id, user_id) for user_id in asked))
        return frozenset(
            user_id for user_id, is_member in zip(asked, found, strict=True) if not is_member
        )
