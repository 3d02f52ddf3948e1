"""The choices of people for themselves, and of servers for their tables."""

from collections.abc import Iterable
from datetime import datetime

from cachetools import TTLCache
from sqlalchemy import Connection, bindparam, select, update

import data.store.rows as rows
from data.store.database import Clock, utc_now
from data.store.jobs import Jobs, put_jobs
from data.store.preferences import Preference
from data.store.records import Server, Session
from data.store.schema import jobs, preferences, servers, sessions
from data.store.table_status import LIVE
from data.store.timing import Job, JobKind

_MOST_KNOWN = 10_000
_KNOWN_SECONDS = 60.0
"""How long what they chose is remembered for what may be a little behind."""

_PUT_PREFERENCE = rows.put(preferences)
_PUT_SERVER = rows.put(servers)
SERVER = select(servers).where(servers.c.guild_id == bindparam("guild"))
LIVE_IN_SERVER = rows.ANY_SESSION.where(
    sessions.c.guild_id == bindparam("guild"), sessions.c.status.in_(LIVE)
).order_by(*rows.OLDEST_QUESTION_FIRST)

_IN_SERVER = select(sessions.c.id).where(sessions.c.guild_id == bindparam("guild"))
RENAME_BACK = (
    update(jobs)
    .where(jobs.c.kind == JobKind.RENAME, jobs.c.session_id.in_(_IN_SERVER))
    .values(
        due_at=bindparam("now", type_=jobs.c.due_at.type),
        number=jobs.c.number + 1,
        holder=None,
    )
)


class People(Jobs):
    """The part of the store that knows people, and servers."""

    def __init__(self, url: str, now: Clock = utc_now) -> None:
        super().__init__(url, now)
        self._preferences: TTLCache[int, Preference] = TTLCache(_MOST_KNOWN, _KNOWN_SECONDS)
        self._names_turn: TTLCache[int, bool] = TTLCache(_MOST_KNOWN, _KNOWN_SECONDS)

    async def preference(self, user_id: int) -> Preference:
        """Return the choices of this person; nothing so far: a Preference of Nones."""
        return (await self.preferences((user_id,)))[user_id]

    async def preferences(self, user_ids: Iterable[int]) -> dict[int, Preference]:
        """Return the choices of each of these people."""
        chosen = dict.fromkeys(user_ids, Preference())
        for row in await self._rows(rows.PREFERENCES, users=list(chosen)):
            chosen[row.user_id] = row.chosen
        self._preferences.update(chosen)
        return chosen

    async def known_preferences(self, user_ids: Iterable[int]) -> dict[int, Preference]:
        """As :meth:`preferences`, but perhaps as they were up to a minute ago."""
        wanted = set(user_ids)
        known = {user: found for user in wanted if (found := self._preferences.get(user))}
        return known if known.keys() == wanted else await self.preferences(wanted)

    async def set_preference(
        self,
        user_id: int,
        preference: Preference,
        summary_at: datetime | None = None,
        due: Iterable[Job] = (),
    ) -> None:
        """Remember what this person chose, in place of what they chose before.

        *summary_at* is when their next daily summary is due; None: they want none. *due* is
        what has to be looked at because of what they chose.
        """
        values = {"user_id": user_id, "chosen": preference}

        def work(connection: Connection) -> None:
            connection.execute(_PUT_PREFERENCE, values)
            digest = Job(kind=JobKind.DIGEST, user_id=user_id, due_at=summary_at)
            put_jobs(connection, (digest, *due))

        await self.write(work)
        self._preferences[user_id] = preference

    # Servers

    async def server(self, guild_id: int) -> Server:
        """Return the rules of this server; nothing so far: everything goes as usual."""
        found = await self._rows(SERVER, guild=guild_id)
        return (found and found[0].settled) or Server(guild_id=guild_id)

    async def set_server(self, server: Server) -> None:
        """Remember what a server has settled, in place of what it had before."""
        now = self.clock()

        def work(connection: Connection) -> None:
            connection.execute(_PUT_SERVER, {"guild_id": server.guild_id, "settled": server})
            if not server.names_turn:
                connection.execute(RENAME_BACK, {"guild": server.guild_id, "now": now})

        await self.write(work)
        self._names_turn[server.guild_id] = server.names_turn

    async def names_turn(self, guild_id: int) -> bool:
        """Tell whether names of threads say there whose turn it is, as of a minute ago at most."""
        known = self._names_turn.get(guild_id)
        if known is None:
            known = self._names_turn[guild_id] = (await self.server(guild_id)).names_turn
        return known

    async def live_sessions_in(self, guild_id: int) -> tuple[Session, ...]:
        """The lobbies and running games of this server, the oldest question first, lobbies last."""
        return tuple(map(rows.session_of, await self._rows(LIVE_IN_SERVER, guild=guild_id)))
