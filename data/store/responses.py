"""Private responses under way: what a killed process leaves "thinking" is finished by another.

A process keeps its own by a lease of a few seconds, which it renews. All times are of the
database's clock.
"""

from datetime import timedelta

from cachetools import TTLCache
from sqlalchemy import BigInteger, Connection, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

import data.store.rows as rows
from data.store.columns import database_now
from data.store.database import Database
from data.store.records import OpenResponse
from data.store.schema import open_responses
from data.store.transactions import Clock, Transactions

LEASE = timedelta(seconds=5)
"""How long a lease holds unless it is renewed: longer than a busy process is ever silent."""
REMEMBERED = timedelta(minutes=15)
"""How long it is known that a response was closed: as long as its token lives, so that a process
that gets the interaction late does not open it again."""

_MICROSECOND = timedelta(microseconds=1)
_MANY = 10_000
_FEW = 10
"""Responses taken over together: as many as are finished well before a lease ends."""
_PATIENCE = 60.0
"""Seconds after which a response that was not filled counts as left behind."""

_END = database_now() + bindparam("lease", type_=BigInteger)
_RENEW = (
    update(open_responses)
    .where(open_responses.c.interaction_id.in_(bindparam("interactions", expanding=True)))
    .values(until=_END)
)
_CLOSED = ""
"""The token of a response that was closed: nobody needs it any more."""
_CLOSE = (
    update(open_responses)
    .where(open_responses.c.interaction_id == bindparam("interaction"))
    .values(token=_CLOSED, until=_END)
)
_HAS_ENDED = open_responses.c.until <= database_now()
_ENDED = select(open_responses.c.interaction_id).where(_HAS_ENDED)
_FORGET_CLOSED = delete(open_responses).where(_HAS_ENDED, open_responses.c.token == _CLOSED)
_TAKE_LOST = (
    update(open_responses)
    .where(
        open_responses.c.interaction_id.in_(
            _ENDED.where(open_responses.c.token != _CLOSED)
            .limit(bindparam("count"))
            .with_for_update(skip_locked=True)
        )
    )
    .values(until=_END)
    .returning(*(column for column in open_responses.c if column.name != "until"))
)


class Responses(Transactions):
    """The part of the store that knows which responses are under way."""

    def __init__(self, database: Database, now: Clock, lease: timedelta = LEASE) -> None:
        super().__init__(database, now)
        self._lease = {"lease": lease // _MICROSECOND}
        added = (sqlite if database.is_sqlite else postgresql).insert(open_responses)
        # Two processes may get the same interaction.
        self._open = added.values(until=_END).on_conflict_do_nothing()
        self._open_responses: TTLCache[int, None] = TTLCache(_MANY, _PATIENCE)
        """Those of this process, by the ids of their interactions."""

    async def open_response(self, response: OpenResponse) -> None:
        """Remember a private response that is about to show "thinking".

        Nobody else takes it as long as it is kept. Nothing is stored where another process, which
        has got the same interaction, was faster.
        """
        await self._execute(self._open, rows.response_values(response) | self._lease)
        self._open_responses[response.interaction_id] = None

    def leave_response(self, interaction_id: int) -> None:
        """Leave a response to the process that has acknowledged its interaction."""
        self._open_responses.pop(interaction_id, None)

    async def close_response(self, interaction_id: int) -> None:
        """Forget a response, which has been filled or removed, but for its id, if it is known."""
        self._open_responses.pop(interaction_id, None)
        closed = {"interaction": interaction_id, "lease": REMEMBERED // _MICROSECOND}
        await self._execute(_CLOSE, closed)

    async def keep_responses(self) -> None:
        """Keep the open responses of this process from others; to be called every few seconds."""
        if interactions := list(self._open_responses):
            await self._execute(_RENEW, self._lease | {"interactions": interactions})

    async def take_lost_responses(self) -> tuple[OpenResponse, ...]:
        """Return a few that their process has left behind, each of them to one caller.

        The process that takes one closes it. Where that does not come about, as after a kill, it
        is handed out again soon.
        """
        if not await self._rows(_ENDED.limit(1)):
            return ()
        return await self._write(self._take_lost)

    def _take_lost(self, connection: Connection) -> tuple[OpenResponse, ...]:
        connection.execute(_FORGET_CLOSED)
        found = connection.execute(_TAKE_LOST, self._lease | {"count": _FEW})
        return tuple(OpenResponse(**row._mapping) for row in found)
