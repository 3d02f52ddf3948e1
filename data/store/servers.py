"""Servers: what each has settled for its tables, and which tables it has."""

from cachetools import TTLCache
from sqlalchemy import Connection, bindparam, select, update

import data.store.rows as rows
import data.store.statements as statements
from data.store.database import Clock, Database, utc_now
from data.store.records import Server, Session
from data.store.schema import jobs, servers, sessions
from data.store.standing import LIVE
from data.store.timing import JobKind

_SERVERS = 10_000
_KNOWN_SECONDS = 60.0
"""How long it is remembered whether a server names its threads."""

SERVER = select(servers).where(servers.c.guild_id == bindparam("guild"))
LIVE_IN_SERVER = statements.ANY_SESSION.where(
    sessions.c.guild_id == bindparam("guild"), sessions.c.status.in_(LIVE)
).order_by(*statements.OLDEST_QUESTION_FIRST)

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


PUT_SERVER = statements.put(servers)


class Servers(Database):
    """The part of the store that knows servers."""

    def __init__(self, url: str, now: Clock = utc_now) -> None:
        super().__init__(url, now)
        self._names_turn: TTLCache[int, bool] = TTLCache(_SERVERS, _KNOWN_SECONDS)

    async def server(self, guild_id: int) -> Server:
        """Return the rules of this server; nothing so far: everything goes as usual."""
        found = await self._rows(SERVER, guild=guild_id)
        return (found and found[0].settled) or Server(guild_id=guild_id)

    async def set_server(self, server: Server) -> None:
        """Remember what a server has settled, in place of what it had before."""
        now = self.clock()

        def work(connection: Connection) -> None:
            connection.execute(PUT_SERVER, {"guild_id": server.guild_id, "settled": server})
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
